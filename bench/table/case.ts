import type { Page } from '@playwright/test'
import type { ActionKind, Expected } from './stopwatch.ts'

/** A text to paste, or the content of a file to open. */
type Given = { text: string } | { file: Uint8Array }

export type Case = {
  tool: string
  slug: string
  input: string
  given?: () => Given
  /** A library for the platform's own way. */
  script?: string
  /** What the visitor does before the clock starts. */
  prepare?: (page: Page, hand: Hand) => Promise<unknown>
  /** The action that starts the clock. */
  act: [ActionKind, (page: Page, hand: Hand) => Promise<unknown>]
  done: Expected | (() => Expected)
  /** The platform's own way, run in the page. Returns milliseconds. */
  platform?: [way: string, run: (given: never) => Promise<number>]
}

/** Brings the input into the page as a visitor would. */
export type Hand = { paste: (label: string) => Promise<void>; open: () => Promise<void> }

export const megabyte = 1_000_000
/** Whole rows of about this many bytes. */
export const fill = (row: string, size: number) => row.repeat(Math.round(size / Buffer.byteLength(row)))
export const markup = '<p class="x">Grüße & Küsse</p>\n'
export const prose = 'The quick brown fox — “jumps” over the lazy dog; café à la crème costs £4.50.\n'
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click({ timeout: 120_000 })

export const sizes = [1, 10]

/** The clock starts when the file is chosen, because the platform's own way has to read it too. */
export const openAnd = (act: (page: Page) => Promise<void>): Case['act'] => [
  'change',
  async (page, { open }) => {
    await open()
    await act(page)
  },
]

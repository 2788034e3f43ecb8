import { createHash, randomFillSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { makeRecords } from './records.ts'
import type { Act, Clock, Sign } from './stopwatch.ts'

declare const inPage: Clock

/** A text that is pasted, or the content of a file that is opened. */
type Given = { text: string } | { file: Uint8Array }

export type Case = {
  tool: string
  slug: string
  input: string
  given?: () => Given
  /** A library that the platform's way needs. */
  script?: string
  /** What the visitor has done before the clock starts. */
  prepare?: (page: Page, hand: Hand) => Promise<unknown>
  /** The act that starts the clock. */
  act: [Act, (page: Page, hand: Hand) => Promise<unknown>]
  done: Sign
  /** The platform's own way, run in the page; what it takes in milliseconds. */
  platform?: [way: string, run: (given: never) => Promise<number>]
}

/** Brings what is given into the page as a visitor would. */
export type Hand = { paste: (label: string) => Promise<void>; open: () => Promise<void> }

const megabyte = 1_000_000
/** Whole rows of about this many bytes. */
const fill = (row: string, size: number) => row.repeat(Math.round(size / Buffer.byteLength(row)))
const markup = '<p class="x">Grüße & Küsse</p>\n'
const prose = 'The quick brown fox — “jumps” over the lazy dog; café à la crème costs £4.50.\n'
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click({ timeout: 120_000 })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

const sizes = [1, 10]

const json = { tool: 'JSON Formatter', slug: 'json-formatter' }
const jsonDone = { says: 'Only whitespace changed', shows: 'JSON output' }
const formatClick: Case['act'] = ['click', (page) => press(page, 'Format JSON')]
const jsonCases: Case[] = [
  ...sizes.map(
    (size): Case => ({
      ...json,
      input: `Format, ${size} MB pasted`,
      given: () => ({ text: makeRecords(size) }),
      prepare: (_, { paste }) => paste('JSON input'),
      act: formatClick,
      done: jsonDone,
      platform: [
        'JSON.stringify(JSON.parse(text), null, 2)',
        (text: string) => inPage.clock(() => JSON.stringify(JSON.parse(text), null, 2)),
      ],
    }),
  ),
  {
    ...json,
    input: 'Format, file of 50 MB',
    given: () => ({ file: Buffer.from(makeRecords(50)) }),
    prepare: (_, { open }) => open(),
    act: formatClick,
    done: jsonDone,
    platform: [
      'the same of file.text()',
      (file: File) => inPage.clock(async () => JSON.stringify(JSON.parse(await file.text()), null, 2)),
    ],
  },
]

const htmlCases = sizes.map(
  (size): Case => ({
    tool: 'HTML Encoder',
    slug: 'html-encoder-decoder',
    input: `${size} MB pasted`,
    given: () => ({ text: fill(markup, size * megabyte) }),
    act: ['paste', (_, { paste }) => paste('Input')],
    done: { says: ' characters in, ', shows: 'Output' },
    platform: [
      'div.innerHTML',
      (text: string) => {
        const element = document.createElement('div')
        return inPage.clock(() => {
          element.textContent = text
          return element.innerHTML
        })
      },
    ],
  }),
)

const urlCases = sizes.map(
  (size): Case => ({
    tool: 'URL Encoder',
    slug: 'url-encoder-decoder',
    input: `${size} MB pasted`,
    given: () => ({ text: fill(markup, size * megabyte) }),
    prepare: (_, { paste }) => paste('URL or text'),
    act: ['click', (page) => press(page, 'Encode URL')],
    done: { says: 'URL Encoded Successfully', shows: 'Encoded URL' },
    platform: ['encodeURIComponent', (text: string) => inPage.clock(() => encodeURIComponent(text))],
  }),
)

const base64 = { tool: 'Base64', slug: 'base64-encode-decode' }
const chooseDecode = (page: Page) => page.getByRole('radio', { name: 'Decode', exact: true }).check()
const bytes = randomFillSync(Buffer.alloc(100 * megabyte))
const base64Cases: Case[] = [
  ...sizes.flatMap((size): Case[] => [
    {
      ...base64,
      input: `Encode, ${size} MB pasted`,
      given: () => ({ text: fill(prose, size * megabyte) }),
      prepare: (_, { paste }) => paste('Input'),
      act: ['click', (page) => press(page, 'Encode to Base64')],
      done: { enables: 'Download', shows: 'Output' },
      platform: [
        'Uint8Array.toBase64',
        (text: string) => inPage.clock(() => new TextEncoder().encode(text).toBase64()),
      ],
    },
    {
      ...base64,
      input: `Decode, ${size} MB pasted`,
      given: () => ({ text: Buffer.from(fill(prose, (size * megabyte * 3) / 4)).toString('base64') }),
      prepare: async (page, { paste }) => {
        await chooseDecode(page)
        await paste('Input')
      },
      act: ['click', (page) => press(page, 'Decode from Base64')],
      done: { enables: 'Download', shows: 'Output' },
      platform: [
        'Uint8Array.fromBase64',
        (text: string) => inPage.clock(() => new TextDecoder().decode(Uint8Array.fromBase64(text))),
      ],
    },
  ]),
  {
    ...base64,
    input: 'Encode, file of 100 MB',
    given: () => ({ file: bytes }),
    prepare: (_, { open }) => open(),
    act: ['click', (page) => press(page, 'Encode to Base64')],
    done: { says: 'base64-encoded.txt', enables: 'Download' },
    platform: [
      'Uint8Array.toBase64',
      (file: File) => inPage.clock(async () => new Uint8Array(await file.arrayBuffer()).toBase64()),
    ],
  },
  {
    ...base64,
    input: 'Decode, file of 133 MB',
    given: () => ({ file: Buffer.from(bytes.toString('base64'), 'latin1') }),
    prepare: async (page, { open }) => {
      await chooseDecode(page)
      await open()
    },
    act: ['click', (page) => press(page, 'Decode from Base64')],
    done: { says: 'base64-decoded.bin', enables: 'Download' },
    platform: [
      'Uint8Array.fromBase64',
      (file: File) => inPage.clock(async () => Uint8Array.fromBase64(await file.text())),
    ],
  },
]

const hash = {
  tool: 'Hash Generator',
  slug: 'hash-generator',
  input: 'five digests, file of 100 MB',
  given: () => ({ file: bytes }),
  act: ['change', (_, { open }) => open()],
  done: { says: createHash('sha512').update(bytes).digest('hex') },
} satisfies Case
type Library = { hashwasm: typeof import('hash-wasm') }
const hashCases: Case[] = [
  {
    ...hash,
    script: readFileSync('node_modules/hash-wasm/dist/sha256.umd.min.js', 'utf8'),
    platform: [
      'SHA-256 alone by the same library',
      async (file: File) => {
        const hasher = await (globalThis as unknown as Library).hashwasm.createSHA256()
        const reader = file.stream().getReader()
        return inPage.clock(async () => {
          for (let part = await reader.read(); !part.done; part = await reader.read()) hasher.update(part.value)
          return hasher.digest()
        })
      },
    ],
  },
  {
    ...hash,
    platform: [
      "crypto.subtle.digest('SHA-512')",
      (file: File) => inPage.clock(async () => crypto.subtle.digest('SHA-512', await file.arrayBuffer())),
    ],
  },
]

const regex = {
  tool: 'Regex Tester',
  slug: 'regex-tester',
  given: () => ({ text: fill('abcd ', 5 * megabyte) }),
}
const usePattern = (page: Page) => field(page, 'Pattern').fill(String.raw`\w+`)
const typeKey: Case['act'] = ['keydown', (page) => page.keyboard.press('x')]
const records = makeRecords(5)
const liveCases: Case[] = [
  {
    tool: 'Text Case Converter',
    slug: 'text-case-converter',
    input: 'all cases, 1 MB pasted',
    given: () => ({ text: fill(prose, megabyte) }),
    act: ['paste', (_, { paste }) => paste('Your text')],
    done: { says: 'more, Copy and Download have all of it' },
    platform: ['toUpperCase alone', (text: string) => inPage.clock(() => text.toUpperCase())],
  },
  {
    ...regex,
    input: '1,000,000 matches in 5 MB pasted',
    prepare: usePattern,
    act: ['paste', (_, { paste }) => paste('Test string')],
    done: { says: '1000000 matches' },
    platform: ['[...text.matchAll(/\\w+/g)]', (text: string) => inPage.clock(() => [...text.matchAll(/\w+/g)])],
  },
  {
    ...regex,
    input: 'one key typed into these 5 MB',
    prepare: async (page, { paste }) => {
      await usePattern(page)
      await paste('Test string')
      await page.getByText('1000000 matches', { exact: true }).waitFor({ timeout: 120_000 })
    },
    act: typeKey,
    done: { says: '1000001 matches' },
  },
  {
    ...json,
    input: 'one key typed into 5 MB',
    given: () => ({ text: records }),
    prepare: (_, { paste }) => paste('JSON input'),
    act: typeKey,
    done: { says: `${(records.length + 1).toLocaleString('en')} characters` },
  },
]

const smallCases: Case[] = [
  {
    tool: 'UUID Generator',
    slug: 'uuid-generator',
    input: '100 UUIDs, the most it makes at once',
    prepare: (page) => page.getByRole('spinbutton', { name: 'Quantity' }).fill('100'),
    act: ['click', (page) => press(page, 'Generate')],
    done: { says: '100 UUID(s) generated successfully.' },
    platform: [
      'crypto.randomUUID, 100 times',
      () => inPage.clock(() => Array.from({ length: 100 }, () => crypto.randomUUID())),
    ],
  },
  {
    tool: 'Unit Converter',
    slug: 'unit-converter',
    input: 'a value typed',
    act: ['input', (page) => field(page, 'Value').fill('2')],
    done: { says: '2 m ≈ 6.56167979002625 ft' },
  },
  {
    tool: 'Timestamp Converter',
    slug: 'timestamp-converter',
    input: 'a timestamp typed',
    act: ['input', (page) => field(page, 'Timestamp').fill('1640995200')],
    done: { says: '2022-01-01T00:00:00' },
  },
  {
    tool: 'Color Palette Generator',
    slug: 'color-palette-generator',
    input: 'a palette made',
    prepare: (page) => field(page, 'Hex color').fill('#ff0000'),
    act: ['click', (page) => press(page, 'Generate Palette')],
    done: { says: '#00FFFF' },
  },
  {
    tool: 'Username Generator',
    slug: 'aesthetic-username-generator',
    input: 'a list made',
    prepare: (page) => field(page, 'Base name').fill('Wxyz'),
    act: ['click', (page) => press(page, 'Generate New Usernames')],
    done: { says: 'Wxyz' },
  },
]

export const cases: Case[] = [
  ...jsonCases,
  ...htmlCases,
  ...urlCases,
  ...base64Cases,
  ...hashCases,
  ...liveCases,
  ...smallCases,
]

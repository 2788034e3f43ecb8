import type { Page } from '@playwright/test'
import { field } from '../../e2e/controls.ts'
import { base64Cases, hashCases } from './byte-cases.ts'
import { type Case, fill, markup, megabyte, openAnd, press, prose, sizes } from './case.ts'
import { makeRecords } from './records.ts'
import type { Clock } from './stopwatch.ts'

declare const inPage: Clock

const json = { tool: 'JSON Formatter', slug: 'json-formatter' }
const jsonDone = { says: 'Valid JSON', shows: 'JSON output' }
const formatPasted = (size: number): Case => ({
  ...json,
  input: `Format, ${size} MB pasted`,
  given: () => ({ text: makeRecords(size) }),
  prepare: (_, { paste }) => paste('JSON input'),
  act: ['click', (page) => press(page, 'Format JSON')],
  done: jsonDone,
  platform: [
    '`JSON.stringify(JSON.parse(text), null, 2)`',
    (text: string) => inPage.clock(() => JSON.stringify(JSON.parse(text), null, 2)),
  ],
})
const jsonCases: Case[] = [
  ...sizes.map(formatPasted),
  {
    ...formatPasted(1),
    input: 'Format, 1 MB pasted and a key typed into it',
    prepare: async (page, { paste }) => {
      await paste('JSON input')
      await page.keyboard.press('Space')
    },
  },
  {
    ...formatPasted(10),
    input: 'Format 10 MB pasted and read it again to check it',
    done: { ...jsonDone, says: 'Only whitespace changed' },
  },
  {
    ...json,
    input: 'Format, file of 50 MB',
    given: () => ({ file: Buffer.from(makeRecords(50)) }),
    act: openAnd((page) => press(page, 'Format JSON')),
    done: jsonDone,
    platform: [
      'the same of `file.text()`',
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
      '`text.replace` of the same characters',
      (text: string) => {
        const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
        const others: Record<string, string> = { "'": '&#39;', '/': '&#x2F;', '=': '&#x3D;', '`': '&#x60;' }
        return inPage.clock(() => text.replace(/[&<>"'/=`]/g, (found) => names[found] ?? others[found] ?? ''))
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
    platform: ['`encodeURIComponent`', (text: string) => inPage.clock(() => encodeURIComponent(text))],
  }),
)

const regex = {
  tool: 'Regex Tester',
  slug: 'regex-tester',
  given: () => ({ text: fill('abcd ', 5 * megabyte) }),
}
const usePattern = (page: Page) => field(page, 'Pattern').fill(String.raw`\w+`)
const typeKey: Case['act'] = ['keydown', (page) => page.keyboard.press('x')]
const liveCases: Case[] = [
  {
    tool: 'Text Case Converter',
    slug: 'text-case-converter',
    input: 'all cases, 1 MB pasted',
    given: () => ({ text: fill(prose, megabyte) }),
    act: ['paste', (_, { paste }) => paste('Your text')],
    done: { says: 'more characters. Copy and Download include everything.' },
    platform: ['`toUpperCase` alone', (text: string) => inPage.clock(() => text.toUpperCase())],
  },
  {
    ...regex,
    input: '1,000,000 matches in 5 MB pasted',
    prepare: usePattern,
    act: ['paste', (_, { paste }) => paste('Test string')],
    done: { says: '1000000 matches' },
    platform: ['`[...text.matchAll(/\\w+/g)]`', (text: string) => inPage.clock(() => [...text.matchAll(/\w+/g)])],
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
    given: () => ({ text: fill('{"id":1},\n', 5 * megabyte) }),
    prepare: async (page, { paste }) => {
      await paste('JSON input')
      // Until the editor is there, the field with the first part of the text takes no keys.
      await page.locator('.cm-content[aria-label="JSON input"]').waitFor({ timeout: 120_000 })
    },
    act: typeKey,
    done: { says: '5,000,001 characters' },
  },
]

const smallCases: Case[] = [
  {
    tool: 'UUID Generator',
    slug: 'uuid-generator',
    input: '100 UUIDs, the most it makes at once',
    prepare: (page) => page.getByRole('spinbutton', { name: 'Quantity' }).fill('100'),
    act: ['click', (page) => press(page, 'Generate')],
    done: { lists: 100 },
    platform: [
      '`crypto.randomUUID`, 100 times',
      () => inPage.clock(() => Array.from({ length: 100 }, () => crypto.randomUUID())),
    ],
  },
  {
    tool: 'Unit Converter',
    slug: 'unit-converter',
    input: 'a value typed',
    act: ['input', (page) => field(page, 'Value').fill('2')],
    done: { says: '2 meters ≈ 6.56168 feet' },
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
    act: ['input', (page) => field(page, 'Hex color').fill('#ff0000')],
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

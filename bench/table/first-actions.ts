import type { Page } from '@playwright/test'
import { field } from '../../e2e/controls.ts'
import { press } from './case.ts'
import type { ActionKind, Expected } from './stopwatch.ts'

/** A visitor's first action on a page, how to see its result, and how to get back to the start. */
export type FirstAction = {
  page: string
  path: string
  name: string
  act: [ActionKind, (page: Page) => Promise<unknown>]
  done: Expected
  back: (page: Page) => Promise<unknown>
}

const tool = (page: string, slug: string) => ({ page, path: `/tools/${slug}` })
const empty = (label: string) => (page: Page) => field(page, label).fill('')

/** Puts a text into a field and presses a button right away. */
const fillAndPress = (label: string, text: string, button: string): FirstAction['act'] => [
  'click',
  async (page) => {
    await field(page, label).fill(text)
    await press(page, button)
  },
]
const type = (label: string, text: string): FirstAction['act'] => ['input', (page) => field(page, label).fill(text)]

/** The first action on every page with a workbench. */
export const firstActions: readonly FirstAction[] = [
  {
    page: 'Home',
    path: '/',
    name: 'a text typed',
    act: ['input', (page) => page.getByRole('textbox').first().fill('3 km')],
    done: { changes: 'main section ul' },
    back: (page) => page.getByRole('textbox').first().fill('{"a":1}'),
  },
  {
    ...tool('JSON Formatter', 'json-formatter'),
    name: 'Format JSON',
    act: fillAndPress('JSON input', '{"a":1}', 'Format JSON'),
    done: { shows: 'JSON output' },
    back: (page) => press(page, 'Clear'),
  },
  {
    ...tool('Base64', 'base64-encode-decode'),
    name: 'Encode to Base64',
    act: fillAndPress('Input', 'hello', 'Encode to Base64'),
    done: { shows: 'Output' },
    back: (page) => press(page, 'Clear All'),
  },
  {
    ...tool('UUID Generator', 'uuid-generator'),
    name: 'Generate',
    act: ['click', (page) => press(page, 'Generate')],
    done: { lists: 1 },
    back: (page) => press(page, 'Clear'),
  },
  {
    ...tool('Text Case Converter', 'text-case-converter'),
    name: 'a text typed',
    act: type('Your text', 'hello world'),
    done: { says: 'helloWorld' },
    back: empty('Your text'),
  },
  {
    ...tool('Hash Generator', 'hash-generator'),
    name: 'a text typed',
    act: type('Text to hash', 'abc'),
    done: { says: '900150983cd24fb0d6963f7d28e17f72' },
    back: empty('Text to hash'),
  },
  {
    ...tool('Color Palette', 'color-palette-generator'),
    name: 'Random Color',
    act: ['click', (page) => press(page, 'Random Color')],
    done: { changes: 'main .swatch' },
    back: async () => null,
  },
  {
    ...tool('Timestamp Converter', 'timestamp-converter'),
    name: 'a timestamp typed',
    act: type('Timestamp', '1700000000'),
    done: { says: 'Tue, 14 Nov 2023' },
    back: empty('Timestamp'),
  },
  {
    ...tool('Unit Converter', 'unit-converter'),
    name: 'a value typed',
    act: type('Value', '2'),
    done: { says: '2 meters ≈ 6.56168 feet' },
    back: empty('Value'),
  },
  {
    ...tool('Regex Tester', 'regex-tester'),
    name: 'a preset',
    act: ['click', (page) => press(page, 'Email Address')],
    done: { says: 'Valid pattern' },
    back: (page) => press(page, 'Clear All'),
  },
  {
    ...tool('HTML Encoder', 'html-encoder-decoder'),
    name: 'a text typed',
    act: type('Input', '<b>'),
    done: { shows: 'Output' },
    back: empty('Input'),
  },
  {
    ...tool('URL Encoder', 'url-encoder-decoder'),
    name: 'Encode URL',
    act: fillAndPress('URL or text', 'a b', 'Encode URL'),
    done: { shows: 'Encoded URL' },
    back: (page) => press(page, 'Clear All'),
  },
  {
    ...tool('Aesthetic Usernames', 'aesthetic-username-generator'),
    name: 'Generate New Usernames',
    act: ['click', (page) => press(page, 'Generate New Usernames')],
    done: { changes: 'main ul[aria-label="Generated usernames"]' },
    back: async () => null,
  },
]

import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { startAddress } from '../own-server.ts'
import { numbered, readNumbers } from '../text-layer.ts'
import { expectText, fill, openFile, openPage, paste, press, read, test } from './fixtures.ts'
import { keys, type Tab } from './tab.ts'

function writeFile(name: string, bytes: string | Buffer): string {
  const path = test.info().outputPath(name)
  writeFileSync(path, bytes)
  return path
}

test('text typed on the home page replaces the demo, pasted text stays inside its field, and menus are as high as their items', async ({
  tab,
}) => {
  await openPage(tab, '/')
  await expectText(tab, 'textbox', 'Paste anything').toMatch(/^eyJ/)
  await expectText(tab, 'list', 'What to do with it').toContain('JWT payload')
  await press(tab, 'textbox', 'Paste anything')
  await tab.type('1640995200')
  await expectText(tab, 'textbox', 'Paste anything').toBe('1640995200')
  await expectText(tab, 'list', 'What to do with it').toContain('Timestamp in seconds')
  await paste(tab, 'Paste anything', 'a word and another one '.repeat(50))
  const isInside = () =>
    tab.run(() => {
      const field = document.querySelector('textarea')!
      return field.value.length > 1000 && field.offsetHeight <= field.parentElement!.offsetHeight
    })
  await expect.poll(isInside).toBe(true)
  await press(tab, 'button', 'Theme')
  const menu = () =>
    tab.run(() => {
      const { top, height } = document.querySelector('[role=menu]:popover-open')!.getBoundingClientRect()
      return top >= 30 && top < 80 && height > 80 && height < 160
    })
  await expect.poll(menu).toBe(true)
})

test('typing, Clear All, undo and redo share one history; Base64 encodes and decodes any script; the result can be copied, downloaded and pasted', async ({
  tab,
}) => {
  const field = () => expectText(tab, 'textbox', 'Input')
  await openPage(tab, '/tools/base64-encode-decode')
  await press(tab, 'textbox', 'Input')
  await tab.type('hello')
  await press(tab, 'button', 'Clear All')
  await field().toBe('')
  await tab.type('z', 'Control')
  await field().toBe('hello')
  await tab.type('z', 'Control')
  await field().toBe('')
  await tab.type('y', 'Control')
  await field().toBe('hello')
  await press(tab, 'button', 'Clear All')
  await press(tab, 'textbox', 'Input')
  await tab.type('x')
  await field().toBe('x')
  await tab.type('z', 'Control')
  await field().toBe('')
  await tab.type('z', 'Control')
  await field().toBe('hello')

  const text = '✓ à la mode 日本'
  const encoded = Buffer.from(text).toString('base64')
  await fill(tab, 'Input', text)
  await tab.type(keys.Enter, 'Control')
  await expectText(tab, 'textbox', 'Output').toBe(encoded)
  await press(tab, 'button', 'Copy')
  await expectText(tab, 'region', 'Notifications').toContain('Copied!')
  await press(tab, 'button', 'Download')
  const path = join(tab.downloads, 'base64-encoded.txt')
  await expect.poll(() => existsSync(path) && readFileSync(path, 'utf8')).toBe(encoded)
  rmSync(path)
  await press(tab, 'radio', 'Decode')
  await fill(tab, 'Input', '')
  await tab.type('v', 'Control')
  await field().toBe(encoded)
  await press(tab, 'button', 'Decode from Base64')
  await expectText(tab, 'textbox', 'Output').toBe(text)
})

test('JSON is formatted with every digit kept, an error shows its place, and a worker formats a long file while the page shows the progress', async ({
  tab,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const address = await startAddress(process.env.ROOT_URL ?? '', {
    mayPass: (path) => (/json\.worker/.test(path) ? held : undefined),
    hasServiceWorker: false,
  })
  await openPage(tab, `${address.url}/tools/json-formatter`)
  await paste(tab, 'JSON input', '{"id":17478252242305210114,"n":1.0}')
  await press(tab, 'button', 'Format JSON')
  await expectText(tab, 'textbox', 'JSON output').toBe('{\n  "id": 17478252242305210114,\n  "n": 1.0\n}')
  await fill(tab, 'JSON input', '{"a":1,}')
  await tab.type(keys.Enter, 'Control')
  await expectText(tab, 'alert').toContain('line 1, column 8')

  const row = '{"id":12345678901234567890,"name":"Ada"}'
  const rows = Array.from({ length: Math.ceil(500_000 / row.length) }, () => row)
  await openFile(tab, writeFile('long.json', `[${rows.join()}]`))
  await press(tab, 'button', 'Format JSON')
  await expectText(tab, 'progressbar', 'Working').toMatch(/^[\d.]+$/)
  expect(await read(tab, 'textbox', 'JSON output')).not.toContain('Ada')
  release()
  const formatted = '[\n  {\n    "id": 12345678901234567890,\n    "name": "Ada"\n'
  await expectText(tab, 'textbox', 'JSON output').toContain(formatted)
  address.close()
})

/** Each line, even one that wraps, has its number at its first row. */
async function expectNumbers(tab: Tab, name: string) {
  const differences = async () => {
    const { rows, count } = await tab.run(readNumbers, name)
    const [one, two, three, four, five, ...more] = Object.values(rows).map((row) => Math.round(row) || 0)
    return { rows: [one, two, three, count - four!, count - five!, ...more], isWrapped: count > 6 }
  }
  await expect.poll(differences).toEqual({ rows: [0, 1, 2, 2, 1], isWrapped: true })
}

test('a pattern finds its matches; each line has its number at its first row; a text with control characters gets an editor, because textareas draw them differently than a layer', async ({
  tab,
}) => {
  await openPage(tab, '/tools/regex-tester')
  await fill(tab, 'Pattern', '(?<year>\\d{4})-(\\d\\d)')
  await fill(tab, 'Test string', 'from 2024-02 to 2024-03')
  await expectText(tab, 'status').toContain('2 matches')
  await expectText(tab, 'table', 'Match details').toContain('16–23')
  await fill(tab, 'Pattern', 'b')
  await openFile(tab, writeFile('lines.txt', numbered))
  await expectNumbers(tab, 'Test string')
  const hasEditor = () => tab.run(() => [...document.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot))
  expect(await hasEditor()).toBe(false)
  await fill(tab, 'Pattern', 'red')
  await openFile(tab, writeFile('colors.log', '\u001b[31mred\u001b[0m'))
  await expect.poll(hasEditor).toBe(true)
  await expectText(tab, 'region', 'Highlighted matches').toContain('red')

  await openPage(tab, '/tools/text-case-converter')
  await openFile(tab, writeFile('lines.txt', numbered))
  await expectNumbers(tab, 'Your text')
  await fill(tab, 'Your text', "foo Bar: don't, 9")
  await expectText(tab, 'region', 'snake_case').toContain('foo_bar_dont_9')
  await expectText(tab, 'region', 'iNVERSE cASE').toContain("FOO bAR: DON'T, 9")
})

test('a text is hashed with all five algorithms, and a file by its raw bytes', async ({ tab }) => {
  await openPage(tab, '/tools/hash-generator')
  await fill(tab, 'Text to hash', 'abc')
  for (const name of ['MD5', 'SHA-1', 'SHA-256', 'SHA-384', 'SHA-512'])
    await expectText(tab, 'region', name).toContain(createHash(name.replace('-', '')).update('abc').digest('hex'))
  const bytes = randomBytes(100_000)
  await openFile(tab, writeFile('noise.bin', bytes))
  await expectText(tab, 'region', 'File hashes').toContain(createHash('sha256').update(bytes).digest('hex'))
})

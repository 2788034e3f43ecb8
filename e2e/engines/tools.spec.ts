import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { numbered, readNumbers } from '../text-layer.ts'
import { keys } from './tab.ts'
import { expectText, fill, openFile, openPage, press, read, test } from './words.ts'

function writeFile(name: string, text: string): string {
  const path = test.info().outputPath(name)
  writeFileSync(path, text)
  return path
}

test('JSON is formatted with every digit kept, and an error is located', async ({ tab }) => {
  await openPage(tab, '/tools/json-formatter')
  await fill(tab, 'JSON input', '{"id":17478252242305210114,"n":1.0}')
  await press(tab, 'button', 'Format JSON')
  await expectText(tab, 'textbox', 'JSON output').toBe('{\n  "id": 17478252242305210114,\n  "n": 1.0\n}')
  await fill(tab, 'JSON input', '{"a":1,}')
  await tab.type(keys.Enter, 'Control')
  await expectText(tab, 'alert').toContain('line 1, column 8')
})

test('Base64 takes a text of any script both ways', async ({ tab }) => {
  await openPage(tab, '/tools/base64-encode-decode')
  await fill(tab, 'Input', '✓ à la mode 日本')
  await tab.type(keys.Enter, 'Control')
  const encoded = Buffer.from('✓ à la mode 日本').toString('base64')
  await expectText(tab, 'textbox', 'Output').toBe(encoded)
  await press(tab, 'radio', 'Decode')
  await fill(tab, 'Input', encoded)
  await press(tab, 'button', 'Decode from Base64')
  await expectText(tab, 'textbox', 'Output').toBe('✓ à la mode 日本')
})

test('UUIDs are random, as many as asked for, and the inspector reads them', async ({ tab }) => {
  await openPage(tab, '/tools/uuid-generator')
  await fill(tab, 'Quantity', '3', 'spinbutton')
  await press(tab, 'button', 'Generate')
  const v4 = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g
  const uuids = async () => new Set((await read(tab, 'list', 'Generated UUIDs')).match(v4)).size
  await expect.poll(uuids).toBe(3)
  await fill(tab, 'UUIDs to inspect', '017F22E2-79B0-7CC3-98C4-DC0C0C07398F')
  await expectText(tab, 'table', 'Inspected UUIDs').toContain('2022-02-22')
})

test('text is written in each of the cases', async ({ tab }) => {
  await openPage(tab, '/tools/text-case-converter')
  await fill(tab, 'Your text', "foo Bar: don't, 9")
  await expectText(tab, 'region', 'snake_case').toContain('foo_bar_dont_9')
  await expectText(tab, 'region', 'iNVERSE cASE').toContain("FOO bAR: DON'T, 9")
})

test('a text is hashed with all five algorithms', async ({ tab }) => {
  await openPage(tab, '/tools/hash-generator')
  await fill(tab, 'Text to hash', 'abc')
  for (const name of ['MD5', 'SHA-1', 'SHA-256', 'SHA-384', 'SHA-512'])
    await expectText(tab, 'region', name).toContain(createHash(name.replace('-', '')).update('abc').digest('hex'))
})

test('a palette is made of a color', async ({ tab }) => {
  await openPage(tab, '/tools/color-palette-generator')
  await fill(tab, 'Hex color', '#ff0000')
  await press(tab, 'button', 'Generate Palette')
  await expectText(tab, 'list', 'Palette').toContain('#00FFFF')
})

test('a timestamp becomes a date and a date a timestamp', async ({ tab }) => {
  await openPage(tab, '/tools/timestamp-converter')
  await fill(tab, 'Timestamp', '1640995200')
  await expectText(tab, 'textbox', 'Human-readable date').toBe('2022-01-01 00:00:00 UTC')
  await fill(tab, 'Human-readable date', '1969-12-31 23:59:59')
  await expectText(tab, 'textbox', 'Timestamp').toBe('-1')
})

test('meters become feet', async ({ tab }) => {
  await openPage(tab, '/tools/unit-converter')
  await fill(tab, 'Value', '1')
  await expectText(tab, 'textbox', 'Result').toBe('3.28084')
})

test('a pattern finds its matches', async ({ tab }) => {
  await openPage(tab, '/tools/regex-tester')
  await fill(tab, 'Pattern', '(?<year>\\d{4})-(\\d\\d)')
  await fill(tab, 'Test string', 'from 2024-02 to 2024-03')
  await expectText(tab, 'status').toContain('2 matches')
  await expectText(tab, 'table', 'Match details').toContain('16–23')
})

test('each line of a text has its number at its first row', async ({ tab }) => {
  for (const [path, name] of [
    ['/tools/regex-tester', 'Test string'],
    ['/tools/text-case-converter', 'Your text'],
  ] as const) {
    await openPage(tab, path)
    if (name === 'Test string') await fill(tab, 'Pattern', 'b')
    await openFile(tab, writeFile('lines.txt', numbered))
    const differences = async () => {
      const { rows, count } = await tab.run(readNumbers, name)
      const [one, two, three, four, five, ...more] = Object.values(rows).map((row) => Math.round(row) || 0)
      return { rows: [one, two, three, count - four!, count - five!, ...more], isWrapped: count > 6 }
    }
    await expect.poll(differences).toEqual({ rows: [0, 1, 2, 2, 1], isWrapped: true })
  }
})

test('a text with control characters is drawn once, in an editor, for fields have signs for them that a layer has not', async ({
  tab,
}) => {
  await openPage(tab, '/tools/regex-tester')
  await fill(tab, 'Pattern', 'red')
  await openFile(tab, writeFile('colors.log', '\u001b[31mred\u001b[0m'))
  const hasEditor = () => tab.run(() => [...document.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot))
  await expect.poll(hasEditor).toBe(true)
  await expectText(tab, 'region', 'Highlighted matches').toContain('red')
})

test('menus are as high as their entries, and what is pasted on home stays in its field', async ({ tab }) => {
  await openPage(tab, '/')
  await press(tab, 'button', 'Theme')
  const menu = () =>
    tab.run(() => {
      const { top, height } = document.querySelector('[role=menu]:popover-open')!.getBoundingClientRect()
      return top >= 30 && top < 80 && height > 80 && height < 160
    })
  await expect.poll(menu).toBe(true)
  await tab.type(keys.Escape)
  await press(tab, 'textbox', 'Paste anything')
  await tab.run(() => document.execCommand('insertText', false, 'a word and another one '.repeat(50)))
  const isInside = () =>
    tab.run(() => {
      const field = document.querySelector('textarea')!
      return field.value.length > 1000 && field.offsetHeight <= field.parentElement!.offsetHeight
    })
  await expect.poll(isInside).toBe(true)
})

test('HTML is encoded and decoded', async ({ tab }) => {
  await openPage(tab, '/tools/html-encoder-decoder')
  await fill(tab, 'Input', '<a href="/é">©')
  await expectText(tab, 'textbox', 'Output').toBe('&lt;a href&#x3D;&quot;&#x2F;é&quot;&gt;&copy;')
  await press(tab, 'radio', 'Decode')
  await fill(tab, 'Input', '&notit; &amp;lt; &#128;')
  await expectText(tab, 'textbox', 'Output').toBe('¬it; &lt; €')
})

test('a URL is encoded and decoded', async ({ tab }) => {
  await openPage(tab, '/tools/url-encoder-decoder')
  await fill(tab, 'URL or text', 'a b&c=d/é?')
  await press(tab, 'button', 'Encode URL')
  await expectText(tab, 'textbox', 'Encoded URL').toBe('a%20b%26c%3Dd%2F%C3%A9%3F')
  await fill(tab, 'URL or text', 'a%20b%26%C3%A9')
  await press(tab, 'button', 'Decode URL')
  await expectText(tab, 'textbox', 'Decoded URL').toBe('a b&é')
})

test('usernames hold the name they are made from', async ({ tab }) => {
  await openPage(tab, '/tools/aesthetic-username-generator')
  await fill(tab, 'Base name', 'Ada L')
  await press(tab, 'button', 'Generate New Usernames')
  await expectText(tab, 'list', 'Generated usernames').toMatch(/^(.*adal.*(\n|$))+$/i)
})

import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { startAddress, startServer } from '../own-server.ts'
import { expectText, fill, openFile, openPage, press, read, test } from './words.ts'

function writeBytes(name: string, bytes: string | Buffer): string {
  const path = test.info().outputPath(name)
  writeFileSync(path, bytes)
  return path
}

test('home knows what a text is and carries it to its tool, and nothing of it stays in the tab', async ({ tab }) => {
  await openPage(tab, '/')
  await fill(tab, 'Paste anything', '{"stays":"put"}')
  await press(tab, 'button', 'Format: JSON')
  await expectText(tab, 'textbox', 'JSON input').toBe('{"stays":"put"}')
  await expectText(tab, 'textbox', 'JSON output').toBe('{\n  "stays": "put"\n}')
  expect(await tab.run(() => Object.keys(sessionStorage))).toEqual([])
})

test('what is typed at home takes the place of the demonstration', async ({ tab }) => {
  await openPage(tab, '/')
  await expectText(tab, 'textbox', 'Paste anything').toMatch(/^eyJ/)
  await expectText(tab, 'list', 'What to do with it').toContain('JWT payload')
  await press(tab, 'textbox', 'Paste anything')
  await tab.type('1640995200')
  await expectText(tab, 'textbox', 'Paste anything').toBe('1640995200')
  await expectText(tab, 'list', 'What to do with it').toContain('Timestamp in seconds')
})

test('what is typed, cleared, undone and redone is one line', async ({ tab }) => {
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
})

test('the bytes of a file are hashed as they are', async ({ tab }) => {
  const bytes = randomBytes(100_000)
  await openPage(tab, '/tools/hash-generator')
  await openFile(tab, writeBytes('noise.bin', bytes))
  await expectText(tab, 'region', 'File hashes').toContain(createHash('sha256').update(bytes).digest('hex'))
})

test('a file of 2 MB is formatted by a worker, and the page shows the progress', async ({ tab }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const server = await startServer()
  const address = await startAddress(server.url, (path) => (/json\.worker/.test(path) ? held : undefined))
  const row = '{"id":12345678901234567890,"name":"Ada"}'
  const rows = Array.from({ length: Math.ceil(2_000_000 / row.length) }, () => row)
  await openPage(tab, `${address.url}/tools/json-formatter`)
  await openFile(tab, writeBytes('long.json', `[${rows.join()}]`))
  await press(tab, 'button', 'Format JSON')
  await expectText(tab, 'progressbar', 'Working').toMatch(/^[\d.]+$/)
  expect(await read(tab, 'textbox', 'JSON output')).not.toContain('Ada')
  release()
  const formatted = '[\n  {\n    "id": 12345678901234567890,\n    "name": "Ada"\n'
  await expectText(tab, 'textbox', 'JSON output').toContain(formatted)
  address.close()
  await server.kill('SIGTERM')
})

test('what is copied can be pasted, and what is downloaded is there', async ({ tab }) => {
  await openPage(tab, '/tools/base64-encode-decode')
  await fill(tab, 'Input', 'Hello')
  await press(tab, 'button', 'Encode to Base64')
  await press(tab, 'button', 'Copy')
  await expectText(tab, 'region', 'Notifications').toContain('Copied!')
  await press(tab, 'button', 'Download')
  const path = join(tab.downloads, 'base64-encoded.txt')
  await expect.poll(() => existsSync(path) && readFileSync(path, 'utf8')).toBe('SGVsbG8=')
  await fill(tab, 'Input', '')
  await tab.type('v', 'Control')
  await expect.poll(() => read(tab, 'textbox', 'Input')).toBe('SGVsbG8=')
})

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createApp } from './app.ts'
import { openDatabase } from './database.ts'
import type { Site } from './site.ts'
import { chooseEncoding, parseRange, type StaticFile } from './static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-'))
mkdirSync(join(folder, 'tools/x'), { recursive: true })
mkdirSync(join(folder, 'assets'))
mkdirSync(join(folder, 'blog'))
for (const [file, text] of Object.entries({
  'index.html': 'home',
  '404.html': 'missing',
  'tools/x/index.html': 'tool',
  'tools/x/index.html.br': 'compressed',
  'assets/a.js': 'script',
  'sw.js': 'worker',
  'blog/feed.xml': '<rss/>',
  'site.json': '{}',
})) {
  writeFileSync(join(folder, file), text)
}

const document = (file: string) => ({ file, headers: { 'Content-Security-Policy': `policy of ${file}` } })
const site: Site = {
  basePath: '/base',
  notFoundPath: '/404',
  common: { 'X-Common': 'yes' },
  trusted: { 'X-Trusted': 'yes' },
  secure: { 'X-Secure': 'yes' },
  assets: { 'Cache-Control': 'forever' },
  serviceWorker: { 'Content-Security-Policy': 'policy of the worker' },
  documents: { '/': document('index.html'), '/tools/x': document('tools/x/index.html'), '/404': document('404.html') },
}
const app = createApp({
  site,
  folder,
  database: await openDatabase(`file:${join(mkdtempSync(join(tmpdir(), 'db-')), 'site.db')}`),
  now: () => new Date('2026-11-15T12:00:00Z'),
  addressOf: () => 'one',
})
const get = (path: string, headers: Record<string, string> = {}) => app.request(`http://localhost${path}`, { headers })

test.each([
  ['/base', 200, 'home'],
  ['/base/', 200, 'home'],
  ['/base/tools/x', 200, 'tool'],
  ['/base/tools/x/', 200, 'tool'],
  ['/base/assets/a.js', 200, 'script'],
  ['/base/404', 404, 'missing'],
  ['/base/404.html', 404, 'missing'],
  ['/base/nothing', 404, 'missing'],
  ['/base/site.json', 404, 'missing'],
  ['/based', 404, 'missing'],
  ['/tools/x', 404, 'missing'],
  ['/base/assets/%2e%2e/site.json', 404, 'missing'],
])('%s answers %i', async (path, status, body) => {
  const answer = await get(path)
  expect(answer.status).toBe(status)
  expect(await answer.text()).toBe(body)
  expect(answer.headers.get('X-Common')).toBe('yes')
})

test('a document has its own policy at every address, a hashed file its own caching, the 404 page its policy too', async () => {
  expect((await get('/base/tools/x/index.html')).headers.get('Content-Security-Policy')).toBe(
    'policy of tools/x/index.html',
  )
  expect((await get('/base/sw.js')).headers.get('Content-Security-Policy')).toBe('policy of the worker')
  expect((await get('/base/tools/x')).headers.get('Content-Security-Policy')).toBe('policy of tools/x/index.html')
  expect((await get('/base/assets/a.js')).headers.get('Cache-Control')).toBe('forever')
  expect((await get('/base/none')).headers.get('Content-Security-Policy')).toBe('policy of 404.html')
})

test.each([
  ['/base/', 'GET'],
  ['/base/assets/a.js', 'GET'],
  ['/base/none', 'GET'],
  ['/base/healthz', 'GET'],
  ['/base/f/contact', 'POST'],
])('%s has the shared headers, and those of trusted and of secure origins only there', async (path, method) => {
  const ask = async (origin: string, headers = {}) => {
    const answer = await app.request(`${origin}${path}`, { method, headers })
    return ['X-Common', 'X-Trusted', 'X-Secure'].filter((name) => answer.headers.has(name))
  }
  for (const origin of ['http://localhost', 'http://127.0.0.1:80', 'http://[::1]'])
    expect(await ask(origin)).toEqual(['X-Common', 'X-Trusted'])
  for (const origin of ['http://stayput.test', 'http://localhost.test', 'http://127.0.0.10'])
    expect(await ask(origin)).toEqual(['X-Common'])
  expect(await ask('http://stayput.test', { 'X-Forwarded-Proto': 'https' })).toEqual([
    'X-Common',
    'X-Trusted',
    'X-Secure',
  ])
})

test('HEAD has the headers and no body', async () => {
  const answer = await app.request('http://localhost/base/tools/x', { method: 'HEAD' })
  expect([answer.status, await answer.text()]).toEqual([200, ''])
  expect(answer.headers.get('Content-Length')).toBe('4')
})

test('a compressed variant is sent to who takes it', async () => {
  const answer = await get('/base/tools/x', { 'Accept-Encoding': 'br' })
  expect([answer.headers.get('Content-Encoding'), await answer.text()]).toEqual(['br', 'compressed'])
})

test('one of several known tags, weak or not, is enough for 304', async () => {
  const tag = (await get('/base/')).headers.get('ETag') ?? ''
  expect((await get('/base/', { 'If-None-Match': `"other", W/${tag}` })).status).toBe(304)
  expect((await get('/base/', { 'If-None-Match': '*' })).status).toBe(304)
  expect((await get('/base/', { 'If-None-Match': '"other"' })).status).toBe(200)
})

test('a part is sent to GET alone, and only to who has the rest of the same file', async () => {
  const range = { Range: 'bytes=1-2' }
  const whole = await get('/base/assets/a.js')
  const part = await get('/base/assets/a.js', { ...range, 'If-Range': whole.headers.get('ETag') ?? '' })
  expect([part.status, await part.text()]).toEqual([206, 'cr'])
  for (const other of ['"other"', `W/${whole.headers.get('ETag')}`, 'Sun, 15 Nov 2026 12:00:00 GMT'])
    expect((await get('/base/assets/a.js', { ...range, 'If-Range': other })).status).toBe(200)
  const head = await app.request('http://localhost/base/assets/a.js', { method: 'HEAD', headers: range })
  expect([head.status, head.headers.get('Content-Length')]).toEqual([200, '6'])
})

test('a body that is too large is refused as such, with the shared headers', async () => {
  const answer = await app.request('http://localhost/base/insights/view', { method: 'POST', body: 'x'.repeat(2000) })
  expect([answer.status, answer.headers.get('X-Common')]).toEqual([413, 'yes'])
})

test('the feed says what it is', async () => {
  expect((await get('/base/blog/feed.xml')).headers.get('Content-Type')).toBe('application/rss+xml')
})

test.each([
  ['bytes=0-3', 10, [0, 3]],
  ['bytes=5-', 10, [5, 9]],
  ['bytes=-4', 10, [6, 9]],
  ['bytes=-40', 10, [0, 9]],
  ['bytes=2-400', 10, [2, 9]],
  ['bytes=10-', 10, null],
  ['bytes=5-2', 10, null],
  ['bytes=-0', 10, null],
  ['bytes=-', 10, undefined],
  ['bytes=0-1,3-4', 10, undefined],
  ['lines=0-1', 10, undefined],
  [undefined, 10, undefined],
])('the range %s of %i bytes is %j', (header, size, expected) => {
  expect(parseRange(header, size)).toEqual(expected)
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['identity', undefined],
  ['', undefined],
])('who accepts "%s" gets %s', (accepted, expected) => {
  const variant = { file: '', size: 0, etag: '' }
  const file: StaticFile = { type: '', plain: variant, br: variant, gzip: variant }
  expect(chooseEncoding(accepted, file)).toBe(expected)
})

import { once } from 'node:events'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { parseRange } from './answer-file.ts'
import { createApp } from './app.ts'
import { createListener } from './listener.ts'
import { createPageViews } from './page-views.ts'
import { createRateLimit } from './rate-limit.ts'
import type { Site } from './site.ts'
import { createStaticSite } from './static-site.ts'

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

const document = (file: string) => ({
  file,
  headers: { 'Content-Security-Policy': `policy of ${file}` },
  trusted: { 'X-Trusted': 'yes' },
})
const site: Site = {
  basePath: '/base',
  notFoundPath: '/404',
  pages: { 'X-Features': 'none' },
  common: { 'X-Common': 'yes' },
  secure: { 'X-Secure': 'yes' },
  assets: { 'Cache-Control': 'forever' },
  files: { 'Content-Security-Policy': 'policy of files' },
  serviceWorker: { 'Content-Security-Policy': 'policy of the worker' },
  documents: { '/': document('index.html'), '/tools/x': document('tools/x/index.html'), '/404': document('404.html') },
}
const files = createStaticSite(site, folder)
let problem = ''
const views: string[] = []
const shared = { now: () => new Date('2026-11-15T12:00:00Z'), isProxyTrusted: false }
const app = createApp({
  ...shared,
  basePath: files.basePath,
  database: { saveMessage: async () => {}, findProblem: async () => problem },
  addressOf: () => 'one',
})
const answerView = createPageViews({
  ...shared,
  routes: files.routes,
  countView: (day, route) => views.push(`${day} ${route}`),
  addressOf: ({ headers }) => headers['x-test-address']?.toString() ?? 'one',
  limit: createRateLimit({ perAddress: 15, inAll: 25, window: 60_000 }, () => 0),
})
const server = createServer(createListener(files, answerView, app)).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => {
  server.close()
})

type Question = { method?: string; headers?: Record<string, string>; body?: string }
type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

/** Requests a path exactly as written. `fetch` would normalize it. */
async function ask(path: string, { method = 'GET', headers = {}, body = '' }: Question = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  const sent = request({ port, host: '127.0.0.1', path, method, headers: { host: 'localhost', ...headers } }).end(body)
  const [answer] = await once(sent, 'response')
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}
const get = (path: string, headers: Record<string, string> = {}) => ask(path, { headers })

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
  ['/base/assets/../tools/x?q', 200, 'tool'],
  ['http://elsewhere.test/base/tools/x', 200, 'tool'],
  ['//base/tools/x', 404, 'missing'],
  ['http://a:99999/base', 404, 'missing'],
  ['/base/p/stayput', 404, 'missing'],
  ['/base/f/contact/', 404, 'missing'],
])('%s answers %i', async (path, status, body) => {
  const answer = await get(path)
  expect([answer.status, answer.body, answer.headers['x-common']]).toEqual([status, body, 'yes'])
})

test('a document has its own policy at every address, a hashed file its own caching, and the 404 page its policy too', async () => {
  expect((await get('/base/tools/x/index.html')).headers['content-security-policy']).toBe(
    'policy of tools/x/index.html',
  )
  expect((await get('/base/sw.js')).headers['content-security-policy']).toBe('policy of the worker')
  expect((await get('/base/tools/x')).headers['content-security-policy']).toBe('policy of tools/x/index.html')
  expect((await get('/base/assets/a.js')).headers['cache-control']).toBe('forever')
  const pages = await Promise.all(
    ['/base/tools/x', '/base/none', '/base/assets/a.js', '/base/sw.js'].map((path) => get(path)),
  )
  expect(pages.map(({ headers }) => headers['x-features'])).toEqual(['none', 'none', undefined, undefined])
  expect((await get('/base/blog/feed.xml')).headers['content-security-policy']).toBe('policy of files')
  expect((await get('/base/none')).headers['content-security-policy']).toBe('policy of 404.html')
})

test.each([
  ['/base/', 'GET', true],
  ['/base/assets/a.js', 'GET', false],
  ['/base/none', 'GET', true],
  ['/base/healthz', 'GET', false],
  ['/base/f/contact', 'POST', false],
  ['/base/', 'POST', false],
])(
  '%s has the shared headers, and over https the secure ones; a document also has the trusted ones on trusted origins',
  async (path, method, isDocument) => {
    const trusted = isDocument ? ['x-trusted'] : []
    const askAt = async (host: string, others = {}) => {
      const { headers } = await ask(path, { method, headers: { host, ...others } })
      return ['x-common', 'x-trusted', 'x-secure'].filter((name) => name in headers)
    }
    for (const host of ['localhost', 'LOCALHOST:80', '127.0.0.1:80', '[::1]'])
      expect(await askAt(host)).toEqual(['x-common', ...trusted])
    for (const host of ['stayput.test', 'localhost.test', '127.0.0.10']) expect(await askAt(host)).toEqual(['x-common'])
    expect(await askAt('stayput.test', { 'X-Forwarded-Proto': 'https' })).toEqual(['x-common', ...trusted, 'x-secure'])
  },
)

test('HEAD gets the headers and no body', async () => {
  const answer = await ask('/base/tools/x', { method: 'HEAD' })
  expect([answer.status, answer.body]).toEqual([200, ''])
  expect(answer.headers['content-length']).toBe('4')
})

test('a compressed variant is sent if the browser accepts it', async () => {
  const answer = await get('/base/tools/x', { 'Accept-Encoding': 'br' })
  expect([answer.headers['content-encoding'], answer.body]).toEqual(['br', 'compressed'])
})

test('one known tag of several, weak or not, is enough for a 304', async () => {
  const tag = (await get('/base/')).headers.etag ?? ''
  expect((await get('/base/', { 'If-None-Match': `"other", W/${tag}` })).status).toBe(304)
  expect((await get('/base/', { 'If-None-Match': '*' })).status).toBe(304)
  expect((await get('/base/', { 'If-None-Match': '"other"' })).status).toBe(200)
})

test('a part is sent only to GET, and only for an unchanged file', async () => {
  const range = { Range: 'bytes=1-2' }
  const whole = await get('/base/assets/a.js')
  const part = await get('/base/assets/a.js', { ...range, 'If-Range': whole.headers.etag ?? '' })
  expect([part.status, part.body]).toEqual([206, 'cr'])
  for (const other of ['"other"', `W/${whole.headers.etag}`, 'Sun, 15 Nov 2026 12:00:00 GMT'])
    expect((await get('/base/assets/a.js', { ...range, 'If-Range': other })).status).toBe(200)
  const head = await ask('/base/assets/a.js', { method: 'HEAD', headers: range })
  expect([head.status, head.headers['content-length']]).toEqual([200, '6'])
})

const view = async (body: unknown, headers: Record<string, string> = {}) => {
  const answer = await ask('/base/insights/view', { method: 'POST', body: JSON.stringify(body), headers })
  expect(answer.headers['x-common']).toBe('yes')
  return answer
}

test('views are counted per day and known route, but not if the visitor opted out or the page is of another origin', async () => {
  const tool = { route: '/tools/x', path: '/tools/x' }
  expect((await view(tool)).status).toBe(204)
  expect((await view({ ...tool, path: '/tools/x/' })).status).toBe(204)
  for (const headers of [{ DNT: '1' }, { 'Sec-GPC': '1' }] as Record<string, string>[])
    expect((await view(tool, headers)).status).toBe(204)
  for (const body of [
    { route: '/secret', path: '/secret' },
    { route: '/', path: '/?q=typed' },
    { route: '/' },
    null,
    'x',
  ])
    expect((await view(body)).status).toBe(400)
  expect((await view('x'.repeat(2000))).status).toBe(413)
  for (const headers of [
    { Origin: 'https://evil.test' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ] as Record<string, string>[])
    expect((await view(tool, headers)).status).toBe(403)
  expect(views).toEqual(['2026-11-15 /tools/x', '2026-11-15 /tools/x'])
})

test('views are limited per address and in total', async () => {
  views.length = 0
  const from = async (address: string) => {
    const { status, headers } = await view({ route: '/', path: '/' }, { 'x-test-address': address })
    return [status, headers['retry-after']]
  }
  const counts: Record<string, number> = {}
  for (const address of ['a', 'b'])
    for (let count = 0; count < 16; count++) {
      const [status] = await from(address)
      const key = `${address} ${status}`
      counts[key] = (counts[key] ?? 0) + 1
    }
  // The test before took eight, and a quarter is reserved for newcomers.
  expect(counts).toEqual({ 'a 204': 11, 'a 429': 5, 'b 204': 1, 'b 429': 15 })
  for (const address of ['c', 'd', 'e', 'f', 'g']) expect(await from(address)).toEqual([204, undefined])
  expect(await from('h')).toEqual([429, '60'])
  expect(views).toHaveLength(17)
})

test('the feed has the content type that browsers show', async () => {
  expect((await get('/base/blog/feed.xml')).headers['content-type']).toBe('application/xml')
})

test.each([
  ['bytes=0-3', 10, [0, 3]],
  ['bytes=5-', 10, [5, 9]],
  ['bytes=-4', 10, [6, 9]],
  ['bytes=-40', 10, [0, 9]],
  ['bytes=2-400', 10, [2, 9]],
  ['bytes=10-', 10, null],
  ['bytes=9-5', 10, undefined],
  ['bytes=90-50', 10, undefined],
  ['bytes=90-95', 10, null],
  ['bytes=-0', 10, null],
  ['bytes=-', 10, undefined],
  ['bytes=0-1,3-4', 10, undefined],
  ['lines=0-1', 10, undefined],
  [undefined, 10, undefined],
])('the range %s of %i bytes is %j', (header, size, expected) => {
  expect(parseRange(header, size)).toEqual(expected)
})

test.each([
  ['POST', '/base/tools/x', 405, 'GET, HEAD'],
  ['DELETE', '/base/assets/a.js', 405, 'GET, HEAD'],
  ['POST', '/base/healthz', 405, 'GET, HEAD'],
  ['GET', '/base/f/contact', 405, 'POST'],
  ['HEAD', '/base/f/contact', 405, 'POST'],
  ['PUT', '/base/p/stayput/f/contact', 405, 'POST'],
  ['PUT', '/base/insights/view', 405, 'POST'],
  ['POST', '/base/nothing', 404, undefined],
  ['PUT', '/base/404', 404, undefined],
  ['GET', '/base/f/other', 404, undefined],
  ['HEAD', '/base/nothing', 404, undefined],
])('%s %s answers %i and allows %s', async (method, path, status, allowed) => {
  const answer = await ask(path, { method })
  expect([answer.status, answer.headers.allow]).toEqual([status, allowed])
})

test('answers that are not files have the policy of files', async () => {
  for (const path of ['/base/healthz', '/base/f/contact', '/base/insights/view'])
    expect((await get(path)).headers['content-security-policy']).toBe('policy of files')
})

test('health is a sentence, and its status code says whether all is well', async () => {
  expect(await get('/base/healthz')).toMatchObject({ status: 200, body: '{"status":"ok"}' })
  problem = 'the disk is full'
  expect(await get('/base/healthz')).toMatchObject({ status: 503, body: '{"status":"the disk is full"}' })
  problem = ''
})

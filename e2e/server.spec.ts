import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { type APIRequestContext, expect } from '@playwright/test'
import { isBuilt } from '../build/fingerprint.ts'
import { openDatabase } from '../server/database.ts'
import { makeFolder, startServer } from './own-server.ts'
import { test } from './support.ts'

const scriptOf = async (html: string) => /type="module" src="([^"]+)"/.exec(html)?.[1] ?? ''

test('hashed files are cached for a year, and documents are revalidated', async ({ request }) => {
  const document = await request.get('/')
  expect(document.headers()['cache-control']).toBe('no-cache')
  const asset = await request.get(await scriptOf(await document.text()))
  expect(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(asset.headers()['content-security-policy']).toContain("connect-src 'none'")
})

test('a document with a matching ETag is not sent again', async ({ request }) => {
  const { etag = '' } = (await request.get('/tools')).headers()
  const again = await request.get('/tools', { headers: { 'If-None-Match': etag } })
  expect(again.status()).toBe(304)
  expect(await again.body()).toHaveLength(0)
})

test('the best compression the browser accepts is sent, with its own ETag', async ({ request }) => {
  const ask = (encoding: string) => request.get('/tools', { headers: { 'Accept-Encoding': encoding } })
  const [brotli, gzip, refused, plain] = await Promise.all([
    ask('gzip, br'),
    ask('gzip'),
    ask('br;q=0, gzip'),
    ask('identity'),
  ])
  expect(brotli.headers()['content-encoding']).toBe('br')
  expect(gzip.headers()['content-encoding']).toBe('gzip')
  expect(refused.headers()['content-encoding']).toBe('gzip')
  expect(plain.headers()['content-encoding']).toBeUndefined()
  expect(new Set([brotli, gzip, plain].map((answer) => answer.headers().etag)).size).toBe(3)
  expect(await brotli.text()).toBe(await plain.text())
})

test('a part of a file can be requested', async ({ request }) => {
  const part = await request.get('/robots.txt', { headers: { Range: 'bytes=0-9' } })
  expect(part.status()).toBe(206)
  expect(await part.text()).toBe('User-agent')
  const beyond = await request.get('/robots.txt', { headers: { Range: 'bytes=99999-' } })
  expect(beyond.status()).toBe(416)
})

test('private files and odd paths answer 404', async ({ request }) => {
  for (const path of [
    '/site.json',
    '/_headers',
    '/index.html.br',
    '/..%2fpackage.json',
    '/%',
    '/404',
    '/404.html',
    '/tools/base64',
    '/tools/uuid',
    '/tools/timestamp',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('the licenses of all shipped packages are shipped, too', async ({ request }) => {
  const text = `\n${await (await request.get('/licenses.txt')).text()}`
  const names = `@codemirror/commands @codemirror/language @codemirror/search @codemirror/state @codemirror/view
    @eslint-community/regexpp @formspree/core @lezer/common culori entities hash-wasm lucide react react-dom tailwindcss
    temporal-polyfill uuid`
  for (const name of names.split(/\s+/)) expect(text).toContain(`\n${name} `)
  for (const file of ['app/fonts/LICENSE', 'node_modules/react/LICENSE', 'node_modules/entities/LICENSE'])
    expect(text).toContain(readFileSync(file, 'utf8').trim())
})

const view = (request: APIRequestContext, url: string) =>
  request.post(`${url}/insights/view`, { data: { route: '/', path: '/' } })
const health = async (request: APIRequestContext, url: string) => {
  const answer = await request.get(`${url}/healthz`)
  return [answer.status(), await answer.text()]
}

async function countedViews(url: string) {
  const database = await openDatabase(url)
  const views = await database.listViews()
  database.close()
  return views.map(({ route, views }) => `${route} ${views}`)
}

/** Polls often, because longer pauses would add up. */
const often = { intervals: [100], timeout: 20_000 }

type Journey = (request: APIRequestContext) => Promise<void>

const waitForLock: Journey = async (request) => {
  const DATABASE_URL = `file:${join(makeFolder(), 'test.db')}`
  const server = await startServer({ DATABASE_URL })
  await expect.poll(() => health(request, server.url), often).toEqual([200, '{"status":"ok"}'])
  const lock = await createClient({ url: DATABASE_URL }).transaction('write')
  expect((await view(request, server.url)).status()).toBe(204)
  await expect
    .poll(() => health(request, server.url), often)
    .toEqual([503, '{"status":"the database does not answer"}'])
  for (let count = 0; count < 20; count++) expect((await request.get(`${server.url}/tools`)).status()).toBe(200)
  expect((await view(request, server.url)).status()).toBe(204)
  await lock.rollback()
  await expect.poll(() => countedViews(DATABASE_URL), often).not.toEqual([])
  await server.kill('SIGTERM')
  expect(await countedViews(DATABASE_URL)).toEqual(['/ 2'])
}

const stopAfterViews: Journey = async (request) => {
  const DATABASE_URL = `file:${join(makeFolder(), 'test.db')}`
  const server = await startServer({ DATABASE_URL })
  for (let count = 0; count < 3; count++) expect((await view(request, server.url)).status()).toBe(204)
  await server.kill('SIGTERM')
  expect(await countedViews(DATABASE_URL)).toEqual(['/ 3'])
}

const recover: Journey = async (request) => {
  const file = join(makeFolder(), 'test.db')
  writeFileSync(file, 'not a database'.repeat(400))
  const server = await startServer({ DATABASE_URL: `file:${file}` })
  expect((await request.get(`${server.url}/tools`)).status()).toBe(200)
  const broken = [503, '{"status":"the database file is not a database"}']
  await expect.poll(() => health(request, server.url), often).toEqual(broken)
  expect((await view(request, server.url)).status()).toBe(204)
  rmSync(file)
  await expect.poll(() => health(request, server.url), often).toEqual([200, '{"status":"ok"}'])
  await expect.poll(() => countedViews(`file:${file}`), often).toEqual(['/ 1'])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await server.kill('SIGTERM')
}

const journeys: Record<string, Journey> = {
  'while another process holds the write lock, pages are served, and views are written later': waitForLock,
  'a server that is told to stop writes its views first': stopAfterViews,
  'with a broken database file pages are served; health reports the problem and recovers on its own': recover,
}

test('with any database problem, pages are served and no view is lost', async ({ request }) => {
  // Each one mostly waits for its database, so they run in parallel.
  await Promise.all(Object.entries(journeys).map(([name, go]) => test.step(name, () => go(request))))
})

test('a site that is up to date is not built again', () => {
  expect(isBuilt('dist', process.env), 'dist is built from other sources: run `npm run build`').toBe(true)
  const folder = makeFolder()
  cpSync('dist/site.json', join(folder, 'site.json'))
  const env = { ...process.env, IF_CHANGED: '1', OUT_DIR: folder }
  const before = statSync(join(folder, 'site.json')).mtimeMs
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], { env, stdio: 'ignore' })
  expect(readdirSync(folder)).toEqual(['site.json'])
  expect(statSync(join(folder, 'site.json')).mtimeMs).toBe(before)
})

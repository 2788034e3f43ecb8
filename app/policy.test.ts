import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readConfig } from '../build/config.ts'
import { frameScript, renderFrame } from './ads/frame.ts'
import { site } from './entry-server.tsx'
import { documentHeaders, frameHeaders } from './headers.ts'
import { pages } from './pages.ts'
import { assertObeysPolicy, framePolicy, policyFor } from './policy.ts'
import { allTraits } from './tools/all-traits.ts'

const plain = readConfig({})
const withAds = readConfig({ ADS_CLIENT: 'ca-pub-0000000000000000' })
const paths = pages.map(({ path }) => path)
const adPaths = paths.filter((path) => path === '/tools' || path === '/blog' || path.startsWith('/blog/'))

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]),
  )

test('only the tools whose traits need WebAssembly may compile it, and their policies differ in nothing else', () => {
  const needy = Object.keys(allTraits).filter((slug) => allTraits[slug]?.needs?.includes('wasm'))
  expect(needy.length).toBeGreaterThan(0)
  const policies = site.paths.map(({ path, needs }) => ({ path, policy: policyFor(path, plain, needs) }))
  expect(policies.filter(({ policy }) => policy.includes('wasm')).map(({ path }) => path)).toEqual(
    needy.map((slug) => `/tools/${slug}`),
  )
  for (const { path, policy } of policies)
    expect(policy.replace(" 'wasm-unsafe-eval'", ''), path).toBe(policyFor(path, plain))
})

test('without ads no page may reach another origin, and the list of tools and the blog have the same policy as a tool', () => {
  expect(adPaths.length).toBeGreaterThan(5)
  for (const path of paths) expect(policyFor(path, plain), path).not.toMatch(/https?:|\*/)
  for (const path of adPaths) expect(policyFor(path, plain), path).toBe(policyFor('/tools/json-formatter', plain))
})

test('with ads only the list of tools and the blog have a different policy, in HTML and header', () => {
  for (const write of [
    policyFor,
    (path: string, config: typeof plain) => JSON.stringify(documentHeaders(path, config)),
  ])
    expect(paths.filter((path) => write(path, withAds) !== write(path, plain))).toEqual(adPaths)
})

test.each(adPaths)(
  'ads let %s show one address of ours in a frame, and its policy differs from a tool in nothing else',
  (path) => {
    const below = readConfig({ ADS_CLIENT: 'ca-pub-0000000000000000', BASE_PATH: '/some/path' })
    const frame = "; frame-src 'self', frame-src http://*:*/some/path/ads https://*:*/some/path/ads"
    expect(policyFor(path, below)).toBe(policyFor('/tools/json-formatter', plain) + frame)
  },
)

test('the ad document may run one script of ours and load from named https origins, but nothing else of ours', () => {
  const policy = directives(framePolicy)
  expect(policy['script-src']).toContain(`'sha256-${createHash('sha256').update(frameScript).digest('base64')}'`)
  for (const name of ['default-src', 'form-action', 'base-uri']) expect(policy[name]).toEqual(["'none'"])
  const sources = Object.values(policy).flat()
  expect(sources.filter((source) => !/^https:\/\/[a-z0-9.-]+$|^'none'$|^'sha256-|^data:$/.test(source))).toEqual([])
})

test('the ad document is sandboxed wherever it is opened, and only our pages may frame it', () => {
  const header = directives(frameHeaders['Content-Security-Policy'] ?? '')
  expect(header.sandbox).toEqual(['allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox'])
  expect(header['frame-ancestors']).toEqual(["'self'"])
  const { sandbox: _, 'frame-ancestors': __, ...rest } = header
  expect(rest).toEqual(directives(framePolicy))
})

test('the script of the ad document is allowed there and nowhere else', async () => {
  const html = renderFrame('ca-pub-0000000000000000', framePolicy)
  await expect(assertObeysPolicy('/ads', html)).resolves.toBeUndefined()
  for (const other of [html.replace(framePolicy, policyFor('/', plain)), html.replace('const ad', 'let ad')])
    await expect(assertObeysPolicy('/ads', other)).rejects.toThrow('an inline script')
})

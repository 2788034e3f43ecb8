import { expect, test } from 'vitest'
import { readConfig } from '../build/config.ts'
import { site } from './entry-server.tsx'
import { pages } from './pages.ts'
import { documentHeaders, policyFor } from './policy.ts'
import { allTraits } from './tools/all-traits.ts'

const plain = readConfig({})
const withAds = readConfig({ ADS_CLIENT: 'ca-pub-0000000000000000' })
const paths = pages.map(({ path }) => path)
const adPaths = paths.filter((path) => path === '/tools' || path === '/blog' || path.startsWith('/blog/'))

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]),
  )

test('exactly the tools whose traits need WebAssembly may compile it, and nothing else sets them apart', () => {
  const needy = Object.keys(allTraits).filter((slug) => allTraits[slug]?.needs?.includes('wasm'))
  expect(needy.length).toBeGreaterThan(0)
  const policies = site.paths.map(({ path, needs }) => ({ path, policy: policyFor(path, plain, needs) }))
  expect(policies.filter(({ policy }) => policy.includes('wasm')).map(({ path }) => path)).toEqual(
    needy.map((slug) => `/tools/${slug}`),
  )
  for (const { path, policy } of policies)
    expect(policy.replace(" 'wasm-unsafe-eval'", ''), path).toBe(policyFor(path, plain))
})

test('without ads no page may reach another origin, and the list of tools and the blog have the policy of a tool', () => {
  expect(adPaths.length).toBeGreaterThan(5)
  for (const path of paths) expect(policyFor(path, plain), path).not.toMatch(/https?:|\*/)
  for (const path of adPaths) expect(policyFor(path, plain), path).toBe(policyFor('/tools/json-formatter', plain))
})

test('with ads exactly the list of tools and the blog have another policy, in HTML and header', () => {
  for (const write of [
    policyFor,
    (path: string, config: typeof plain) => JSON.stringify(documentHeaders(path, config)),
  ])
    expect(paths.filter((path) => write(path, withAds) !== write(path, plain))).toEqual(adPaths)
})

test.each(adPaths)(
  'ads widen what %s may load by named https origins and let markup be written from text, and nothing else',
  (path) => {
    const before = directives(policyFor(path, plain))
    const after = directives(policyFor(path, withAds))
    const widened = Object.keys(after).filter((name) => String(after[name]) !== String(before[name]))
    expect(widened.sort()).toEqual(['connect-src', 'frame-src', 'img-src', 'script-src'])
    const dropped = Object.keys(before).filter((name) => !(name in after))
    expect(dropped).toEqual(['require-trusted-types-for', 'trusted-types'])
    for (const name of widened) {
      const kept = (before[name] ?? []).filter((source) => source !== "'none'")
      expect(after[name]?.slice(0, kept.length)).toEqual(kept)
      for (const source of after[name]?.slice(kept.length) ?? []) expect(source).toMatch(/^https:\/\/[a-z0-9.-]+$/)
    }
  },
)

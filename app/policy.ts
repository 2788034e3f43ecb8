import type { Config } from './config.ts'

const toolPolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self' data: blob:",
  'worker-src': "'self' blob:",
  'manifest-src': "'self'",
  'connect-src': "'none'",
  'form-action': "'none'",
  'base-uri': "'none'",
}

const write = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

// What AdSense loads beside its script: frames with the ads, measurements, checks that a visitor is one.
const adsPolicy = {
  'script-src': `${toolPolicy['script-src']} https://pagead2.googlesyndication.com https://ep2.adtrafficquality.google`,
  'frame-src':
    'https://googleads.g.doubleclick.net https://tpc.googlesyndication.com https://ep2.adtrafficquality.google https://www.google.com',
  'img-src': `${toolPolicy['img-src']} https://pagead2.googlesyndication.com https://ep1.adtrafficquality.google`,
  'connect-src':
    'https://pagead2.googlesyndication.com https://googleads.g.doubleclick.net https://ep1.adtrafficquality.google',
}

/** Whether a page may carry ads, where a deployment has any: the list of tools and the blog, which take no text. */
const mayCarryAds = (path: string) => path === '/tools' || path === '/blog' || path.startsWith('/blog/')

type Settings = Pick<Config, 'form' | 'adsClient'>

/** Where a page needs more than a tool page may have, and no more than this. */
function exceptions(path: string, { form, adsClient }: Settings): Record<string, string> {
  const endpoint = form.endpoint || "'self'"
  if (path === '/contact') return { 'connect-src': endpoint, 'form-action': endpoint }
  if (adsClient && mayCarryAds(path)) return adsPolicy
  // hash-wasm compiles WebAssembly, which needs a permission of its own; it does not allow eval.
  if (path === '/tools/hash-generator') return { 'script-src': "'self' 'wasm-unsafe-eval'" }
  return {}
}

/** The content security policy of a page's document, for its meta element. */
export const policyFor = (path: string, config: Settings): string =>
  write({ ...toolPolicy, ...exceptions(path, config) })

/** The headers of a page's document; `frame-ancestors` counts only in a header. */
export const documentHeaders = (path: string, config: Settings): Record<string, string> => ({
  'Content-Security-Policy': `${policyFor(path, config)}; frame-ancestors 'none'`,
  'Cache-Control': 'no-cache',
})

/** The headers of hashed files; the policy is for workers, which obey the headers of their own script. */
export const assetHeaders: Record<string, string> = {
  'Content-Security-Policy': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'none'",
  'Cache-Control': 'public, max-age=31536000, immutable',
}

/** The service worker obeys the headers of its script as well: it may reach this origin and nothing else. */
export const serviceWorkerHeaders: Record<string, string> = {
  'Content-Security-Policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
  'Cache-Control': 'no-cache',
}

export const commonHeaders = (basePath: string): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Speculation-Rules': `"${basePath}/speculation-rules.json"`,
})

type HeaderTable = Record<string, string>
type Site = {
  basePath: string
  common: HeaderTable
  assets: HeaderTable
  serviceWorker: HeaderTable
  documents: Record<string, { headers: HeaderTable }>
}

/** The same headers as a `_headers` file, which several static hosts read. */
export function renderHeaderFile({ basePath, common, assets, serviceWorker, documents }: Site): string {
  const rule = (path: string, headers: HeaderTable) =>
    [`${basePath}${path}`, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
  return [
    rule('/*', common),
    rule('/assets/*', assets),
    rule('/sw.js', serviceWorker),
    ...Object.entries(documents).flatMap(([path, { headers }]) =>
      path === '/' ? [rule('/', headers)] : [rule(path, headers), rule(`${path}/`, headers)],
    ),
  ].join('\n')
}

/** Throws where a document holds what its own policy would block. */
export function assertObeysPolicy(path: string, html: string): void {
  const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")/
  for (const [what, pattern] of Object.entries({
    'a style attribute': /<[a-z][^>]* style="/,
    'a style element': /<style/,
    'an inline script': inlineScript,
  })) {
    if (pattern.test(html)) throw new Error(`${path} holds ${what}, which its policy blocks`)
  }
  const policyAt = html.indexOf('http-equiv="Content-Security-Policy"')
  if (policyAt < 0 || policyAt > html.search(/<(script|link|title)/))
    throw new Error(`${path}: the policy must come first`)
}

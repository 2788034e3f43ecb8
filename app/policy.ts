import { writeBase64 } from '#app/lib/base64-bytes.ts'
import { framePath, frameScript } from './ads/frame.ts'
import type { Config } from './config.ts'
import type { Need } from './tools/traits.ts'

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
  // Text never becomes a script. The only allowed policy is in browser/trusted-url.ts, for workers and the service worker.
  'require-trusted-types-for': "'script'",
  'trusted-types': 'stayput',
}

const write = (directives: Record<string, string>) =>
  Object.entries(directives)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

const digestOf = async (text: string) => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `'sha256-${writeBase64(new Uint8Array(digest))}'`
}
const frameScriptSource = await digestOf(frameScript)

/** The policy of the ad document: what AdSense loads besides its script, and nothing of ours. */
export const framePolicy = write({
  'default-src': "'none'",
  'script-src': `${frameScriptSource} https://pagead2.googlesyndication.com https://ep2.adtrafficquality.google`,
  'frame-src':
    'https://googleads.g.doubleclick.net https://tpc.googlesyndication.com https://ep2.adtrafficquality.google https://www.google.com',
  'img-src': 'data: https://pagead2.googlesyndication.com https://ep1.adtrafficquality.google',
  'connect-src':
    'https://pagead2.googlesyndication.com https://googleads.g.doubleclick.net https://ep1.adtrafficquality.google',
  'form-action': "'none'",
  'base-uri': "'none'",
})

/** Whether a page may show ads if the site has any: only the list of tools and the blog, which take no text. */
const mayShowAds = (path: string) => path === '/tools' || path === '/blog' || path.startsWith('/blog/')

type Settings = Pick<Config, 'form' | 'adsClient' | 'basePath'>

function exceptions(path: string, config: Settings, needs: readonly Need[]): Record<string, string> {
  const { form, adsClient, basePath } = config
  const endpoint = form.endpoint || "'self'"
  if (path === '/contact') return { 'connect-src': endpoint, 'form-action': endpoint }
  // The comma starts a second policy, and both apply: 'self' cannot have a path, and a path needs a host. Together they allow one
  // address. WebKitGTK 2.50 matches any host only after a scheme.
  const frame = ['http', 'https'].map((scheme) => `${scheme}://*:*${basePath}${framePath}`)
  if (adsClient && mayShowAds(path)) return { 'frame-src': `'self', frame-src ${frame.join(' ')}` }
  // Compiling WebAssembly needs its own permission, which does not allow eval.
  if (needs.includes('wasm')) return { 'script-src': "'self' 'wasm-unsafe-eval'" }
  return {}
}

/** What a document contains inline: the script before the first paint, the prefetch rules and the whole style sheet. */
export type Inline = { script: string; rules: string; style: string }

/** The sources that allow exactly these texts: `{ script: "'sha256-…'", … }` */
export const sourcesOf = async ({ script, rules, style }: Inline): Promise<Inline> => ({
  script: await digestOf(script),
  rules: await digestOf(rules),
  style: await digestOf(style),
})

/** The content security policy of a page's document. Two policies are separated by a comma and a space. */
export function policyFor(path: string, config: Settings, needs: readonly Need[] = [], inline?: Inline): string {
  const directives = { ...toolPolicy, ...exceptions(path, config, needs) }
  if (inline) {
    directives['script-src'] += ` ${inline.script} ${inline.rules}`
    directives['style-src'] = inline.style
  }
  return write(directives)
}

const inlinePattern = /<(script|style)(?: type="speculationrules")?>(.*?)<\/\1>/gs

/** Throws if a document contains something its own policy would block, or a way out that no policy closes. */
export async function assertObeysPolicy(path: string, html: string): Promise<void> {
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)
  let rest = html
  for (const [whole, kind, text = ''] of html.matchAll(inlinePattern)) {
    const sources = policy?.[1]?.split('; ').find((directive) => directive.startsWith(`${kind}-src `))
    if (sources?.includes(await digestOf(text))) rest = rest.replace(whole, '')
  }
  for (const [what, pattern] of Object.entries({
    'a style attribute': /<[a-z][^>]* style="/,
    'a style element': /<style/,
    'an inline script': /<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")/,
    'a frame': /<(iframe|object|embed)\b/,
    'a refresh': /<meta[^>]*http-equiv="refresh"/i,
    'a ping': /<a [^>]*\sping="/,
    'a preconnect hint': /<link[^>]*rel="(dns-prefetch|preconnect)"/,
  })) {
    if (pattern.test(rest)) throw new Error(`${path} contains ${what}, which no page may`)
  }
  if (!policy || policy.index > html.search(/<(script|style|link|title)/))
    throw new Error(`${path}: the policy must come first`)
}

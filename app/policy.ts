import { framePath, frameSandbox, frameScript } from './ads/frame.ts'
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
  // Text never becomes a script; the one policy allowed is browser/trusted-url.ts, for workers and the service worker.
  'require-trusted-types-for': "'script'",
  'trusted-types': 'stayput',
}

const write = (directives: Record<string, string>) =>
  Object.entries(directives)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(frameScript))
const frameScriptSource = `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`

/** The policy of the document an ad lives in: what AdSense loads beside its script, and nothing of ours. */
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

/** Its headers; `sandbox` and `frame-ancestors` count only there. */
export const frameHeaders: Record<string, string> = {
  'Content-Security-Policy': `${framePolicy}; sandbox ${frameSandbox}; frame-ancestors 'self'`,
  'Cache-Control': 'no-cache',
}

/** Whether a page may carry ads, where a deployment has any: the list of tools and the blog, which take no text. */
const mayCarryAds = (path: string) => path === '/tools' || path === '/blog' || path.startsWith('/blog/')

type Settings = Pick<Config, 'form' | 'adsClient' | 'basePath'>

/** Where a page needs more than a tool page may have, and no more than this. */
function exceptions(path: string, config: Settings, needs: readonly Need[]): Record<string, string> {
  const { form, adsClient, basePath } = config
  const endpoint = form.endpoint || "'self'"
  if (path === '/contact') return { 'connect-src': endpoint, 'form-action': endpoint }
  // After the comma stands a second policy, and both hold: 'self' takes no path, a path takes a host, together they are one address.
  // WebKitGTK 2.50 matches any host only after a scheme.
  const frame = ['http', 'https'].map((scheme) => `${scheme}://*:*${basePath}${framePath}`)
  if (adsClient && mayCarryAds(path)) return { 'frame-src': `'self', frame-src ${frame.join(' ')}` }
  // To compile WebAssembly takes a permission of its own, which does not allow eval.
  if (needs.includes('wasm')) return { 'script-src': "'self' 'wasm-unsafe-eval'" }
  return {}
}

/** The content security policy of a page's document; where there are two, with a comma and a space between them. */
export const policyFor = (path: string, config: Settings, needs: readonly Need[] = []): string =>
  write({ ...toolPolicy, ...exceptions(path, config, needs) })

/** The headers of a page's document; `frame-ancestors` counts only in a header. */
export const documentHeaders = (
  path: string,
  config: Settings,
  needs: readonly Need[] = [],
): Record<string, string> => ({
  'Content-Security-Policy': `${policyFor(path, config, needs)}; frame-ancestors 'none'`,
  'Cache-Control': 'no-cache',
})

/** The headers of hashed files; the policy is for workers, which obey the headers of their own script. */
export const assetHeaders: Record<string, string> = {
  'Content-Security-Policy': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'none'",
  'Cache-Control': 'public, max-age=31536000, immutable',
}

/** The headers of every other file: a window that shows one is a document of our origin too, and may do nothing. */
export const fileHeaders: Record<string, string> = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  'Cache-Control': 'no-cache',
}

/** The service worker obeys the headers of its script as well: it may reach this origin and nothing else. */
export const serviceWorkerHeaders: Record<string, string> = {
  'Content-Security-Policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
  'Cache-Control': 'no-cache',
}

// The names Chromium knows; Firefox and WebKit know no such header. What a browser does not know it leaves out.
const closedFeatures = `accelerometer autoplay browsing-topics camera captured-surface-control compute-pressure cross-origin-isolated
  deferred-fetch deferred-fetch-minimal digital-credentials-create digital-credentials-get display-capture
  encrypted-media fullscreen gamepad geolocation gyroscope hid identity-credentials-get idle-detection keyboard-map
  language-detector language-model local-fonts local-network local-network-access loopback-network magnetometer
  microphone midi on-device-speech-recognition otp-credentials payment picture-in-picture private-state-token-issuance
  private-state-token-redemption publickey-credentials-create publickey-credentials-get screen-wake-lock serial
  speaker-selection storage-access summarizer sync-xhr translator usb window-management xr-spatial-tracking`

/** The headers of every answer. */
export const commonHeaders = (basePath: string): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': [
    ...closedFeatures.split(/\s+/).map((feature) => `${feature}=()`),
    // No page reads it by itself; tests look there for what a page has copied, and a browser asks before it allows it.
    'clipboard-read=(self)',
    'clipboard-write=(self)',
  ].join(', '),
  'Speculation-Rules': `"${basePath}/speculation-rules.json"`,
})

/**
 * The headers of a document where the browser trusts its origin, https or this machine; on any other, Chromium calls this one
 * an error. Pages of different opener policies never get hold of each other's windows, so the one that may connect has its own.
 */
export const trustedHeaders = (path: string): Record<string, string> => ({
  'Cross-Origin-Opener-Policy': path === '/contact' ? 'same-origin-allow-popups' : 'same-origin',
})

/** The headers of what goes out by https; by plain http they mean nothing (RFC 6797 §7.2). */
export const secureHeaders: Record<string, string> = { 'Strict-Transport-Security': 'max-age=31536000' }

type HeaderTable = Record<string, string>
type Site = {
  basePath: string
  common: HeaderTable
  secure: HeaderTable
  assets: HeaderTable
  serviceWorker: HeaderTable
  documents: Record<string, { headers: HeaderTable; trusted: HeaderTable }>
}

/** The same headers as a `_headers` file, which several static hosts read. */
export function renderHeaderFile(site: Site): string {
  const { basePath, common, secure, assets, serviceWorker, documents } = site
  const rule = (path: string, headers: HeaderTable) =>
    [`${basePath}${path}`, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
  return [
    rule('/*', { ...common, ...secure }),
    rule('/assets/*', assets),
    rule('/sw.js', serviceWorker),
    ...Object.entries(documents).flatMap(([path, { headers, trusted }]) =>
      [...new Set([path, path.replace(/\/?$/, '/')])].map((spelling) => rule(spelling, { ...headers, ...trusted })),
    ),
  ].join('\n')
}

/** Throws where a document holds what its own policy would block, or a way out that no policy closes. */
export function assertObeysPolicy(path: string, html: string): void {
  const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")/
  // The one script inside a document that a policy names, by its hash.
  const rest = html.includes(frameScriptSource) ? html.replace(`<script>${frameScript}</script>`, '') : html
  for (const [what, pattern] of Object.entries({
    'a style attribute': /<[a-z][^>]* style="/,
    'a style element': /<style/,
    'an inline script': inlineScript,
    'a frame': /<(iframe|object|embed)\b/,
    'a refresh': /<meta[^>]*http-equiv="refresh"/i,
    'a ping': /<a [^>]*\sping="/,
    'a greeting to a host': /<link[^>]*rel="(dns-prefetch|preconnect)"/,
  })) {
    if (pattern.test(rest)) throw new Error(`${path} holds ${what}, which no page may`)
  }
  const policyAt = html.indexOf('http-equiv="Content-Security-Policy"')
  if (policyAt < 0 || policyAt > html.search(/<(script|link|title)/))
    throw new Error(`${path}: the policy must come first`)
}

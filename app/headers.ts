import { framePath, frameSandbox } from './ads/frame.ts'
import type { Config } from './config.ts'
import { framePolicy, type Inline, policyFor } from './policy.ts'
import type { Need } from './tools/traits.ts'

type HeaderTable = Record<string, string>

/** The headers of a page's document; `frame-ancestors` counts only in a header. */
export const documentHeaders = (...page: Parameters<typeof policyFor>): HeaderTable => ({
  'Content-Security-Policy': `${policyFor(...page)}; frame-ancestors 'none'`,
  'Cache-Control': 'no-cache',
})

/** Asks for the fonts at once: a document with a policy in it holds back what it names until that is read, and its first layout would come before them. */
const preload = (fonts: readonly string[]): HeaderTable => ({
  Link: fonts.map((url) => `<${url}>; rel=preload; as=font; type="font/woff2"; crossorigin`).join(', '),
})

/** The headers of hashed files; the policy is for workers, which obey the headers of their own script. */
const assetHeaders: HeaderTable = {
  'Content-Security-Policy': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'none'",
  'Cache-Control': 'public, max-age=31536000, immutable',
}

/** The headers of every other file: a window that shows one is a document of our origin too, and may do nothing. */
const fileHeaders: HeaderTable = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  'Cache-Control': 'no-cache',
}

/** The service worker obeys the headers of its script as well: it may reach this origin and nothing else. */
const serviceWorkerHeaders: HeaderTable = {
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
const commonHeaders: HeaderTable = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** The header of every document, which means nothing to any other file. */
const pageHeaders: HeaderTable = {
  'Permissions-Policy': [
    ...closedFeatures.split(/\s+/).map((feature) => `${feature}=()`),
    // No page reads it by itself; tests look there for what a page has copied, and a browser asks before it allows it.
    'clipboard-read=(self)',
    'clipboard-write=(self)',
  ].join(', '),
}

/**
 * The headers of a document where the browser trusts its origin, https or this machine; on any other, Chromium calls this one
 * an error. Pages of different opener policies never get hold of each other's windows, so the one that may connect has its own.
 */
const trustedHeaders = (path: string): HeaderTable => ({
  'Cross-Origin-Opener-Policy': path === '/contact' ? 'same-origin-allow-popups' : 'same-origin',
})

/** The headers of what goes out by https; by plain http they mean nothing (RFC 6797 §7.2). */
const secureHeaders: HeaderTable = { 'Strict-Transport-Security': 'max-age=31536000' }

/** The headers of the document an ad lives in; `sandbox` and `frame-ancestors` count only there. */
export const frameHeaders: HeaderTable = {
  'Content-Security-Policy': `${framePolicy}; sandbox ${frameSandbox}; frame-ancestors 'self'`,
  'Cache-Control': 'no-cache',
}

/** Where a document lies in the built folder: `"/tools"` → `"tools/index.html"` */
export const documentFile = (path: string, notFoundPath: string): string =>
  path === notFoundPath ? '404.html' : `${path === '/' ? '' : `${path.slice(1)}/`}index.html`

type Built = {
  config: Config
  notFoundPath: string
  /** The addresses of the fonts that every page needs. */
  fonts: readonly string[]
  paths: readonly { path: string; needs: readonly Need[]; inline: Inline }[]
}

/** The headers of everything a built site answers with, which servers read from `site.json`. */
export function describeHeaders({ config, notFoundPath, fonts, paths }: Built) {
  const { basePath } = config
  const describe = (path: string, headers: HeaderTable) => ({
    file: documentFile(path, notFoundPath),
    headers,
    trusted: trustedHeaders(path),
  })
  const documents = Object.fromEntries(
    paths.map(({ path, needs, inline }) => [
      path,
      describe(path, { ...documentHeaders(path, config, needs, inline), ...preload(fonts) }),
    ]),
  )
  const frame = config.adsClient && { [framePath]: { ...describe(framePath, frameHeaders), isFrame: true } }
  return {
    basePath,
    notFoundPath,
    common: commonHeaders,
    pages: pageHeaders,
    secure: secureHeaders,
    assets: assetHeaders,
    files: fileHeaders,
    serviceWorker: serviceWorkerHeaders,
    documents: { ...documents, ...frame },
  }
}

type Site = ReturnType<typeof describeHeaders>

/** The same headers as a `_headers` file, which several static hosts read; the document of a path that does not exist has only what all have. */
export function renderHeaderFile(site: Site): string {
  const { basePath, common, pages, secure, assets, serviceWorker, documents } = site
  const rule = (path: string, headers: HeaderTable) =>
    [`${basePath}${path}`, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
  return [
    rule('/*', { ...common, ...pages, ...secure }),
    rule('/assets/*', assets),
    rule('/sw.js', serviceWorker),
    ...Object.entries(documents).flatMap(([path, { headers, trusted }]) =>
      [...new Set([path, path.replace(/\/?$/, '/')])].map((spelling) => rule(spelling, { ...headers, ...trusted })),
    ),
  ].join('\n')
}

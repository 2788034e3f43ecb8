import { framePath, frameSandbox } from './ads/frame.ts'
import type { Config } from './config.ts'
import { framePolicy, type Inline, policyFor } from './policy.ts'
import type { Need } from './tools/traits.ts'

type HeaderTable = Record<string, string>

/** The headers of a page's document. `frame-ancestors` works only in a header. */
export const documentHeaders = (...page: Parameters<typeof policyFor>): HeaderTable => ({
  'Content-Security-Policy': `${policyFor(...page)}; frame-ancestors 'none'`,
  'Cache-Control': 'no-cache',
})

// Names that Chromium knows. Firefox and WebKit do not support this header, and browsers ignore unknown names.
const closedFeatures = `accelerometer autoplay browsing-topics camera captured-surface-control compute-pressure cross-origin-isolated
  deferred-fetch deferred-fetch-minimal digital-credentials-create digital-credentials-get display-capture
  encrypted-media fullscreen gamepad geolocation gyroscope hid identity-credentials-get idle-detection keyboard-map
  language-detector language-model local-fonts local-network local-network-access loopback-network magnetometer
  microphone midi on-device-speech-recognition otp-credentials payment picture-in-picture private-state-token-issuance
  private-state-token-redemption publickey-credentials-create publickey-credentials-get screen-wake-lock serial
  speaker-selection storage-access summarizer sync-xhr translator usb window-management xr-spatial-tracking`

const fixed = {
  common: {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'same-origin',
  },
  /** Of every document; it has no effect on other files. */
  pages: {
    'Permissions-Policy': [
      ...closedFeatures.split(/\s+/).map((feature) => `${feature}=()`),
      // Pages do not read the clipboard, but tests check there what a page copied. Browsers ask the visitor first.
      'clipboard-read=(self)',
      'clipboard-write=(self)',
    ].join(', '),
  },
  /** Of https responses; over plain http it has no effect (RFC 6797 §7.2). */
  secure: { 'Strict-Transport-Security': 'max-age=31536000' },
  /** Of hashed files. The policy is for workers, which follow the headers of their own script. */
  assets: {
    'Content-Security-Policy': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'none'",
    'Cache-Control': 'public, max-age=31536000, immutable',
  },
  /** Of every other file. A window that shows one is also a document of our origin, so it may do nothing but look as it should. */
  files: {
    'Content-Security-Policy': "default-src 'none'; style-src 'self' 'unsafe-inline'",
    'Cache-Control': 'no-cache',
  },
  /** The service worker also follows the headers of its script: it may reach only this origin. */
  serviceWorker: {
    'Content-Security-Policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
    'Cache-Control': 'no-cache',
  },
} satisfies Record<string, HeaderTable>

/**
 * The headers of a document whose origin the browser trusts: https or localhost. Elsewhere Chromium reports this header as an
 * error. Pages with different opener policies cannot reach each other's windows, so the page that may connect has its own.
 */
const trustedHeaders = (path: string): HeaderTable => ({
  'Cross-Origin-Opener-Policy': path === '/contact' ? 'same-origin-allow-popups' : 'same-origin',
})

/** The headers of the ad document. `sandbox` and `frame-ancestors` work only in a header. */
export const frameHeaders: HeaderTable = {
  'Content-Security-Policy': `${framePolicy}; sandbox ${frameSandbox}; frame-ancestors 'self'`,
  'Cache-Control': 'no-cache',
}

/** The file of a document in the built folder: `"/tools"` → `"tools/index.html"` */
export const documentFile = (path: string, notFoundPath: string): string =>
  path === notFoundPath ? '404.html' : `${path === '/' ? '' : `${path.slice(1)}/`}index.html`

type Built = {
  config: Config
  notFoundPath: string
  /** The addresses of the fonts that every page needs. */
  fonts: readonly string[]
  paths: readonly { path: string; needs: readonly Need[]; inline: Inline }[]
}

/** The headers of every response of a built site; servers read them from `site.json`. */
export function describeHeaders({ config, notFoundPath, fonts, paths }: Built) {
  const describe = (path: string, headers: HeaderTable) => ({
    file: documentFile(path, notFoundPath),
    headers,
    trusted: trustedHeaders(path),
  })
  // Loads the fonts at once. A document with a policy delays its preloads until it has read the policy, after the first layout.
  const Link = fonts.map((url) => `<${url}>; rel=preload; as=font; type="font/woff2"; crossorigin`).join(', ')
  const documents = Object.fromEntries(
    paths.map(({ path, needs, inline }) => [
      path,
      describe(path, { ...documentHeaders(path, config, needs, inline), Link }),
    ]),
  )
  const frame = config.adsClient && { [framePath]: { ...describe(framePath, frameHeaders), isFrame: true } }
  return { basePath: config.basePath, notFoundPath, ...fixed, documents: { ...documents, ...frame } }
}

type Site = ReturnType<typeof describeHeaders>

/** The same headers as a `_headers` file, which several static hosts read. The 404 document gets only the common headers. */
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

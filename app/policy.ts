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

/** Where a page needs more than a tool page may have, and no more than this. */
function exceptions(path: string, { form }: Pick<Config, 'form'>): Record<string, string> {
  const endpoint = form.endpoint || "'self'"
  if (path === '/contact') return { 'connect-src': endpoint, 'form-action': endpoint }
  // hash-wasm compiles WebAssembly, which needs a permission of its own; it does not allow eval.
  if (path === '/tools/hash-generator') return { 'script-src': "'self' 'wasm-unsafe-eval'" }
  return {}
}

/** The content security policy of a page's document, for its meta element. */
export const policyFor = (path: string, config: Pick<Config, 'form'>): string =>
  write({ ...toolPolicy, ...exceptions(path, config) })

/** The headers of a page's document; `frame-ancestors` counts only in a header. */
export const documentHeaders = (path: string, config: Pick<Config, 'form'>): Record<string, string> => ({
  'Content-Security-Policy': `${policyFor(path, config)}; frame-ancestors 'none'`,
  'Cache-Control': 'no-cache',
})

/** The headers of hashed files; the policy is for workers, which obey the headers of their own script. */
export const assetHeaders: Record<string, string> = {
  'Content-Security-Policy': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'none'",
  'Cache-Control': 'public, max-age=31536000, immutable',
}

export const commonHeaders = (basePath: string): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Speculation-Rules': `"${basePath}/speculation-rules.json"`,
})

/** The part of Trusted Types we use, if the browser has it. */
type Policies = {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

const { trustedTypes } = globalThis as { trustedTypes?: Policies }

function assertOurs(url: string): string {
  const { protocol, origin } = new URL(url, location.href)
  if (!['http:', 'https:', 'blob:'].includes(protocol) || origin !== location.origin)
    throw new TypeError(`not a script of this site: ${url}`)
  return url
}

const policy = trustedTypes?.createPolicy('stayput', { createScriptURL: assertOurs })

/** Checks a script URL before a worker or service worker gets it. Throws unless it is a file or blob of our origin. */
export const trustScriptUrl = (url: string): string => (policy ? policy.createScriptURL(url) : assertOurs(url))

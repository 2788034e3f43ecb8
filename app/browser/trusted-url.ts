/** The part of Trusted Types we use, where the browser has it. */
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

/** Vouches for a script's address before it is given to a worker or a service worker: ours or a blob of ours, else it throws. */
export const trustScriptUrl = (url: string): string => (policy ? policy.createScriptURL(url) : assertOurs(url))

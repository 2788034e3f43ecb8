const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : undefined)

/** Whether a page of another origin sent the request. Compares hosts, because a proxy may end TLS. Programs like curl send no origin. */
export function isFromElsewhere(header: (name: string) => string | undefined, isProxyTrusted: boolean): boolean {
  const site = header('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  const origin = header('origin')
  if (origin === undefined) return false
  // Under "Referrer-Policy: no-referrer", a form without scripts has this origin, even on our own page (Fetch §3.2).
  if (origin === 'null') return site !== 'same-origin'
  const forwarded = isProxyTrusted ? header('x-forwarded-host')?.split(',').at(-1)?.trim() : undefined
  const [scheme = ''] = origin.split('//')
  const host = hostOf(origin)
  return host === undefined || host !== hostOf(`${scheme}//${forwarded || header('host')}`)
}

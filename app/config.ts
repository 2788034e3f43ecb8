/** What a deployment may change without touching the code; every value has an environment variable (see README). */
export type Config = {
  /** Where the site lives, without a trailing slash: canonical URLs and social images start with it. */
  origin: string
  /** The path the site is mounted under, '' at the root of its host, '/some/path' below it. */
  basePath: string
  /** Where the operator can be followed; '' for nowhere. */
  codeHostingUrl: string
  microblogUrl: string
  /** The contact form: the provider's origin, project if any, and form, or our own server where `endpoint` is empty. */
  form: { endpoint: string; project: string; id: string }
  /** Whether page views are counted, through the service worker and without identifying anybody. */
  analytics: boolean
  /** The publisher the ad network knows this site by, like 'ca-pub-0000000000000000'; '' for a site without ads. */
  adsClient: string
  /** Whose law governs the terms of use, as it stands in their sentence. */
  governingLaw: string
  /** The year of the build; the browser corrects it when it is older. */
  year: number
}

export const brand = 'Stayput'
export const config: Config = __CONFIG__

/** The address of one of our own paths under the mount point: `"/tools"` → `"/some/path/tools"` */
export const href = (path: string): string => `${config.basePath}${path}`

/** The page shown for every path that is not in the table; its document is `404.html`. */
export const notFoundPath = '/404'

/** The page that removes what the service worker keeps; it comes from the network alone. */
export const resetPath = '/sw-reset'

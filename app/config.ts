/** What an operator can change without touching the code. See the README for the environment variables. */
export type Config = {
  /** The origin of the site, without a trailing slash: canonical URLs and social images start with it. */
  origin: string
  /** The base path of the site: '' at the root of its host, or '/some/path'. */
  basePath: string
  /** Social links of the operator; '' for none. */
  codeHostingUrl: string
  microblogUrl: string
  /** The contact form: origin, project (if any) and form of the provider. An empty `endpoint` means our own server. */
  form: { endpoint: string; project: string; id: string }
  /** Whether page views are counted, through the service worker and without identifying anyone. */
  analytics: boolean
  /** The publisher id at the ad network, like 'ca-pub-0000000000000000'; '' for a site without ads. */
  adsClient: string
  governingLaw: string
  /** The year of the build; the browser updates it later. */
  year: number
}

export const brand = 'Stayput'
export const config: Config = __CONFIG__

/** The address of one of our own paths under the base path: `"/tools"` → `"/some/path/tools"` */
export const href = (path: string): string => `${config.basePath}${path}`

/** The page for every path that is not in the route table; its document is `404.html`. */
export const notFoundPath = '/404'

/** The page that removes the offline copy; it always comes from the network. */
export const resetPath = '/sw-reset'

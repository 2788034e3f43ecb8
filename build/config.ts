import type { Config } from '../app/config.ts'

/** The variables a build depends on. `npm start` rebuilds when one of them changes. */
export const configVariables = `SITE_ORIGIN BASE_PATH CODE_HOSTING_URL MICROBLOG_URL FORMSPREE_FORM_ID FORMSPREE_PROJECT
  ADS_CLIENT GOVERNING_LAW ANALYTICS`.split(/\s+/)

/** `"some/path/"` → `"/some/path"`, `"/"` → `""` */
export const normalizeBasePath = (path: string): string => `/${path}`.replace(/\/+/g, '/').replace(/\/$/, '')

/** Reads the build configuration from the environment: `{ BASE_PATH: "x/" }` → `{ basePath: "/x", … }` */
export function readConfig(env: Record<string, string | undefined>): Config {
  const adsClient = env.ADS_CLIENT ?? ''
  if (!/^(ca-pub-\d{16})?$/.test(adsClient))
    throw new Error(`ADS_CLIENT must look like "ca-pub-0000000000000000", but is "${adsClient}"`)
  return {
    origin: (env.SITE_ORIGIN || 'https://stayput.example').replace(/\/+$/, ''),
    basePath: normalizeBasePath(env.BASE_PATH ?? ''),
    codeHostingUrl: env.CODE_HOSTING_URL ?? '',
    microblogUrl: env.MICROBLOG_URL ?? '',
    form: env.FORMSPREE_FORM_ID
      ? { endpoint: 'https://formspree.io', project: env.FORMSPREE_PROJECT ?? '', id: env.FORMSPREE_FORM_ID }
      : { endpoint: '', project: '', id: 'contact' },
    adsClient,
    governingLaw: env.GOVERNING_LAW || 'the law of the place where the operator of this site resides',
    analytics: env.ANALYTICS !== 'off',
    year: new Date().getUTCFullYear(),
  }
}

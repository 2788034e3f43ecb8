import { choice, matching, type ValuesOf } from '#app/lib/settings.ts'

export const settings = {
  version: choice(['v4', 'v1', 'v3', 'v5', 'v6', 'v7', 'nil', 'max']),
  /** The typed text; only a number from 1 to 100 is kept or shared. */
  quantity: matching(/^(?:100|[1-9]\d?)$/, '1', 'a whole number from 1 to 100'),
  format: choice(['default', 'uppercase', 'no-hyphens', 'braces', 'quotes', 'urn', 'base64url']),
  namespace: choice(['dns', 'url', 'oid', 'x500', 'custom']),
}

export type Settings = ValuesOf<typeof settings>
type Version = Settings['version']

/** Made from a namespace and a name. */
export type NamedVersion = 'v3' | 'v5'

export const takesName = (version: Version): version is NamedVersion => version === 'v3' || version === 'v5'

/** Whether a version always gives the same UUID for the same settings, so a batch holds only one. */
export const isFixed = (version: Version): boolean => takesName(version) || version === 'nil' || version === 'max'

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

export const versions = [
  { value: 'v4', label: 'v4 (random)' },
  { value: 'v1', label: 'v1 (time and node)' },
  { value: 'v3', label: 'v3 (name, MD5)' },
  { value: 'v5', label: 'v5 (name, SHA-1)' },
  { value: 'v6', label: 'v6 (time and node, sortable)' },
  { value: 'v7', label: 'v7 (Unix time, sortable)' },
  { value: 'nil', label: 'Nil (all zeros)' },
  { value: 'max', label: 'Max (all ones)' },
] as const

export const formats = [
  { value: 'default', label: 'Default' },
  { value: 'uppercase', label: 'Uppercase' },
  { value: 'no-hyphens', label: 'No hyphens' },
  { value: 'braces', label: 'Braces' },
  { value: 'quotes', label: 'Quotes' },
  { value: 'urn', label: 'URN' },
  { value: 'base64url', label: 'Base64url' },
] as const

export const namespaces = [
  { value: 'dns', label: 'DNS' },
  { value: 'url', label: 'URL' },
  { value: 'oid', label: 'OID' },
  { value: 'x500', label: 'X500' },
  { value: 'custom', label: 'Custom' },
] as const

/** Made from a namespace and a name. */
export type NamedVersion = 'v3' | 'v5'

export const takesName = (version: Version): version is NamedVersion => version === 'v3' || version === 'v5'

/** Whether a version always gives the same UUID for the same settings, so a batch holds only one. */
export const isFixed = (version: Version): boolean => takesName(version) || version === 'nil' || version === 'max'

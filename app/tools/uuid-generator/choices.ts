export const versions = [
  { key: 'v4', label: 'v4 (random)' },
  { key: 'v1', label: 'v1 (time and node)' },
  { key: 'v3', label: 'v3 (name, MD5)' },
  { key: 'v5', label: 'v5 (name, SHA-1)' },
  { key: 'v6', label: 'v6 (time and node, sortable)' },
  { key: 'v7', label: 'v7 (Unix time, sortable)' },
  { key: 'nil', label: 'Nil (all zeros)' },
  { key: 'max', label: 'Max (all ones)' },
] as const
export type Version = (typeof versions)[number]['key']

export const formats = [
  { key: 'default', label: 'Default' },
  { key: 'uppercase', label: 'Uppercase' },
  { key: 'no-hyphens', label: 'No hyphens' },
  { key: 'braces', label: 'Braces' },
  { key: 'quotes', label: 'Quotes' },
  { key: 'urn', label: 'URN' },
  { key: 'base64url', label: 'Base64url' },
] as const
export type Format = (typeof formats)[number]['key']

export const namespaces = [
  { key: 'dns', label: 'DNS' },
  { key: 'url', label: 'URL' },
  { key: 'oid', label: 'OID' },
  { key: 'x500', label: 'X500' },
  { key: 'custom', label: 'Custom' },
] as const

/** Made from a namespace and a name, in `named.ts`. */
export type NamedVersion = 'v3' | 'v5'

export const takesName = (version: Version): version is NamedVersion => version === 'v3' || version === 'v5'

/** Whether a version always gives the same UUID for the same settings, so a batch holds only one. */
export const isFixed = (version: Version): boolean => takesName(version) || version === 'nil' || version === 'max'

export const popularTools = ['json-formatter', 'base64-encode-decode', 'uuid-generator', 'timestamp-converter'] as const

/** Names used there instead of the tool's own name. */
export const shortNames: Readonly<Record<string, string>> = { 'base64-encode-decode': 'Base64 Encoder' }

export const resources = [
  { name: 'Developer Blog', path: '/blog' },
  { name: 'Contact', path: '/contact' },
  { name: 'Privacy Policy', path: '/privacy' },
  { name: 'Terms of Use', path: '/terms' },
] as const

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

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

// 128 bits and four zero bits of filling make 22 characters (RFC 4648 §5).
function toBase64url(uuid: string): string {
  const bits = BigInt(`0x${uuid.replaceAll('-', '')}`) << 4n
  return Array.from({ length: 22 }, (_, i) => alphabet[Number((bits >> BigInt(126 - 6 * i)) & 63n)]).join('')
}

/** The 32 hex digits behind 22 characters of Base64url, or `null`: `"VQ6EAOKbQdSnFkRmVUQAAA"` → "550e8400e29b41d4a716446655440000" */
export function readBase64url(text: string): string | null {
  if (!/^[\w-]{21}[AQgw]$/.test(text)) return null
  const bits = Array.from(text).reduce((sum, character) => (sum << 6n) | BigInt(alphabet.indexOf(character)), 0n)
  return (bits >> 4n).toString(16).padStart(32, '0')
}

/** A canonical UUID in another spelling: `"550e8400-…", "braces"` → "{550e8400-…}" */
export function formatUuid(uuid: string, format: Format): string {
  switch (format) {
    case 'default':
      return uuid
    case 'uppercase':
      return uuid.toUpperCase()
    case 'no-hyphens':
      return uuid.replaceAll('-', '')
    case 'braces':
      return `{${uuid}}`
    case 'quotes':
      return `"${uuid}"`
    case 'urn':
      return `urn:uuid:${uuid}`
    case 'base64url':
      return toBase64url(uuid)
  }
}

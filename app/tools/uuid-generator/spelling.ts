import { writeBase64url } from '#app/lib/base64-bytes.ts'
import { hexToBytes } from '#app/lib/hex.ts'
import type { Format } from './choices.ts'

/** A UUID in its usual form from 32 hex digits: `"550e8400e29b41d4a716446655440000"` → "550e8400-e29b-41d4-a716-446655440000" */
export const hyphenate = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`

/** A canonical UUID in another format: `"550e8400-…", "braces"` → "{550e8400-…}" */
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
      return writeBase64url(hexToBytes(uuid))
  }
}

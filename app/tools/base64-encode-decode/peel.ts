import { readBase64 } from '#app/lib/base64-bytes.ts'
import { readDataUri } from '#app/lib/data-uri.ts'
import type { Peel } from '../traits.ts'

/** `"SGk="` → the bytes `48 69`, `"data:text/plain;base64,SGk="` → the same */
export const peel: Peel = (text) => {
  const digits = readDataUri(text)?.isBase64 ? text.slice(text.indexOf(',') + 1) : text
  const bytes = readBase64(digits.replace(/\s+/g, ''))
  return bytes && { layer: 'Base64', content: bytes }
}

import { readBase64 } from '#app/lib/base64-bytes.ts'
import { decodeIfText } from '#app/lib/decode-if-text.ts'
import { isJson } from '#app/lib/is-json.ts'
import type { Peel } from '../traits.ts'

/** The JSON inside Base64, as written: `"W10"` → "[]" */
export function decodeJson(base64: string): string | null {
  const bytes = readBase64(base64)
  const text = bytes && decodeIfText(bytes)
  return text !== null && isJson(text) ? text : null
}

function decodeObject(segment: string): string | null {
  const text = decodeJson(segment)
  return text?.startsWith('{') ? text : null
}

// RFC 7515 §7.1; a token without a signature (RFC 7519 §6) ends in its second dot.
const compactToken = /^(?:(?:Authorization:\s*)?Bearer\s+)?([\w-]+)\.([\w-]+)\.([\w-]*)$/i

/** The parts of a JWT, as written. The payload is null if it is not a JSON object: `"eyJhbGciOiJub25lIn0.e30."` → `{"alg":"none"}`, `{}` */
export function readToken(text: string): { header: string; payload: string | null; signature: string } | null {
  const [, first = '', second = '', signature = ''] = compactToken.exec(text) ?? []
  const header = decodeObject(first)
  return header && /"alg"\s*:/.test(header) ? { header, payload: decodeObject(second), signature } : null
}

function parseString(text: string): string | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'string' ? value : null
  } catch {
    return null
  }
}

/** `'"{\\"a\\":1}"'` → `'{"a":1}'`; a JWT → its header and payload exactly as written, and its signature */
export const peel: Peel = (text) => {
  const content = parseString(text)
  if (content !== null) return { layer: 'JSON string', content }
  const token = readToken(text)
  if (!token?.payload) return null
  const { header, payload, signature } = token
  return { layer: 'JWT', content: `{"header":${header},"payload":${payload},"signature":"${signature}"}` }
}

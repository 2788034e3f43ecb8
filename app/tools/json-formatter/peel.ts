import type { Peel } from '../traits.ts'
import { readToken } from './token.ts'

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

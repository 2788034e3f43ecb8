/** Decodes strict Base64, in either alphabet, padded or not: `"SGk="` → `48 69`, `"S Gk"` → `null` */
export function readBase64(text: string): Uint8Array<ArrayBuffer> | null {
  const digits = text.replace(/={1,2}$/, '')
  if (!/^[\w+/-]+$/.test(digits) || digits.length % 4 === 1) return null
  const standard = digits.replaceAll('-', '+').replaceAll('_', '/')
  const native = Uint8Array.fromBase64?.(standard)
  if (native) return native
  const units = atob(standard)
  const bytes = new Uint8Array(units.length)
  for (let i = 0; i < units.length; i++) bytes[i] = units.charCodeAt(i)
  return bytes
}

/** Joins the lines of a text and drops their indents: `"SG\r\n  k="` → "SGk=" */
export const joinLines = (text: string): string =>
  text
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .join('')

/** Writes bytes as Base64 (RFC 4648 §4): `FB FF` → "+/8=" */
export function writeBase64(bytes: Uint8Array): string {
  let units = ''
  for (const byte of bytes) units += String.fromCharCode(byte)
  return btoa(units)
}

/** The same for URLs, without padding (RFC 4648 §5): `FB FF` → "-_8" */
export const writeBase64url = (bytes: Uint8Array): string =>
  writeBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

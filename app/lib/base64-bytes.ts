/** The bytes behind Base64 in either alphabet, padded or not, and nothing else: `"SGk="` → `48 69`, `"S Gk"` → `null` */
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

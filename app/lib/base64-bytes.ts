/** The bytes behind Base64 in either alphabet, padded or not, and nothing else: `"SGk="` → `48 69`, `"S Gk"` → `null` */
export function readBase64(text: string): Uint8Array<ArrayBuffer> | null {
  const digits = text.replace(/={1,2}$/, '')
  if (!/^[\w+/-]+$/.test(digits) || digits.length % 4 === 1) return null
  const units = atob(digits.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(units, (unit) => unit.charCodeAt(0))
}

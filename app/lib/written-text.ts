/** The text these bytes are as UTF-8, or `null` where they are none that people write: `48 69` → "Hi", `00 ff` → `null` */
export function readWritten(bytes: Uint8Array, isCut = false): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut })
    return /[^\P{Cc}\t\n\r]/u.test(text) ? null : text
  } catch {
    return null
  }
}

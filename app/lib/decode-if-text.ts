/** Decodes bytes as UTF-8, or returns `null` if they are invalid or have control characters: `48 69` → "Hi", `00 ff` → `null` */
export function decodeIfText(bytes: Uint8Array, isCut = false): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut })
    return /[^\P{Cc}\t\n\r]/u.test(text) ? null : text
  } catch {
    return null
  }
}

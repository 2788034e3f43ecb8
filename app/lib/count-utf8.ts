import { utf8 } from './bytes.ts'

/** Counts the UTF-8 bytes of a text without encoding it: `"é"` → 2 */
export function countUtf8(text: string): number {
  if (!text.isWellFormed()) return utf8(text).length
  let bytes = text.length
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit > 0x7f) bytes += unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1
  }
  return bytes
}

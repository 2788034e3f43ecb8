const encoder = new TextEncoder()

/** The UTF-8 bytes of a text: `"é"` → `c3 a9` */
export const utf8 = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text)

/** How many bytes a text has in UTF-8, without making them: `"é"` → 2 */
export function countUtf8(text: string): number {
  if (!text.isWellFormed()) return utf8(text).length
  let bytes = text.length
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit > 0x7f) bytes += unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1
  }
  return bytes
}

/** A size for people: `171` → `"171 B"`, `1536` → `"1.5 KB"` */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const units = ['KB', 'MB', 'GB', 'TB']
  let value = bytes / 1024
  let unit = 0
  while (value >= 1023.95 && unit < units.length - 1) {
    value /= 1024
    unit++
  }
  return `${value.toFixed(1).replace(/\.0$/, '')} ${units[unit]}`
}

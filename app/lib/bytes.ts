const encoder = new TextEncoder()

/** The UTF-8 bytes of a text: `"é"` → `c3 a9` */
export const utf8 = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text)

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

/** The same bytes, to be read and written as numbers of several bytes. */
export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength)

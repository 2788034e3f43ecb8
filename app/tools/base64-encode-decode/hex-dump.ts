import { count } from '#app/lib/plural.ts'

const hex = (byte: number) => byte.toString(16).padStart(2, '0')

/** How many bytes of a result are dumped. That many fit in a plain text field. */
export const dumpLimit = 3072

/** Offset, sixteen bytes and their ASCII per line, for the first of `size` bytes: `48 69` → `00000000  48 69  …  |Hi|` */
export function dumpHex(bytes: Uint8Array, size: number): string {
  const lines: string[] = []
  for (let from = 0; from < bytes.length; from += 16) {
    const row = [...bytes.subarray(from, from + 16)]
    const cells = `${row.slice(0, 8).map(hex).join(' ').padEnd(23)}  ${row.slice(8).map(hex).join(' ').padEnd(23)}`
    const ascii = row.map((byte) => (byte >= 32 && byte < 127 ? String.fromCharCode(byte) : '.')).join('')
    lines.push(`${from.toString(16).padStart(8, '0')}  ${cells}  |${ascii}|`)
  }
  if (size > bytes.length) lines.push(`… ${count(size - bytes.length, 'more byte')}`)
  return lines.join('\n')
}

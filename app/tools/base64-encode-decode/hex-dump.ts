import { count } from '#app/lib/plural.ts'

const hex = (byte: number) => byte.toString(16).padStart(2, '0')

/** How many bytes of a result are dumped. That many fit in a plain text field. */
export const dumpLimit = 3072

/**
 * Offset, bytes and their ASCII per line, for the first of `size` bytes: `48 69` → `00000000  48 69  …  |Hi|`.
 * A narrow one has eight bytes per line and short offsets: `0000  48 69  …  |Hi|`
 */
export function dumpHex(bytes: Uint8Array, size: number, isNarrow = false): string {
  const [perLine, digits] = isNarrow ? [8, 4] : [16, 8]
  const lines: string[] = []
  for (let from = 0; from < bytes.length; from += perLine) {
    const row = [...bytes.subarray(from, from + perLine)]
    const eights = [row.slice(0, 8), ...(isNarrow ? [] : [row.slice(8)])]
    const cells = eights.map((eight) => eight.map(hex).join(' ').padEnd(23)).join('  ')
    const ascii = row.map((byte) => (byte >= 32 && byte < 127 ? String.fromCharCode(byte) : '.')).join('')
    lines.push(`${from.toString(16).padStart(digits, '0')}  ${cells}  |${ascii}|`)
  }
  if (size > bytes.length) lines.push(`… ${count(size - bytes.length, 'more byte')}`)
  return lines.join('\n')
}

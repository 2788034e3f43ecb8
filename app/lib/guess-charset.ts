import type { Charset } from './charset-names.ts'

const isZero = (byte: number | undefined) => byte === 0

/** In UTF-16 text with mostly Latin letters, one byte of each pair is zero. Second byte zero → little endian. */
function guessUtf16(head: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const zeros = [0, 0]
  for (let i = 0; i < head.length; i++) if (isZero(head[i])) zeros[i % 2]!++
  const most = head.length / 2
  if (zeros[1]! > most * 0.4 && zeros[0]! < most * 0.05) return 'utf-16le'
  return zeros[0]! > most * 0.4 && zeros[1]! < most * 0.05 ? 'utf-16be' : null
}

// Text may contain tabs, line breaks, form feeds, backspaces and terminal escapes, but no other control characters.
const isControl = (byte: number) => byte < 8 || (byte > 13 && byte < 32 && byte !== 27) || byte === 127

/** Whether bytes that are not UTF-8 still look like text: `63 61 66 e9` → `true`, `89 50 4e 47 0d 0a 1a 0a` → `false` */
export const looksLikeText = (bytes: Uint8Array): boolean => !bytes.some(isControl)

/**
 * Guesses a file's charset from its first bytes. `isMarked` is true if a byte order mark says so; null if they are not text:
 * `ff fe 61 00` → UTF-16LE, `61 00 00 01` → null. UTF-8 is the default; decoding may still prove it wrong.
 */
export function guessCharset(head: Uint8Array): { charset: Charset; isMarked: boolean } | null {
  const [first, second, third] = head
  if (first === 0xff && second === 0xfe) return { charset: 'utf-16le', isMarked: true }
  if (first === 0xfe && second === 0xff) return { charset: 'utf-16be', isMarked: true }
  if (first === 0xef && second === 0xbb && third === 0xbf) return { charset: 'utf-8', isMarked: true }
  if (!head.some(isZero)) return { charset: 'utf-8', isMarked: false }
  const charset = guessUtf16(head)
  return charset && { charset, isMarked: false }
}

import { type Alphabet, STANDARD, URL_SAFE } from './base64.ts'

const names = { standard: 'base64', 'url-safe': 'base64url' } as const

/** Encodes bytes with the engine's own code; null if it has none. */
export const encodeNatively = (bytes: Uint8Array, alphabet: Alphabet, hasPadding: boolean): string | null =>
  bytes.toBase64?.({ alphabet: names[alphabet], omitPadding: !hasPadding }) ?? null

export const decodesNatively = (): boolean => 'setFromBase64' in Uint8Array.prototype

function countOf(text: string, part: string): number {
  let count = 0
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) count++
  return count
}

function decodeRun(text: string, out: Uint8Array, alphabet: Alphabet) {
  try {
    return out.setFromBase64(text, { alphabet: names[alphabet], lastChunkHandling: 'stop-before-partial' })
  } catch {
    return null
  }
}

/** What the engine decoded: how much of the text, into how many bytes, and what it skipped. */
type Run = { read: number; written: number; marks: number; breaks: number; blanks: number }

/**
 * Decodes the whole quads of a text before its padding with the engine's own code. Null if it has none, or if the text has
 * anything but one alphabet, spaces and line breaks: `"Zm9v\nYm"` → 4 read, 3 written
 */
export function decodeNatively(text: string, out: Uint8Array): Run | null {
  if (!decodesNatively()) return null
  const end = text.indexOf('=')
  const digits = end < 0 ? text : text.slice(0, end)
  const standard = decodeRun(digits, out, 'standard')
  const run = standard ?? decodeRun(digits, out, 'url-safe')
  if (!run) return null
  const { read, written } = run
  const marks = !standard ? URL_SAFE : digits.includes('+') || digits.includes('/') ? STANDARD : 0
  const skipped = read - (written / 3) * 4
  if (skipped === 0) return { read, written, marks, breaks: 0, blanks: 0 }
  const done = digits.slice(0, read)
  const [feeds, returns] = [countOf(done, '\n'), countOf(done, '\r')]
  const both = returns > 0 ? countOf(done, '\r\n') : 0
  return { read, written, marks, breaks: feeds + returns - both, blanks: skipped - feeds - returns }
}

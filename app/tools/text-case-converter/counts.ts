import { utf8 } from '#app/lib/bytes.ts'
import { isHighSurrogate } from '#app/lib/long-text.ts'

export type Counts = { characters: number; words: number; lines: number; bytes: number }

let segmenter: Intl.Segmenter | undefined

/** A run of characters that may join others. The ones listed never do, except CR LF (UAX #29 §3.1.1). */
const joining =
  /[^\t\n\r -~\xa1-\xac\xae-\u02ff\u0370-\u0482\u048a-\u058f\u2010-\u2027\u3001-\u3029\u3041-\u3096\u30a0-\u30ff\u4e00-\u9fff\uac00-\ud7a3]+/g

/** Counts in windows that start at the last boundary found: the segmenter's time grows with the square of the length. */
function countSegments(text: string, width = 512): number {
  let amount = 0
  let size = width
  for (let from = 0; ; ) {
    const end = from + size + (isHighSurrogate(text.charCodeAt(from + size - 1)) ? 1 : 0)
    let found = 0
    let last = 0
    segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
    for (const { index } of segmenter.segment(text.slice(from, end))) {
      found++
      last = index
    }
    if (end >= text.length) return amount + found
    amount += last === 0 ? 0 : found - 1
    from += last
    size = last === 0 ? 2 * size : width
  }
}

/**
 * Counts graphemes. Only stretches around characters that can join go to the slow segmenter, all at once with a control
 * character between them: `"e\u0301👩‍💻"` → 2
 */
export function countGraphemes(text: string): number {
  const amount = text.length - (text.match(/\r\n/g)?.length ?? 0)
  const stretches = Array.from(text.matchAll(joining), ({ 0: found, index }) =>
    text.slice(Math.max(0, index - 1), index + found.length + 1),
  )
  const joined = stretches.join('\0')
  return joined === '' ? amount : amount - joined.length + countSegments(joined)
}

const word = /(?!\p{Lm})[\p{L}\p{N}]\S*/gu

/** Words are runs without white space that contain a letter or a digit: `"well-known — 3D"` → 2 */
function countWords(text: string): number {
  let amount = 0
  while (word.test(text)) amount++
  return amount
}

/** Characters as people see them, words, lines (breaks plus one) and UTF-8 bytes: `"é\n"` → 2, 1, 2, 3 */
export function countText(text: string): Counts {
  return {
    characters: countGraphemes(text),
    words: countWords(text),
    lines: text === '' ? 0 : (text.match(/\r\n|[\n\r\u2028\u2029]/g)?.length ?? 0) + 1,
    bytes: utf8(text).length,
  }
}

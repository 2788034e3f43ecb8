import { utf8 } from '#app/lib/bytes.ts'
import { isInWord, kindOf } from './characters.ts'

export type Counts = { characters: number; words: number; lines: number; bytes: number }

let segmenter: Intl.Segmenter | undefined

/** Ranges of characters that never join each other, except CR LF (UAX #29 §3.1.1). */
const simpleRanges = [
  [0x09, 0x0a],
  [0x0d, 0x0d],
  [0x20, 0x7e],
  [0xa1, 0xac],
  [0xae, 0x2ff],
  [0x370, 0x482],
  [0x48a, 0x58f],
  [0x2010, 0x2027],
  [0x3001, 0x3029],
  [0x3041, 0x3096],
  [0x30a0, 0x30ff],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7a3],
] as const

const simple = new Uint8Array(0x10000)
for (const [first, last] of simpleRanges) simple.fill(1, first, last + 1)

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit < 0xdc00

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
  const stretches: string[] = []
  let outside = text.length - (text.match(/\r\n/g)?.length ?? 0)
  for (let i = 0; i < text.length; i++) {
    if (simple[text.charCodeAt(i)]) continue
    const from = Math.max(0, i - 1)
    while (i < text.length && !simple[text.charCodeAt(i)]) i++
    const stretch = text.slice(from, i + 1)
    outside -= stretch.length
    stretches.push(stretch)
  }
  if (stretches.length === 0) return outside
  return outside + countSegments(stretches.join('\0')) - (stretches.length - 1)
}

/** Words are runs without white space that contain a letter or a digit: `"well-known — 3D"` → 2 */
function countWords(text: string): number {
  let amount = 0
  let isCounted = false
  for (let i = 0; i < text.length; i++) {
    const code = text.codePointAt(i)!
    if (isInWord(kindOf(code))) {
      if (!isCounted) amount++
      isCounted = true
    } else if (isCounted && String.fromCodePoint(code).trim() === '') isCounted = false
    if (code > 0xffff) i++
  }
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

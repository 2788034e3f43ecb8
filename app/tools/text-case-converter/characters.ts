/** The role of a character in a word: outside, mark, modifier, digit, or a letter by its case. */
export const OUTSIDE = 1
export const MARK = 2
export const MODIFIER = 3
export const DIGIT = 4
const UNCASED = 5
export const LOWER = 6
export const UPPER = 7

export const isLetter = (kind: number): boolean => kind >= UNCASED
export const isInWord = (kind: number): boolean => kind >= DIGIT

function findKind(code: number): number {
  const character = String.fromCodePoint(code)
  if (/[\p{M}\u200c\u200d]/u.test(character)) return MARK
  if (/\p{Lm}/u.test(character)) return MODIFIER
  if (/\p{N}/u.test(character)) return DIGIT
  if (!/\p{L}/u.test(character)) return OUTSIDE
  if (character.toLowerCase() !== character) return UPPER
  return character.toUpperCase() !== character ? LOWER : UNCASED
}

const known = new Uint8Array(0x110000)

/** The kind of a code point, cached: `"é"` → `LOWER`, `"7"` → `DIGIT`, `"-"` → `OUTSIDE` */
export function kindOf(code: number): number {
  known[code] ||= findKind(code)
  return known[code]
}

/** The kind of the character at an index, `OUTSIDE` beyond the end. */
export function kindAt(text: string, index: number): number {
  const code = text.codePointAt(index)
  return code === undefined ? OUTSIDE : kindOf(code)
}

export const isLineBreak = (code: number): boolean => code === 10 || code === 13 || code === 0x2028 || code === 0x2029
export const isApostrophe = (code: number): boolean => code === 0x27 || code === 0x2019

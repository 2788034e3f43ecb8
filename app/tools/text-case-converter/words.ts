import { DIGIT, isApostrophe, kindAt, kindOf, LOWER, MARK, MODIFIER, OUTSIDE, UPPER } from './characters.ts'

/** The words of one line and the line break after it ('' at the end of the text). */
export type Line = { words: string[]; end: string }

/** The s of `"URLs"` (no lowercase letter follows as in `"HTMLString"`, and no accent), or the v of `"IPv6"`. */
function isSuffix(text: string, index: number): boolean {
  const next = kindAt(text, index + 1)
  return text[index] === 's' ? next !== LOWER && next !== MARK : text[index] === 'v' && next === DIGIT
}

/**
 * The one rule of the six identifier cases. A word is a run of letters, marks and digits; apostrophes inside it are dropped.
 * A new word starts at an uppercase letter after any other letter or a digit. It also starts at the last of several uppercase
 * letters before a lowercase one, unless that is a final s, the v of a version, or follows an apostrophe. Digits stay with the
 * letters before them: `"parseURLsFromHTML5Doc, NASA's"` → `["parse", "URLs", "From", "HTML5", "Doc", "NASAs"]`
 */
export function splitWords(text: string): string[] {
  const words: string[] = []
  let start = -1
  let upperAt = 0
  let before = OUTSIDE
  let last = OUTSIDE
  for (let i = 0; i < text.length; ) {
    const code = text.codePointAt(i)!
    const kind = kindOf(code)
    if (isApostrophe(code) && start >= 0 && kindAt(text, i + 1) >= MODIFIER) {
      before = OUTSIDE
    } else if (kind === OUTSIDE) {
      if (start >= 0) words.push(text.slice(start, i))
      start = -1
      last = OUTSIDE
    } else if (kind === MODIFIER) {
      if (start < 0) start = i
    } else if (kind !== MARK) {
      const isHump = kind === UPPER && last >= DIGIT && last !== UPPER
      const endsAcronym = kind === LOWER && last === UPPER && before !== OUTSIDE && !isSuffix(text, i)
      const next = isHump ? i : upperAt
      if (isHump || endsAcronym) words.push(text.slice(start, next))
      start = isHump || endsAcronym ? next : start < 0 ? i : start
      before = isHump ? OUTSIDE : last
      last = kind
      if (kind === UPPER) upperAt = i
    }
    i += code > 0xffff ? 2 : 1
  }
  if (start >= 0) words.push(text.slice(start))
  return /['’]/.test(text) ? words.map((word) => word.replace(/['’]/g, '')) : words
}

/** The words of each line; line breaks are kept as they are: `"a b\r\nc"` → `[{ a, b, "\r\n" }, { c, "" }]` */
export function splitLines(text: string): Line[] {
  const parts = text.split(/(\r\n|[\n\r\u2028\u2029])/)
  const lines: Line[] = []
  for (let i = 0; i < parts.length; i += 2) lines.push({ words: splitWords(parts[i]!), end: parts[i + 1] ?? '' })
  return lines
}

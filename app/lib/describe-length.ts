import { longestCounted, type PaneText } from './long-text.ts'
import { count } from './plural.ts'

/** Code points that join others to one character (UAX #29), such as accents, flags and U+200D in emoji, and those nobody sees. */
const joining =
  /[\p{M}\p{Cf}\p{Emoji_Modifier}\p{Regional_Indicator}\u0d4e\u0e33\u0eb3\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff\uff9e\uff9f]/u

/**
 * How long a text is. A character is what people see as one. Where that differs from the code points, which are quick to count,
 * it says so: `"a😀"` → "2 characters", `"e\u0301"` → "2 code points". A long text is not searched for that, to save time.
 */
export function describeLength(text: PaneText): string {
  const isJoined = text.length <= longestCounted && joining.test(text.toString())
  return count(countCharacters(text), isJoined ? 'code point' : 'character')
}

/** Counts code points, and CR LF as one: `"a😀\r\n"` → 3. In a long text, each code unit counts, to save time. */
export function countCharacters(text: PaneText): number {
  const pairs = text.length > longestCounted ? null : text.toString().match(/[\u{10000}-\u{10ffff}]|\r\n/gu)
  return text.length - (pairs?.length ?? 0)
}

import { ok, type Result } from '#app/lib/result.ts'
import { type DecodeOptions, decodePercent, decodeTolerant, encodePercent, type Fault } from './percent.ts'

export type ConversionName = 'encode' | 'decode' | 'decodeTolerant'
export type Task = DecodeOptions & { name: ConversionName; text: string }
/** A converted text; the first of the places a tolerant decode left as they were, and how many there are in all. */
export type Converted<Text = string> = { text: Text; notices: readonly Fault[]; noticeCount: number }

/** So many notices are listed; hostile text can hold millions. */
export const shownNotices = 10

/** Does what a button asks for: encode `"a b"` → `"a%20b"`, tolerant decode `"%41%"` → `"A%"` with a notice */
export function convert({ name, text, mode, plusMeansSpace }: Task): Result<Converted, Fault> {
  if (name === 'decodeTolerant') {
    const { text: decoded, notices } = decodeTolerant(text, { mode, plusMeansSpace })
    return ok({ text: decoded, notices: notices.slice(0, shownNotices), noticeCount: notices.length })
  }
  const result = name === 'encode' ? encodePercent(text, mode) : decodePercent(text, { mode, plusMeansSpace })
  return result.ok ? ok({ text: result.value, notices: [], noticeCount: 0 }) : result
}

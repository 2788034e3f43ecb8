import { inPieces, type PaneText } from '#app/lib/long-text.ts'
import { ok, type Result } from '#app/lib/result.ts'
import { type DecodeOptions, decodePercent, decodeTolerant, encodePercent, type Fault } from './percent.ts'

/** What a panel is asked for, and how. */
export type Task = DecodeOptions & { panel: 'encoded' | 'decoded'; isTolerant: boolean }
/** A converted text; the first of the places a tolerant decode left as they were, and how many there are in all. */
export type Converted = { text: PaneText; notices: readonly Fault[]; noticeCount: number }

/** So many notices are listed; hostile text can hold millions. */
export const shownNotices = 10

/** Does what a button asks for: encode `"a b"` → `"a%20b"`, tolerant decode `"%41%"` → `"A%"` with a notice */
export function convert(text: string, { panel, isTolerant, mode, plusMeansSpace }: Task): Result<Converted, Fault> {
  if (panel === 'decoded' && isTolerant) {
    const { text: decoded, notices } = decodeTolerant(text, { mode, plusMeansSpace })
    return ok({ text: inPieces(decoded), notices: notices.slice(0, shownNotices), noticeCount: notices.length })
  }
  const result = panel === 'encoded' ? encodePercent(text, mode) : decodePercent(text, { mode, plusMeansSpace })
  return result.ok ? ok({ text: inPieces(result.value), notices: [], noticeCount: 0 }) : result
}

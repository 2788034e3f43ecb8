import { type PaneText, slicesOf } from '#app/lib/long-text.ts'
import { ok, type Result } from '#app/lib/result.ts'
import { type DecodeOptions, decodePercent, decodeTolerant, encodePercent, type Fault } from './percent.ts'

/** What a panel is asked for, and how. */
export type Task = DecodeOptions & { panel: 'encoded' | 'decoded'; isTolerant: boolean }
/** A converted text; the first of the places a tolerant decode left as they were, and how many there are in all. */
export type Converted = { text: PaneText; notices: readonly Fault[]; noticeCount: number }
type Short = Converted & { text: string }

/** So many notices are listed; hostile text can hold millions. */
export const shownNotices = 10

/** Does what a button asks for: encode `"a b"` → `"a%20b"`, tolerant decode `"%41%"` → `"A%"` with a notice */
export function convert(text: string, { panel, isTolerant, mode, plusMeansSpace }: Task): Result<Short, Fault> {
  if (panel === 'decoded' && isTolerant) {
    const { text: decoded, notices } = decodeTolerant(text, { mode, plusMeansSpace })
    return ok({ text: decoded, notices: notices.slice(0, shownNotices), noticeCount: notices.length })
  }
  const result = panel === 'encoded' ? encodePercent(text, mode) : decodePercent(text, { mode, plusMeansSpace })
  return result.ok ? ok({ text: result.value, notices: [], noticeCount: 0 }) : result
}

const pieceSize = 1 << 18

/** Does the same for a long text, and gives the output while it is made: encode `"a b"` → gives `"a%20b"`, no notices */
export function convertLong(
  text: string,
  task: Task,
  give: (piece: string) => void,
): Result<Omit<Converted, 'text'>, Fault> {
  // What is wrong is named by its place in the whole text, and only there a host is known by where it stands.
  const isWhole = task.panel === 'decoded' || task.mode === 'whole-url' || !text.isWellFormed()
  for (const part of isWhole ? [text] : slicesOf(text, pieceSize)) {
    const converted = convert(part, task)
    if (!converted.ok) return converted
    const { text: output, ...notes } = converted.value
    for (const piece of slicesOf(output, 1 << 20)) give(piece)
    if (isWhole) return ok(notes)
  }
  return ok({ notices: [], noticeCount: 0 })
}

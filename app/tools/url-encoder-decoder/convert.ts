import { type PaneText, slicesOf } from '#app/lib/long-text.ts'
import { ok, type Result } from '#app/lib/result.ts'
import { type DecodeOptions, decodePercent, decodeTolerant, encodePercent, type Fault } from './percent.ts'

/** Which panel to fill, and how. */
export type Conversion = DecodeOptions & { panel: 'encoded' | 'decoded'; isTolerant: boolean }
/** A converted text. A tolerant decode lists the first sequences it left alone in `notices`; `noticeCount` counts all. */
export type Converted = { text: PaneText; notices: readonly Fault[]; noticeCount: number }
type Short = Converted & { text: string }

/** How many notices we list. Hostile text can cause millions. */
export const shownNotices = 10

/** Encodes or decodes a text: encode `"a b"` → `"a%20b"`, tolerant decode `"%41%"` → `"A%"` with a notice */
export function convert(text: string, { panel, isTolerant, mode, plusMeansSpace }: Conversion): Result<Short, Fault> {
  if (panel === 'decoded' && isTolerant) {
    const { text: decoded, notices } = decodeTolerant(text, { mode, plusMeansSpace })
    return ok({ text: decoded, notices: notices.slice(0, shownNotices), noticeCount: notices.length })
  }
  const result = panel === 'encoded' ? encodePercent(text, mode) : decodePercent(text, { mode, plusMeansSpace })
  return result.ok ? ok({ text: result.value, notices: [], noticeCount: 0 }) : result
}

const pieceSize = 1 << 18

/** Does the same for a long text, and passes on the output piece by piece: encode `"a b"` → gives `"a%20b"`, no notices */
export function convertLong(
  text: string,
  conversion: Conversion,
  give: (piece: string) => void,
): Result<Omit<Converted, 'text'>, Fault> {
  // An error needs its position in the whole text, and an IPv6 host is recognized only at the start of the whole text.
  const isWhole = conversion.panel === 'decoded' || conversion.mode === 'whole-url' || !text.isWellFormed()
  for (const part of isWhole ? [text] : slicesOf(text, pieceSize)) {
    const converted = convert(part, conversion)
    if (!converted.ok) return converted
    const { text: output, ...notes } = converted.value
    for (const piece of slicesOf(output, 1 << 20)) give(piece)
    if (isWhole) return ok(notes)
  }
  return ok({ notices: [], noticeCount: 0 })
}

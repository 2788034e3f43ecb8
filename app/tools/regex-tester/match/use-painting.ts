import { useMemo } from 'react'
import type { Painting } from '#app/ui/text-pane/painting.ts'
import { askSearch } from '../client.ts'
import type { SearchWork } from '../work.ts'
import { cutMarks, type KnownSpans, matchAt } from './highlight.ts'
import type { Found } from './search.ts'
import { useAsked } from './use-asked.ts'

const noSpans: KnownSpans = { first: 0, groups: 0, spans: [] }

/** The highlights behind the text: matches with their groups, the current one stronger. `onCaret` gets the match at the caret. */
export function usePainting(
  { result, isCurrent }: SearchWork,
  current: number,
  onCaret: (result: Found, match: number) => void,
): Painting | null {
  const { watch, known } = useAsked((range) => askSearch('spans', range), result, isCurrent)
  const spans = known?.answer
  return useMemo(() => {
    if (!result) return null
    const { text, matches, groups } = result
    const told = groups.length === 0 ? noSpans : known && { ...known, groups: groups.length, spans: known.answer }
    return {
      text,
      count: matches.starts.length,
      cut: (from, to) => cutMarks(matches, told, current, from, to),
      onSight: watch,
      onCaret(position) {
        const match = matchAt(matches, position)
        if (match !== null) onCaret(result, match)
      },
    }
  }, [result, spans, current, watch, onCaret])
}

import { type RefObject, useCallback, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { TabsState } from '#app/ui/layout/tabs.tsx'
import type { TextPaneHandle } from '#app/ui/text-pane/text-pane.tsx'
import { cameAtOnce } from '#app/work/run/question.ts'
import { type Found, keyOf } from './search.ts'
import { useAsked } from './use-asked.ts'
import { type Late, lazy } from './use-search.ts'

type Search = { result: Found | null; isCurrent: boolean }

/** Whether two results have the same pattern and flags, and the text changed only by typing. */
const isFollowed = ({ query: one }: Found, { query: other }: Found) =>
  keyOf(one) === keyOf(other) && !cameAtOnce(one.text, other.text)

/**
 * The current match, which is the first one until another is chosen, and the highlights behind the text. Typing in the text
 * keeps the number of the match, and the caret chooses the match it is in.
 */
export function useCurrent(
  { result, isCurrent }: Search,
  part: Late | null,
  pane: RefObject<TextPaneHandle | null>,
  tabs: TabsState,
) {
  const [chosen, setChosen] = useState<{ result: Found; match: number } | null>(null)
  const isThere = chosen && result && isFollowed(chosen.result, result) && chosen.match < result.matches.starts.length
  const current = isThere ? chosen.match : 0
  const look = useCallback((result: Found, match: number) => setChosen({ result, match }), [])
  const { watch, known } = useAsked(async (range) => (await lazy.load()).askSearch('spans', range), result, isCurrent)
  return {
    current,
    painting: useMemo(
      () => part && result && part.paintMatches(result, known, current, watch, look),
      [part, result, known, current],
    ),
    /** Makes a match the current one and scrolls to it. */
    show(match: number) {
      if (!result) return
      look(result, match)
      flushSync(() => tabs.show('Test string'))
      pane.current?.reveal(result.matches.starts[match] ?? 0, result.matches.ends[match] ?? 0)
    },
  }
}

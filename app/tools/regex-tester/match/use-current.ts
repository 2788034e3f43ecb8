import { type RefObject, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import type { TabsState } from '#app/ui/layout/tabs.tsx'
import type { TextPaneHandle } from '#app/ui/text-pane/text-pane.tsx'
import { cameAtOnce } from '#app/work/run/question.ts'
import type { Found } from './search.ts'

/** Whether two results have the same pattern and flags, and the text changed only by typing. */
const isFollowed = (one: Found, other: Found) =>
  one.pattern === other.pattern && one.flags === other.flags && !cameAtOnce(one.text, other.text)

/** The current match, which is the first one until another is chosen. Typing in the text keeps its number. */
export function useCurrent(result: Found | null, pane: RefObject<TextPaneHandle | null>, tabs: TabsState) {
  const [chosen, setChosen] = useState<{ result: Found; match: number } | null>(null)
  const look = useCallback((result: Found, match: number) => setChosen({ result, match }), [])
  const isThere = chosen && result && isFollowed(chosen.result, result) && chosen.match < result.matches.starts.length
  return {
    current: isThere ? chosen.match : 0,
    look,
    /** Makes a match the current one and scrolls to it. */
    show(match: number) {
      if (!result) return
      look(result, match)
      flushSync(() => tabs.show('Test string'))
      pane.current?.reveal(result.matches.starts[match] ?? 0, result.matches.ends[match] ?? 0)
    },
  }
}

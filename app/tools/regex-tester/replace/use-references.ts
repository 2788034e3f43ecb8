import { useMemo } from 'react'
import type { Painting } from '#app/ui/text-pane/painting.ts'
import type { SearchWork } from '../work.ts'
import { markReferences } from './references.ts'

/** The highlights behind a replacement, once the groups of the pattern are known. */
export function useReferences({ result }: SearchWork, replacement: string | null): Painting | null {
  const groups = result?.groups
  return useMemo(() => {
    if (!groups || !replacement) return null
    const marks = markReferences(replacement, groups)
    return {
      text: replacement,
      count: marks.length,
      cut: (from, to) => marks.filter(({ start, end }) => end >= from && start <= to),
      onSight() {},
      onCaret() {},
    }
  }, [groups, replacement])
}

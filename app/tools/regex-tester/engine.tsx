import { memo, useLayoutEffect } from 'react'
import type { PaneText } from '#app/lib/long-text.ts'
import { useAnalysis } from './explain/use-analysis.ts'
import type { Found } from './match/search.ts'
import { usePainting } from './match/use-painting.ts'
import { useSearch } from './match/use-search.ts'
import { useReferences } from './replace/use-references.ts'
import { useReplace } from './replace/use-replace.ts'
import type { Work } from './work.ts'

type Props = {
  pattern: string
  flags: string
  text: PaneText
  replacement: string | null
  current: number
  onCaret: (result: Found, match: number) => void
  onWork: (work: Work) => void
}

/** Does all work on the current input and reports it before the next paint. Renders nothing. */
export const Engine = memo(function Engine({ pattern, flags, text, replacement, current, onCaret, onWork }: Props) {
  const search = useSearch({ pattern, flags, text })
  const analysis = useAnalysis(pattern, flags)
  const painting = usePainting(search, current, onCaret)
  const replaced = useReplace(search, replacement)
  const references = useReferences(search, replacement)
  useLayoutEffect(() => onWork({ search, analysis, painting, replaced, references }))
  return null
})

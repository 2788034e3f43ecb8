import { useState } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { Pane } from '#app/ui/layout/bench.tsx'
import type { Analysis } from '../analysis.ts'
import type { Late } from '../match/use-search.ts'
import type { Marking } from './explanation.tsx'

type Props = { analysis: Analysis | null; Explanation: Late['Explanation'] | undefined; marking: Marking }

/** The pattern in plain words. When it is collapsed, the matches get its height. */
export function ExplanationPane({ analysis, Explanation, marking }: Props) {
  const [isOpen, setOpen] = useState(true)
  return (
    <Pane
      title="Explanation"
      className={isOpen ? 'lg:grow-4 lg:basis-0' : 'lg:flex-none'}
      actions={
        <Button variant="ghost" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Collapse' : 'Expand'}
        </Button>
      }
    >
      <div className={`flex min-h-0 flex-auto flex-col ${isOpen ? '' : 'sm:hidden'}`}>
        {Explanation && analysis && !analysis.error ? (
          <Explanation analysis={analysis} marking={marking} />
        ) : (
          <p className="empty-line">The pattern in plain words, part by part</p>
        )}
      </div>
    </Pane>
  )
}

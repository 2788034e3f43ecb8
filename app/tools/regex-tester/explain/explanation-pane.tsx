import { useState } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { Pane } from '#app/ui/layout/bench.tsx'
import type { Regex } from '../use-regex.ts'
import type { Marking } from './explanation.tsx'

/** The pattern in plain words. When it is collapsed, the matches get its height. */
export function ExplanationPane({ regex: { part, analysis }, marking }: { regex: Regex; marking: Marking }) {
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
        {part && analysis && !analysis.error ? (
          <part.Explanation analysis={analysis} marking={marking} />
        ) : (
          <p className="empty-line">The pattern in plain words, part by part</p>
        )}
      </div>
    </Pane>
  )
}

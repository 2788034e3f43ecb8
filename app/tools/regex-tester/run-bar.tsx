import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#app/ui/controls/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { held, keptRunning, runFailed, stillRunning } from './messages.ts'
import type { SearchWork } from './work.ts'

type Props = {
  search: SearchWork
  /** Moves the focus to where the visitor continues. */
  onLeave: () => void
}

/** The notice for a run that takes long, was canceled or failed, with its buttons. Keeps the focus on a useful control. */
export function RunBar({ search, onLeave }: Props) {
  const { phase, offer } = search
  const cancel = useRef<HTMLButtonElement>(null)
  const again = useRef<HTMLButtonElement>(null)

  function keepRunning() {
    cancel.current?.focus()
    search.keep()
  }
  function endRun() {
    flushSync(search.cancel)
    again.current?.focus()
  }
  function runAgain() {
    onLeave()
    search.run()
  }

  if (offer !== 'none')
    return (
      <Notice
        tone={offer === 'asked' ? 'warn' : 'plain'}
        role="status"
        className="border-t-0!"
        onLeave={onLeave}
        actions={
          <>
            {offer === 'asked' && <Button onClick={keepRunning}>Keep running</Button>}
            <Button ref={cancel} onClick={endRun}>
              Cancel
            </Button>
          </>
        }
      >
        {offer === 'asked' ? stillRunning : keptRunning}
      </Notice>
    )
  if (phase === 'held' || phase === 'failed')
    return (
      <Notice
        tone="warn"
        role="status"
        className="border-t-0!"
        onLeave={onLeave}
        actions={
          <Button ref={again} onClick={runAgain}>
            Run again
          </Button>
        }
      >
        {phase === 'failed' ? runFailed : held}
      </Notice>
    )
}

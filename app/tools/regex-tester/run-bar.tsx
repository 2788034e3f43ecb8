import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { held, keptRunning, runFailed, stillRunning } from './messages.ts'
import type { State } from './state.ts'
import type { Offer } from './use-regex.ts'

function Line({ isWarning, text, children }: { isWarning: boolean; text: string; children: ReactNode }) {
  return (
    <div
      className={`flex flex-wrap items-center gap-2 border-b border-line px-3.5 py-2 ${isWarning ? 'bg-warn-soft text-warn' : 'bg-paper text-ink-2'}`}
    >
      <p role="status" className="grow basis-60 text-sm font-[520]">
        {text}
      </p>
      {children}
    </div>
  )
}

type Props = {
  phase: State['phase']
  offer: Offer
  hasFailed: boolean
  onKeep: () => void
  onCancel: () => void
  onRunAgain: () => void
}

/** What is said of a run that takes long or was ended, with the way on. */
export function RunBar({ phase, offer, hasFailed, onKeep, onCancel, onRunAgain }: Props) {
  if (phase === 'running' && offer !== 'none') {
    return (
      <Line isWarning={offer === 'asked'} text={offer === 'asked' ? stillRunning : keptRunning}>
        {offer === 'asked' && <Button onClick={onKeep}>Keep running</Button>}
        <Button onClick={onCancel}>Cancel</Button>
      </Line>
    )
  }
  if (phase === 'held') {
    return (
      <Line isWarning text={hasFailed ? runFailed : held}>
        <Button onClick={onRunAgain}>Run again</Button>
      </Line>
    )
  }
  return null
}

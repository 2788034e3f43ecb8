import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#app/ui/button.tsx'
import { held, keptRunning, runFailed, stillRunning } from './messages.ts'
import type { State } from './state.ts'
import type { Offer } from './use-regex.ts'

type LineProps = { isWarning: boolean; text: string; onLeave?: () => void; children?: ReactNode }

/** A line that says something and offers a way on; where it goes away with the focus in it, `onLeave` finds that a place. */
export function Line({ isWarning, text, onLeave, children }: LineProps) {
  const line = useRef<HTMLDivElement>(null)
  const leave = useRef(onLeave)
  useLayoutEffect(() => {
    leave.current = onLeave
  })
  useLayoutEffect(() => {
    const element = line.current
    return () => {
      if (element?.contains(document.activeElement)) queueMicrotask(() => leave.current?.())
    }
  }, [])
  return (
    <div
      ref={line}
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
  /** Takes the focus to where the next thing is done. */
  onLeave: () => void
}

/** What is said of a run that takes long or was ended, with the way on; the focus goes with it. */
export function RunBar({ phase, offer, hasFailed, onKeep, onCancel, onRunAgain, onLeave }: Props) {
  const cancel = useRef<HTMLButtonElement>(null)
  const again = useRef<HTMLButtonElement>(null)
  function keep() {
    cancel.current?.focus()
    onKeep()
  }
  function end() {
    flushSync(onCancel)
    again.current?.focus()
  }
  function runAgain() {
    onLeave()
    onRunAgain()
  }
  if (phase === 'running' && offer !== 'none') {
    return (
      <Line isWarning={offer === 'asked'} text={offer === 'asked' ? stillRunning : keptRunning} onLeave={onLeave}>
        {offer === 'asked' && <Button onClick={keep}>Keep running</Button>}
        <Button ref={cancel} onClick={end}>
          Cancel
        </Button>
      </Line>
    )
  }
  if (phase !== 'held') return null
  return (
    <Line isWarning text={hasFailed ? runFailed : held} onLeave={onLeave}>
      <Button ref={again} onClick={runAgain}>
        Run again
      </Button>
    </Line>
  )
}

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { nameDuration } from '#app/lib/duration.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { Status } from '#app/ui/layout/bench.tsx'
import { cancelLabel } from '#app/work/messages.ts'
import type { Problem } from '#app/work/run/job.ts'
import { WorkStatus } from '#app/work/run/progress.tsx'
import type { Analysis } from './analysis.ts'
import type { Found } from './match/search.ts'
import * as messages from './messages.ts'

type Run = { isLate: boolean; problem: Problem | null; cancel: () => void }
/** Moves the focus to where the visitor continues. */
type Leaving = { onLeave: () => void }

/** The notice for a search that takes long, was canceled or failed, with its buttons. Keeps the focus on a useful control. */
export function RunBar({ search, onLeave }: Leaving & { search: Run & { run: () => void } }) {
  const { isLate, problem } = search
  const [isKept, setKept] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)
  const again = useRef<HTMLButtonElement>(null)
  if (isKept && !isLate) setKept(false)
  if (!isLate && !problem) return null

  function keepRunning() {
    cancel.current?.focus()
    setKept(true)
  }
  function endRun() {
    flushSync(search.cancel)
    again.current?.focus()
  }
  function runAgain() {
    onLeave()
    search.run()
  }

  const lateWords = isKept ? messages.keptRunning : messages.stillRunning
  const problemWords = problem === 'canceled' ? messages.held : messages.runFailed
  return (
    <Notice
      tone={isKept ? 'plain' : 'warn'}
      role="status"
      className="run-bar"
      onLeave={onLeave}
      actions={
        problem ? (
          <Button ref={again} onClick={runAgain}>
            Run again
          </Button>
        ) : (
          <>
            {!isKept && <Button onClick={keepRunning}>Keep running</Button>}
            <Button ref={cancel} onClick={endRun}>
              {cancelLabel}
            </Button>
          </>
        )
      }
    >
      {problem ? problemWords : lateWords}
    </Notice>
  )
}

/** The notices for a replacement that takes long, was canceled or failed. */
export function ReplaceNotices({ replaced, onLeave }: Leaving & { replaced: Run & { failure: string | null } }) {
  const { isLate, problem, cancel, failure } = replaced
  return (
    <>
      {isLate && (
        <Notice tone="warn" role="status" onLeave={onLeave} actions={<Button onClick={cancel}>{cancelLabel}</Button>}>
          {messages.stillReplacing}
        </Notice>
      )}
      {problem === 'canceled' && (
        <Notice tone="plain" role="status">
          {messages.replaceCanceled}
        </Notice>
      )}
      {failure && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
    </>
  )
}

type StatusProps = {
  search: { result: Found | null; isWorking: boolean; progress: number; cancel: () => void }
  analysis: Analysis | null
}

/** The status bar after the match count: why the search stopped early, the engine, the backtracking risk and the time. */
export function SearchStatus({ search, analysis }: StatusProps) {
  const { result } = search
  const isRisky = analysis !== null && analysis.risks.length > 0
  return (
    <>
      {result?.matches.stop && <Status tone="warn">{messages.stops[result.matches.stop]}</Status>}
      <span className="max-lg:hidden">{messages.engine}</span>
      {isRisky && <Status tone="warn">{messages.risky}</Status>}
      {analysis && !analysis.error && !isRisky && <span className="max-lg:hidden">{messages.noRisk}</span>}
      <WorkStatus work={search}>{result && <span>{nameDuration(result.milliseconds)}</span>}</WorkStatus>
    </>
  )
}

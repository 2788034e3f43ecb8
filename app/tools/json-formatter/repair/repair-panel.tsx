import { useState } from 'react'
import type { PaneText } from '#app/lib/long-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Progress } from '#app/ui/feedback/progress.tsx'
import type { Desk } from '#app/work/bench/use-desk.ts'
import { cancelLabel, showInInputLabel } from '#app/work/messages.ts'
import type { Underway } from '#app/work/run/job.ts'
import { useRun } from '#app/work/run/use-run.ts'
import { explorer } from '../client.ts'
import { moreChanges, repairFailed, repairing } from '../messages.ts'
import type { Action, State } from '../state.ts'

type Props = { desk: Desk<State, Action>; onReveal: () => void; onApply: (repaired: PaneText) => void }

const looks = {
  same: { Tag: 'span', className: 'text-ink-2' },
  removed: { Tag: 'del', className: 'bg-bad-soft text-bad line-through' },
  added: { Tag: 'ins', className: 'bg-ok-soft text-ok underline' },
} as const

/** Two ways to fix an error: show its place in the input, or show a repair before it is applied. */
export function RepairPanel({ desk, onReveal, onApply }: Props) {
  const repair = useRun(
    desk,
    ({ text }) => ({ text }),
    (question: { text: PaneText }, task: Underway) => explorer.call('repair', question, task),
  )
  const { stale, isWorking, problem } = repair
  const answer = stale ? null : repair.answer
  const [opener, setOpener] = useState<HTMLButtonElement | null>(null)
  const focusOpener = () => opener?.focus()
  const isFailed = problem !== null && problem !== 'canceled'
  const refusal = answer?.ok === false ? answer.error : isFailed && repairFailed
  const proposal = answer?.ok ? answer.value : null
  return (
    <>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={onReveal}>
          {showInInputLabel}
        </Button>
        <Button
          ref={setOpener}
          size="small"
          // A disabled button would lose the focus.
          aria-disabled={answer !== null || isWorking}
          aria-busy={isWorking}
          onClick={() => void (answer || isWorking || repair.run())}
        >
          Show repair
        </Button>
      </div>
      {isWorking && (
        <div className="-mx-3.5 mt-3 -mb-3">
          <Progress
            label={repairing}
            done={repair.progress}
            cancelLabel={cancelLabel}
            onCancel={repair.cancel}
            onLeave={focusOpener}
          />
        </div>
      )}
      {refusal && (
        <p role="status" className="mt-2">
          {refusal}
        </p>
      )}
      {proposal && (
        <section
          aria-label="Proposed repair"
          className="mt-3 rounded-control border border-line bg-surface p-3 text-ink"
        >
          <p className="mb-2 text-small text-ink-2">Crossed-out text is removed, green underlined text is added.</p>
          <pre
            tabIndex={0}
            className="max-h-48 overflow-auto font-mono text-small leading-relaxed whitespace-pre-wrap wrap-anywhere"
          >
            {proposal.pieces.map(({ kind, text }, index) => {
              const { Tag, className } = looks[kind]
              return (
                <Tag key={`${index} ${kind}`} className={className}>
                  {text}
                </Tag>
              )
            })}
          </pre>
          {!proposal.isWhole && <p className="mt-2 text-small text-ink-2">{moreChanges}</p>}
          <div className="mt-3 flex gap-2">
            <Button size="small" variant="primary" onClick={() => onApply(proposal.text)}>
              Apply repair
            </Button>
            <Button
              size="small"
              onClick={() => {
                repair.forget()
                focusOpener()
              }}
            >
              Dismiss
            </Button>
          </div>
        </section>
      )}
    </>
  )
}

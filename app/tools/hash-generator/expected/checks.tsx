import CheckIcon from 'lucide/dist/esm/icons/check.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import type { Result } from '#app/lib/result.ts'
import { Icon } from '#app/ui/controls/icon.tsx'
import { Status } from '#app/ui/layout/bench.tsx'
import type { Desk } from '#app/work/bench/use-desk.ts'
import type { Hashes } from '../algorithms/digest.ts'
import type { Algorithm } from '../algorithms/five.ts'
import type { QueueState } from '../files/file-queue.ts'
import { listNames } from '../messages.ts'
import type { Action, State } from '../state.ts'
import type { Reading } from './expected.ts'
import { type Comparison, describeCheck, describeSummary, type Summary, summarize } from './verify.ts'

/** The tool's state and everything computed from it. */
export type Found = {
  desk: Desk<State, Action>
  rows: readonly Algorithm[]
  /** The text digests to show, and how many there are. */
  hashes: Hashes
  digests: number
  ofText: { waiting: string; isEmpty: boolean }
  files: QueueState & { cancel: () => void }
  list: { reading: Result<Reading> }
  comparison: Comparison
  isWorking: boolean
}

/** The result of a verification as short statements. */
export const Outcome = ({ summary, hasNames = false }: { summary: Summary; hasNames?: boolean }) =>
  describeSummary(summary).map(({ tone, text, names }) => (
    <Status key={text} tone={tone}>
      {hasNames && names.length > 0 ? `${text}: ${listNames(names)}` : text}
    </Status>
  ))

const looks = {
  match: { tone: 'text-ok', icon: CheckIcon },
  mismatch: { tone: 'text-bad', icon: X },
  unchecked: { tone: 'text-ink-2', icon: null },
}

/** Next to the Digests title: the result as a sentence, or as counts if there are several expected digests. */
export function TextVerdict({ hash }: { hash: Found }) {
  const checks = hash.comparison.textChecks
  const [first] = checks
  const look = first && looks[first.outcome]
  return (
    <>
      {!hash.desk.state.asked && <span className="font-mono text-note text-ink-3 max-sm:hidden">live</span>}
      <div
        role="status"
        className={`verdict ${first ? 'pane-alert' : ''} min-w-0 flex-1 basis-40 text-small leading-tight font-strong`}
      >
        {look && checks.length === 1 ? (
          <p className={`flex items-center gap-1.25 ${look.tone}`}>
            {look.icon && <Icon of={look.icon} className="shrink-0" />} {describeCheck(first)}
          </p>
        ) : (
          <Outcome summary={summarize(checks, [])} />
        )}
      </div>
    </>
  )
}

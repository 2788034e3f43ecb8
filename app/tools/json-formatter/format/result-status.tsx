import ChevronUp from 'lucide/dist/esm/icons/chevron-up.mjs'
import { useId, useState } from 'react'
import { formatSize } from '#app/lib/bytes.ts'
import { nameDuration } from '#app/lib/duration.ts'
import { count } from '#app/lib/plural.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/controls/icon.tsx'
import { Status } from '#app/ui/layout/bench.tsx'
import { staleWords } from '#app/work/messages.ts'
import { type Peeling, PeelStatus } from '#app/work/out/peel-status.tsx'
import type { Stale } from '#app/work/run/question.ts'
import { describeChange } from '../messages.ts'
import type { Summary } from './draft.ts'
import type { Warnings } from './warnings.ts'

type StatusProps = Summary & { stale: Stale; peel: Peeling }

/** What was changed, and facts about the output. If it is out of date, this says so. Whether it is valid stands above it. */
export function ResultStatus({ stale, peel, ...summary }: StatusProps) {
  const change = describeChange(summary)
  return (
    <PeelStatus peel={peel}>
      {stale ? <span>{staleWords[stale]}</span> : change && <Status tone="ok">{change}</Status>}
      <span>{count(summary.lines, 'line')}</span>
      <span>{formatSize(summary.bytes)}</span>
      <span>{nameDuration(summary.milliseconds)}</span>
    </PeelStatus>
  )
}

type StripProps = Warnings & { onReveal: (from: number, to: number) => void }

/** Warnings about valid JSON that may cause trouble. Shows the first one or all. Pressing one shows its place in the input. */
export function WarningStrip({ total, warnings, onReveal }: StripProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <section aria-label="Warnings" className="flex-none border-t border-line bg-warn-soft text-small text-warn">
      <div className="flex min-h-9 items-center gap-3 pr-1.5 pl-3.5">
        <h2 className="shrink-0 text-small font-strong tracking-normal">
          {count(total, 'warning')}
          {isOpen && total > warnings.length && `, the first ${warnings.length} are listed`}
        </h2>
        <ul id={id} className={`min-w-0 grow ${isOpen ? 'max-h-40 overflow-auto py-1' : ''}`}>
          {warnings.slice(0, isOpen ? undefined : 1).map((warning) => (
            <li key={`${warning.kind} ${warning.index}`}>
              <button
                type="button"
                onClick={() => onReveal(warning.index, warning.index + warning.length)}
                className={`flex w-full items-baseline gap-3 rounded-control px-2 py-1 text-left hover:bg-surface focus-visible:-outline-offset-2 ${isOpen ? '' : '*:last:truncate'}`}
              >
                <span className="shrink-0 font-mono text-note">
                  {warning.line}:{warning.column}
                </span>
                <span className="min-w-0 wrap-anywhere">{warning.text}</span>
              </button>
            </li>
          ))}
        </ul>
        {warnings.length > 1 && (
          <Button
            variant="ghost"
            size="small"
            className="shrink-0 self-start text-warn! hover:bg-surface!"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Show one' : 'Show all'}
            <Icon of={ChevronUp} className={isOpen ? 'rotate-180' : ''} />
          </Button>
        )}
      </div>
    </section>
  )
}

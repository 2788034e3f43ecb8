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
import { describeChange, warningGroups } from '../messages.ts'
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

type Listed = Warnings['warnings']
type StripProps = Warnings & { onReveal: (from: number, to: number) => void }

/** The warnings by kind, in the order of the first of each. */
const groupKinds = (warnings: Listed): Listed[] =>
  [...new Set(warnings.map(({ kind }) => kind))].map((each) => warnings.filter(({ kind }) => kind === each))

const fewest = 3
const place = 'rounded-control px-2 py-1 text-left hover:bg-surface focus-visible:-outline-offset-2 max-sm:min-h-11'

/** Warnings of one kind: one with its text, several with what they have in common and a button for each place. */
function WarningGroup({
  listed,
  isOpen,
  onReveal,
}: { listed: Listed; isOpen: boolean } & Pick<StripProps, 'onReveal'>) {
  const [first] = listed
  if (!first) return null
  const show = ({ index, length }: Listed[number]) => onReveal(index, index + length)
  const look = isOpen ? 'wrap-anywhere' : 'truncate'
  if (listed.length === 1)
    return (
      <li>
        <button type="button" onClick={() => show(first)} className={`${place} flex w-full items-center gap-3`}>
          <span className="shrink-0 font-mono text-note">
            {first.line}:{first.column}
          </span>
          <span className={`min-w-0 ${look}`}>{first.text}</span>
        </button>
      </li>
    )
  const shown = listed.slice(0, isOpen ? undefined : fewest)
  return (
    <li className={`flex min-w-0 items-baseline gap-x-1 ${isOpen ? 'flex-wrap' : ''}`}>
      <span className={`min-w-0 px-2 py-1 ${look}`}>{warningGroups[first.kind](listed.length)}</span>
      {shown.map((warning) => (
        <button
          key={warning.index}
          type="button"
          data-tip={warning.text}
          aria-label={`${warning.line}:${warning.column} ${warning.text}`}
          onClick={() => show(warning)}
          className={`${place} shrink-0 font-mono text-note ${isOpen ? '' : 'max-sm:hidden'}`}
        >
          {warning.line}:{warning.column}
        </button>
      ))}
      {shown.length < listed.length && <span aria-hidden="true">…</span>}
    </li>
  )
}

/** Warnings about valid JSON that may cause trouble, by kind. Shows the first kind or all. Pressing a place shows it in the input. */
export function WarningStrip({ total, warnings, onReveal }: StripProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const groups = groupKinds(warnings)
  return (
    <section aria-label="Warnings" className="flex-none border-t border-line bg-warn-soft text-small text-warn">
      <div className={`flex min-h-9 items-center gap-x-3 pr-1.5 pl-3.5 ${isOpen ? 'max-sm:flex-wrap' : ''}`}>
        <h2 className="shrink-0 text-small font-strong tracking-normal">
          {count(total, 'warning')}
          {isOpen && total > warnings.length && `, the first ${warnings.length} are listed`}
        </h2>
        <ul
          id={id}
          className={`min-w-0 grow ${isOpen ? 'max-h-40 overflow-auto py-1 max-sm:order-last max-sm:basis-full' : ''}`}
        >
          {groups.slice(0, isOpen ? undefined : 1).map((listed) => (
            <WarningGroup key={listed[0]?.kind} {...{ listed, isOpen, onReveal }} />
          ))}
        </ul>
        {warnings.length > 1 && (
          <Button
            variant="ghost"
            size="small"
            className={`ml-auto shrink-0 text-warn! hover:bg-surface! ${isOpen ? 'self-start' : ''}`}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Show fewer' : 'Show all'}
            <Icon of={ChevronUp} className={isOpen ? 'rotate-180' : ''} />
          </Button>
        )}
      </div>
    </section>
  )
}

import { formatSize } from '#app/lib/bytes.ts'
import { nameDuration } from '#app/lib/duration.ts'
import { count } from '#app/lib/plural.ts'
import { Status } from '#app/ui/layout/bench.tsx'
import { staleWords } from '#app/work/messages.ts'
import { PeelStatus } from '#app/work/out/peel-status.tsx'
import type { Peeling } from '#app/work/out/use-peel.ts'
import type { Stale } from '#app/work/run/question.ts'
import { describeChange, type Summary } from './summary.ts'

type Props = Summary & { stale: Stale; peel: Peeling }

/** Facts about the output. If it is out of date, this says so and does not call it valid. */
export function ResultStatus({ stale, peel, ...summary }: Props) {
  const change = describeChange(summary)
  return (
    <PeelStatus peel={peel}>
      {stale ? <span>{staleWords[stale]}</span> : <Status tone="ok">Valid JSON</Status>}
      {!stale && change && <span className="font-strong text-ok">{change}</span>}
      <span>{count(summary.lines, 'line')}</span>
      <span>{formatSize(summary.bytes)}</span>
      <span>{nameDuration(summary.milliseconds)}</span>
    </PeelStatus>
  )
}

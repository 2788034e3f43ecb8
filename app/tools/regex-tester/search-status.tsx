import { nameDuration } from '#app/lib/duration.ts'
import { Status } from '#app/ui/layout/bench.tsx'
import { WorkStatus } from '#app/work/run/progress.tsx'
import type { Analysis } from './analysis.ts'
import { engine, noRisk, risky, stops } from './messages.ts'
import type { SearchWork } from './work.ts'

type Props = { search: SearchWork; analysis: Analysis | null }

/** The status bar after the match count: why the search stopped early, the engine, the backtracking risk and the time. */
export function SearchStatus({ search, analysis }: Props) {
  const { result } = search
  return (
    <>
      {result?.matches.stop && <Status tone="warn">{stops[result.matches.stop]}</Status>}
      <span>{engine}</span>
      {analysis &&
        !analysis.error &&
        (analysis.risks.length > 0 ? <Status tone="warn">{risky}</Status> : <span>{noRisk}</span>)}
      <WorkStatus work={search}>{result && <span>{nameDuration(result.milliseconds)}</span>}</WorkStatus>
    </>
  )
}

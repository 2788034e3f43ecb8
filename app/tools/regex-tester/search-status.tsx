import { nameDuration } from '#app/lib/duration.ts'
import { Status } from '#app/ui/bench.tsx'
import { WorkStatus } from '#app/work/progress.tsx'
import type { Analysis } from './analysis.ts'
import type { SearchWork } from './match/use-search.ts'
import { stops } from './outcome-messages.ts'

type Props = { search: SearchWork; analysis: Analysis | null }

/** What the status bar says of a search: how long it took, and what is to be known of it. */
export function SearchStatus({ search, analysis }: Props) {
  const { result } = search
  return (
    <>
      <WorkStatus work={search}>
        <span>{result ? `Searched in ${nameDuration(result.milliseconds)}` : 'Ready'}</span>
      </WorkStatus>
      {result?.matches.stop && <Status tone="warn">{stops[result.matches.stop]}</Status>}
      {analysis && analysis.risks.length > 0 && <Status tone="warn">May backtrack for long</Status>}
    </>
  )
}

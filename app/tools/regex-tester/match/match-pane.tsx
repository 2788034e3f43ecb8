import { useMemo } from 'react'
import { Pane } from '#app/ui/bench.tsx'
import { CopyAction } from '#app/work/output-actions.tsx'
import { askSearch, gather } from '../client.ts'
import { copied, copyFailed, countMatches, notRun } from '../messages.ts'
import type { Outcome } from '../outcome.tsx'
import { measureMatches } from './matches.ts'
import type { SearchWork } from './use-search.ts'

type Props = { search: SearchWork; MatchList: Outcome['MatchList'] | undefined; onShow: (match: number) => void }

/** How many matches there are, and each of them; `onShow` brings one into sight in the text. */
export function MatchPane({ search, MatchList, onShow }: Props) {
  const { phase, result, isCurrent } = search
  const count = result?.matches.starts.length ?? 0
  const length = useMemo(() => (result ? measureMatches(result.matches) : 0), [result])
  const isNotRun = phase === 'held' || phase === 'failed'
  const isUnknown = phase === 'working' && !result
  return (
    <Pane
      title="Match details"
      note={<span role="status">{isNotRun ? notRun : isUnknown ? '' : countMatches(count)}</span>}
      actions={
        <CopyAction
          label="Copy Matches"
          isEmpty={count === 0}
          stale={isCurrent ? null : 'text'}
          length={length}
          text={() => gather(askSearch('list', undefined))}
          copied={copied('Matches')}
          copyFailed={copyFailed}
          downloadLabel="Download Results"
        />
      }
    >
      {MatchList && result && count > 0 ? (
        <MatchList result={result} isCurrent={isCurrent} onShow={onShow} />
      ) : (
        <p className="px-3.5 py-3 text-body text-ink-3">Each match with its position and groups</p>
      )}
    </Pane>
  )
}

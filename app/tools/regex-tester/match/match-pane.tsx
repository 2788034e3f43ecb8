import { Pane } from '#app/ui/bench.tsx'
import { CopyAction, type CopyProps, DownloadAction, type DownloadProps } from '#app/work/output-actions.tsx'
import type { Outcome } from '../outcome.tsx'
import type { SearchWork } from '../work.ts'

type Props = {
  search: SearchWork
  MatchTable: Outcome['MatchTable'] | undefined
  current: number
  onShow: (match: number) => void
  give: { copy: CopyProps; download: DownloadProps }
}

/** Each match in a row of its own; `onShow` brings one into sight in the text. */
export function MatchPane({ search, MatchTable, current, onShow, give }: Props) {
  const { result, isCurrent } = search
  const count = result?.matches.starts.length ?? 0
  return (
    <Pane
      title="Match details"
      note={count > 0 && count}
      className="lg:grow-5 lg:basis-0"
      actions={
        <>
          <CopyAction {...give.copy} />
          <DownloadAction {...give.download} />
        </>
      }
    >
      {MatchTable && result && count > 0 ? (
        <MatchTable result={result} isCurrent={isCurrent} current={current} onShow={onShow} />
      ) : (
        <p className="empty-line">Each match with its groups and its position</p>
      )}
    </Pane>
  )
}

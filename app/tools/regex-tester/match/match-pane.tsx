import { Pane } from '#app/ui/layout/bench.tsx'
import type { Give } from '#app/work/out/output-actions.tsx'
import { GiveActions } from '#app/work/out/send-action.tsx'
import type { Outcome } from '../use-regex.ts'
import type { SearchWork } from '../work.ts'

type Props = {
  search: SearchWork
  MatchTable: Outcome['MatchTable'] | undefined
  current: number
  onShow: (match: number) => void
  give: Give
}

/** The table of matches. `onShow` scrolls to a match in the text. */
export function MatchPane({ search, MatchTable, current, onShow, give }: Props) {
  const { result, isCurrent } = search
  const count = result?.matches.starts.length ?? 0
  return (
    <Pane
      title="Match details"
      note={count > 0 && count}
      className="give-narrow lg:grow-5 lg:basis-0"
      actions={<GiveActions {...give} />}
    >
      {MatchTable && result && count > 0 ? (
        <MatchTable result={result} isCurrent={isCurrent} current={current} onShow={onShow} />
      ) : (
        <p className="empty-line">Each match with its groups and its position</p>
      )}
    </Pane>
  )
}

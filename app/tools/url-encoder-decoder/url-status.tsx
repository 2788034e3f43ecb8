import type { ComponentProps } from 'react'
import { countCharacters } from '#app/lib/long-text.ts'
import { count, group } from '#app/lib/plural.ts'
import { Status, StatusBar } from '#app/ui/layout/bench.tsx'
import { WorkStatus } from '#app/work/run/progress.tsx'
import { done, notDone } from './messages.ts'
import type { Panel, State } from './state.ts'
import type { Breakdown } from './url-parts.ts'

type Props = Pick<ComponentProps<typeof WorkStatus>, 'work'> & {
  desk: { state: State }
  failure: { panel: Panel } | null
  made: { panel: Panel; noticeCount: number } | null
  breakdown: Breakdown | null
  isEncoded: boolean | undefined
}

/** The status bar: the result of the last Encode or Decode, and facts about the text. */
export function UrlStatus({ desk, work, failure, made, breakdown, isEncoded }: Props) {
  const { text } = desk.state
  const left = made?.noticeCount ?? 0
  return (
    <StatusBar>
      <WorkStatus work={work}>
        {failure && <Status tone="bad">{notDone[failure.panel]}</Status>}
        {made && (
          <Status tone={left > 0 ? 'warn' : 'ok'}>{left > 0 ? `${group(left)} not decoded` : done[made.panel]}</Status>
        )}
        <span>{text.length === 0 ? 'Ready' : count(countCharacters(text), 'character')}</span>
      </WorkStatus>
      {breakdown && <span>{count(breakdown.rows.length, 'query parameter')}</span>}
      {isEncoded && <Status tone="plain">Looks already encoded</Status>}
    </StatusBar>
  )
}

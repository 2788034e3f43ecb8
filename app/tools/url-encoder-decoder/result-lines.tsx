import type { ComponentProps } from 'react'
import { count, group } from '#app/lib/plural.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { Status, StatusBar } from '#app/ui/layout/bench.tsx'
import { WorkStatus } from '#app/work/run/progress.tsx'
import type { Converted } from './convert.ts'
import { describeFault, describeNotices, done, partlyDecoded } from './messages.ts'
import type { Fault } from './percent.ts'
import type { Panel } from './state.ts'
import type { Breakdown, UrlParts } from './url-parts.ts'

// When space is short, the query shrinks first: it is also in the table below, and on a phone only there.
const names: [keyof UrlParts, name: string, className: string][] = [
  ['scheme', 'Scheme', 'shrink-0'],
  ['user', 'User', 'min-w-16! text-ink-2'],
  ['host', 'Host', 'max-w-2/5! shrink-0 text-code-num'],
  ['port', 'Port', 'shrink-0 text-code-num'],
  ['path', 'Path', 'min-w-20! shrink-[9] text-code-key'],
  ['query', 'Query', 'max-sm:hidden min-w-20! shrink-[99999] text-code-lit'],
  ['fragment', 'Fragment', 'min-w-23! text-code-str'],
]

/** The parts of the URL as written. */
export const UrlPartsLine = ({ parts }: { parts: UrlParts }) => (
  <dl aria-label="URL parts" className="cells border-t border-b-0">
    {names.map(
      ([key, name, className]) =>
        parts[key] && (
          <div key={key} className={className}>
            <dt>{name}</dt>
            <dd>{parts[key]}</dd>
          </div>
        ),
    )}
  </dl>
)

type Failure = { panel: Panel; fault: Fault; isPressed: boolean }
type FailureProps = { id?: string; failure: Failure; onTolerate: () => void }

/** The error with its position and, for Decode, a button to decode the rest. */
export const FailureLine = ({ id, failure: { panel, fault, isPressed }, onTolerate }: FailureProps) => (
  <Notice
    key={String(isPressed)}
    tone={isPressed ? 'bad' : 'plain'}
    role={isPressed ? 'alert' : undefined}
    {...(id && { id })}
    actions={
      panel === 'decoded' && (
        <Button size="small" onClick={onTolerate}>
          Decode what is valid
        </Button>
      )
    }
  >
    {describeFault(fault)}
  </Notice>
)

/** The sequences that a tolerant decode left alone. */
export const NoticeList = ({ notices, noticeCount }: Pick<Converted, 'notices' | 'noticeCount'>) => (
  <Notice tone="warn" role="status" className="max-h-40 overflow-auto">
    <p>{describeNotices(noticeCount)}</p>
    <ul aria-label="Sequences left as they are" className="mt-1 font-normal">
      {notices.map((notice) => (
        <li key={notice.index}>{describeFault(notice)}</li>
      ))}
      {noticeCount > notices.length && <li>And {group(noticeCount - notices.length)} more.</li>}
    </ul>
  </Notice>
)

type StatusProps = Pick<ComponentProps<typeof WorkStatus>, 'work'> & {
  failure: Failure | null
  made: { panel: Panel; noticeCount: number } | null
  breakdown: Breakdown | null
  isEncoded: boolean | undefined
}

/** The status bar: the result of the last Encode or Decode, and facts about the text. */
export function UrlStatus({ work, failure, made, breakdown, isEncoded }: StatusProps) {
  const left = made?.noticeCount ?? 0
  const isIdle = !failure && !made && !isEncoded && !breakdown
  return (
    <StatusBar>
      <WorkStatus work={work}>
        {failure && <Status tone={failure.isPressed ? 'bad' : 'plain'}>Not {failure.panel}</Status>}
        {made && <Status tone={left > 0 ? 'warn' : 'ok'}>{left > 0 ? partlyDecoded : done[made.panel]}</Status>}
        {isIdle && <span>Ready</span>}
      </WorkStatus>
      {breakdown?.rows && <span>{count(breakdown.rows.length, 'query parameter')}</span>}
      {isEncoded && <Status tone="plain">Looks like it is already encoded</Status>}
    </StatusBar>
  )
}

import { group } from '#app/lib/plural.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import type { Converted } from './convert.ts'
import { describeFault, describeNotices } from './messages.ts'
import type { Fault } from './percent.ts'
import type { Panel } from './state.ts'

type FailureProps = { id: string; failure: { panel: Panel; fault: Fault }; onTolerate: () => void }

/** The error with its position and, for Decode, a button to decode the rest. */
export function FailureLine({ id, failure: { panel, fault }, onTolerate }: FailureProps) {
  return (
    <Notice
      tone="bad"
      role="alert"
      id={id}
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
}

/** The sequences that a tolerant decode left alone. */
export function NoticeList({ notices, noticeCount }: Pick<Converted, 'notices' | 'noticeCount'>) {
  const rest = noticeCount - notices.length
  return (
    <Notice tone="warn" role="status" className="max-h-40 overflow-auto">
      <p>{describeNotices(noticeCount)}</p>
      <ul aria-label="Sequences left as they are" className="mt-1 font-normal">
        {notices.map((notice) => (
          <li key={notice.index}>{describeFault(notice)}</li>
        ))}
        {rest > 0 && <li>And {group(rest)} more.</li>}
      </ul>
    </Notice>
  )
}

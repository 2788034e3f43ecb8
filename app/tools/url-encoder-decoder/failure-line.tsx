import { Button } from '#app/ui/button.tsx'
import { describeFault, describeNotices } from './messages.ts'
import type { State } from './state.ts'

type FailureProps = { id: string; failure: NonNullable<State['failure']>; onTolerate: () => void }

/** Where the text could not be converted, and for a decode the way around it. */
export function FailureLine({ id, failure: { panel, fault }, onTolerate }: FailureProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-bad-soft px-3.5 py-2.5 text-sm text-bad">
      <p id={id} role="alert" className="font-[520] wrap-anywhere">
        {describeFault(fault)}
      </p>
      {panel === 'decoded' && (
        <Button size="small" onClick={onTolerate}>
          Decode what is valid
        </Button>
      )}
    </div>
  )
}

/** What a tolerant decode left as it was. */
export function NoticeList({ notices, noticeCount }: Pick<State, 'notices' | 'noticeCount'>) {
  const rest = noticeCount - notices.length
  return (
    <div className="border-t border-line bg-warn-soft px-3.5 py-2.5 text-sm text-warn">
      <p role="status" className="font-[520]">
        {describeNotices(noticeCount)}
      </p>
      <ul aria-label="Sequences left as they are" className="mt-1">
        {notices.map((notice) => (
          <li key={notice.index} className="wrap-anywhere">
            {describeFault(notice)}
          </li>
        ))}
        {rest > 0 && <li>And {rest.toLocaleString('en')} more.</li>}
      </ul>
    </div>
  )
}

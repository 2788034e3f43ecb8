import { Button } from '#app/ui/controls/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { cancelLabel } from '#app/work/messages.ts'
import type { Problem } from '#app/work/run/job.ts'
import { replaceCancelled, stillReplacing } from '../messages.ts'

type Props = {
  replaced: { isLate: boolean; problem: Problem | null; cancel: () => void; failure: string | null }
  onLeave: () => void
}

/** The notices for a replacement that takes long, was canceled or failed. */
export function ReplaceNotices({ replaced, onLeave }: Props) {
  const { isLate, problem, cancel, failure } = replaced
  return (
    <>
      {isLate && (
        <Notice tone="warn" role="status" onLeave={onLeave} actions={<Button onClick={cancel}>{cancelLabel}</Button>}>
          {stillReplacing}
        </Notice>
      )}
      {problem === 'cancelled' && (
        <Notice tone="plain" role="status">
          {replaceCancelled}
        </Notice>
      )}
      {failure && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
    </>
  )
}

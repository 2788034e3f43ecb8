import { Button } from '#app/ui/controls/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { cancelLabel } from '#app/work/messages.ts'
import { replaceCancelled, stillReplacing } from '../messages.ts'
import type { ReplaceWork } from '../work.ts'

type Props = {
  work: Pick<ReplaceWork, 'isLate' | 'problem' | 'cancel'>
  problem: string | null
  onLeave: () => void
}

/** The notices for a replacement that takes long, was canceled or failed. */
export function ReplaceNotices({ work, problem, onLeave }: Props) {
  return (
    <>
      {work.isLate && (
        <Notice
          tone="warn"
          role="status"
          onLeave={onLeave}
          actions={<Button onClick={work.cancel}>{cancelLabel}</Button>}
        >
          {stillReplacing}
        </Notice>
      )}
      {work.problem === 'cancelled' && (
        <Notice tone="plain" role="status">
          {replaceCancelled}
        </Notice>
      )}
      {problem && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
    </>
  )
}

import type { ReactNode } from 'react'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { Progress } from '#app/ui/feedback/progress.tsx'
import { cancelLabel, partMissing, workFailed, working } from '../messages.ts'
import type { Problem } from './job.ts'

type Work = { isWorking: boolean; progress: number; isLong?: boolean; cancel: () => void }

/** Long work under way, with Cancel; pressed, the focus goes to the tool's main field. */
export const WorkProgress = ({
  work,
  desk,
  label = 'Working',
}: {
  work: Work
  desk: { focus: () => void }
  label?: string
}) =>
  work.isWorking &&
  work.isLong !== false && (
    <Progress
      label={label}
      done={work.progress}
      cancelLabel={cancelLabel}
      onCancel={work.cancel}
      onLeave={desk.focus}
    />
  )

/** What the status bar says of the work under way, seen only where that takes a while, or else what it has to say. */
export const WorkStatus = ({ work, label, children }: { work: Work; label?: string; children: ReactNode }) =>
  work.isWorking ? (
    <span className="transition-opacity delay-200 starting:opacity-0">{working(work.progress, label)}</span>
  ) : (
    children
  )

/** Says why work has no answer; of cancelled work only where there are words for it, and nothing of a part that is awaited: the bench does. */
export function WorkProblem({
  work,
  words = {},
}: {
  work: { problem: Problem | null }
  words?: Partial<Record<Problem, string>>
}) {
  const sentence = work.problem && { failed: workFailed, missing: partMissing, ...words }[work.problem]
  return (
    sentence && (
      <Notice tone="bad" role="alert">
        {sentence}
      </Notice>
    )
  )
}

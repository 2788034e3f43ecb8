import type { ReactNode } from 'react'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { Progress } from '#app/ui/feedback/progress.tsx'
import { cancelLabel, partMissing, workFailed, working } from '../messages.ts'
import type { Problem } from './job.ts'

type Work = { isWorking: boolean; progress: number; isLong?: boolean; cancel: () => void }
type ProgressProps = { work: Work; desk: { focus: () => void }; label?: string }

/**
 * The progress of long work, with Cancel, which moves the focus to the tool's main field. It lies on the panes, so nothing moves,
 * and the status bar says its label (`WorkStatus`).
 */
export const WorkProgress = ({ work, desk, label = 'Working' }: ProgressProps) =>
  work.isWorking &&
  work.isLong !== false && (
    <div className="work-progress">
      <div>
        <Progress
          label={label}
          isLabelHidden
          done={work.progress}
          cancelLabel={cancelLabel}
          onCancel={work.cancel}
          onLeave={desk.focus}
        />
      </div>
    </div>
  )

/** Shows the progress of running work in the status bar, after a short delay; otherwise its children. */
export const WorkStatus = ({ work, label, children }: { work: Work; label?: string; children: ReactNode }) =>
  work.isWorking ? (
    <span className="transition-opacity delay-200 starting:opacity-0">{working(work.progress, label)}</span>
  ) : (
    children
  )

type ProblemProps = { work: { problem: Problem | null }; words?: Partial<Record<Problem, string>> }

/** Says why there is no answer; for canceled work only if `words` has a text, for `awaiting` nothing: the bench shows a notice. */
export function WorkProblem({ work: { problem }, words = {} }: ProblemProps) {
  const sentence = problem && { failed: workFailed, missing: partMissing, ...words }[problem]
  return (
    sentence && (
      <Notice tone="bad" role="alert">
        {sentence}
      </Notice>
    )
  )
}

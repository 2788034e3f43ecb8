import { InputPane } from '#app/work/input-pane.tsx'
import { workCancelled } from '#app/work/messages.ts'
import { WorkProblem, WorkProgress } from '#app/work/progress.tsx'
import { noneFound } from './messages.ts'
import type { useUuids } from './use-uuids.ts'

type Props = Pick<ReturnType<typeof useUuids>, 'desk' | 'found' | 'work' | 'Inspected'>

/** Any text, and a row for each UUID in it. */
export function Inspector({ desk, found, work, Inspected }: Props) {
  const { inspected } = desk.state
  const isNothing = inspected.length > 0 && found.length === 0 && work.isCurrent
  return (
    <InputPane
      desk={desk}
      title="UUIDs to inspect"
      value={inspected}
      onChange={(text) => desk.edit({ type: 'edit', fields: { inspected: text } })}
      note={isNothing && noneFound}
      minHeight="small"
      placeholder="Paste any text or drop a file: each UUID in it is read"
    >
      <WorkProgress work={work} desk={desk} label="Reading" />
      <WorkProblem work={work} words={{ cancelled: workCancelled }} />
      {Inspected && found.length > 0 && <Inspected uuids={found} />}
    </InputPane>
  )
}

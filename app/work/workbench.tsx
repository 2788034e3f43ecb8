import type { ComponentProps, KeyboardEvent } from 'react'
import { Bench } from '#app/ui/bench.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Desk } from './use-desk.ts'

type AnyDesk = Pick<Desk<never, never>, 'undo' | 'isOver' | 'intake' | 'takesFiles'>
type Props = { label: string; desk: AnyDesk } & ComponentProps<'section'>

const isUndoKey = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'z'

/** The bench of a tool: takes what is dropped anywhere on its page, and Ctrl+Z right after its text was replaced. */
export function Workbench({ label, desk, className = '', children, ...rest }: Props) {
  const { refused } = desk.intake.read()

  function undoByKey(event: KeyboardEvent) {
    if (!desk.undo || !isUndoKey(event)) return
    event.preventDefault()
    event.stopPropagation()
    desk.undo()
  }

  return (
    <Bench
      label={label}
      className={`${desk.isOver ? 'ring-2 ring-accent' : ''} ${className}`}
      onKeyDownCapture={undoByKey}
      {...rest}
    >
      {!desk.takesFiles && refused && (
        <Notice tone="bad" role="alert">
          {refused}
        </Notice>
      )}
      {children}
    </Bench>
  )
}

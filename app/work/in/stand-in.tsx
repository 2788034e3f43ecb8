import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react'
import { runOnCommand } from '#app/ui/keys/run-on-enter.ts'
import type { TextPaneHandle } from '#app/ui/text-pane/text-pane.tsx'

export type StandInProps = {
  ref: Ref<TextPaneHandle>
  label: string
  describedBy: string | undefined
  onRun: (() => void) | undefined
}

/** Shown in place of a field: takes the focus and Ctrl+Enter or ⌘+Enter as the field would. */
export function StandIn({ ref, label, describedBy, onRun, children }: StandInProps & { children: ReactNode }) {
  const element = useRef<HTMLFieldSetElement>(null)
  useImperativeHandle(ref, () => ({ focus: () => element.current?.focus(), reveal() {} }))

  return (
    <fieldset
      ref={element}
      aria-label={label}
      aria-describedby={describedBy}
      tabIndex={-1}
      onKeyDown={runOnCommand(onRun)}
      className="flex min-h-0 min-w-0 flex-auto flex-col focus-visible:-outline-offset-2"
    >
      {children}
    </fieldset>
  )
}

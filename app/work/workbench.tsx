import type { ComponentProps } from 'react'
import { Bench, BenchFoot } from '#app/ui/bench.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { BenchTabs, type TabsState } from '#app/ui/tabs.tsx'
import { ActionBar, type Actions } from './actions.tsx'
import { OpenFile } from './open-file.tsx'
import { Reset } from './reset-button.tsx'
import { undoByKey } from './undo-button.tsx'
import { useAtHand } from './use-at-hand.ts'
import type { Desk } from './use-desk.ts'

type AnyDesk = Pick<Desk<never, never>, 'undo' | 'reset' | 'focus' | 'isOver' | 'intake' | 'receive' | 'takesFiles'>
type Props = { label: string; desk: AnyDesk; tabs?: TabsState; actions?: Actions } & Pick<
  ComponentProps<typeof OpenFile>,
  'accept' | 'isMultiple'
> &
  ComponentProps<'section'>

/** The bench of a tool: takes what is dropped anywhere on its page, and Ctrl+Z right after its text was replaced. */
export function Workbench({ label, desk, tabs, actions, className = '', children, ...props }: Props) {
  const { accept, isMultiple, ...rest } = props
  const { refused } = desk.intake.read()
  useAtHand(desk, tabs, actions)

  // There is one input for files: where the panes are tabs it stands at the lower edge.
  const open = desk.takesFiles && (
    <span className="w-12">{tabs?.isPhone && <OpenFile {...{ desk, accept, isMultiple }} />}</span>
  )
  return (
    <BenchTabs value={tabs ?? null}>
      <Reset value={desk}>
        <BenchFoot value={actions && <ActionBar actions={actions} open={open} undo={desk.undo} />}>
          <Bench
            label={label}
            className={`${desk.isOver ? 'outline-2 outline-ink' : ''} ${className}`}
            onKeyDownCapture={undoByKey(desk)}
            {...rest}
          >
            {!desk.takesFiles && refused && (
              <Notice tone="bad" role="alert">
                {refused}
              </Notice>
            )}
            {children}
          </Bench>
        </BenchFoot>
      </Reset>
    </BenchTabs>
  )
}

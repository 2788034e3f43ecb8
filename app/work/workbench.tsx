import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react'
import { Bench, BenchFoot } from '#app/ui/bench.tsx'
import { watchInputs } from '#app/ui/input-history.ts'
import { Notice } from '#app/ui/notice.tsx'
import { BenchTabs, type TabsState } from '#app/ui/tabs.tsx'
import { ReplacementLine } from '#app/ui/text-pane/text-pane.tsx'
import { ActionBar, type Actions } from './actions.tsx'
import { OpenFile } from './open-file.tsx'
import { AtHandText } from './output-actions.tsx'
import { Reset } from './reset-button.tsx'
import { undoByKey } from './undo-button.tsx'
import { useAtHand } from './use-at-hand.ts'
import type { Desk } from './use-desk.ts'
import { usePart } from './use-part.ts'
import { useLatest } from './use-stable.ts'

type AnyDesk = Pick<
  Desk<never, never>,
  'undo' | 'line' | 'reset' | 'release' | 'share' | 'focus' | 'over' | 'intake' | 'receive' | 'takes' | 'verb'
>
type Props = { label: string; desk: AnyDesk; tabs?: TabsState; actions?: Actions } & Pick<
  ComponentProps<typeof OpenFile>,
  'accept' | 'isMultiple'
> &
  ComponentProps<'section'>

/** The bench of a tool: takes what is dropped anywhere on its page, and Ctrl+Z right after its text was replaced. */
export function Workbench({ label, desk, tabs, actions, className = '', children, ...props }: Props) {
  const { accept, isMultiple, ...rest } = props
  const { refused } = desk.intake.read()
  const held = usePart(desk.release !== null, () => import('./held-strip.tsx'))
  const drop = usePart(desk.over > 0, () => import('./drop-sign.tsx'))
  const atHand = useAtHand(desk, tabs, actions)
  const bench = useRef<HTMLElement>(null)
  const line = useLatest(desk.line)
  const inputs = useRef<ReturnType<typeof watchInputs>>(null)
  useEffect(() => {
    if (!bench.current) return
    inputs.current = watchInputs(bench.current, () => line.current)
    return inputs.current.stop
  }, [])
  useLayoutEffect(() => inputs.current?.meetAll(), [desk.line.era])

  // There is one input for files: where the panes are tabs it stands at the lower edge.
  const isLine = desk.takes === 'line'
  const open = !isLine && (
    <span className="w-12">{tabs?.isPhone && <OpenFile {...{ desk, accept, isMultiple }} />}</span>
  )
  return (
    <BenchTabs value={tabs ?? null}>
      <Reset value={desk}>
        <AtHandText value={atHand}>
          <BenchFoot value={actions && <ActionBar actions={actions} open={open} undo={desk.undo} />}>
            <Bench ref={bench} label={label} className={className} onKeyDownCapture={undoByKey(desk)} {...rest}>
              {isLine && refused && (
                <Notice tone="bad" role="alert">
                  {refused}
                </Notice>
              )}
              {held.part && desk.release && <held.part.HeldStrip release={desk.release} onLeave={desk.focus} />}
              <ReplacementLine value={desk.line}>{children}</ReplacementLine>
              {drop.part && desk.over > 0 && <drop.part.DropSign desk={desk} />}
            </Bench>
          </BenchFoot>
        </AtHandText>
      </Reset>
    </BenchTabs>
  )
}

import { type ComponentProps, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { beforeFirstAction } from '#app/browser/before-first-action.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { createLazy, type Lazy, useLazy } from '#app/ui/island/lazy.ts'
import { useLatest } from '#app/ui/island/use-latest.ts'
import { watchInputs } from '#app/ui/keys/input-history.ts'
import { BenchFoot, StatusEnd } from '#app/ui/layout/bench.tsx'
import { BenchTabs, type TabsState } from '#app/ui/layout/tabs.tsx'
import { ReplacementLine } from '#app/ui/text-pane/replacement-line.ts'
import { OpenFile } from '../in/input-pane.tsx'
import { lazyFloor } from '../lazy-floor.ts'
import { heldFromLink, partMissing, runLabel, tryAgain } from '../messages.ts'
import { CurrentOutput } from '../out/output-actions.tsx'
import { ActionBar, type Actions } from './actions.tsx'
import { type Bench, registry } from './bench-registry.ts'
import { Reset } from './reset-button.tsx'
import { undoByKey } from './undo-button.tsx'
import type { Desk } from './use-desk.ts'

type AnyDesk = Pick<
  Desk<never, never>,
  | 'undo'
  | 'line'
  | 'reset'
  | 'release'
  | 'isHeld'
  | 'share'
  | 'focus'
  | 'over'
  | 'intake'
  | 'receive'
  | 'takes'
  | 'verb'
>
type Props = {
  label: string
  desk: AnyDesk
  tabs?: TabsState
  actions: Actions
  /** What the tool needs after the first paint: prepared before the first action; a notice says if it could not be loaded. */
  lazy?: Lazy<object>
} & Pick<ComponentProps<typeof OpenFile>, 'accept' | 'isMultiple'> &
  Pick<ComponentProps<'section'>, 'onKeyDown' | 'children'>

/** Registers the bench for the palette and the shortcut keys. Returns the `text` of the output that Alt+C copies. */
function useCurrentBench(desk: AnyDesk, tabs: TabsState | undefined, actions: Actions): unknown {
  const { outputs = {} } = actions
  const all = [tabs?.shown ?? '', ...Object.keys(outputs)].flatMap((name) => outputs[name] ?? [])
  const give = all.find(({ copy }) => !copy.isEmpty && !copy.stale) ?? all[0]
  const latest = useLatest<Bench>({ desk, actions, give, prove: useContext(StatusEnd)?.prove })
  useEffect(() => {
    registry.readBench = () => latest.current
    return () => {
      registry.readBench = null
    }
  }, [])
  return give?.copy.text
}

const nothing = createLazy(async () => ({}))

/** A tool's bench: its notices, its drop sign, the action bar of a phone, and Ctrl+Z right after a replacement. */
export function Workbench({ label, desk, tabs, actions, lazy = nothing, onKeyDown, children, ...files }: Props) {
  const { refused } = desk.intake.read()
  const { isMissing } = useLazy(lazy)
  const { part } = useLazy(lazyFloor, desk.over > 0)
  const output = useCurrentBench(desk, tabs, actions)
  const bench = useRef<HTMLElement>(null)
  const line = useLatest(desk.line)
  const inputs = useRef<ReturnType<typeof watchInputs>>(null)
  useEffect(() => {
    if (!bench.current) return
    inputs.current = watchInputs(bench.current, () => line.current)
    return inputs.current.stop
  }, [])
  useLayoutEffect(() => inputs.current?.meetAll(), [desk.line.era])
  useEffect(() => beforeFirstAction(() => void lazy.prepare().then(lazyFloor.prepare)), [])

  // There is only one file input: on a phone it is in the bar at the bottom.
  const isLine = desk.takes === 'line'
  const open = !isLine && <span className="w-12">{tabs?.isPhone && <OpenFile desk={desk} {...files} />}</span>
  return (
    <BenchTabs value={tabs ?? null}>
      <Reset value={desk}>
        <CurrentOutput value={output}>
          <BenchFoot value={<ActionBar actions={actions} open={open} undo={desk.undo} />}>
            <section
              ref={bench}
              aria-label={label}
              className="bench"
              onKeyDown={onKeyDown}
              onKeyDownCapture={undoByKey(desk)}
              // An idle worker may have been stopped, so start it again. But only "Try again" reloads a missing part:
              // otherwise its notice would vanish under the pointer.
              onPointerEnter={() => {
                if (!isMissing) void lazy.prepare()
              }}
            >
              {isLine && refused && (
                <Notice tone="bad" role="alert">
                  {refused}
                </Notice>
              )}
              {isMissing && (
                <Notice
                  tone="bad"
                  role="alert"
                  actions={<Button onClick={() => void lazy.load().catch(() => null)}>{tryAgain}</Button>}
                >
                  {partMissing}
                </Notice>
              )}
              {desk.isHeld && (
                <Notice
                  tone="warn"
                  role="status"
                  onLeave={desk.focus}
                  actions={<Button onClick={desk.release}>{runLabel}</Button>}
                >
                  {heldFromLink}
                </Notice>
              )}
              <ReplacementLine value={desk.line}>{children}</ReplacementLine>
              {desk.over > 0 && part && <part.DropOverlay desk={desk} />}
            </section>
          </BenchFoot>
        </CurrentOutput>
      </Reset>
    </BenchTabs>
  )
}

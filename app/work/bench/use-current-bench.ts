import { useContext, useEffect } from 'react'
import { StatusEnd } from '#app/ui/layout/bench.tsx'
import type { TabsState } from '#app/ui/layout/tabs.tsx'
import type { Give } from '../out/output-actions.tsx'
import type { Actions } from './actions.tsx'
import { registerBench } from './bench-registry.ts'
import type { Desk } from './use-desk.ts'
import { useLatest } from './use-stable.ts'

/** The parts of a bench that the palette and the shortcut keys use. */
export type Bench = {
  desk: Pick<Desk<never, never>, 'undo' | 'reset' | 'share' | 'focus'>
  actions: Actions
  /** The output. Of several: a current one, if possible the visible one; otherwise the first. */
  give: Give | undefined
  prove: { label: string; onPress: () => void } | undefined
}

/** Registers the bench for the palette and the shortcut keys. Returns the `text` of the output that Alt+C copies. */
export function useCurrentBench(desk: Bench['desk'], tabs: TabsState | undefined, actions: Actions = {}): unknown {
  const { outputs = {} } = actions
  const all = [tabs?.shown ?? '', ...Object.keys(outputs)].flatMap((name) => outputs[name] ?? [])
  const give = all.find(({ copy }) => !copy.isEmpty && !copy.stale) ?? all[0]
  const latest = useLatest<Bench>({ desk, actions, give, prove: useContext(StatusEnd)?.prove })
  useEffect(() => {
    registerBench(() => latest.current)
    return () => registerBench(null)
  }, [])
  return give?.copy.text
}

import { useContext, useEffect } from 'react'
import { StatusEnd } from '#app/ui/bench.tsx'
import type { TabsState } from '#app/ui/tabs.tsx'
import type { Actions } from './actions.tsx'
import { holdBench } from './bench-hold.ts'
import type { Give } from './output-actions.tsx'
import type { Desk } from './use-desk.ts'
import { useLatest } from './use-stable.ts'

/** What a bench is made of, as far as others do something with it. */
export type Bench = {
  desk: Pick<Desk<never, never>, 'undo' | 'reset' | 'share' | 'focus'>
  actions: Actions
  /** The output that is current: of several the one in sight, or the first. */
  give: Give | undefined
  prove: { label: string; onPress: () => void } | undefined
}

/** Has the bench say what is at hand on its page, to whoever asks: the palette and the keys; gives the text that Alt+C copies. */
export function useAtHand(desk: Bench['desk'], tabs: TabsState | undefined, actions: Actions = {}): unknown {
  const { outputs = {} } = actions
  const isGiven = (name: string) => outputs[name] && !outputs[name].copy.isEmpty && !outputs[name].copy.stale
  const [name = ''] = [tabs?.shown ?? '', ...Object.keys(outputs)].filter(isGiven)
  const give = outputs[name]
  const latest = useLatest<Bench>({ desk, actions, give, prove: useContext(StatusEnd)?.prove })
  useEffect(() => {
    holdBench(() => latest.current)
    return () => holdBench(null)
  }, [])
  return give?.copy.text
}

import type { Give } from '../out/output-actions.tsx'
import type { Actions } from './actions.tsx'
import type { Desk } from './use-desk.ts'

/** The parts of a bench that the palette and the shortcut keys use. */
export type Bench = {
  desk: Pick<Desk<never, never>, 'undo' | 'reset' | 'share' | 'focus'>
  actions: Actions
  /** The output. Of several: a current one, if possible the visible one; otherwise the first. */
  give: Give | undefined
  prove: { label: string; onPress: () => void } | undefined
}

/** Reads the bench of this page; null if it has none. In its own file: a page needs it at first, `current-bench.ts` only with the palette. */
export const registry: { readBench: (() => Bench) | null } = { readBench: null }

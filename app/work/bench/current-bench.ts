import { showToast } from '#app/ui/feedback/toast.ts'
import { nothingToCopy, nothingToDownload, resetLabel, undoLabel } from '../messages.ts'
import { copyOutput, saveOutput } from '../out/copy-and-download.ts'
import type { Give } from '../out/output-actions.tsx'
import { packOutput } from '../out/pack.ts'
import type { Actions } from './actions.tsx'
import { readRegisteredBench } from './bench-registry.ts'
import type { Desk } from './use-desk.ts'

/** The parts of a bench that the palette and the shortcut keys use. */
export type Bench = {
  desk: Pick<Desk<never, never>, 'undo' | 'reset' | 'share' | 'focus'>
  actions: Actions
  /** The output. Of several: a current one, if possible the visible one; otherwise the first. */
  give: Give | undefined
  prove: { label: string; onPress: () => void } | undefined
}

type Doable = {
  label: string
  onPress: () => void
  isDisabled?: boolean
  /** As in `aria-keyshortcuts`, or `↵`. */
  keys?: string
}

/** What the bench of this page offers. */
export type CurrentBench = NonNullable<ReturnType<typeof readCurrentBench>>

/** The bench of this page; null if the page has none. */
export function readCurrentBench() {
  const bench = readRegisteredBench() as Bench | null
  if (!bench) return null
  const { desk, actions, give, prove } = bench
  const { primary, secondary = [], clear, options, swap } = actions
  const { undo, reset, focus, share } = desk
  const doables: (Doable | false | null | undefined)[] = [
    primary,
    ...secondary.map((act) => act && { ...act, ...(act === swap && { keys: 'Alt+W' }) }),
    clear && { ...clear, keys: 'Alt+X' },
    undo && { label: undoLabel, onPress: undo, keys: 'Control+Z Meta+Z' },
    options && { label: options.label, onPress: options.toggle },
    reset && { label: resetLabel, onPress: reset },
    prove,
  ]
  return {
    doables: doables.filter((act) => !!act),
    /** Packs the output for another tool; null if there is none or it is out of date. */
    pack: give && !give.copy.isEmpty && !give.copy.stale ? () => packOutput(give) : null,
    /** Copies or downloads the output, or says why not, like the buttons. */
    copy: () => (give ? copyOutput(give.copy) : showToast(nothingToCopy)),
    download: () => (give ? saveOutput(give.download) : showToast(nothingToDownload)),
    /** What Alt+X and Alt+W do; null if the tool has no such action or it is disabled. */
    clear: clear && !clear.isDisabled ? clear.onPress : null,
    swap: swap && !swap.isDisabled ? swap.onPress : null,
    focus,
    share,
  }
}

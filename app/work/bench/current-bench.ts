import { showToast } from '#app/ui/feedback/toast.ts'
import { nothingToCopy, nothingToDownload, resetLabel, undoLabel } from '../messages.ts'
import { copyOutput, saveOutput } from '../out/give.ts'
import type { Goods } from '../out/other-tools-context.ts'
import { packOutput } from '../out/pack.ts'
import { readRegisteredBench } from './bench-registry.ts'
import type { Bench } from './use-current-bench.ts'

/** An action on this page. */
type Doable = {
  label: string
  onPress: () => void
  isDisabled?: boolean
  /** As in `aria-keyshortcuts`, or `↵`. */
  keys?: string
}

/** What the bench of this page offers. */
export type CurrentBench = {
  doables: readonly Doable[]
  /** Packs the output for another tool; null if there is none or it is out of date. */
  pack: (() => Promise<Goods | null>) | null
  /** Copies or downloads the output, or says why not, like the buttons. */
  copy: () => unknown
  download: () => unknown
  /** What Alt+X and Alt+W do; null if the tool has no such action or it is disabled. */
  clear: (() => void) | null
  swap: (() => void) | null
} & Pick<Bench['desk'], 'focus' | 'share'>

/** The bench of this page; null if the page has none. */
export function readCurrentBench(): CurrentBench | null {
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
    doables: doables.filter((act): act is Doable => Boolean(act)),
    pack: give && !give.copy.isEmpty && !give.copy.stale ? () => packOutput(give) : null,
    copy: () => (give ? copyOutput(give.copy) : showToast(nothingToCopy)),
    download: () => (give ? saveOutput(give.download) : showToast(nothingToDownload)),
    clear: clear && !clear.isDisabled ? clear.onPress : null,
    swap: swap && !swap.isDisabled ? swap.onPress : null,
    focus,
    share,
  }
}

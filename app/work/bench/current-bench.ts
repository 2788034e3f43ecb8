import { showToast } from '#app/ui/feedback/toast.ts'
import { nothingToCopy, nothingToDownload, resetLabel, undoLabel } from '../messages.ts'
import { copyOutput, saveOutput } from '../out/give.ts'
import type { Goods } from '../out/other-tools-context.ts'
import { packOutput } from '../out/pack.ts'
import { readRegisteredBench } from './bench-registry.ts'
import type { Bench } from './use-current-bench.ts'

/** Something that can be done on a page. */
type Doable = {
  label: string
  onPress: () => void
  isDisabled?: boolean
  /** As `aria-keyshortcuts` has them, or the sign of a command. */
  keys?: string
}

/** What stands on the bench of this page. */
export type CurrentBench = {
  doables: readonly Doable[]
  /** What it has given, as it travels, where that is current. */
  pack: (() => Promise<Goods | null>) | null
  /** Take its output along, or say why not, as the buttons do. */
  copy: () => unknown
  download: () => unknown
  /** What the keys for it do, where the tool has that. */
  clear: (() => void) | null
  swap: (() => void) | null
} & Pick<Bench['desk'], 'focus' | 'share'>

/** What is at hand on this page, `null` where it has no bench. */
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

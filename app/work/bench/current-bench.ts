import { showToast } from '#app/ui/feedback/toast.ts'
import { nothingToCopy, nothingToDownload, resetLabel, undoLabel } from '../messages.ts'
import { copyOutput, saveOutput } from '../out/copy-and-download.ts'
import { packOutput } from '../out/pack.ts'
import { registry } from './bench-registry.ts'

type ListedAction = {
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
  if (!registry.readBench) return null
  const { desk, actions, give, prove } = registry.readBench()
  const { primary, secondary = [], clear, options, swap } = actions
  const { undo, reset, focus, share } = desk
  const all: (ListedAction | false | null | undefined)[] = [
    primary,
    ...secondary.map((action) => action && { ...action, ...(action === swap && { keys: 'Alt+W' }) }),
    clear && { ...clear, keys: 'Alt+X' },
    undo && { label: undoLabel, onPress: undo, keys: 'Control+Z Meta+Z' },
    options && { label: options.label, onPress: options.toggle },
    reset && { label: resetLabel, onPress: reset },
    prove,
  ]
  return {
    actions: all.filter((action) => !!action),
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

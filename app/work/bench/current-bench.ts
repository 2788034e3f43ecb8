import { showToast } from '#app/ui/feedback/toast.ts'
import { nothingToCopy, nothingToDownload, resetLabel, undoLabel } from '../messages.ts'
import { copyOutput, findCopyRefusal, saveOutput } from '../out/copy-and-download.ts'
import type { CopyProps, DownloadProps, Give } from '../out/output-actions.tsx'
import { packOutput } from '../out/pack.ts'
import { registry } from './bench-registry.ts'

type ListedAction = {
  label: string
  onPress: () => void
  isDisabled?: boolean
  /** As in `aria-keyshortcuts`, or `↵`. */
  keys?: string
}

/** What the button of an output says, and its name if it says more. */
const wordsOn = ({ label, name }: CopyProps | DownloadProps): string[] =>
  [label, name].filter((words): words is string => typeof words === 'string' && words !== '')

/** Copy for another output than the current one, if its button says which. */
const copyOther = ({ copy }: Give): ListedAction | undefined => {
  const [label] = wordsOn(copy)
  return label === undefined
    ? label
    : { label, isDisabled: findCopyRefusal(copy) !== null, onPress: () => void copyOutput(copy) }
}

/** What the bench of this page offers. */
export type CurrentBench = NonNullable<ReturnType<typeof readCurrentBench>>

/** The bench of this page; null if the page has none. */
export function readCurrentBench() {
  if (!registry.readBench) return null
  const { desk, actions, give, prove } = registry.readBench()
  const { primary, secondary = [], clear, options, swap, outputs = {} } = actions
  const { undo, reset, focus, share } = desk
  const all: (ListedAction | false | null | undefined)[] = [
    primary,
    ...[...new Set([...secondary, swap])].map(
      (action) => action && { ...action, ...(action === swap && { keys: 'Alt+W' }) },
    ),
    ...Object.values(outputs).map((output) => output.copy !== give?.copy && copyOther(output)),
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
    /** What the buttons that copy and download the output say. */
    copyWords: give ? ['Copy', ...wordsOn(give.copy)] : [],
    downloadWords: give ? ['Download', ...wordsOn(give.download)] : [],
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

import { readCurrentBench } from '#app/work/bench/current-bench.ts'
import { openShare } from './entries.ts'
import { togglePalette } from './palette.ts'
import { showShortcuts } from './shortcuts.ts'

/** Commands for keys and for buttons of the shell. */
export const commands = {
  palette: togglePalette,
  shortcuts: showShortcuts,
  share: openShare,
  download: () => readCurrentBench()?.download(),
  copy: () => readCurrentBench()?.copy(),
  clear: () => readCurrentBench()?.clear?.(),
  swap: () => readCurrentBench()?.swap?.(),
  input: () => readCurrentBench()?.focus(),
}

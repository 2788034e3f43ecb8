import { readCurrentBench } from '#app/work/bench/current-bench.ts'
import type { Goods } from '#app/work/out/other-tools-context.ts'
import { createCarried } from './carried.ts'
import { makePalette } from './dialog.ts'
import { listArticles, listOffers, listOutput, listPage, listTools } from './entries.ts'
import { showShortcuts } from './shortcuts.ts'

/** A pasted text that is longer, or has several lines, is input for a tool and not a search. */
const longestQuery = 60

const carried = createCarried<Goods>()

const palette = makePalette(
  (query) => {
    const bench = readCurrentBench()
    const { goods, pasted } = carried.read()
    const path = document.getElementById('root')?.dataset.page ?? ''
    return [
      ...(query.trim() ? listOffers(pasted ?? query) : []),
      ...listTools(goods),
      ...(bench ? listOutput(bench, goods) : []),
      ...listPage(bench, path, { showShortcuts, share }),
      ...listArticles(),
    ]
  },
  {
    onPaste(text) {
      const trimmed = text.trim()
      const isText = trimmed.length > longestQuery || trimmed.includes('\n')
      carried.paste(isText ? text : null)
      return isText
    },
    onEdit: () => carried.paste(null),
    onLost: () => readCurrentBench()?.focus(),
    onClosed: carried.forget,
  },
)

async function togglePalette() {
  if (palette.toggle() && (await carried.open(readCurrentBench()?.pack?.()))) palette.refresh()
}

const share = async () => (await import('../share/dialog.ts')).showShare()

/** Commands for keys and for buttons of the shell. */
export const commands = {
  palette: () => void togglePalette(),
  shortcuts: showShortcuts,
  share,
  download: () => readCurrentBench()?.download(),
  copy: () => readCurrentBench()?.copy(),
  clear: () => readCurrentBench()?.clear?.(),
  swap: () => readCurrentBench()?.swap?.(),
  input: () => readCurrentBench()?.focus(),
}

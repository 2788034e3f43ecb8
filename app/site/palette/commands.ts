import { readAtHand } from '#app/work/at-hand.ts'
import type { Goods } from '#app/work/onward.tsx'
import { createCarried } from './carried.ts'
import { makePalette } from './dialog.ts'
import { listArticles, listOffers, listOutput, listPage, listTools } from './entries.ts'
import { showShortcuts } from './shortcuts.ts'

/** What is longer, or has lines, is a text to do something with and no word that is sought. */
const longestQuery = 60

const carried = createCarried<Goods>()

const palette = makePalette(
  (query) => {
    const atHand = readAtHand()
    const { goods, pasted } = carried.read()
    const path = document.getElementById('root')?.dataset.page ?? ''
    return [
      ...(query.trim() ? listOffers(pasted ?? query) : []),
      ...listTools(goods),
      ...(atHand ? listOutput(atHand, goods) : []),
      ...listPage(atHand, path, { showShortcuts, share }),
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
    onLost: () => readAtHand()?.focus(),
    onClosed: carried.forget,
  },
)

async function togglePalette() {
  if (palette.toggle() && (await carried.open(readAtHand()?.pack?.()))) palette.refresh()
}

const share = async () => (await import('../share/dialog.ts')).showShare()

/** What can be asked for by a key or a button of the shell. */
export const commands = {
  palette: () => void togglePalette(),
  shortcuts: showShortcuts,
  share,
  download: () => readAtHand()?.download(),
  copy: () => readAtHand()?.copy(),
  clear: () => readAtHand()?.clear?.(),
  swap: () => readAtHand()?.swap?.(),
  input: () => readAtHand()?.focus(),
}

import { readAtHand } from '#app/work/at-hand.ts'
import type { Goods } from '#app/work/onward.tsx'
import { makePalette } from './dialog.ts'
import { listArticles, listOffers, listOutput, listPage, listTools } from './entries.ts'
import { showShortcuts } from './shortcuts.ts'

/** What is longer, or has lines, is a text to do something with and no word that is sought. */
const longestQuery = 60

let goods: Goods | null = null
let pasted: string | null = null

const palette = makePalette(
  (query) => {
    const atHand = readAtHand()
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
      const isText = text.trim().length > longestQuery || /\S\s*\n\s*\S/.test(text)
      pasted = isText ? text : null
      return isText
    },
    onEdit() {
      pasted = null
    },
    onLost: () => readAtHand()?.focus(),
  },
)

async function togglePalette() {
  goods = null
  pasted = null
  palette.toggle()
  goods = (await readAtHand()?.pack?.()) ?? null
  if (goods) palette.refresh()
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

import { yieldToMain } from '#app/browser/yield-to-main.ts'
import { isBlank } from '#app/lib/long-text.ts'
import { bringServiceWorker } from '#app/offline/bring-service-worker.ts'
import { canHandOver, type Goods } from '#app/offline/hand-over.ts'
import { allTraits } from '#app/tools/all-traits.ts'
import { describeBest, type Offer, offerForFile, recognizeInput } from '#app/tools/recognize-input.ts'
import { findTools, passTo, type ToolOffer } from '#app/tools/tool-offers.ts'
import { listGoods } from './hand-over-forms.ts'
import type { State } from './state.ts'

export { bringServiceWorker, describeBest }

/** What a tool can do with the input. Stuck if the input cannot be passed to it. */
export type ShownOffer = ToolOffer & { isStuck: boolean }

/** One example of each kind of text that visitors paste most often. */
export const examples = [
  { name: 'JSON', text: '{"name":"Ada","born":1815,"engine":null}' },
  { name: 'Base64', text: 'eyJ1c2VyIjoiYWRhIiwiaWF0IjoxNjQwOTk1MjAwfQ==' },
  { name: 'UUID', text: '018f4e6a-7c3b-7def-8123-456789abcdef' },
  { name: 'Timestamp', text: '1640995200' },
  { name: 'URL', text: 'https://example.com/search?q=caf%C3%A9%20cr%C3%A8me' },
  { name: 'Pattern', text: '/\\b[A-Z]{2,}-\\d+\\b/g' },
] as const

const offersShown = 3
/** Encode, change the case of words, hash and count. */
const plainShown = 4
const pickGoods = (state: State<File>, { slug, task, part }: Offer): Goods | undefined =>
  (part === undefined ? listGoods(state, allTraits[slug]?.accepts ?? [], task) : [{ text: part }]).find(canHandOver)

/** What the available tools can do with the input, best match first. */
export function offerTools(state: State<File>): ShownOffer[] {
  const isFile = state.bytes !== null || (state.opened !== null && isBlank(state.text))
  const offers = isFile ? offerForFile(allTraits) : recognizeInput(allTraits, state.text)
  return findTools(offers)
    .slice(0, offers[0]?.isFallback ? plainShown : offersShown)
    .map((offer) => ({ ...offer, isStuck: !pickGoods(state, offer) }))
}

/** Like `passTo`, with the input, once the service worker is ready. */
export async function passInput(state: State<File>, offer: ToolOffer) {
  const goods = pickGoods(state, offer) ?? ((await bringServiceWorker()) ? pickGoods(state, offer) : undefined)
  return goods ? passTo(offer, goods) : null
}

/** Browsers compile a pattern when it is first used. This does it ahead of the visitor's first text, in short tasks. */
export async function warmUp(): Promise<void> {
  for (const { text } of examples) {
    await yieldToMain()
    recognizeInput(allTraits, text)
  }
}

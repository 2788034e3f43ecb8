import { yieldToMain } from '#app/browser/yield-to-main.ts'
import { href } from '#app/config.ts'
import { isBlank } from '#app/lib/long-text.ts'
import { bringServiceWorker } from '#app/offline/bring-service-worker.ts'
import { canHandOver, handOver } from '#app/offline/hand-over.ts'
import { allTraits } from '#app/tools/all-traits.ts'
import { toolPath } from '#app/tools/catalog.ts'
import { describeBest, type Offer, offerForFile, recognize } from '#app/tools/recognize-input.ts'
import { availableTools } from '#app/tools/registry.ts'
import { examples } from './examples.data.ts'
import { listGoods } from './goods.ts'
import type { State, Way } from './state.ts'

export { bringServiceWorker, describeBest, examples }

const waysShown = 3

const pack = (state: State<File>, { slug, task, part }: Offer) =>
  (part === undefined ? listGoods(state, allTraits[slug]?.accepts ?? [], task) : [{ text: part }]).find(canHandOver)

/** What the available tools can do with the input, best match first. */
export function listWays(state: State<File>): Way[] {
  const isFile = state.bytes !== null || (state.opened !== null && isBlank(state.text))
  const offers = isFile ? offerForFile(allTraits) : recognize(allTraits, state.text)
  return offers
    .flatMap((offer) => {
      const tool = availableTools.find(({ slug }) => slug === offer.slug)
      if (!tool) return []
      const { name, glyph, slug } = tool
      return { ...offer, name, glyph, address: href(toolPath(slug)), isStuck: !pack(state, offer) }
    })
    .slice(0, waysShown)
}

/** Hands the input over to the tool of an offer, once the service worker is ready. `false` if that is not possible. */
export async function carry(state: State<File>, offer: Offer): Promise<boolean> {
  const goods = pack(state, offer) ?? ((await bringServiceWorker()) ? pack(state, offer) : undefined)
  return goods !== undefined && handOver(offer.slug, goods, offer.task)
}

/** Browsers compile a pattern when it is first used. This does it ahead of the visitor's first text, in short tasks. */
export async function warmUp(): Promise<void> {
  for (const { text } of examples) {
    await yieldToMain()
    recognize(allTraits, text)
  }
}

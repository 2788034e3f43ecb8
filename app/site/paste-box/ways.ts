import { yieldToMain } from '#app/browser/yield-to-main.ts'
import { href } from '#app/config.ts'
import { isBlank } from '#app/lib/long-text.ts'
import { bringServiceWorker } from '#app/offline/bring-service-worker.ts'
import { canHandOver, handOver } from '#app/offline/hand-over.ts'
import { allTraits } from '#app/tools/all-traits.ts'
import { toolPath } from '#app/tools/catalog.ts'
import { describeBest, type Offer, offerForFile, recognize } from '#app/tools/recognize.ts'
import { tools } from '#app/tools/registry.ts'
import { examples } from './examples.data.ts'
import { listGoods } from './goods.ts'
import { awaited, fileStuck, invitation, textStuck } from './messages.ts'
import type { State } from './state.ts'
import type { Way } from './way.ts'

const waysShown = 3

const pack = (state: State<File>, { slug, task, part }: Offer) =>
  (part === undefined ? listGoods(state, allTraits[slug]?.accepts ?? [], task) : [{ text: part }]).find(canHandOver)

/** What the available tools can do with the input, best match first. */
function listWays(state: State<File>): Way[] {
  const isFile = state.bytes !== null || (state.opened !== null && isBlank(state.text))
  const offers = isFile ? offerForFile(allTraits) : recognize(allTraits, state.text)
  return offers
    .flatMap((offer) => {
      const tool = tools.find(({ slug, available }) => slug === offer.slug && available)
      if (!tool) return []
      const { name, glyph } = tool
      return { ...offer, name, glyph, address: href(toolPath(offer.slug)), isStuck: !pack(state, offer) }
    })
    .slice(0, waysShown)
}

/** Hands the input over to the tool of an offer, once the service worker is ready. `false` if that is not possible. */
async function carry(state: State<File>, offer: Offer): Promise<boolean> {
  const goods = pack(state, offer) ?? ((await bringServiceWorker()) ? pack(state, offer) : undefined)
  return goods !== undefined && handOver(offer.slug, goods, offer.task)
}

/** Browsers compile a pattern when it is first used. This does it ahead of the visitor's first text, in short tasks. */
async function warmUp(): Promise<void> {
  for (const { text } of examples) {
    await yieldToMain()
    recognize(allTraits, text)
  }
}

const describeStuck = ({ bytes, opened }: State<File>): string => (bytes || opened ? fileStuck : textStuck)

export { awaited, bringServiceWorker, carry, describeBest, describeStuck, examples, invitation, listWays, warmUp }

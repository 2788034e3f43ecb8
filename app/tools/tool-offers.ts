import { href } from '#app/config.ts'
import { type Goods, handOver } from '#app/offline/hand-over.ts'
import { toolPath } from './catalog.ts'
import type { Offer } from './recognize-input.ts'
import { availableTools } from './registry.ts'

/** An offer, and the tool that makes it. */
export type ToolOffer = Offer & { name: string; glyph: string; address: string }

/** Finds the tools of offers, and drops the offers of tools without a page. */
export const findTools = (offers: readonly Offer[]): ToolOffer[] =>
  offers.flatMap((offer) => {
    const tool = availableTools.find(({ slug }) => slug === offer.slug)
    return tool ? { ...offer, name: tool.name, glyph: tool.glyph, address: href(toolPath(tool.slug)) } : []
  })

/** Passes a text or a file to a tool. Resolves to a function that opens the tool, or `null` if this browser cannot pass it. */
export async function passTo({ slug, task, address }: ToolOffer, goods: Goods): Promise<(() => void) | null> {
  const isPassed = await handOver(slug, goods, task).catch((error: unknown) => console.error(error))
  return isPassed ? () => location.assign(address) : null
}

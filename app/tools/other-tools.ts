import { inflate } from '#app/browser/inflate.ts'
import { connect } from '#app/browser/worker/connect.ts'
import { href } from '#app/config.ts'
import { mostUnpacked, readLink as readAny } from '#app/lib/link.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { handOver } from '#app/offline/hand-over.ts'
import { markSent } from '#app/offline/take-over.ts'
import { showToast } from '#app/ui/feedback/toast.ts'
import { notSent } from '#app/work/messages.ts'
import type { Goods, OtherTools, Receiver } from '#app/work/out/other-tools-context.ts'
import { allTraits } from './all-traits.ts'
import { toolPath } from './catalog.ts'
import type { LayersWorker } from './layers.worker.ts'
import workerUrl from './layers.worker.ts?worker&url'
import { listOffers } from './offers.ts'
import { tools } from './registry.ts'

const worker = connect<LayersWorker>(workerUrl)

export const findLayers = (content: PaneText | Blob) => worker.call('find', { content })
export const takeLayers = (content: PaneText | Blob, steps: number) => worker.call('take', { content, steps })

export const readLink: OtherTools['readLink'] = (slug, fragment) =>
  readAny(fragment, allTraits[slug]!, (bytes) => inflate(bytes, 'deflate', mostUnpacked))

/** Sends a text or a file to a tool and opens it, or says that this browser cannot. */
export async function sendTo(slug: string, goods: Goods, task: string, onSent = () => {}): Promise<void> {
  const isSent = await handOver(slug, goods, task).catch((error: unknown) => console.error(error))
  if (!isSent) return void showToast(notSent)
  onSent()
  location.assign(href(toolPath(slug)))
}

/** The other tools an output can go to, best match first, each with a function that sends it there. */
export function listReceivers(goods: Goods): Receiver[] {
  const sender = tools.find(({ slug }) => toolPath(slug) === document.getElementById('root')?.dataset.page)
  return listOffers(allTraits, sender?.slug ?? '', goods).flatMap(({ slug, kind, task, part }) => {
    const tool = tools.find((each) => each.slug === slug && each.available)
    if (!tool) return []
    const send = () => sendTo(slug, part === undefined ? goods : { text: part }, task, markSent)
    return { slug, name: tool.name, glyph: tool.glyph, kind, send }
  })
}

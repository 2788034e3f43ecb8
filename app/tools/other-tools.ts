import { inflate } from '#app/browser/inflate.ts'
import { connect } from '#app/browser/worker/connect.ts'
import { mostUnpacked, readLink as readAny } from '#app/lib/link.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import type { Goods } from '#app/offline/hand-over.ts'
import { markSent } from '#app/offline/receive-hand-over.ts'
import { showToast } from '#app/ui/feedback/toast.ts'
import { notSent } from '#app/work/messages.ts'
import type { OtherTools, Receiver } from '#app/work/out/other-tools-context.ts'
import { allTraits } from './all-traits.ts'
import { toolPath } from './catalog.ts'
import type { LayersWorker } from './layers.worker.ts'
import workerUrl from './layers.worker.ts?worker&url'
import { listOffers } from './recognize-input.ts'
import { availableTools } from './registry.ts'
import { findTools, passTo, type ToolOffer } from './tool-offers.ts'

const worker = connect<LayersWorker>(workerUrl)

export const requestLayers = (content: PaneText | Blob) => worker.call('find', { content })
export const takeLayers = (content: PaneText | Blob, steps: number) => worker.call('take', { content, steps })

export const readLink: OtherTools['readLink'] = (slug, fragment) =>
  readAny(fragment, allTraits[slug]!, (bytes) => inflate(bytes, 'deflate', mostUnpacked))

/** Sends a file, or a text or the part of it that is offered, to a tool and opens it, or says that this browser cannot. */
export async function sendTo(offer: ToolOffer, goods: Goods, onSent = () => {}): Promise<void> {
  const openTool = await passTo(offer, offer.part === undefined ? goods : { text: offer.part })
  if (!openTool) return void showToast(notSent)
  onSent()
  openTool()
}

/** The tool of this page, if it has one. */
export function readTool() {
  const path = document.getElementById('root')?.dataset.page
  return availableTools.find(({ slug }) => toolPath(slug) === path)
}

/** The other tools an output can go to, best match first, each with a function that sends it there. */
export const listReceivers = (goods: Goods): Receiver[] =>
  findTools(listOffers(allTraits, readTool()?.slug ?? '', goods)).map((offer) => {
    return { ...offer, send: () => sendTo(offer, goods, markSent) }
  })

import { inflate } from '#app/browser/inflate.ts'
import { connect } from '#app/browser/worker/connect.ts'
import { href } from '#app/config.ts'
import { mostUnpacked, readLink as readAny } from '#app/lib/link.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { handOver } from '#app/offline/hand-over.ts'
import { markSent } from '#app/offline/receive-hand-over.ts'
import { showToast } from '#app/ui/feedback/toast.ts'
import { notSent } from '#app/work/messages.ts'
import type { Goods, OtherTools, Receiver } from '#app/work/out/other-tools-context.ts'
import { allTraits } from './all-traits.ts'
import { toolPath } from './catalog.ts'
import type { LayersWorker } from './layers.worker.ts'
import workerUrl from './layers.worker.ts?worker&url'
import { listOffers } from './recognize-input.ts'
import { availableTools } from './registry.ts'

const worker = connect<LayersWorker>(workerUrl)

export const requestLayers = (content: PaneText | Blob) => worker.call('find', { content })
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

/** The tool of this page, if it has one. */
export function readTool() {
  const path = document.getElementById('root')?.dataset.page
  return availableTools.find(({ slug }) => toolPath(slug) === path)
}

/** The other tools an output can go to, best match first, each with a function that sends it there. */
export const listReceivers = (goods: Goods): Receiver[] =>
  listOffers(allTraits, readTool()?.slug ?? '', goods).flatMap(({ slug, kind, task, part }) => {
    const tool = availableTools.find((each) => each.slug === slug)
    if (!tool) return []
    const send = () => sendTo(slug, part === undefined ? goods : { text: part }, task, markSent)
    return { slug, name: tool.name, glyph: tool.glyph, kind, send }
  })

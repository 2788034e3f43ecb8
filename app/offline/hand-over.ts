import { leaveForNextPage } from '#app/browser/storage.ts'
import { textBlob } from '#app/browser/text-file.ts'
import { isLong, type PaneText, slicesOf } from '#app/lib/long-text.ts'
import type { Parcel } from './service-worker-messages.ts'
import { activeWorker, askServiceWorker, dropHandOver, handOverName, hasServiceWorker } from './sw-client.ts'

/** What a page hands over to a tool: a text, or a file as it is. */
export type Goods = { text: PaneText } | { file: File }
/** Without a service worker, a text waits in the tab's storage, where browsers keep about five million characters. We don't try more. */
export const longestStored = 5_000_000

/** Whether this text or file can be handed over to another page right now. */
export const canHandOver = (goods: Goods): boolean =>
  hasServiceWorker() || ('text' in goods && goods.text.length <= longestStored)

/** Whether a text has no lone surrogates, so UTF-8 can hold it: `"\ud800"` → `false` */
export function isWellFormed(text: PaneText): boolean {
  for (const slice of slicesOf(text, 1 << 20)) if (!slice.isWellFormed()) return false
  return true
}

const contentOf = (text: PaneText) => (isLong(text) && isWellFormed(text) ? textBlob(text) : text.toString())

/** Leaves a text or file for the tool that opens next and replaces any earlier one. `false` if it cannot be kept. */
export async function handOver(slug: string, goods: Goods, task = ''): Promise<boolean> {
  dropHandOver()
  if (!activeWorker()) {
    if (!('text' in goods) || goods.text.length > longestStored) return false
    return leaveForNextPage(handOverName, `${slug} ${task}\n${goods.text.toString()}`)
  }
  const key = crypto.getRandomValues(new Uint32Array(4)).join('-')
  if (!leaveForNextPage(handOverName, `${slug} ${task} ${key}\n`)) return false
  const parcel: Parcel =
    'file' in goods
      ? { slug, task, kind: 'file', name: goods.file.name, content: goods.file }
      : { slug, task, kind: 'text', name: '', content: await contentOf(goods.text) }
  return (await askServiceWorker<true>({ type: 'hold', key, parcel })) ?? false
}

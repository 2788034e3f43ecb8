import { leaveForNextPage } from '#app/browser/storage.ts'
import { textBlob } from '#app/browser/text-file.ts'
import { isLong, type PaneText } from '#app/lib/long-text.ts'
import { isWellFormed } from '#app/lib/well-formed.ts'
import type { Parcel } from './messages.ts'
import { activeWorker, askServiceWorker, dropHandOver, handOverName, hasServiceWorker } from './sw-client.ts'

/** What a page hands to a tool: a text, or a file as it is. */
type Goods = { text: PaneText } | { file: File }
/** Without a service worker a text waits in the tab's storage, where browsers keep about five million characters; more is not even tried. */
export const longestStored = 5_000_000

/** Whether something can be carried to another page at all, here and now. */
export const canHandOver = (goods: Goods): boolean =>
  hasServiceWorker() || ('text' in goods && goods.text.length <= longestStored)

// Half a character has no UTF-8.
const pack = (text: PaneText) => (isLong(text) && isWellFormed(text) ? textBlob(text) : text.toString())

/** Leaves a text or a file for the tool that is opened next, in place of any left before; `false` where it cannot be kept. */
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
      : { slug, task, kind: 'text', name: '', content: await pack(goods.text) }
  return (await askServiceWorker<true>({ type: 'hold', key, parcel })) ?? false
}

import { leaveForNextPage, takeFromLastPage } from '#app/browser/storage.ts'
import { textBlob } from '#app/browser/text-file.ts'
import { isLong, isWellFormed, type PaneText } from '#app/lib/long-text.ts'
import { type Parcel, sharedKey, type ToServiceWorker } from './messages.ts'

/** What a page hands to a tool: a text, or a file as it is. */
type Goods = { text: PaneText } | { file: File }
/** What a tool gets: either, or that it was lost on the way. */
export type HandOver = { task: string } & ({ text: string } | { parcel: Parcel } | { isLost: true })

/** Without a service worker a text waits in the tab's storage, where browsers keep about five million characters; more is not even tried. */
export const longestStored = 5_000_000

const name = 'hand-over'
const keeper = () => globalThis.navigator?.serviceWorker?.controller ?? null

/** Asks the service worker and waits for its answer. */
function ask<T>(message: ToServiceWorker): Promise<T | null> {
  const worker = keeper()
  if (!worker) return Promise.resolve(null)
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<T | null>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
  })
  worker.postMessage(message, [port2])
  return answer
}

/** Whether a service worker is there, which can carry more than the tab's storage. */
export const hasKeeper = (): boolean => keeper() !== null

/** Hears when one takes over. */
export function watchKeeper(listener: () => void): () => void {
  const { serviceWorker } = navigator
  serviceWorker?.addEventListener('controllerchange', listener)
  return () => serviceWorker?.removeEventListener('controllerchange', listener)
}

/** Whether something can be carried to another page at all, here and now. */
export const canHandOver = (goods: Goods): boolean =>
  hasKeeper() || ('text' in goods && goods.text.length <= longestStored)

// Half a character has no UTF-8.
const pack = (text: PaneText) => (isLong(text) && isWellFormed(text) ? textBlob(text) : text.toString())

/** Leaves a text or a file for the tool that is opened next, in place of any left before; `false` where it cannot be kept. */
export async function handOver(slug: string, goods: Goods, task = ''): Promise<boolean> {
  dropHandOver()
  if (!keeper()) {
    if (!('text' in goods) || goods.text.length > longestStored) return false
    return leaveForNextPage(name, `${slug} ${task}\n${goods.text.toString()}`)
  }
  const key = crypto.getRandomValues(new Uint32Array(4)).join('-')
  if (!leaveForNextPage(name, `${slug} ${task} ${key}\n`)) return false
  const parcel: Parcel =
    'file' in goods
      ? { slug, task, kind: 'file', name: goods.file.name, content: goods.file }
      : { slug, task, kind: 'text', name: '', content: await pack(goods.text) }
  return (await ask<true>({ type: 'hold', key, parcel })) ?? false
}

/** Forgets what was left for a tool that was never opened. */
export function dropHandOver(): void {
  const [, , key] = takeFromLastPage(name)?.split('\n', 1)[0]?.split(' ') ?? []
  const message: ToServiceWorker | undefined = key ? { type: 'drop', key } : undefined
  if (message) keeper()?.postMessage(message)
}

/** Takes what was left for a tool; whoever asks, nothing stays behind. */
export async function takeHandOver(slug: string): Promise<HandOver | null> {
  const left = takeFromLastPage(name)
  if (left === null) return null
  const end = left.indexOf('\n')
  const [receiver, task = '', key] = left.slice(0, end).split(' ')
  if (!key) return receiver === slug ? { task, text: left.slice(end + 1) } : null
  const parcel = await ask<Parcel>({ type: 'take', key })
  if (receiver !== slug) return null
  return parcel ? { task, parcel } : { task, isLost: true }
}

/** Takes what another app has shared with the installed site; only home asks, and what was left for a tool is forgotten there. */
export async function takeShared(): Promise<HandOver | null> {
  dropHandOver()
  if (location.hash !== '#shared') return null
  history.replaceState(history.state, '', location.pathname)
  const parcel = await ask<Parcel>({ type: 'take', key: sharedKey })
  return { task: '', ...(parcel ? { parcel } : { isLost: true }) }
}

import { takeFromLastPage } from '#app/browser/storage.ts'
import { askKeeper, handOverName, keeper } from './keeper.ts'
import { type Parcel, sharedKey, type ToServiceWorker } from './messages.ts'

/** What a tool gets: either, or that it was lost on the way. */
export type HandOver = { task: string } & ({ text: string } | { parcel: Parcel } | { isLost: true })

/** Forgets what was left for a tool that was never opened. */
export function dropHandOver(): void {
  const [, , key] = takeFromLastPage(handOverName)?.split('\n', 1)[0]?.split(' ') ?? []
  const message: ToServiceWorker | undefined = key ? { type: 'drop', key } : undefined
  if (message) keeper()?.postMessage(message)
}

/** Takes what was left for a tool; whoever asks, nothing stays behind. */
export async function takeHandOver(slug: string): Promise<HandOver | null> {
  const left = takeFromLastPage(handOverName)
  if (left === null) return null
  const end = left.indexOf('\n')
  const [receiver, task = '', key] = left.slice(0, end).split(' ')
  if (!key) return receiver === slug ? { task, text: left.slice(end + 1) } : null
  const parcel = await askKeeper<Parcel>({ type: 'take', key })
  if (receiver !== slug) return null
  return parcel ? { task, parcel } : { task, isLost: true }
}

/** Marks this page as one whose text is sent on to another. */
export const markSent = (): void => history.replaceState({ isSent: true }, '')

/** Whether the visitor has come back to such a page and the browser had not kept it. */
export function takeSent(): boolean {
  if (!history.state?.isSent) return false
  history.replaceState(null, '')
  const [opened] = performance.getEntriesByType('navigation')
  return opened instanceof PerformanceNavigationTiming && opened.type === 'back_forward'
}

/** Takes what another app has shared with the installed site; only home asks, and what was left for a tool is forgotten there. */
export async function takeShared(): Promise<HandOver | null> {
  dropHandOver()
  if (location.hash !== '#shared') return null
  history.replaceState(history.state, '', location.pathname)
  const parcel = await askKeeper<Parcel>({ type: 'take', key: sharedKey })
  return { task: '', ...(parcel ? { parcel } : { isLost: true }) }
}

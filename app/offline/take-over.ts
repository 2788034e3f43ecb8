import { type Parcel, sharedKey } from './messages.ts'
import { askServiceWorker, dropHandOver } from './sw-client.ts'

/** What a tool gets: either, or that it was lost on the way. */
export type HandOver = { task: string } & ({ text: string } | { parcel: Parcel } | { isLost: true })

/** Takes what was left for a tool; whoever asks, nothing stays behind. */
export async function takeHandOver(slug: string, left: string | null): Promise<HandOver | null> {
  if (left === null) return null
  const end = left.indexOf('\n')
  const [receiver, task = '', key] = left.slice(0, end).split(' ')
  if (!key) return receiver === slug ? { task, text: left.slice(end + 1) } : null
  const parcel = await askServiceWorker<Parcel>({ type: 'take', key })
  if (receiver !== slug) return null
  return parcel ? { task, parcel } : { task, isLost: true }
}

/** Marks this page as one whose text is sent on to another. */
export const markSent = (): void => history.replaceState({ isSent: true }, '')

/** Takes the mark away, where there is no text any more. */
export const unmarkSent = (): void => history.replaceState(null, '')

/** Whether the visitor has come back to such a page and the browser had not kept it. */
export function takeSent(): boolean {
  if (!history.state?.isSent) return false
  unmarkSent()
  const [opened] = performance.getEntriesByType('navigation')
  return opened instanceof PerformanceNavigationTiming && opened.type === 'back_forward'
}

/** What a link holds, packed or written by hand (lib/link.ts); a place on the page has no `=`, and words to mark begin otherwise. */
const held = /^v\d+\.|^(?!:~:).*=/s

/** Takes what a link holds out of the address; `null` where that names a place on the page at most. */
export function takeFragment(): string | null {
  const fragment = location.hash.slice(1)
  if (!held.test(fragment)) return null
  history.replaceState(history.state, '', location.pathname + location.search)
  return fragment
}

/** Puts it back, where what reads it did not come. */
export const putFragmentBack = (fragment: string): void => history.replaceState(history.state, '', `#${fragment}`)

/** Takes what another app has shared with the installed site; only home asks, and what was left for a tool is forgotten there. */
export async function takeShared(left: string | null): Promise<HandOver | null> {
  dropHandOver(left)
  if (location.hash !== '#shared') return null
  history.replaceState(history.state, '', location.pathname)
  const parcel = await askServiceWorker<Parcel>({ type: 'take', key: sharedKey })
  return { task: '', ...(parcel ? { parcel } : { isLost: true }) }
}

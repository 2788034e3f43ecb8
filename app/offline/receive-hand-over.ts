import { type Parcel, sharedKey } from './service-worker-messages.ts'
import { askServiceWorker, dropHandOver } from './sw-client.ts'

/** What a tool gets: a text, a parcel, or `isLost`. */
export type HandOver = { task: string } & ({ text: string } | { parcel: Parcel } | { isLost: true })

/** Takes what was left for a tool. It is removed, even if another tool asks. */
export async function takeHandOver(slug: string, left: string | null): Promise<HandOver | null> {
  if (left === null) return null
  const end = left.indexOf('\n')
  const [receiver, task = '', key] = left.slice(0, end).split(' ')
  if (!key) return receiver === slug ? { task, text: left.slice(end + 1) } : null
  const parcel = await askServiceWorker<Parcel>({ type: 'take', key })
  if (receiver !== slug) return null
  return parcel ? { task, parcel } : { task, isLost: true }
}

/** Marks this page as one whose text was sent on to another. */
export const markSent = (): void => history.replaceState({ isSent: true }, '')

/** Removes the mark once there is no text anymore. */
export const unmarkSent = (): void => history.replaceState(null, '')

/** Whether the visitor came back to such a page and the browser had to reload it. */
export function takeSent(): boolean {
  if (!history.state?.isSent) return false
  unmarkSent()
  const [opened] = performance.getEntriesByType('navigation')
  return opened instanceof PerformanceNavigationTiming && opened.type === 'back_forward'
}

/** A fragment with link content, packed or handwritten (lib/link.ts). An anchor has no `=`, and a text fragment starts with `:~:`. */
const held = /^v\d+\.|^(?!:~:).*=/s

/** Takes link content out of the address. `null` if there is none, or just an anchor. */
export function takeFragment(): string | null {
  const fragment = location.hash.slice(1)
  if (!held.test(fragment)) return null
  history.replaceState(history.state, '', location.pathname + location.search)
  return fragment
}

/** Puts the fragment back if the code that reads it failed to load. */
export const putFragmentBack = (fragment: string): void => history.replaceState(history.state, '', `#${fragment}`)

/** Takes what another app shared with the installed app. Only home asks, and there, anything left for a tool is dropped. */
export async function takeShared(left: string | null): Promise<HandOver | null> {
  dropHandOver(left)
  if (location.hash !== '#shared') return null
  history.replaceState(history.state, '', location.pathname)
  const parcel = await askServiceWorker<Parcel>({ type: 'take', key: sharedKey })
  return { task: '', ...(parcel ? { parcel } : { isLost: true }) }
}

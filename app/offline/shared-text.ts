import type { SharedText, ToServiceWorker } from './messages.ts'

/** Takes the text another app has shared, which the service worker holds in memory until it is asked: nothing stays behind. */
export async function takeSharedText(): Promise<SharedText> {
  if (location.hash !== '#shared' || !navigator.serviceWorker?.controller) return null
  history.replaceState(history.state, '', location.pathname)
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<SharedText>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
  })
  const message: ToServiceWorker = { type: 'take-shared-text' }
  navigator.serviceWorker.controller.postMessage(message, [port2])
  return answer
}

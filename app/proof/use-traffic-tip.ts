import { useEffect, useSyncExternalStore } from 'react'
import { beforeFirstAction } from '#app/browser/before-first-action.ts'
import { readTraffic, watchTraffic } from '#app/browser/traffic-meter.ts'
import { createLazy, useLazy } from '#app/ui/island/lazy.ts'

const lazy = createLazy(() => import('./traffic-sentences.ts'))

/** What this page has sent so far, or `null` before the browser can measure, and a tooltip that explains the count. */
export function useTrafficTip() {
  const traffic = useSyncExternalStore(watchTraffic, readTraffic, () => null)
  const { part } = useLazy(lazy)
  useEffect(() => beforeFirstAction(() => void lazy.load().catch(() => null)), [])
  return { traffic, tip: (traffic && part?.describeTraffic(traffic).join(' ')) || '' }
}

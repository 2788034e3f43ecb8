import { useSyncExternalStore } from 'react'
import { readTraffic, watchTraffic } from '#app/browser/traffic-meter.ts'
import { describeTraffic } from './traffic-figure.ts'

/** What this page has sent so far, or `null` before the browser can measure, and a tooltip that explains the count. */
export function useTrafficTip() {
  const traffic = useSyncExternalStore(watchTraffic, readTraffic, () => null)
  return { traffic, tip: traffic ? describeTraffic(traffic).join(' ') : '' }
}

import { useSyncExternalStore } from 'react'
import { readTraffic, watchTraffic } from '#app/browser/traffic-meter.ts'

/** What this page has sent so far, or `null` before the browser can measure. */
export const useTraffic = () => useSyncExternalStore(watchTraffic, readTraffic, () => null)

import { useState } from 'react'
import { usePart } from '#app/work/use-part.ts'
import { useTraffic } from './use-traffic.ts'

/** What this page has sent, and a tip that says what that counts; its words come when the pointer is `near`, before the tip is shown. */
export function useTrafficTip() {
  const traffic = useTraffic()
  const [isNear, setNear] = useState(false)
  const { part } = usePart(isNear, () => import('./traffic-words.ts'))
  return {
    traffic,
    tip: traffic && part ? part.describeTraffic(traffic).join(' ') : '',
    near: () => setNear(true),
  }
}

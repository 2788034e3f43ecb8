import { describeTraffic } from './traffic-words.ts'
import { useTraffic } from './use-traffic.ts'

/** What this page has sent, and a tooltip that explains the count. */
export function useTrafficTip() {
  const traffic = useTraffic()
  return { traffic, tip: traffic ? describeTraffic(traffic).join(' ') : '' }
}

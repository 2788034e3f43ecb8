import { describeTraffic } from './traffic-words.ts'
import { useTraffic } from './use-traffic.ts'

/** What this page has sent, and a tip that says what that counts. */
export function useTrafficTip() {
  const traffic = useTraffic()
  return { traffic, tip: traffic ? describeTraffic(traffic).join(' ') : '' }
}

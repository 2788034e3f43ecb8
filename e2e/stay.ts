import { copiedLifetime, toastLifetime } from '#app/ui/feedback/lifetimes.ts'

/** After how long messages, and buttons that say "Copied", go by themselves. */
export const lifetimes = [copiedLifetime, toastLifetime]

/** Runs in a page: they stay as they are, for how fast a test reads them is no question of the page. */
export function letMessagesStay(lifetimes: number[]): void {
  const set = window.setTimeout
  Object.assign(window, {
    setTimeout: (run: TimerHandler, delay?: number) => (lifetimes.includes(delay!) ? 0 : set(run, delay)),
  })
}

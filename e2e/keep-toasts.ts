import { copiedLifetime, toastLifetime } from '#app/ui/feedback/lifetimes.ts'

/** How long toasts and "Copied" labels stay before they disappear on their own. */
export const lifetimes = [copiedLifetime, toastLifetime]

/** Runs in a page: they never disappear, so a slow test can still read them. */
export function letMessagesStay(lifetimes: number[]): void {
  const set = window.setTimeout
  Object.assign(window, {
    setTimeout: (run: TimerHandler, delay?: number) => (lifetimes.includes(delay!) ? 0 : set(run, delay)),
  })
}

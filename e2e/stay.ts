/** Runs in a page: messages, and buttons that say "Copied", stay as they are, for how fast a test reads them is no question of the page. */
export function letMessagesStay(): void {
  const set = window.setTimeout
  const goAfter = [1600, 4500]
  Object.assign(window, {
    setTimeout: (run: TimerHandler, delay?: number) => (goAfter.includes(delay!) ? 0 : set(run, delay)),
  })
}

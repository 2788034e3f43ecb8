let coming = 0
let waiting: (() => void)[] = []

/** Announces an output the visitor has asked for; call the returned function when it is there or will not come. */
export function awaitOutput(): () => void {
  coming++
  return () => {
    coming--
    if (coming > 0) return
    for (const goOn of waiting) goOn()
    waiting = []
  }
}

/** Resolves when no output is awaited, so that the awaited one is drawn first, or when the visitor reaches for this pane. */
export function whenFree(pane: EventTarget & { matches(selectors: string): boolean }): Promise<void> {
  if (coming === 0 || pane.matches(':hover, :focus-within')) return Promise.resolve()
  return new Promise((resolve) => {
    waiting.push(resolve)
    for (const reach of ['pointerenter', 'focusin']) pane.addEventListener(reach, () => resolve(), { once: true })
  })
}

let coming = 0
let waiting: (() => void)[] = []

/** Announces an output that is on its way; the returned function says that it is there, or will not come. */
export function awaitOutput(): () => void {
  coming++
  return () => {
    coming--
    if (coming > 0) return
    for (const goOn of waiting) goOn()
    waiting = []
  }
}

/** Resolves when no output is on its way. */
export const whenNoneAwaited = (): Promise<void> =>
  coming === 0 ? Promise.resolve() : new Promise((resolve) => void waiting.push(resolve))

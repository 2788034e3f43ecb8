const contacts = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'dragenter'] as const

type Connection = { saveData?: boolean }

/** Milliseconds after the load event: late enough not to count as part of the first load. */
const restsAfterLoad = 400

/** Runs once, when the visitor first touches the page. Call the returned function to cancel. */
export function onContact(run: () => void, waiting = new AbortController()): () => void {
  const giveUp = () => waiting.abort()
  function start() {
    giveUp()
    run()
  }
  for (const contact of contacts)
    addEventListener(contact, start, { signal: waiting.signal, capture: true, passive: true })
  return giveUp
}

/**
 * Prepares for the visitor's first action: in idle time after the page has loaded, or right away when they first touch the page.
 * With data saving on, only the touch counts. Call the returned function to cancel.
 */
export function beforeFirstAction(prepare: () => void): () => void {
  const waiting = new AbortController()
  const { signal } = waiting
  const giveUp = onContact(prepare, waiting)
  function start() {
    if (signal.aborted) return
    giveUp()
    prepare()
  }
  const rest = () => setTimeout(() => (self.requestIdleCallback ?? setTimeout)(start), restsAfterLoad)
  const { saveData = false } = (navigator as { connection?: Connection }).connection ?? {}
  if (saveData) return giveUp
  if (document.readyState === 'complete') rest()
  else addEventListener('load', rest, { once: true, signal })
  return giveUp
}

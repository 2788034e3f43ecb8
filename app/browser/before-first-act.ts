const contacts = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'dragenter'] as const

type Connection = { saveData?: boolean }

/** What is fetched so late is no part of the first load. */
const restsAfterLoad = 400

/** Runs once, when the visitor reaches for the page. The returned function gives it up. */
export function onContact(run: () => void): () => void {
  const waiting = new AbortController()
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
 * Gets something ready for the visitor's first act: in idle time once the page has loaded, or at once when they reach for it; where they ask for less
 * data only then. The returned function gives it up.
 */
export function beforeFirstAct(prepare: () => void): () => void {
  const waiting = new AbortController()
  const { signal } = waiting
  function start() {
    if (signal.aborted) return
    giveUp()
    prepare()
  }
  function giveUp() {
    waiting.abort()
    forget()
  }
  const forget = onContact(start)
  const rest = () => setTimeout(() => (self.requestIdleCallback ?? setTimeout)(start), restsAfterLoad)
  const { saveData = false } = (navigator as { connection?: Connection }).connection ?? {}
  if (saveData) return giveUp
  if (document.readyState === 'complete') rest()
  else addEventListener('load', rest, { once: true, signal })
  return giveUp
}

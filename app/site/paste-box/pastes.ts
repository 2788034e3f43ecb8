import { isInField } from '#app/ui/keys/is-in-field.ts'

/** Takes text pasted anywhere on the page, except into a field or while a dialog is open. Returns a function that stops. */
export function watchPastes(take: (text: string) => void): () => void {
  const listening = new AbortController()
  document.addEventListener(
    'paste',
    (event) => {
      const text = event.clipboardData?.getData('text/plain')
      if (!text || event.defaultPrevented || isInField(event) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      take(text)
    },
    { signal: listening.signal },
  )
  return () => listening.abort()
}

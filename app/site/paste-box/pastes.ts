const field = 'input, textarea, select, [contenteditable=true]'

/** Takes text pasted anywhere on the page, except into a field or while a dialog is open. Returns a function that stops. */
export function watchPastes(take: (text: string) => void): () => void {
  const listening = new AbortController()
  document.addEventListener(
    'paste',
    (event) => {
      const text = event.clipboardData?.getData('text/plain')
      // The editor's field is inside a shadow tree.
      const isInField = event.composedPath().some((each) => each instanceof Element && each.matches(field))
      if (!text || event.defaultPrevented || isInField || document.querySelector('dialog[open]')) return
      event.preventDefault()
      take(text)
    },
    { signal: listening.signal },
  )
  return () => listening.abort()
}

/** Creates an element with attributes and children. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

/** Chromium returns the focus while the page behind the dialog is still inert: the field then has no caret and takes no letters. */
function giveCaretBack() {
  const held = document.activeElement
  if (!(held instanceof HTMLInputElement || held instanceof HTMLTextAreaElement)) return
  held.blur()
  held.focus({ preventScroll: true })
}

/** A dialog that Escape or a click outside closes and removes. The focus goes back to where it was as soon as it closes. */
export function makeDialog(
  name: string,
  className: string,
  children: Node[],
  onClosed: () => void = () => {},
): { dialog: HTMLDialogElement; close: () => void } {
  const dialog = make('dialog', { 'aria-label': name, class: className }, ...children)
  function close() {
    if (!dialog.isConnected) return
    dialog.close()
    dialog.remove()
    giveCaretBack()
    onClosed()
  }
  dialog.addEventListener('click', ({ target }) => target === dialog && close())
  // Close at once: keys typed right after Escape can arrive before the "close" event.
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    close()
  })
  dialog.addEventListener('close', () => !dialog.open && close())
  return { dialog, close }
}

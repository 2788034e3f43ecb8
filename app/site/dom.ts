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

/** A button of a dialog. One with the value "close" closes it. */
export const makeButton = (
  label: string,
  value = '',
  variant: 'button-plain' | 'button-primary' | 'button-ghost' = 'button-plain',
) => make('button', { type: 'button', value, class: `button button-normal ${variant}` }, label)

/** Chromium returns the focus while the page behind the dialog is still inert: the field then has no caret and takes no letters. */
function giveCaretBack() {
  const held = document.activeElement
  if (!(held instanceof HTMLInputElement || held instanceof HTMLTextAreaElement)) return
  held.blur()
  held.focus({ preventScroll: true })
}

/**
 * Opens a dialog that Escape, a click outside or its Close button closes and removes. The focus goes back to where it was as soon
 * as it closes. Returns a function that closes it.
 */
export function openDialog(name: string, className: string, children: Node[], onClosed = () => {}): () => void {
  const dialog = make('dialog', { 'aria-label': name, class: className }, ...children)
  function close() {
    if (!dialog.isConnected) return
    dialog.close()
    dialog.remove()
    giveCaretBack()
    onClosed()
  }
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof HTMLButtonElement && target.value === 'close')) close()
  })
  // Close at once: keys typed right after Escape can arrive before the "close" event.
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    close()
  })
  dialog.addEventListener('close', () => !dialog.open && close())
  document.body.append(dialog)
  dialog.showModal()
  return close
}

/** An element with attributes and what is in it. */
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

/** Chromium gives the focus back while the page behind a dialog is still inert: the field has it, but no caret, and takes no letters. */
function giveCaretBack() {
  const held = document.activeElement
  if (!(held instanceof HTMLInputElement || held instanceof HTMLTextAreaElement)) return
  held.blur()
  held.focus({ preventScroll: true })
}

/** A dialog that goes with Escape or a press beside it, and is gone then; what had the focus before has it as soon as it is closed. */
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
  // What is typed right after Escape may come before the dialog tells that it is closed.
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    close()
  })
  dialog.addEventListener('close', () => !dialog.open && close())
  return { dialog, close }
}

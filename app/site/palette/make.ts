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

/** A dialog that goes with Escape or a press beside it, and is gone then. */
export function makeDialog(name: string, className: string, ...children: Node[]): HTMLDialogElement {
  const dialog = make('dialog', { 'aria-label': name, class: className }, ...children)
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  return dialog
}

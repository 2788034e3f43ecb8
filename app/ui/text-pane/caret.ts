const name = 'caret'

/** The position of the caret in UTF-16 units from the start, and its line, counted from 0. */
export type Caret = { place: number; line: number }

/** Tells the page around an editor where the visitor has put the caret. */
export const tellCaret = (host: Element, caret: Caret): unknown =>
  host.dispatchEvent(new CustomEvent(name, { detail: caret, bubbles: true }))

/** Calls `onCaret` when the caret moves in an editor in this part of the page. */
export function watchCaret(around: EventTarget, onCaret: (caret: Caret) => void): () => void {
  const listener = (event: Event) => onCaret((event as CustomEvent<Caret>).detail)
  around.addEventListener(name, listener)
  return () => around.removeEventListener(name, listener)
}

import type { PaneText } from '#app/lib/long-text.ts'

const panes = new Map<string, () => PaneText>()

/** Registers the text of a field, in case the page crashes; the returned function unregisters it. */
export function keepFieldText(label: string, read: () => PaneText): () => void {
  panes.set(label, read)
  return () => {
    if (panes.get(label) === read) panes.delete(label)
  }
}

/** The visitor's texts in the fields of this page, without empty fields. */
export const readFieldTexts = (): { label: string; text: PaneText }[] =>
  [...panes].map(([label, read]) => ({ label, text: read() })).filter(({ text }) => text.length > 0)

import type { PaneText } from '#app/lib/long-text.ts'

const panes = new Map<string, () => PaneText>()

/** Keeps the text of a field at hand for when the page fails; the returned function ends that. */
export function keepFieldText(label: string, read: () => PaneText): () => void {
  panes.set(label, read)
  return () => {
    if (panes.get(label) === read) panes.delete(label)
  }
}

/** What the visitor has in the fields of this page, fields without text left out. */
export const readFieldTexts = (): { label: string; text: PaneText }[] =>
  [...panes].map(([label, read]) => ({ label, text: read() })).filter(({ text }) => text.length > 0)

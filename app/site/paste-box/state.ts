import type { FileType } from '#app/lib/file-types.data.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import type { Opened } from '#app/work/intake.ts'

/** What was put in: a text, with the file it is until it is edited, or a file that is no text. */
export type State<F> = {
  text: PaneText
  opened: Opened<F> | null
  bytes: { file: F; type: FileType | null } | null
}

export type Action<F> =
  | { type: 'edit'; text: PaneText }
  | { type: 'load'; text: PaneText; opened: Opened<F> | null }
  | { type: 'take'; file: F; fileType: FileType | null }
  | { type: 'clear' }

export const initialState: State<never> = { text: '', opened: null, bytes: null }

/** The state after an action; a file that is edited is a text from then on. */
export function reduce<F>(_: State<F>, action: Action<F>): State<F> {
  switch (action.type) {
    case 'edit':
      return { ...initialState, text: action.text }
    case 'load':
      return { ...initialState, text: action.text, opened: action.opened }
    case 'take':
      return { ...initialState, bytes: { file: action.file, type: action.fileType } }
    case 'clear':
      return initialState
  }
}

export const isEmpty = ({ text, opened, bytes }: State<unknown>): boolean => text.length === 0 && !opened && !bytes

/**
 * The ways in which it can travel, the better first: a file as it is, and as its text only where that is the file to the
 * last byte: a file in UTF-8 → `[{ file }, { text }]`, in UTF-16 → `[{ file }]`
 */
export function listGoods<F>({ text, opened, bytes }: State<F>): ({ file: F } | { text: PaneText })[] {
  const file = bytes?.file ?? opened?.file
  if (!file) return [{ text }]
  return opened?.charset === 'utf-8' && !opened.isGuessed ? [{ file }, { text }] : [{ file }]
}

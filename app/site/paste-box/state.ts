import type { FileType } from '#app/lib/file-types.data.ts'
import { isBlank, type PaneText } from '#app/lib/long-text.ts'
import type { Acceptance } from '#app/tools/traits.ts'
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

const takesBytes = ({ kinds }: Acceptance) => kinds.includes('bytes')

/**
 * The ways in which it can travel to a tool's task, the better first. A file goes as it is; as its text where the tool reads
 * text alone, or where that is the file to the last byte: UTF-16, to hash → `[{ file }]`, to format → `[{ file }, { text }]`
 */
export function listGoods<F>(
  { text, opened, bytes }: State<F>,
  accepts: readonly Acceptance[],
  task: string,
): ({ file: F } | { text: PaneText })[] {
  const file = bytes?.file ?? opened?.file
  if (!file) return [{ text }]
  const isForBytes = accepts.some((each) => each.task === task && takesBytes(each))
  // Where such a tool gets a file, it takes the bytes.
  if (!isForBytes && accepts.some(takesBytes)) return [{ text }]
  const isExact = opened?.charset === 'utf-8' && !opened.isGuessed && !isBlank(text)
  return isForBytes && !isExact ? [{ file }] : [{ file }, { text }]
}

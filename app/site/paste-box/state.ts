import type { FileType } from '#app/lib/file-types.data.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import type { Offer } from '#app/tools/recognize-input.ts'
import type { Opened } from '#app/work/in/intake.ts'

/** The example in the box at first: a token, signed with the key "stay put". */
const demonstration =
  'eyJhbGciOiJIUzI1NiJ9.eyJuYW1lIjoiQWRhIiwiaWF0IjoxNjQwOTk1MjAwfQ.aUG7WkLCEdATkw2RlQFoZg5GZdIK2yGsBKw6moEY7kE'

/** The input: a text, with its file until it is edited, or a file that is not text. */
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

const nothing: State<never> = { text: '', opened: null, bytes: null }
export const initialState: State<never> = { ...nothing, text: demonstration }

/** The state after an action. An edited file is a text from then on. */
export function reduce<F>(_: State<F>, action: Action<F>): State<F> {
  switch (action.type) {
    case 'edit':
      return { ...nothing, text: action.text }
    case 'load':
      return { ...nothing, text: action.text, opened: action.opened }
    case 'take':
      return { ...nothing, bytes: { file: action.file, type: action.fileType } }
    case 'clear':
      return nothing
  }
}

/** Whether the box shows the demonstration and not the visitor's input. */
export const isDemonstration = ({ text, opened }: State<unknown>): boolean => text === demonstration && !opened

/** Whether the box holds no input of the visitor. */
export const isEmpty = (state: State<unknown>): boolean =>
  isDemonstration(state) || (state.text.length === 0 && !state.opened && !state.bytes)

export const isLike = (a: Offer, b: Offer): boolean => a.slug === b.slug && a.task === b.task

import { history, isolateHistory, undo } from '@codemirror/commands'
import { EditorSelection, EditorState, Transaction } from '@codemirror/state'
import { rewind, type Snapshots } from './snapshots.ts'

/** Only \n ends a line, so a carriage return stays in the text as a character. */
export const keepLineBreaks = EditorState.lineSeparator.of('\n')

/** What a plain field hands over to the editor that replaces it. */
export type FieldState = { text: string; snapshots: Snapshots; anchor: number; head: number; scrollTop: number }

/** Builds an editor's undo history from the edits of the field: typed "ab" → a state whose undo gives "" */
export function replayEdits({ text, snapshots, anchor, head }: FieldState): EditorState {
  let state = EditorState.create({ doc: rewind(text, snapshots), extensions: [history(), keepLineBreaks] })
  const dispatch = (transaction: Transaction) => {
    state = transaction.state
  }
  for (const { from, removed, inserted } of snapshots.edits) {
    dispatch(
      state.update({
        changes: { from, to: from + removed.length, insert: inserted },
        selection: { anchor: from + inserted.length },
        annotations: [isolateHistory.of('full'), Transaction.userEvent.of('input')],
      }),
    )
  }
  for (const _ of snapshots.edits.slice(snapshots.done)) undo({ state, dispatch })
  return state.update({ selection: EditorSelection.single(anchor, head) }).state
}

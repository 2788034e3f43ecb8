import { redo, undo } from '@codemirror/commands'
import type { EditorState, StateCommand } from '@codemirror/state'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { replayEdits } from './replay-edits.ts'
import { move, noSnapshots, recordEdit } from './snapshots.ts'

function apply(command: StateCommand, state: EditorState): EditorState {
  let next = state
  command({ state, dispatch: (transaction) => (next = transaction.state) })
  return next
}

function record(texts: readonly string[], inputType = 'insertFromPaste') {
  const steps = texts.slice(1).map((text, index) => ({ before: texts[index]!, text, at: index * 1000 }))
  return steps.reduce((known, { before, text, at }) => recordEdit(known, before, text, inputType, at), noSnapshots)
}

const at = { anchor: 0, head: 0, scrollTop: 0 }

test('a replay gives the text and the selection of the field', () => {
  const state = replayEdits({ text: 'abc', snapshots: record(['', 'ab', 'abc']), anchor: 3, head: 1, scrollTop: 0 })
  expect(state.doc.toString()).toBe('abc')
  expect([state.selection.main.anchor, state.selection.main.head]).toEqual([3, 1])
})

test('undo goes back through the texts of the field, and redo forward again', () => {
  const anyTexts = fc.uniqueArray(fc.string({ unit: fc.constantFrom('a', 'b', '\n'), maxLength: 6 }), { minLength: 1 })
  fc.assert(
    fc.property(anyTexts, (texts) => {
      let state = replayEdits({ text: texts.at(-1)!, snapshots: record(texts), ...at })
      for (const text of texts.toReversed()) {
        expect(state.doc.toString()).toBe(text)
        state = apply(undo, state)
      }
      for (const text of texts.slice(1)) {
        state = apply(redo, state)
        expect(state.doc.toString()).toBe(text)
      }
    }),
  )
})

test('what was undone in the field can be redone in the editor', () => {
  const once = move(record(['', 'a', 'ab', 'abc']), 'back')!
  const state = replayEdits({ text: 'a', snapshots: move(once.snapshots, 'back')!.snapshots, ...at })
  expect(state.doc.toString()).toBe('a')
  expect(apply(redo, state).doc.toString()).toBe('ab')
  expect(apply(undo, state).doc.toString()).toBe('')
})

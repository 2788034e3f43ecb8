import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Edit,
  findChange,
  groupEdits,
  noSnapshots,
  recordEdit,
  rewind,
  type Snapshots,
  splice,
} from './snapshots.ts'

const anyText = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '😀'), maxLength: 12 })

function replay(base: string, edits: readonly Edit[]): string {
  return edits.reduce((text, edit) => splice(text, edit.from, edit.removed, edit.inserted), base)
}

function type(text: string, pace: number, start: Snapshots = noSnapshots): Snapshots {
  let snapshots = start
  for (let end = 1; end <= text.length; end++) {
    snapshots = recordEdit(snapshots, text.slice(0, end - 1), text.slice(0, end), 'insertText', end * pace)
  }
  return snapshots
}

test.each([
  ['abc', 'axc', 1, 'b', 'x'],
  ['aaa', 'aaaa', 3, '', 'a'],
  ['aaaa', 'aaa', 3, 'a', ''],
  ['', 'new', 0, '', 'new'],
  ['old', '', 0, 'old', ''],
])('from %j to %j the smallest change is at %i: %j becomes %j', (before, after, from, removed, inserted) => {
  expect(findChange(before, after)).toEqual({ from, removed, inserted })
})

test('a found change always leads from the one text to the other', () => {
  fc.assert(
    fc.property(anyText, anyText, (before, after) => {
      const { from, removed, inserted } = findChange(before, after)
      expect(splice(before, from, removed, inserted)).toBe(after)
    }),
  )
})

test('whatever is edited, rewinding and replaying gives the text again', () => {
  const step = fc.record({
    text: anyText,
    inputType: fc.constantFrom('insertText', 'deleteContentBackward', 'insertFromPaste', 'historyUndo', 'historyRedo'),
    pause: fc.constantFrom(10, 900),
  })
  fc.assert(
    fc.property(anyText, fc.array(step, { maxLength: 20 }), (start, steps) => {
      let text = start
      let time = 0
      let snapshots = noSnapshots
      for (const step of steps) {
        time += step.pause
        snapshots = recordEdit(snapshots, text, step.text, step.inputType, time)
        text = step.text
      }
      expect(rewind(text, snapshots)).toBe(start)
      expect(replay(start, snapshots.edits.slice(0, snapshots.done))).toBe(text)
      expect(replay(start, groupEdits(snapshots.edits.slice(0, snapshots.done)))).toBe(text)
    }),
  )
})

test('quick typing is one group, slow typing is one per character', () => {
  expect(groupEdits(type('hello', 80).edits)).toMatchObject([{ from: 0, inserted: 'hello' }])
  expect(groupEdits(type('abc', 900).edits).map((edit) => edit.inserted)).toEqual(['a', 'b', 'c'])
})

test('quick backspacing is one group that restores all of it', () => {
  let snapshots = recordEdit(noSnapshots, 'abc', 'ab', 'deleteContentBackward', 0)
  snapshots = recordEdit(snapshots, 'ab', 'a', 'deleteContentBackward', 80)
  expect(groupEdits(snapshots.edits)).toMatchObject([{ from: 1, removed: 'bc', inserted: '' }])
  expect(rewind('a', snapshots)).toBe('abc')
})

test('a backspace that left something in its place keeps it when it is joined with the next', () => {
  let snapshots = recordEdit(noSnapshots, 'ab', 'ax', 'deleteContentBackward', 0)
  snapshots = recordEdit(snapshots, 'ax', 'x', 'deleteContentBackward', 80)
  const groups = groupEdits(snapshots.edits)
  expect(groups).toMatchObject([{ from: 0, removed: 'ab', inserted: 'x' }])
  expect(replay('ab', groups)).toBe('x')
})

test('a paste is never merged with what was typed around it', () => {
  let snapshots = recordEdit(noSnapshots, '', 'a', 'insertText', 0)
  snapshots = recordEdit(snapshots, 'a', 'abc', 'insertFromPaste', 10)
  snapshots = recordEdit(snapshots, 'abc', 'abcd', 'insertText', 20)
  expect(groupEdits(snapshots.edits).map((edit) => edit.inserted)).toEqual(['a', 'bc', 'd'])
})

test('a native undo and redo move along the known edits instead of adding any', () => {
  const typed = type('abc', 80)
  const undone = recordEdit(typed, 'abc', 'a', 'historyUndo', 5000)
  expect(undone).toEqual({ edits: typed.edits, done: 1 })
  expect(recordEdit(undone, 'a', 'abc', 'historyRedo', 5001)).toEqual(typed)
})

test('typing after an undo forgets what could have been redone', () => {
  const undone = recordEdit(type('abc', 900), 'abc', 'a', 'historyUndo', 5000)
  const typed = recordEdit(undone, 'a', 'ax', 'insertText', 9000)
  expect(typed.edits.map((edit) => edit.inserted)).toEqual(['a', 'x'])
})

test('the number of edits and of remembered characters is bounded, and the newest are kept', () => {
  const many = type('x'.repeat(1200), 900)
  expect(many.edits.length).toBe(1000)
  expect(rewind('x'.repeat(1200), many)).toBe('x'.repeat(200))

  let snapshots = noSnapshots
  for (let time = 1; time <= 20; time++) {
    const text = `${time}`.repeat(30_000)
    snapshots = recordEdit(snapshots, '', text, 'insertFromPaste', time * 1000)
    snapshots = recordEdit(snapshots, text, '', 'deleteContentBackward', time * 1000 + 500)
  }
  const characters = snapshots.edits.reduce((sum, edit) => sum + edit.removed.length + edit.inserted.length, 0)
  expect(characters).toBeLessThanOrEqual(256 * 1024)
  expect(snapshots.edits.at(-1)).toMatchObject({ removed: '20'.repeat(30_000), inserted: '' })
})

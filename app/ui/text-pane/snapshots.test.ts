import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Edit, findChange, move, noSnapshots, recordEdit, rewind, type Snapshots, splice } from './snapshots.ts'

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

test('the change it finds always turns one text into the other', () => {
  fc.assert(
    fc.property(anyText, anyText, (before, after) => {
      const { from, removed, inserted } = findChange(before, after)
      expect(splice(before, from, removed, inserted)).toBe(after)
    }),
  )
})

function go(text: string, snapshots: Snapshots, direction: 'back' | 'forward') {
  const moved = move(snapshots, direction)
  return moved && { text: text.slice(0, moved.from) + moved.text + text.slice(moved.to), snapshots: moved.snapshots }
}

test('edit, undo and redo in any order move along one line of texts', () => {
  const step = fc.oneof(
    fc.record({
      text: anyText,
      inputType: fc.constantFrom('insertText', 'deleteContentBackward', 'insertFromPaste'),
      pause: fc.constantFrom(10, 900),
    }),
    fc.constantFrom('back' as const, 'forward' as const),
  )
  fc.assert(
    fc.property(anyText, fc.array(step, { maxLength: 20 }), (start, steps) => {
      let now = { text: start, snapshots: noSnapshots }
      let time = 0
      let past: string[] = []
      let future: string[] = []
      for (const step of steps) {
        if (typeof step === 'string') {
          const [from, to] = step === 'back' ? [past, future] : [future, past]
          const moved = go(now.text, now.snapshots, step)
          expect(moved?.text).toBe(from.at(-1))
          if (!moved) continue
          to.push(now.text)
          from.pop()
          now = moved
          continue
        }
        time += step.pause
        const snapshots = recordEdit(now.snapshots, now.text, step.text, step.inputType, time)
        if (step.text !== now.text) {
          // Quick typing merges into one edit, so undo does not stop in between.
          if (snapshots.done > past.length) past = [...past, now.text]
          future = []
        }
        now = { text: step.text, snapshots }
        expect(rewind(now.text, snapshots)).toBe(start)
        expect(replay(start, snapshots.edits)).toBe(now.text)
      }
    }),
  )
})

test('quick typing is one edit, slow typing is one per character', () => {
  expect(type('hello', 80).edits).toMatchObject([{ from: 0, inserted: 'hello' }])
  expect(type('abc', 900).edits.map((edit) => edit.inserted)).toEqual(['a', 'b', 'c'])
})

test('quick backspacing is one edit that restores all of it', () => {
  let snapshots = recordEdit(noSnapshots, 'abc', 'ab', 'deleteContentBackward', 0)
  snapshots = recordEdit(snapshots, 'ab', 'a', 'deleteContentBackward', 80)
  expect(snapshots.edits).toMatchObject([{ from: 1, removed: 'bc', inserted: '' }])
  expect(rewind('a', snapshots)).toBe('abc')
})

test('a backspace that inserted something keeps it when it merges with the next one', () => {
  let snapshots = recordEdit(noSnapshots, 'ab', 'ax', 'deleteContentBackward', 0)
  snapshots = recordEdit(snapshots, 'ax', 'x', 'deleteContentBackward', 80)
  expect(snapshots.edits).toMatchObject([{ from: 0, removed: 'ab', inserted: 'x' }])
  expect(replay('ab', snapshots.edits)).toBe('x')
})

test('a paste never merges with the typing around it', () => {
  let snapshots = recordEdit(noSnapshots, '', 'a', 'insertText', 0)
  snapshots = recordEdit(snapshots, 'a', 'abc', 'insertFromPaste', 10)
  snapshots = recordEdit(snapshots, 'abc', 'abcd', 'insertText', 20)
  expect(snapshots.edits.map((edit) => edit.inserted)).toEqual(['a', 'bc', 'd'])
})

test('typing after an undo is a separate edit, and nothing can be redone', () => {
  const undone = go('abc', type('abc', 900), 'back')
  const typed = recordEdit(undone!.snapshots, 'ab', 'abx', 'insertText', 2701)
  expect(typed.edits.map((edit) => edit.inserted)).toEqual(['a', 'b', 'x'])
  expect(move(typed, 'forward')).toBeNull()
})

test('keeps a limited number of edits and characters, the newest ones', () => {
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

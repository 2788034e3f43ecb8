import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longTextOf, type PaneText } from '#app/lib/long-text.ts'
import { type Direction, move, noSnapshots, recordEdit, type Snapshots } from '#app/ui/text-pane/snapshots.ts'
import { createEras } from '#app/ui/text-pane/undo-eras.ts'
import { createUndoHistory, cross } from './undo-history.ts'

const settings = { indent: '2', sortKeys: false }
const there = { text: 'a', settings }

test('undoing a replacement brings back what was there', () => {
  const here = { text: '', settings }
  expect(cross({ here, there }, here)).toEqual(there)
  expect(cross({ here: '', there: 'a' }, '')).toBe('a')
})

test('keeps what was changed since the replacement, setting by setting', () => {
  const here = { text: '', settings }
  const indented = { indent: '4', sortKeys: false }
  expect(cross({ here, there }, { text: '', settings: indented })).toEqual({ text: 'a', settings: indented })
  expect(cross({ here, there }, { text: 'typed', settings })).toEqual({ text: 'typed', settings })
  const preset = { text: 'preset', settings: { indent: 'tab', sortKeys: true } }
  const changed = { text: 'preset', settings: { indent: '4', sortKeys: true } }
  expect(cross({ here: preset, there }, changed)).toEqual({ text: 'a', settings: { indent: '4', sortKeys: false } })
  expect(cross({ here: preset, there }, changed, ['indent', 'sortKeys'])).toEqual({ ...changed, text: 'a' })
})

test('a rebuilt text with the same letters is unchanged, and an undo that brings nothing back returns the current state', () => {
  const text: PaneText = longTextOf(['x', 'y'])
  const now: { text: PaneText; list: string[] | null } = { text: longTextOf(['xy']), list: ['new'] }
  expect(cross({ here: { text, list: null }, there: { text: '', list: ['old'] } }, now)).toEqual({ ...now, text: '' })
  expect(cross({ here: { text, list: null }, there: { text, list: ['old'] } }, now)).toBe(now)
})

test('a replaced list of files comes back, whatever was added or removed since; if something else was replaced, the files are kept', () => {
  const [here, there] = [
    { files: ['c'], refused: [] },
    { files: ['a', 'b'], refused: [] },
  ]
  for (const files of [['c', 'd'], []]) {
    expect(cross({ here, there }, { files, refused: [] })).toEqual(there)
    expect(cross({ here, there: { ...here, refused: ['a folder'] } }, { files, refused: [] })).toEqual({
      files,
      refused: ['a folder'],
    })
  }
})

test('keeps the newest 50 replacements, fewer if their texts are long', () => {
  const countBack = (length: number) => {
    const line = createUndoHistory<{ text: string }>()
    for (let at = 0; at < 80; at++)
      line.add({ there: { text: 'x'.repeat(length) }, here: { text: `${at}` }, forget: undefined })
    let count = 0
    for (; line.read('back'); count++) line.take('back', { text: '' }, { text: '' }, {})
    return count
  }
  expect(countBack(1)).toBe(50)
  expect(countBack(10 << 20)).toBe(6)
  expect(countBack(100 << 20)).toBe(1)
})

type State = { text: string; settings: { mode: number } }

/** A field and a desk, connected as the pane and the hook connect them. */
function createBench() {
  let state: State = { text: '', settings: { mode: 0 } }
  let field: { text: string; snapshots: Snapshots } = { text: '', snapshots: noSnapshots }
  const line = createUndoHistory<State>()
  const eras = createEras<Snapshots>('', 0)

  function show() {
    if (field.text === state.text) return eras.pass(line.era, field.text)
    const kept = eras.enter(state.text, line.era, { value: field.text, history: field.snapshots })
    field = { text: state.text, snapshots: kept ?? noSnapshots }
  }
  return {
    read: () => state,
    type(text: string) {
      const snapshots = recordEdit(field.snapshots, field.text, text, 'insertFromPaste', 0)
      if (snapshots === field.snapshots) return
      field = { text, snapshots }
      state = { ...state, text }
      eras.write()
      line.write()
    },
    replace(text: string, mode: number) {
      const there = state
      state = { text, settings: { mode } }
      line.add({ there, here: state })
      show()
    },
    travel(direction: Direction) {
      const moved = move(field.snapshots, direction)
      if (moved) {
        const text = field.text.slice(0, moved.from) + moved.text + field.text.slice(moved.to)
        field = { text, snapshots: moved.snapshots }
        state = { ...state, text }
        return
      }
      const isThere = direction === 'back' ? eras.canGoBack(field.text) : eras.canGoForward(field.text)
      const step = isThere && line.read(direction)
      if (!step) return
      const from = state
      state = cross(step, from)
      line.take(direction, from, state, {})
      show()
    },
  }
}

test('typing, deleting, replacing, clearing, undo and redo all move along one line of states', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 3 })
  const written = (kind: 'type' | 'replace', text: string, mode = 0) => ({ kind, text, mode })
  const act = fc.oneof(
    text.map((text) => written('type', text)),
    fc.tuple(text, fc.integer({ min: 0, max: 2 })).map(([text, mode]) => written('replace', text, mode)),
    fc.constant(written('replace', '')),
    fc.constantFrom({ kind: 'back' as const }, { kind: 'forward' as const }),
  )
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
      const bench = createBench()
      const states = [bench.read()]
      let at = 0
      for (const each of acts) {
        if (each.kind === 'back') at = Math.max(0, at - 1)
        else if (each.kind === 'forward') at = Math.min(states.length - 1, at + 1)
        else {
          const now = states[at]!
          const next =
            each.kind === 'type' ? { ...now, text: each.text } : { text: each.text, settings: { mode: each.mode } }
          // A change that changes nothing adds no step.
          if (next.text === now.text) continue
          states.splice(++at, states.length, next)
        }
        if (each.kind === 'type') bench.type(each.text)
        else if (each.kind === 'replace') bench.replace(each.text, each.mode)
        else bench.travel(each.kind)
        expect(bench.read()).toEqual(states[at])
      }
    }),
    { numRuns: 500 },
  )
})

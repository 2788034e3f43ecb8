import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hexColor } from '../../../scripts/arbitraries.ts'
import { notAColor } from './color.ts'
import { followState } from './follow.ts'
import { harmonize } from './harmony.ts'
import { initialPalette } from './initial-palette.data.ts'
import { harmonies } from './messages.ts'
import type { Harmony } from './settings.ts'
import { type Action, countReadable, initialState, isFollowed, reduce, type State, undoLimit } from './state.ts'
import { describeColor } from './swatch.ts'

const run = (state: State, ...actions: Action[]): State => actions.reduce(reduce, state)
const build = followState
const generate: Action = { type: 'generate', build }
const follow: Action = { type: 'follow', build }
const undo: Action = { type: 'undo' }
const edit = (text: string): Action => ({ type: 'edit', text, build })
const setHarmony = (harmony: Harmony): Action => ({ type: 'set', settings: { harmony }, build })
const lock = (place: number): Action => ({ type: 'lock', place, build })
const random = (hex: string): Action => ({ type: 'load', text: hex, build })
const colorsOf = ({ palette }: State) => palette.swatches.map(({ hex }) => hex)

const anyHarmony = fc.constantFrom(...harmonies.map(({ value }) => value))
const actions: fc.Arbitrary<readonly Action[]> = fc.oneof(
  fc.oneof(hexColor, fc.string()).map((text) => [edit(text)]),
  anyHarmony.map((harmony) => [setHarmony(harmony)]),
  fc.constant([generate]),
  hexColor.map((hex) => [random(hex)]),
  fc.integer({ min: -1, max: 6 }).map((place) => [lock(place)]),
  fc.constant([undo]),
)
const reached = fc.array(actions, { maxLength: 30 }).map((all) => run(initialState, ...all.flat()))

test('the page starts with #3B82F6, complementary, and its palette', () => {
  expect(initialState).toMatchObject({
    base: '#3B82F6',
    settings: { harmony: 'complementary', vision: 'none', format: 'css' },
    palette: initialPalette,
    locks: [],
    history: [],
  })
})

test('Generate builds the palette from the base color and the harmony', () => {
  expect(colorsOf(run(initialState, edit('#118844'), generate))).toEqual(harmonize('#118844', 'complementary'))
})

test('a new base color or harmony builds a new palette at once, and Generate builds the same one', () => {
  const teal = run(initialState, edit('teal'))
  expect(colorsOf(teal)).toEqual(harmonize('#008080', 'complementary'))
  const triadic = run(teal, setHarmony('triadic'))
  expect(colorsOf(triadic)).toEqual(harmonize('#008080', 'triadic'))
  expect(run(triadic, generate)).toEqual(triadic)
})

test('the palette follows remembered settings without an undo step, and later choices with one', () => {
  const recalled = run(initialState, { type: 'set', settings: { harmony: 'triadic' }, isGiven: true }, follow)
  expect(colorsOf(recalled)).toEqual(harmonize('#3B82F6', 'triadic'))
  expect(recalled.history).toEqual([])
  expect(run(recalled, setHarmony('analogous')).history).toHaveLength(1)
  expect(run(recalled, edit('teal')).history).toHaveLength(1)
})

test('choices made before the color library loads build a palette once it has loaded', () => {
  const early = run(initialState, { type: 'edit', text: 'teal' }, { type: 'set', settings: { harmony: 'triadic' } })
  expect(early.palette).toBe(initialPalette)
  expect(isFollowed(early)).toBe(false)
  const late = run(early, follow)
  expect(colorsOf(late)).toEqual(harmonize('#008080', 'triadic'))
  expect(isFollowed(late)).toBe(true)
  expect(run(late, undo)).toEqual(initialState)
})

test('text typed before the color library loads and deleted afterward leaves no undo step', () => {
  const early = run(initialState, { type: 'edit', text: 'teal' }, follow)
  expect(early.history).toHaveLength(1)
  expect(run(early, edit(initialState.base))).toEqual(initialState)
})

test('after any actions the palette has the chosen harmony, and Generate does not change it', () => {
  fc.assert(
    fc.property(reached, (state) => {
      const settled = run(state, follow)
      expect(settled.palette).toBe(state.palette)
      expect(state.palette.harmony).toBe(state.settings.harmony)
      expect(run(settled, generate).palette).toBe(state.palette)
    }),
  )
})

test('a burst of typing is one undo step, and the next burst is another', () => {
  const typed = run(initialState, ...['t', 'te', 'red', 'redd', 'blue'].map(edit))
  expect(typed.history).toHaveLength(1)
  expect(run(typed, undo)).toEqual(initialState)
  const again = run(typed, { type: 'rest' }, edit('teal'))
  expect(colorsOf(run(again, undo))).toEqual(colorsOf(typed))
})

test('Random Color sets the base color and rebuilds the palette with the current harmony', () => {
  const rebuilt = run(initialState, setHarmony('tetradic'), random('#123456'))
  expect(rebuilt.base).toBe('#123456')
  expect(colorsOf(rebuilt)).toEqual(harmonize('#123456', 'tetradic'))
})

test.each(['no color', '#zzz', '', ' '])('%j gets an error, and the palette, the locks and Undo stay', (text) => {
  const good = run(initialState, random('#118844'), lock(1), lock(3))
  const typed = run(good, edit(text))
  expect(typed).toEqual({ ...good, base: text, problem: notAColor })
  expect(run(typed, generate)).toEqual({ ...typed, isAnswer: true })
  expect(run(typed, generate, edit(`${text}z`)).isAnswer).toBe(false)
  expect(run(typed, edit('#118844'))).toEqual(good)
  expect(run(typed, edit('teal'))).toMatchObject({ problem: undefined, locks: [1, 3] })
  expect(run(typed, undo)).toMatchObject({ palette: initialPalette, base: '#3B82F6', problem: undefined })
})

test('while the field holds no color, a new harmony uses the last good color', () => {
  const state = run(initialState, edit('no color'), setHarmony('triadic'))
  expect(colorsOf(state)).toEqual(harmonize('#3B82F6', 'triadic'))
  expect(state).toMatchObject({ base: 'no color', problem: notAColor })
})

test('a Generate that changes nothing adds no undo step', () => {
  expect(run(initialState, generate)).toEqual(initialState)
})

test('a locked color keeps its place until it is unlocked', () => {
  const locked = run(initialState, lock(1), lock(4), random('#118844'))
  const fresh = harmonize('#118844', 'complementary')
  expect(colorsOf(locked)).toEqual([fresh[0], '#F6AF3B', fresh[2], fresh[3], '#FAD79D'])
  const unlocked = run(locked, lock(1))
  expect(colorsOf(unlocked)).toEqual([...fresh.slice(0, 4), '#FAD79D'])
  expect(run(unlocked, undo)).toEqual(locked)
})

test('a locked color that differs from the color of the harmony has the role "kept" until the two match again', () => {
  const rolesOf = ({ palette }: State) => palette.swatches.map(({ role }) => role)
  const roles = rolesOf(initialState)
  const locked = run(initialState, lock(0), lock(1), lock(4), random('#3B82F7'))
  expect(rolesOf(locked)).toEqual(['kept', 'kept', 'base, lighter', 'base, darker', 'kept'])
  expect(run(locked, generate)).toEqual(locked)
  expect(rolesOf(run(locked, lock(1), generate))[1]).toBe('complement')
  expect(rolesOf(run(locked, edit('#3B82F6'), generate))).toEqual(roles)
})

test('a place that does not exist cannot be locked', () => {
  expect(run(initialState, lock(5), lock(-1), lock(0.5)).locks).toEqual([])
})

test('every locked color survives any number of regenerations', () => {
  fc.assert(
    fc.property(fc.subarray([0, 1, 2, 3, 4]), fc.array(hexColor), anyHarmony, (places, bases, harmony) => {
      const after = run(initialState, ...places.map(lock), setHarmony(harmony), ...bases.map(random))
      expect(after.palette.swatches).toHaveLength(5)
      for (const place of places) expect(colorsOf(after)[place]).toBe(colorsOf(initialState)[place])
    }),
  )
})

test('Undo brings back the previous palette with its base color, harmony and locks', () => {
  fc.assert(
    fc.property(reached, anyHarmony, (before, chosen) => {
      const after = run(before, setHarmony(chosen))
      if (after.history === before.history) return
      const { base, harmony } = before.palette
      const settings = { ...before.settings, harmony }
      expect(reduce(after, undo).palette).toEqual(before.palette)
      expect(reduce(after, undo)).toMatchObject({ base, settings, locks: before.locks, problem: undefined })
    }),
  )
})

test('Undo after Random Color brings back everything, even typed text that is not a color', () => {
  fc.assert(
    fc.property(reached, hexColor, (before, hex) => {
      expect(run(before, random(hex), undo, follow)).toEqual({ ...before, isAnswer: false, isTyping: false })
    }),
  )
})

const written = ({ palette, locks }: State) => ({
  text: palette.base,
  locked: new Map(locks.map((place) => [place, { ...describeColor(palette.swatches[place]!.hex), role: 'kept' }])),
})

test('a link with the color and the locked colors brings back the whole palette', () => {
  fc.assert(
    fc.property(reached, (shared) => {
      const { harmony } = shared.settings
      const load: Action = { type: 'load', ...written(shared), build }
      const opened = run(initialState, { type: 'set', settings: { harmony } }, load)
      expect(opened.palette).toEqual(shared.palette)
      expect(opened.locks).toEqual(shared.locks)
    }),
  )
})

test('a color that arrives before the color library fills the field, and Undo removes it', () => {
  const arrived = run(initialState, edit('te'), { type: 'load', text: '#c2370f' })
  expect(arrived).toMatchObject({ base: '#c2370f', palette: initialPalette })
  expect(run(arrived, undo)).toEqual({ ...initialState, base: 'te' })
})

test('Undo goes back to the base color and the harmony of the palette, one step at a time', () => {
  const state = run(initialState, edit('teal'), setHarmony('triadic'))
  expect(run(state, edit('red'), undo)).toEqual({ ...state, isTyping: false })
  expect(run(state, undo, undo)).toEqual(initialState)
})

test('Undo leaves the preview and the export format alone', () => {
  const state = run(initialState, random('#118844'), {
    type: 'set',
    settings: { vision: 'tritanopia', format: 'scss' },
  })
  expect(run(state, undo).settings).toEqual({ harmony: 'complementary', vision: 'tritanopia', format: 'scss' })
})

test('Undo goes back step by step to the start and stops there', () => {
  const steps = ['#111111', '#22AA22', '#3333BB'].map(random)
  expect(run(initialState, ...steps, undo, undo, undo)).toEqual(initialState)
  expect(run(initialState, undo)).toBe(initialState)
})

test('the history keeps only the latest steps, up to the limit', () => {
  const bases = Array.from({ length: undoLimit + 10 }, (_, index) => `#0000${(index + 16).toString(16).toUpperCase()}`)
  const after = run(initialState, ...bases.map(random))
  expect(after.history).toHaveLength(undoLimit)
  const undone = run(after, ...Array.from({ length: undoLimit + 5 }, () => undo))
  expect(undone.palette).toEqual(run(initialState, ...bases.slice(0, 10).map(random)).palette)
})

test('after any actions a palette has five colors, and each lock points to one of them', () => {
  fc.assert(
    fc.property(reached, ({ palette, locks, history }) => {
      expect(palette.swatches).toHaveLength(5)
      for (const place of locks) expect(palette.swatches[place]).toBeDefined()
      expect(history.length).toBeLessThanOrEqual(undoLimit)
    }),
  )
})

test('counts the colors that are readable on white and on black', () => {
  const grounds = ['onWhite', 'onBlack'] as const
  expect(grounds.map((ground) => countReadable(initialPalette, ground))).toEqual([1, 4])
  expect(grounds.map((ground) => countReadable({ ...initialPalette, swatches: [] }, ground))).toEqual([0, 0])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { harmonies } from './harmony.data.ts'
import { buildPalette, harmonize } from './harmony.ts'
import { type Action, initialState, reduce, type State, undoLimit } from './state.ts'

const run = (state: State, ...actions: Action[]): State => actions.reduce(reduce, state)
const generate: Action = { type: 'generate', build: buildPalette }
const undo: Action = { type: 'undo' }
const lock = (place: number): Action => ({ type: 'toggleLock', place })
const random = (hex: string): Action => ({ type: 'random', hex, build: buildPalette })
const generated = run(initialState, generate)

const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`)
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.oneof(hexColor, fc.string()).map((text): Action => ({ type: 'base', text })),
  fc.constantFrom(...harmonies).map((harmony): Action => ({ type: 'harmony', harmony })),
  fc.constant(generate),
  hexColor.map(random),
  fc.integer({ min: -1, max: 6 }).map(lock),
  fc.constant(undo),
)
const reached = fc.array(action, { maxLength: 30 }).map((actions) => run(initialState, ...actions))
const withoutHistory = ({ history: _, ...rest }: State) => rest

test('the page starts with #3B82F6, complementary, and no palette', () => {
  expect(initialState).toMatchObject({ base: '#3B82F6', harmony: 'complementary', palette: null, locks: [] })
})

test('Generate builds the palette from the base color and the harmony', () => {
  expect(generated.palette?.colors).toEqual(harmonize('#3B82F6', 'complementary'))
})

test('changing the base color or the harmony leaves the palette until Generate', () => {
  const edited = run(generated, { type: 'base', text: 'teal' }, { type: 'harmony', harmony: 'triadic' })
  expect(edited.palette).toBe(generated.palette)
  expect(run(edited, generate).palette?.colors).toEqual(harmonize('#008080', 'triadic'))
})

test('Random Color sets the base color, and rebuilds the palette only if there is one', () => {
  expect(run(initialState, random('#123456'))).toMatchObject({ base: '#123456', palette: null })
  const rebuilt = run(generated, { type: 'harmony', harmony: 'tetradic' }, random('#123456'))
  expect(rebuilt.base).toBe('#123456')
  expect(rebuilt.palette?.colors).toEqual(harmonize('#123456', 'tetradic'))
})

test('what is no color becomes the only entry, and takes the locks with it until Undo', () => {
  const locked = run(generated, lock(1))
  const unread = run(locked, { type: 'base', text: 'no color' }, generate)
  expect(unread).toMatchObject({ palette: { colors: ['no color'], isParsed: false }, locks: [] })
  expect(run(unread, lock(0)).locks).toEqual([])
  expect(run(unread, undo)).toEqual(locked)
})

test('Generate does nothing while the field is blank', () => {
  const blank = run(generated, { type: 'base', text: ' ' })
  expect(run(blank, generate)).toBe(blank)
})

test('a Generate that changes nothing is not a step to undo', () => {
  expect(run(generated, generate)).toBe(generated)
})

test('a locked color keeps its place, and gives it up again once unlocked', () => {
  const locked = run(generated, lock(1), lock(4), random('#118844'))
  const fresh = harmonize('#118844', 'complementary')
  expect(locked.palette?.colors).toEqual([fresh[0], '#F6AF3B', fresh[2], fresh[3], '#FAD79D'])
  expect(run(locked, lock(1), generate).palette?.colors).toEqual([...fresh.slice(0, 4), '#FAD79D'])
})

test('a place that does not exist cannot be locked', () => {
  expect(run(initialState, lock(0)).locks).toEqual([])
  expect(run(generated, lock(5), lock(-1), lock(0.5)).locks).toEqual([])
})

test('every locked color survives any number of regenerations', () => {
  fc.assert(
    fc.property(
      fc.subarray([0, 1, 2, 3, 4]),
      fc.array(hexColor),
      fc.constantFrom(...harmonies),
      (places, bases, harmony) => {
        const after = run(generated, ...places.map(lock), { type: 'harmony', harmony }, ...bases.map(random))
        expect(after.palette?.colors).toHaveLength(5)
        for (const place of places) expect(after.palette?.colors[place]).toBe(generated.palette?.colors[place])
      },
    ),
  )
})

test('Undo after Generate or Random Color brings back the palette of before and what it was made from', () => {
  fc.assert(
    fc.property(reached, fc.oneof(fc.constant(generate), hexColor.map(random)), (before, step) => {
      const after = reduce(before, step)
      const { base, harmony } = before.palette ?? before
      if (after !== before) expect(reduce(after, undo)).toEqual({ ...before, base, harmony })
    }),
  )
})

test('Undo puts the base color and the harmony of the palette back, whatever was chosen since', () => {
  const teal = run(generated, { type: 'base', text: 'teal' }, { type: 'harmony', harmony: 'triadic' }, generate)
  expect(teal.palette).toMatchObject({ base: 'teal', harmony: 'triadic' })
  expect(run(teal, { type: 'base', text: 'red' }, undo)).toEqual(generated)
})

test('Undo goes back step by step to the start and then stays', () => {
  const steps = ['#111111', '#22AA22', '#3333BB'].map(random)
  expect(run(generated, ...steps, undo, undo, undo)).toEqual(generated)
  expect(run(generated, undo)).toEqual(initialState)
  expect(run(initialState, undo)).toBe(initialState)
})

test('no more steps are kept than the limit, the latest ones', () => {
  const bases = Array.from({ length: undoLimit + 10 }, (_, index) => `#0000${(index + 16).toString(16).toUpperCase()}`)
  const after = run(generated, ...bases.map(random))
  expect(after.history).toHaveLength(undoLimit)
  const undone = run(after, ...Array.from({ length: undoLimit + 5 }, () => undo))
  expect(withoutHistory(undone)).toEqual(withoutHistory(run(generated, ...bases.slice(0, 10).map(random))))
})

test('whatever is done, a palette has five colors or the one text that is none, and locks name places in it', () => {
  fc.assert(
    fc.property(reached, ({ palette, locks, history }) => {
      if (palette) expect(palette.colors).toHaveLength(palette.isParsed ? 5 : 1)
      for (const place of locks) expect(palette?.colors[place]).toBeDefined()
      expect(history.length).toBeLessThanOrEqual(undoLimit)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fail, ok } from '#app/lib/result.ts'
import { formats, namespaces, versions } from './messages.ts'
import { listUuids } from './spelling.ts'
import {
  type Action,
  clampQuantity,
  fieldsOf,
  initialState,
  isBeyond,
  isOutdated,
  recipeOf,
  reduce,
  type State,
} from './state.ts'
import { NIL, nameUuid } from './uuid.ts'

const uuid = '550e8400-e29b-41d4-a716-446655440000'
const run = (...actions: Action[]) => actions.reduce(reduce, initialState)
type Settings = Partial<State['settings']>
const set = (settings: Settings): Action => ({ type: 'set', settings })
const edit = (fields: { name?: string; customNamespace?: string }): Action => ({ type: 'edit', fields })
const made = (state: State, ...uuids: string[]) => ({
  version: state.settings.version,
  uuids,
  recipe: recipeOf(state),
})
const generated = (...uuids: string[]): Action => ({ type: 'generate', outcome: ok(made(initialState, ...uuids)) })
const refused: Action = { type: 'generate', outcome: fail('The namespace is not a UUID.') }

test('the tool starts set to one random UUID, with an empty list', () => {
  expect(fieldsOf(initialState)).toEqual({ version: 'v4', quantity: 1, namespace: 'dns', name: '' })
  expect(listUuids(initialState)).toEqual([])
})

test('Generate replaces the list and clears an earlier error', () => {
  const state = run(generated(NIL, NIL), refused, generated(uuid))
  expect(listUuids(state)).toEqual([uuid])
  expect(state.problem).toBe(null)
})

test('a Generate that fails removes the earlier result', () => {
  const state = run(set({ version: 'v5' }), generated(uuid), set({ namespace: 'custom' }), refused)
  expect(state).toMatchObject({
    batch: null,
    problem: 'The namespace is not a UUID.',
    settings: { namespace: 'custom' },
  })
  expect(listUuids(state)).toEqual([])
})

test('an empty custom namespace is rejected, and nothing is left to copy', () => {
  const name = (state: State) => nameUuid({ ...fieldsOf(state), version: 'v5' })
  const state = run(set({ version: 'v5' }), edit({ name: 'a' }))
  const named = name(state)
  if (!named.ok) throw new Error(named.error)
  const listed = reduce(state, { type: 'generate', outcome: ok(made(state, ...named.value)) })
  expect(listUuids(listed)).toHaveLength(1)
  const custom = reduce(listed, set({ namespace: 'custom' }))
  const unnamed = name(custom)
  if (unnamed.ok) throw new Error('an empty namespace was taken')
  const failed = reduce(custom, { type: 'generate', outcome: unnamed })
  expect(failed).toEqual({ ...custom, batch: null, problem: 'The namespace is not a UUID.' })
})

test.each<[string, Settings, boolean]>([
  ['version', { version: 'v4' }, true],
  ['namespace', { namespace: 'url' }, true],
  ['format', { format: 'urn' }, false],
  ['quantity', { quantity: '2' }, false],
])(
  'setting the %s changes nothing else, and clears the error only if that can fix it: %o, %s',
  (_, settings, isGone) => {
    const before = run(refused)
    const problem = isGone ? null : before.problem
    expect(reduce(before, set(settings))).toEqual({ ...before, settings: { ...before.settings, ...settings }, problem })
  },
)

test('a new namespace clears the error, a new name does not', () => {
  const before = run(refused)
  expect(reduce(before, edit({ customNamespace: uuid }))).toEqual({ ...before, customNamespace: uuid, problem: null })
  expect(reduce(before, edit({ name: 'a' }))).toEqual({ ...before, name: 'a' })
})

test('while typing, the quantity can be any text, and Generate makes it a number within the limits', () => {
  expect(run(set({ quantity: '' })).settings.quantity).toBe('')
  expect(run(set({ quantity: '250' })).settings.quantity).toBe('250')
  expect(run(set({ quantity: '250' }), generated(uuid)).settings.quantity).toBe('100')
  expect(run(set({ quantity: '250' }), { type: 'limit' }).settings.quantity).toBe('100')
  expect(run(set({ quantity: '' }), generated(uuid)).settings.quantity).toBe('1')
  expect(run(set({ quantity: '05' }), refused).settings.quantity).toBe('5')
})

test('a quantity that was brought back to its limits is known as limited, until another is typed', () => {
  expect(run(set({ quantity: '250' }), { type: 'limit' }, generated(uuid)).isLimited).toBe(true)
  expect(run(set({ quantity: '0' }), generated(uuid)).isLimited).toBe(true)
  expect(run(set({ quantity: '250' }), { type: 'limit' }, set({ quantity: '20' })).isLimited).toBe(false)
  expect(run(set({ quantity: '' }), generated(uuid)).isLimited).toBe(false)
  expect(run(set({ quantity: '05' }), generated(uuid)).isLimited).toBe(false)
})

test.each<[string, Settings, { name?: string; customNamespace?: string }, boolean]>([
  ['another version', { version: 'v7' }, {}, true],
  ['another quantity', { quantity: '2' }, {}, true],
  ['the same quantity, written differently', { quantity: '01' }, {}, false],
  ['another format', { format: 'urn' }, {}, false],
  ['a namespace that version 4 does not use', { namespace: 'url' }, {}, false],
  ['a name that version 4 does not use', {}, { name: 'a' }, false],
])('after Generate, %s makes the list out of date: %o %o, %s', (_, settings, fields, expected) => {
  expect(isOutdated(run(generated(uuid), set(settings), edit(fields)))).toBe(expected)
  expect(isOutdated(run(set(settings), edit(fields)))).toBe(false)
})

test('the name and the namespace make a list of version 5 out of date, the quantity does not; the old name makes it current again', () => {
  const before = run(set({ version: 'v5' }), edit({ name: 'a' }))
  const listed = reduce(before, { type: 'generate', outcome: ok(made(before, uuid)) })
  const isOutdatedAfter = (...actions: Action[]) => isOutdated(actions.reduce(reduce, listed))
  expect(isOutdatedAfter()).toBe(false)
  expect(isOutdatedAfter(set({ quantity: '7' }))).toBe(false)
  expect(isOutdatedAfter(set({ namespace: 'url' }))).toBe(true)
  expect(isOutdatedAfter(edit({ name: 'b' }))).toBe(true)
  expect(isOutdatedAfter(edit({ name: 'b' }), edit({ name: 'a' }))).toBe(false)
  const custom = set({ namespace: 'custom' })
  expect(isOutdatedAfter(custom, edit({ customNamespace: uuid }))).toBe(true)
})

test('a new format rewrites the list, and a new version leaves it as it is', () => {
  const state = run(generated(uuid), set({ format: 'braces', version: 'v7' }))
  expect(listUuids(state)).toEqual([`{${uuid}}`])
  expect(state.batch?.version).toBe('v4')
})

test('Clear empties the list and keeps every field', () => {
  const chosen = [set({ version: 'v5', namespace: 'url', format: 'urn', quantity: '7' }), edit({ name: 'a' })]
  expect(run(...chosen, generated(uuid), { type: 'clear' })).toEqual(run(...chosen))
})

test('there is never both a list and an error', () => {
  const action = fc.constantFrom<Action>(
    generated(uuid),
    refused,
    { type: 'clear' },
    ...versions.map(({ value }) => set({ version: value })),
    ...formats.map(({ value }) => set({ format: value })),
    ...namespaces.map(({ value }) => set({ namespace: value })),
    set({ namespace: 'custom', quantity: 'b' }),
    edit({ customNamespace: 'x', name: 'a' }),
  )
  fc.assert(
    fc.property(fc.array(action), (actions) => {
      const { batch, problem } = run(...actions)
      expect(batch !== null && problem !== null).toBe(false)
    }),
  )
})

test.each([
  ['1', 1],
  ['100', 100],
  ['101', 100],
  ['1e9', 100],
  ['0', 1],
  ['-5', 1],
  ['7.9', 7],
  ['', 1],
  ['many', 1],
  ['5abc', 1],
  [' 12 ', 12],
  [Number.NaN, 1],
  [Number.POSITIVE_INFINITY, 100],
] as const)('a quantity of %j becomes %i', (typed, expected) => {
  expect(clampQuantity(typed)).toBe(expected)
})

test('any input becomes a whole number from 1 to 100, and clamping again changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double(), fc.integer()), (typed) => {
      const quantity = clampQuantity(typed)
      expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 100).toBe(true)
      expect(clampQuantity(quantity)).toBe(quantity)
    }),
  )
})

test.each([
  ['', false],
  [' ', false],
  ['1', false],
  ['100', false],
  ['05', false],
  ['-', false],
  ['0', true],
  ['-3', true],
  ['101', true],
  ['1e9', true],
])('a typed quantity of %j is beyond the limits: %s', (typed, expected) => {
  expect(isBeyond(typed)).toBe(expected)
})

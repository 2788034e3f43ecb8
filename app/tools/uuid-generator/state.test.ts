import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fail, ok } from '#app/lib/result.ts'
import { formats, namespaces, versions } from './messages.ts'
import { listUuids } from './spelling.ts'
import { type Action, clampQuantity, fieldsOf, initialState, limitTyped, reduce, type State } from './state.ts'
import { NIL, nameUuid } from './uuid.ts'

const uuid = '550e8400-e29b-41d4-a716-446655440000'
const run = (...actions: Action[]) => actions.reduce(reduce, initialState)
type Settings = Partial<State['settings']>
const set = (settings: Settings): Action => ({ type: 'set', settings })
const edit = (fields: { name?: string; customNamespace?: string }): Action => ({ type: 'edit', fields })
const generated = (...uuids: string[]): Action => ({ type: 'generate', outcome: ok(uuids) })
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
  const listed = reduce(state, { type: 'generate', outcome: name(state) })
  expect(listUuids(listed)).toHaveLength(1)
  const custom = reduce(listed, set({ namespace: 'custom' }))
  const failed = reduce(custom, { type: 'generate', outcome: name(custom) })
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

test('while typing, the quantity can be any text up to the limit, and Generate makes it a number', () => {
  expect(run(set({ quantity: '' })).settings.quantity).toBe('')
  expect(run(set({ quantity: '250' })).settings.quantity).toBe('100')
  expect(run(set({ quantity: '' }), generated(uuid)).settings.quantity).toBe('1')
  expect(run(set({ quantity: '05' }), refused).settings.quantity).toBe('5')
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
  ['', ''],
  ['2', '2'],
  ['25', '25'],
  ['250', '100'],
  ['1e9', '100'],
  ['-', '-'],
  ['0', '0'],
  ['05', '05'],
])('while typing, %j shows as %j', (typed, shown) => {
  expect(limitTyped(typed)).toBe(shown)
})

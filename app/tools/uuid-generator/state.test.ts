import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fail, ok } from '#app/lib/result.ts'
import { formats } from './formats.ts'
import { type Action, type Fields, fileNameOf, initialState, listUuids, readFields, reduce } from './state.ts'
import { createGenerator, NIL, namespaces, versions } from './uuid.ts'

const uuid = '550e8400-e29b-41d4-a716-446655440000'
const run = (...actions: Action[]) => actions.reduce(reduce, initialState)
const set = (fields: Partial<Fields>): Action => ({ type: 'set', fields })
const generated = (...uuids: string[]): Action => ({ type: 'generate', outcome: ok(uuids) })
const refused: Action = { type: 'generate', outcome: fail('The namespace is not a UUID.') }

test('the tool starts with one random UUID to be made, and none listed', () => {
  expect(readFields(initialState)).toEqual({ version: 'v4', quantity: 1, namespace: 'dns', name: '' })
  expect(listUuids(initialState)).toEqual([])
})

test('Generate replaces the list and answers an earlier problem', () => {
  const state = run(generated(NIL, NIL), refused, generated(uuid))
  expect(listUuids(state)).toEqual([uuid])
  expect(state.problem).toBe(null)
})

test('a Generate that fails leaves no earlier result', () => {
  const state = run(set({ version: 'v5' }), generated(uuid), set({ namespace: 'custom' }), refused)
  expect(state).toMatchObject({ batch: null, problem: 'The namespace is not a UUID.', namespace: 'custom' })
  expect(listUuids(state)).toEqual([])
})

test('an empty custom namespace is refused by the generator, and nothing is left to copy', () => {
  const { generate } = createGenerator({ randomBytes: (size) => new Uint8Array(size), now: () => 0 })
  const state = run(set({ version: 'v5', name: 'a' }))
  const listed = reduce(state, { type: 'generate', outcome: generate(readFields(state)) })
  expect(listUuids(listed)).toHaveLength(1)
  const custom = reduce(listed, set({ namespace: 'custom' }))
  const failed = reduce(custom, { type: 'generate', outcome: generate(readFields(custom)) })
  expect(failed).toEqual({ ...custom, batch: null, problem: 'The namespace is not a UUID.' })
})

test.each<[keyof Fields, Partial<Fields>, boolean]>([
  ['version', { version: 'v4' }, true],
  ['namespace', { namespace: 'url' }, true],
  ['customNamespace', { customNamespace: uuid }, true],
  ['name', { name: 'a' }, false],
  ['format', { format: 'urn' }, false],
  ['quantity', { quantity: '2' }, false],
])('setting the %s changes nothing else, and takes the problem away only where it can: %o, %s', (_, fields, isGone) => {
  const before = run(refused)
  expect(reduce(before, set(fields))).toEqual({ ...before, ...fields, problem: isGone ? null : before.problem })
})

test('the quantity may be typed through any text up to the limit, and is settled by Generate', () => {
  expect(run(set({ quantity: '' })).quantity).toBe('')
  expect(run(set({ quantity: '250' })).quantity).toBe('100')
  expect(run(set({ quantity: '' }), generated(uuid)).quantity).toBe('1')
  expect(run(set({ quantity: '05' }), refused).quantity).toBe('5')
})

test('another format rewrites the list, and another version leaves it as it was made', () => {
  const state = run(generated(uuid), set({ format: 'braces', version: 'v7' }))
  expect(listUuids(state)).toEqual([`{${uuid}}`])
  expect(state.batch?.version).toBe('v4')
})

test('Clear empties the list and keeps every field', () => {
  const fields: Partial<Fields> = { version: 'v5', namespace: 'url', name: 'a', format: 'urn', quantity: '7' }
  expect(run(set(fields), generated(uuid), { type: 'clear' })).toEqual(run(set(fields)))
})

test('a list and a problem are never there together', () => {
  const action = fc.constantFrom<Action>(
    generated(uuid),
    refused,
    { type: 'clear' },
    ...versions.map(({ key }) => set({ version: key })),
    ...formats.map(({ key }) => set({ format: key })),
    ...namespaces.map(({ key }) => set({ namespace: key })),
    set({ namespace: 'custom', customNamespace: 'x' }),
    set({ name: 'a', quantity: 'b' }),
  )
  fc.assert(
    fc.property(fc.array(action), (actions) => {
      const { batch, problem } = run(...actions)
      expect(batch !== null && problem !== null).toBe(false)
    }),
  )
})

test('the file is named by Unix milliseconds', () => {
  expect(fileNameOf(1700000000000)).toBe('uuids-1700000000000.txt')
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choice, choices, flag, initialOf, matching } from '#app/lib/settings.ts'
import { isInitial, keepOptions, recallOptions } from './options.ts'

const settings = { indent: choice(['2', '4', 'tab']), sortKeys: flag(), flags: choices(['g', 'i'], ['g']) }
const initial = initialOf(settings)

test('what the visitor chose is kept, beside what was chosen before', () => {
  const indented = keepOptions(settings, null, initial, { ...initial, indent: 'tab' })
  expect(indented).toBe('{"indent":"tab"}')
  expect(keepOptions(settings, indented, initial, { ...initial, sortKeys: true })).toBe(
    '{"indent":"tab","sortKeys":true}',
  )
})

test('what a text from elsewhere had set is not kept with it', () => {
  const loaded = { ...initial, flags: ['g', 'i'] }
  expect(keepOptions(settings, null, loaded, { ...loaded, indent: '4' })).toBe('{"indent":"4"}')
})

test('what is as it was at first is not kept, lists included', () => {
  const chosen = { ...initial, flags: ['i'] }
  const kept = keepOptions(settings, null, initial, chosen)
  expect(kept).toBe('{"flags":["i"]}')
  expect(keepOptions(settings, kept, chosen, { ...initial, flags: ['g'] })).toBeNull()
})

test.each([
  ['{"indent":"tab","sortKeys":true}', initial, { indent: 'tab', sortKeys: true }],
  // What was chosen before the page was alive is newer.
  ['{"indent":"tab","sortKeys":true}', { ...initial, indent: '4' }, { sortKeys: true }],
  ['{"indent":"9","flags":["x"],"text":"secret"}', initial, {}],
  ['{"indent":', initial, {}],
  ['7', initial, {}],
  ['', initial, {}],
  [null, initial, {}],
])('of %s is recalled what is valid and still as it was at first', (kept, now, recalled) => {
  expect(recallOptions(settings, kept, now)).toEqual(recalled)
})

const values = fc.record({
  indent: fc.constantFrom('2', '4', 'tab'),
  sortKeys: fc.boolean(),
  flags: fc.subarray(['g', 'i']),
})

test('what is kept comes back, and nothing but declared settings is kept', () => {
  fc.assert(
    fc.property(values, fc.string(), (chosen, kept) => {
      const written = keepOptions(settings, kept, initial, chosen)
      expect({ ...initial, ...recallOptions(settings, written, initial) }).toEqual(chosen)
      expect(isInitial(settings, chosen)).toBe(written === null)
    }),
  )
})

test('what is typed and not valid yet is not kept', () => {
  const typed = { quantity: matching(/^\d{1,3}$/, '1', 'a number') }
  expect(keepOptions(typed, null, { quantity: '1' }, { quantity: 'abc' })).toBeNull()
  expect(keepOptions(typed, null, { quantity: '1' }, { quantity: '12' })).toBe('{"quantity":"12"}')
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choice, choices, flag, initialOf, matching } from '#app/lib/settings.ts'
import { countChanged, isInitial, keepOptions, recallOptions } from './options.ts'

const settings = { indent: choice(['2', '4', 'tab']), sortKeys: flag(), flags: choices(['g', 'i'], ['g']) }
const initial = initialOf(settings)

test('keeps what the visitor chose, together with earlier choices', () => {
  const indented = keepOptions(settings, null, initial, { ...initial, indent: 'tab' })
  expect(indented).toBe('{"indent":"tab"}')
  expect(keepOptions(settings, indented, initial, { ...initial, sortKeys: true })).toBe(
    '{"indent":"tab","sortKeys":true}',
  )
})

test('does not keep settings that came with a loaded text', () => {
  const loaded = { ...initial, flags: ['g', 'i'] }
  expect(keepOptions(settings, null, loaded, { ...loaded, indent: '4' })).toBe('{"indent":"4"}')
})

test('does not keep settings at their default, lists included', () => {
  const chosen = { ...initial, flags: ['i'] }
  const kept = keepOptions(settings, null, initial, chosen)
  expect(kept).toBe('{"flags":["i"]}')
  expect(keepOptions(settings, kept, chosen, { ...initial, flags: ['g'] })).toBeNull()
})

test.each([
  ['{"indent":"tab","sortKeys":true}', initial, { indent: 'tab', sortKeys: true }],
  // The visitor chose indent 4 before hydration, so it is newer.
  ['{"indent":"tab","sortKeys":true}', { ...initial, indent: '4' }, { sortKeys: true }],
  ['{"indent":"9","flags":["x"],"text":"secret"}', initial, {}],
  ['{"indent":', initial, {}],
  ['7', initial, {}],
  ['', initial, {}],
  [null, initial, {}],
])('%s: recalls valid settings that are still at their default', (kept, now, recalled) => {
  expect(recallOptions(settings, kept, now)).toEqual(recalled)
})

const values = fc.record({
  indent: fc.constantFrom('2', '4', 'tab'),
  sortKeys: fc.boolean(),
  flags: fc.subarray(['g', 'i']),
})

test('kept settings come back, and only declared settings are kept', () => {
  fc.assert(
    fc.property(values, fc.string(), (chosen, kept) => {
      const written = keepOptions(settings, kept, initial, chosen)
      expect({ ...initial, ...recallOptions(settings, written, initial) }).toEqual(chosen)
      expect(isInitial(settings, chosen)).toBe(written === null)
    }),
  )
})

test('does not keep a typed value that is not valid yet', () => {
  const typed = { quantity: matching(/^\d{1,3}$/, '1', 'a number') }
  expect(keepOptions(typed, null, { quantity: '1' }, { quantity: 'abc' })).toBeNull()
  expect(keepOptions(typed, null, { quantity: '1' }, { quantity: '12' })).toBe('{"quantity":"12"}')
})

test('counts the named settings that are not at their default, lists included', () => {
  const names = ['indent', 'flags']
  expect(countChanged(settings, initial, names)).toBe(0)
  expect(countChanged(settings, { ...initial, indent: 'tab', sortKeys: true }, names)).toBe(1)
  expect(countChanged(settings, { ...initial, indent: 'tab', flags: ['i'] }, names)).toBe(2)
  expect(countChanged(settings, { ...initial, flags: ['g'] }, names)).toBe(0)
})

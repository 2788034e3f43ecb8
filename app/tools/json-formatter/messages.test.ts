import { expect, test } from 'vitest'
import { describeChange, repaired } from './messages.ts'

test.each([
  ['whitespace', false, 'Only whitespace changed'],
  ['whitespace', true, 'Only whitespace and the byte order mark changed'],
  ['order', false, 'Only key order and whitespace changed'],
  ['order', true, 'Only key order, whitespace and the byte order mark changed'],
] as const)('changed %s, byte order mark removed %s: %s', (changed, isMarkRemoved, sentence) => {
  expect(describeChange({ changed, isMarkRemoved, isVerified: true })).toBe(sentence)
  expect(describeChange({ changed, isMarkRemoved, isVerified: false })).toBeUndefined()
})

test('the title and the description of the repair each fit one line of a toast', () => {
  for (const words of [repaired.title, repaired.description]) expect(words?.length).toBeLessThanOrEqual(48)
})

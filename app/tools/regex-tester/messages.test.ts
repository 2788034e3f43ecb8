import { expect, test } from 'vitest'
import { countMatches } from './messages.ts'

test('the match count uses the right singular and plural', () => {
  expect([0, 1, 2].map(countMatches)).toEqual(['0 matches', '1 match', '2 matches'])
})

import { expect, test } from 'vitest'
import { countMatches } from './messages.ts'

test('matches are counted in words', () => {
  expect([0, 1, 2].map(countMatches)).toEqual(['0 matches', '1 match', '2 matches'])
})

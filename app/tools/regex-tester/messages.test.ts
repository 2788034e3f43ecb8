import { expect, test } from 'vitest'
import { countMatches } from './messages.ts'

test('the match count uses the right singular and plural', () => {
  expect([0, 1, 2].map(countMatches)).toEqual(['0 matches', '1 match', '2 matches'])
})

test('a long count has commas, one of four digits has none', () => {
  expect([9999, 10_000, 985_987].map(countMatches)).toEqual(['9999 matches', '10,000 matches', '985,987 matches'])
})

import { expect, test } from 'vitest'
import { nameDuration } from './duration.ts'

test('a shorter duration has more digits', () => {
  expect([0, 0.14, 9.94, 12.3, 25_000].map(nameDuration)).toEqual([
    'under 0.1 ms',
    '0.1 ms',
    '9.9 ms',
    '12 ms',
    '25,000 ms',
  ])
})

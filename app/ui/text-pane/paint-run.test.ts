import { expect, test } from 'vitest'
import { snapToCluster } from './paint-run.ts'

test.each([
  { what: 'between letters', text: 'ab', index: 1, snapped: 1 },
  { what: 'at the end', text: 'ab', index: 2, snapped: 2 },
  { what: 'inside a surrogate pair', text: 'a😀b', index: 2, snapped: 3 },
  { what: 'before an emoji', text: 'a😀', index: 1, snapped: 1 },
  { what: 'inside a family of emoji', text: '👩‍👧b', index: 2, snapped: 5 },
  { what: 'before a combining accent', text: 'e\u0301x', index: 1, snapped: 2 },
  { what: 'between carriage return and line feed', text: '\r\n', index: 1, snapped: 1 },
])('a boundary $what is drawn at $snapped', ({ text, index, snapped }) => {
  expect(snapToCluster(text, index)).toBe(snapped)
})

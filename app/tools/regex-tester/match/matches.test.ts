import { expect, test } from 'vitest'
import { findMatches } from './match.ts'
import { joinMatches, measureMatches } from './matches.ts'

test.each([
  ['a+', 'aabaa', 'aa\naa'],
  ['a*', 'baac', '\naa\n\n'],
  ['x', 'abc', ''],
])('the matches of %s in %s are listed as %j, and the list is as long as measured', (pattern, text, list) => {
  const found = findMatches({ pattern, flags: 'g', text })
  if (!found.ok) throw new Error(found.error.message)
  expect(joinMatches(text, found.value)).toBe(list)
  expect(measureMatches(found.value)).toBe(list.length)
})

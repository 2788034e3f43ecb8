import { expect, test } from 'vitest'
import { longTextOf } from './long-text.ts'
import { isWellFormed } from './well-formed.ts'

test('half a character is noticed, a pair is not', () => {
  expect([isWellFormed('a😀'), isWellFormed('\ud800'), isWellFormed(longTextOf(['a', '\udc00']))]).toEqual([
    true,
    false,
    false,
  ])
  expect(isWellFormed(longTextOf(['\ud83d', '\ude00']))).toBe(true)
})

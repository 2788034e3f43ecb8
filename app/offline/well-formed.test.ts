import { expect, test } from 'vitest'
import { longTextOf } from '#app/lib/long-text.ts'
import { isWellFormed } from './hand-over.ts'

test('a lone surrogate is found, a pair is fine', () => {
  expect([isWellFormed('a😀'), isWellFormed('\ud800'), isWellFormed(longTextOf(['a', '\udc00']))]).toEqual([
    true,
    false,
    false,
  ])
  expect(isWellFormed(longTextOf(['\ud83d', '\ude00']))).toBe(true)
})

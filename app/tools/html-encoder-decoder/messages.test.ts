import { expect, test } from 'vitest'
import { encodeEntities } from './entities.ts'
import { copyFailed, describeDepth, downloaded, scopeHints } from './messages.ts'

test.each([
  [copyFailed, 'Copy failed', 'Please copy the value manually.'],
  [downloaded('encode'), 'Downloaded!', 'HTML encode result downloaded successfully.'],
  [downloaded('decode'), 'Downloaded!', 'HTML decode result downloaded successfully.'],
])('the toast %o uses the words of the specification', (toast, title, description) => {
  expect(toast).toMatchObject({ title, description })
})

test.each([
  [3, 1, false, 'This text was encoded 3 times. 1 of 3 layers decoded.'],
  [3, 3, false, 'This text was encoded 3 times. All 3 layers are decoded.'],
  [11, 1, true, 'This text was encoded at least 11 times. 1 layer decoded so far.'],
  [11, 11, false, 'This text was encoded 11 times. All 11 layers are decoded.'],
])('%i layers counted, %i decoded, maybe more %s: "%s"', (layers, depth, mayBeMore, sentence) => {
  expect(describeDepth(layers, depth, mayBeMore)).toBe(sentence)
})

test.each([
  ['specials', '&<>"\'', '/©É', ''],
  ['map', '&<>"\'/`=×÷©ÀË', 'éÌ€', '&<>"\'/`=×÷©ÀËé'],
  ['non-ascii', '&<>"\'é€😀', '/`=', '&<>"\'é€😀'],
] as const)('the scope %s encodes each of %s and none of %s, as its hint says', (scope, encoded, kept, named) => {
  const encode = (sign: string) => encodeEntities(sign, { scope, form: 'named' })
  expect([...encoded].filter((sign) => encode(sign) === sign)).toEqual([])
  expect([...kept].filter((sign) => encode(sign) !== sign)).toEqual([])
  expect([...named].filter((sign) => !scopeHints[scope].includes(sign))).toEqual([])
})

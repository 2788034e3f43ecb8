import fc from 'fast-check'
import { expect, test } from 'vitest'
import { utf8 } from '#app/lib/bytes.ts'
import { formatJson } from './json.ts'
import { sameMembers } from './same-members.ts'
import { sameTokens } from './same-tokens.ts'

const same = (before: string, ...after: string[]) => sameTokens(utf8(before), after.map(utf8))

test.each([
  ['[1, 2]', '[1,2]', true],
  [' {"a" :\t1}\r\n', '{\n  "a": 1\n}', true],
  ['\ufeff[]', '[]', true],
  ['1 2', '12', false],
  ['12', '1 2', false],
  ['1 2', '1\n2', true],
  ['"a b"', '"ab"', false],
  ['"a b"', '"a  b"', false],
  ['"a\\" b"', '"a\\"b"', false],
  ['"\\\\" ,1', '"\\\\",1', true],
  ['[1.0]', '[1]', false],
  ['["\\u0061"]', '["a"]', false],
  ['[1]', '[1', false],
  ['[1', '[1]', false],
  ['[1]', '\ufeff[1]', false],
  ['{"a":1,"a":2}', '{"a":2}', false],
  ['{"a":1,"b":2}', '{"b":2,"a":1}', false],
  ['"a ', '"a', false],
])('%j and %j hold the same tokens: %s', (before, after, expected) => {
  expect(same(before, after)).toBe(expected)
})

test('a token may be split across pieces', () => {
  expect(same('["ab\\"c", 12]', '["ab\\', '"c', '",', '1', '2]')).toBe(true)
  expect(same('["ab\\"c", 12]', '["ab\\', '"d', '",', '1', '2]')).toBe(false)
})

const output = fc.jsonValue().chain((value) => {
  const before = JSON.stringify(value, null, 1)
  const result = formatJson(utf8(before), { indent: '  ' })
  if (!result.ok) throw new Error(result.error.message)
  return fc.record({ before: fc.constant(utf8(before)), after: fc.constant(result.value.chunks[0]!) })
})

test('our own output passes the check', () => {
  fc.assert(fc.property(output, ({ before, after }) => sameTokens(before, [after])))
})

test('every changed, lost or added byte of a token is noticed', () => {
  const isBlank = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x09 || byte === 0x0d
  fc.assert(
    fc.property(output, fc.nat(), fc.integer({ min: 0x21, max: 0xff }), ({ before, after }, place, byte) => {
      const at = place % after.length
      const inserted = Uint8Array.of(...after.subarray(0, at), byte, ...after.subarray(at))
      expect(sameTokens(before, [inserted])).toBe(false)
      expect(sameMembers(before, [inserted])).toBe(false)
      if (isBlank(after[at]!)) return
      const removed = Uint8Array.of(...after.subarray(0, at), ...after.subarray(at + 1))
      expect(sameTokens(before, [removed])).toBe(false)
      expect(sameMembers(before, [removed])).toBe(false)
      if (after[at] === byte) return
      const changed = after.with(at, byte)
      expect(sameTokens(before, [changed])).toBe(false)
      expect(sameMembers(before, [changed])).toBe(false)
    }),
    { numRuns: 1000 },
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { utf8 } from '#app/lib/bytes.ts'
import { sameMembers } from './same-members.ts'
import { sortKeysOf } from './sort.ts'

const sort = (text: string) => new TextDecoder().decode(sortKeysOf(utf8(text)))

test.each([
  ['{"b":1,"a":2}', '{"a":2,"b":1}'],
  ['{"b":{"d":1,"c":2},"a":[{"f":1,"e":2}]}', '{"a":[{"e":2,"f":1}],"b":{"c":2,"d":1}}'],
  ['{"a":1.0,"a":2e1,"a":-0}', '{"a":1.0,"a":2e1,"a":-0}'],
  ['{"b":1,"a":2,"b":0}', '{"a":2,"b":1,"b":0}'],
  ['{"b":1,"\\u0061":2}', '{"\\u0061":2,"b":1}'],
  ['{"10":1,"2":2,"B":3,"a":4}', '{"10":1,"2":2,"B":3,"a":4}'],
  ['{"\uff5e":1,"😀":2}', '{"😀":2,"\uff5e":1}'],
  ['{"x":1,"__proto__":{"z":1,"y":2}}', '{"__proto__":{"y":2,"z":1},"x":1}'],
  ['{ "b" : [ ] , "a" : { } }', '{"a":{},"b":[]}'],
  ['[3,1,2]', '[3,1,2]'],
  [' "x" ', '"x"'],
])('%s becomes %s', (text, expected) => {
  expect(sort(text).replace(/\s(?=[^"]*(?:"[^"]*"[^"]*)*$)/g, '')).toBe(expected)
})

test('sorting keeps every token and the value, and puts keys in ascending order', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value)
      const sorted = sort(text)
      expect(sameMembers(utf8(text), [utf8(sorted)])).toBe(true)
      expect(JSON.parse(sorted)).toEqual(JSON.parse(text))
      expect(sort(sorted)).toBe(sorted)
    }),
  )
  const flat = fc.array(fc.tuple(fc.string(), fc.nat(9)))
  fc.assert(
    fc.property(flat, (members) => {
      const write = (list: [string, number][]) => `{${list.map(([key, n]) => `${JSON.stringify(key)}:${n}`).join()}}`
      const ordered = [...members].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
      expect(sort(write(members))).toBe(write(ordered))
    }),
  )
})

test('sorting 100,000 levels does not overflow the stack', () => {
  const text = `${'{"b":1,"a":'.repeat(100_000)}0${'}'.repeat(100_000)}`
  expect(sort(text).startsWith('{"a":{"a":{"a":')).toBe(true)
})

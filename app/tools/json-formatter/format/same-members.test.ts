import fc from 'fast-check'
import { expect, test } from 'vitest'
import { utf8 } from '#app/lib/bytes.ts'
import { sameMembers } from './same-members.ts'

const same = (before: string, ...after: string[]) => sameMembers(utf8(before), after.map(utf8))

test.each([
  ['{"b":1,"a":2}', '{"a":2,"b":1}', true],
  ['{"b":1,"a":2}', '{ "a":2,\n"b":1 }', true],
  ['{"b":[{"d":1,"c":2}],"a":{}}', '{"a":{},"b":[{"c":2,"d":1}]}', true],
  ['\ufeff{}', '{}', true],
  ['{"a":1,"b":2}', '{"a":2,"b":1}', false],
  ['{"a":1,"b":2}', '{"b":1,"a":2}', false],
  ['{"a":{"x":1},"b":{"y":2}}', '{"a":{"x":1,"y":2},"b":{}}', false],
  ['{"a":{"x":1,"y":2},"b":{"z":3}}', '{"a":{"x":1,"z":3},"b":{"y":2}}', false],
  ['[{"x":1},{"y":2}]', '[{"y":2},{"x":1}]', false],
  ['[1,2]', '[2,1]', false],
  ['[[1],2]', '[[1,2]]', false],
  ['[[],[]]', '[[[]]]', false],
  ['{"a":{}}', '{"a":[]}', false],
  ['{"a":"b"}', '{"b":"a"}', false],
  ['{"a":1,"b":0,"a":2}', '{"a":1,"a":2,"b":0}', true],
  ['{"a":1,"b":0,"a":2}', '{"a":2,"a":1,"b":0}', false],
  ['{"a":1,"\\u0061":2,"b":0}', '{"b":0,"a":1,"\\u0061":2}', true],
  ['{"a":1,"\\u0061":2}', '{"\\u0061":2,"a":1}', false],
  ['{"\\ud801":1,"\\ud800":2}', '{"\\ud800":2,"\\ud801":1}', true],
  ['{"\\u0061":1}', '{"a":1}', false],
  ['{"b":1,"a":2}', '{"a":1}', false],
  ['{"a":1,"a":1}', '{"a":1}', false],
  ['[12,3]', '[1,23]', false],
  ['["ab","c"]', '["a","bc"]', false],
  ['[]', '[,]', false],
  ['{}', '{,}', false],
  ['[1]', '[1', false],
  ['[1]', '[1]]', false],
  ['[1', '[1', false],
  ['null', '"null', false],
])('except for member order, %j and %j are the same: %s', (before, after, expected) => {
  expect(same(before, after)).toBe(expected)
  expect(same(before, ...after)).toBe(expected)
})

const key = fc.constantFrom('a', 'b', 'c\\', 'd"', 'é', ...'efghijklmnop')
const members = fc.array(fc.tuple(key, fc.nat(3)), { minLength: 2, maxLength: 30 })
const write = (list: readonly [string, number][]) =>
  `{"in":[{${list.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join()}}]}`
/** Sorted by key only, with the order within a key kept. Equal if only the order of different keys has changed. */
const meaning = (list: readonly [string, number][]) =>
  JSON.stringify(list.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))

test('reordered members are the same exactly when each key keeps its values in order', () => {
  fc.assert(
    fc.property(
      members.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
      ([list, shuffled]) => same(write(list), write(shuffled)) === (meaning(list) === meaning(shuffled)),
    ),
  )
})

test('swapped values are noticed', () => {
  fc.assert(
    fc.property(members, fc.nat(), fc.nat(), (list, i, j) => {
      const [one, other] = [list[i % list.length]!, list[j % list.length]!]
      const swapped = list.with(i % list.length, [one[0], other[1]]).with(j % list.length, [other[0], one[1]])
      expect(same(write(list), write(swapped))).toBe(meaning(list) === meaning(swapped))
    }),
  )
})

test('comparing 100,000 levels does not overflow the stack', () => {
  const nest = (inner: number) => `${'{"b":1,"a":'.repeat(100_000)}${inner}${'}'.repeat(100_000)}`
  expect(same(nest(0), nest(0))).toBe(true)
  expect(same(nest(0), nest(1))).toBe(false)
})

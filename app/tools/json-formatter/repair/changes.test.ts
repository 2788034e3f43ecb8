import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findChanges } from './changes.ts'

function apply(a: string, b: string): string {
  let at = 0
  let made = ''
  for (const { fromA, toA, fromB, toB } of findChanges(a, b)) {
    made += a.slice(at, fromA) + b.slice(fromB, toB)
    at = toA
  }
  return made + a.slice(at)
}

test.each([
  ['', '', []],
  ['[1,]', '[1]', [{ fromA: 2, toA: 3, fromB: 2, toB: 2 }]],
  ['[1', '[1]', [{ fromA: 2, toA: 2, fromB: 2, toB: 3 }]],
  ['[None]', '[null]', [{ fromA: 1, toA: 5, fromB: 1, toB: 5 }]],
  ['[😀]', '[😁]', [{ fromA: 1, toA: 3, fromB: 1, toB: 3 }]],
])('%j becomes %j by %j', (a, b, changes) => {
  expect([...findChanges(a, b)]).toEqual(changes)
})

test('the changes applied to the one text give the other', () => {
  const text = fc.string({ unit: fc.constantFrom(...'ab"\'{},:\n'), maxLength: 300 })
  fc.assert(fc.property(text, text, (a, b) => apply(a, b) === b))
})

test('a comment is one change, however long, and the slashes of an address are none', () => {
  const comment = `/* ${'word '.repeat(20_000)}*/`
  expect([...findChanges(`{${comment}"a":1}`, '{"a":1}')]).toEqual([
    { fromA: 1, toA: 1 + comment.length, fromB: 1, toB: 1 },
  ])
  const a = `["http://a.example/*", 'b'] // end`
  expect([...findChanges(a, `["http://a.example/*", "b"] `)].map(({ fromA, toA }) => a.slice(fromA, toA))).toEqual([
    "'b'",
    '// end',
  ])
})

test('texts that have nothing in common are one change after the other', () => {
  const [a, b] = ['a,'.repeat(3000), 'x;'.repeat(3000)]
  expect(apply(a, b)).toBe(b)
})

import { expect, test } from 'vitest'
import { utf8 } from '#app/lib/bytes.ts'
import { Outline } from './outline.ts'

const outline = new Outline(utf8('\ufeff {"a" : [ 1 , {"b\\n":null} ] ,"é":"x"} '))

test('nodes are numbered in document order and give their text as written', () => {
  expect(outline.count).toBe(6)
  expect(outline.node(0)).toEqual({ node: 0, label: '', kind: 'object', preview: '{ 2 keys }', size: 2, bytes: 38 })
  expect(outline.text(1)).toBe('[ 1 , {"b\\n":null} ]')
  expect(outline.node(4)).toEqual({ node: 4, label: 'b\n', kind: 'literal', preview: 'null', size: 0, bytes: 4 })
  expect(outline.node(5)).toMatchObject({ label: 'é', kind: 'string', preview: '"x"' })
})

test('an empty key is shown in quotes, and the document has no key', () => {
  const empty = new Outline(utf8('{"":{"":1}}'))
  expect([0, 1, 2].map((node) => empty.node(node).label)).toEqual(['', '""', '""'])
  expect(empty.keysTo(2)).toEqual(['', ''])
})

test('ancestors and keys lead from the document to the node', () => {
  expect(outline.ancestors(4)).toEqual([0, 1, 3])
  expect(outline.keysTo(4)).toEqual(['a', 1, 'b\n'])
  expect(outline.ancestors(0)).toEqual([])
})

test('the preview of a long string never cuts a character in half', () => {
  const long = new Outline(utf8(JSON.stringify('😀'.repeat(1000))))
  const { preview } = long.node(0)
  expect(preview.isWellFormed()).toBe(true)
  expect(preview.length).toBeLessThanOrEqual(121)
  expect(preview.endsWith('😀…')).toBe(true)
})

test('a place in the text leads to the innermost value around it', () => {
  const text = '{\n  "a": [\n    1,\n    {}\n  ],\n  "é": "x"\n}'
  const placed = new Outline(utf8(text))
  const keysAt = (found: string, by = 0) =>
    placed.keysTo(placed.nodeAt(utf8(text.slice(0, text.indexOf(found) + by)).length))
  expect(placed.nodeAt(0)).toBe(0)
  for (const by of [-2, 0, 1, 3, 4, 5]) expect(keysAt('"a"', by)).toEqual(['a'])
  for (const by of [-4, 0, 1, 2]) expect(keysAt('1,', by)).toEqual(['a', 0])
  for (const by of [-4, 0, 1, 2]) expect(keysAt('{}', by)).toEqual(['a', 1])
  for (const by of [-2, 0, 1, 2]) expect(keysAt('],', by)).toEqual(['a'])
  for (const by of [-1, 0, 2, 3, 5, 8]) expect(keysAt('"é"', by)).toEqual(['é'])
  expect(placed.nodeAt(placed.source.length)).toBe(0)
  expect(placed.nodeAt(placed.source.length - 1)).toBe(0)
  // Without a space in between, a place that touches two values belongs to the first.
  const tight = new Outline(utf8('{"a":1,"b":[]}'))
  expect(Array.from({ length: 15 }, (_, at) => tight.nodeAt(at))).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 0])
})

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

test('ancestors and keys lead from the document to the node', () => {
  expect(outline.ancestors(4)).toEqual([0, 1, 3])
  expect(outline.keysTo(4)).toEqual(['a', 1, 'b\n'])
  expect(outline.ancestors(0)).toEqual([])
})

test('a long string is previewed without being cut through a character', () => {
  const long = new Outline(utf8(JSON.stringify('😀'.repeat(1000))))
  const { preview } = long.node(0)
  expect(preview.isWellFormed()).toBe(true)
  expect(preview.length).toBeLessThanOrEqual(121)
  expect(preview.endsWith('😀…')).toBe(true)
})

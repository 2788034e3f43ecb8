import { expect, test } from 'vitest'
import { utf8 } from '#app/lib/bytes.ts'
import { Outline } from './outline.ts'

const outline = new Outline(utf8('\ufeff {"a" : [ 1 , {"b\\n":null} ] ,"é":"x"} '))

test('nodes are numbered in document order and give their text as written', () => {
  expect(outline.count).toBe(6)
  expect(outline.node(0)).toEqual({ node: 0, label: '', kind: 'object', preview: '{ 2 keys }', size: 2 })
  expect(outline.text(1)).toBe('[ 1 , {"b\\n":null} ]')
  expect(outline.node(4)).toEqual({ node: 4, label: 'b\n', kind: 'literal', preview: 'null', size: 0 })
  expect(outline.node(5)).toMatchObject({ label: 'é', kind: 'string', preview: '"x"' })
})

test('children come by range', () => {
  expect(outline.children(0, 0, 10).map((child) => child.node)).toEqual([1, 5])
  expect(outline.children(1, 1, 1).map((child) => child.label)).toEqual(['1'])
  expect(outline.children(5, 0, 10)).toEqual([])
  const wide = new Outline(utf8(`[${'[0],'.repeat(99_999)}[0]]`))
  expect(wide.children(0, 99_998, 5).map((child) => child.node)).toEqual([199_997, 199_999])
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

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { utf8 } from '#app/lib/bytes.ts'
import { Outline } from './outline.ts'
import { jsonPathTo, pointerTo, Tree } from './tree.ts'

const treeOf = (text: string) => new Tree(new Outline(utf8(text)))
const labels = (tree: Tree) => tree.rowsIn(0, 1000).map((row) => `${' '.repeat(row.depth)}${row.label}`)
const search = (text: string, query: string) => new Outline(utf8(text)).search(query, 100)

test('a tree starts with the children of its root, and a node opens and closes with everything below it', () => {
  const tree = treeOf('{"a":{"b":[1,2]},"c":null}')
  expect(labels(tree)).toEqual(['', ' a', ' c'])
  tree.toggle(1)
  tree.toggle(2)
  expect(labels(tree)).toEqual(['', ' a', '  b', '   0', '   1', ' c'])
  tree.toggle(1)
  expect(labels(tree)).toEqual(['', ' a', ' c'])
  tree.toggle(1)
  expect(labels(tree)).toEqual(['', ' a', '  b', '   0', '   1', ' c'])
})

test('rows show kind, size, and values as written', () => {
  const rows = treeOf('{"n":1.10,"s":"\\u00e9","l":true,"o":{},"a":[0],"k":"x"}').rowsIn(0, 10)
  expect(rows.map(({ kind, preview }) => `${kind} ${preview}`)).toEqual([
    'object { 6 keys }',
    'number 1.10',
    'string "\\u00e9"',
    'literal true',
    'object { 0 keys }',
    'array [ 1 item ]',
    'string "x"',
  ])
})

test('a row knows how long its text is', () => {
  expect(treeOf('{ "a": [ 1, "é" ] }').rowsIn(0, 2)).toMatchObject([{ bytes: 20 }, { bytes: 11 }])
})

test('a row knows its parent and its position among the siblings, wherever the rows start', () => {
  const tree = treeOf('{"a":{"b":[1,2]},"c":[[],{}],"d":0}')
  tree.openTo(9)
  const places = tree.rowsIn(0, 99).map(({ parent, position, siblings }) => [parent, position, siblings])
  expect(places).toEqual([
    [null, 1, 1],
    [0, 1, 3],
    [1, 1, 1],
    [2, 1, 2],
    [2, 2, 2],
    [0, 2, 3],
    [5, 1, 2],
    [5, 2, 2],
    [0, 3, 3],
  ])
  expect(tree.rowsIn(7, 2).map(({ position }) => position)).toEqual([2, 3])
})

test('a tree can be opened to a level and reveals a hidden node', () => {
  const tree = treeOf('[[["deep"]],[["other"]]]')
  tree.openTo(0)
  expect(tree.rowCount).toBe(1)
  tree.openTo(2)
  expect(labels(tree)).toEqual(['', ' 0', '  0', ' 1', '  0'])
  tree.openTo(0)
  expect(tree.reveal(3)).toBe(3)
  expect(labels(tree)).toEqual(['', ' 0', '  0', '   0', ' 1'])
})

// RFC 6901 §5 and RFC 9535 §2.7.
test.each([
  ['{"foo":["bar"]}', 2, '/foo/0', "$['foo'][0]"],
  ['{"a/b":1}', 1, '/a~1b', "$['a/b']"],
  ['{"m~n":1}', 1, '/m~0n', "$['m~n']"],
  ['{"":1}', 1, '/', "$['']"],
  ['{"i\\\\j":1}', 1, '/i\\j', "$['i\\\\j']"],
  ['{"\'":1}', 1, "/'", "$['\\'']"],
  ['{"\\u000b\\n":1}', 1, '/\u000b\n', "$['\\u000b\\n']"],
  ['[1]', 0, '', '$'],
])('in %s node %i is at pointer "%s", path %s', (text, node, pointer, path) => {
  const tree = treeOf(text)
  expect([pointerTo(tree, node), jsonPathTo(tree, node)]).toEqual([pointer, path])
})

test('a search finds keys and values in any case, even escaped ones, but not quotes or brackets', () => {
  const text = '{"Name":"ADA","\\u00c9t\\u00e9":"na\\u00efve","n":{"ada":12,"x":true}}'
  expect(search(text, 'ada')).toEqual({ nodes: [1, 4], total: 2 })
  expect(search(text, 'ÉTÉ').nodes).toEqual([2])
  expect(search(text, 'ïv').nodes).toEqual([2])
  expect(search(text, '12').nodes).toEqual([4])
  expect(search(text, 'TRUE').nodes).toEqual([5])
  expect(search(text, '"').nodes).toEqual([])
  expect(search(text, '{').nodes).toEqual([])
  expect(search(text, '').total).toBe(0)
  expect(new Outline(utf8('[1,1,1]')).search('1', 2)).toEqual({ nodes: [1, 2], total: 3 })
})

test('every pointer leads to its value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const tree = treeOf(JSON.stringify(value))
      tree.openTo(1000)
      const { rowCount, outline } = tree
      expect(rowCount).toBe(outline.count)
      for (const { node, preview, kind } of tree.rowsIn(0, rowCount)) {
        const steps = pointerTo(tree, node).split('/').slice(1)
        const found = steps.reduce<unknown>(
          (parent, step) => (parent as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')],
          JSON.parse(JSON.stringify(value)),
        )
        if (kind === 'number' || kind === 'literal') expect(preview).toBe(JSON.stringify(found))
        else expect(typeof found).toBe(kind === 'string' ? 'string' : 'object')
      }
    }),
  )
})

test('a tree can hold a million items or 50,000 levels', () => {
  const wide = treeOf(`[${'0,'.repeat(999_999)}0]`)
  expect(wide.rowCount).toBe(1_000_001)
  expect(wide.rowsIn(999_999, 2).map((row) => row.label)).toEqual(['999998', '999999'])
  wide.toggle(0)
  expect(wide.rowCount).toBe(1)

  const deep = treeOf('['.repeat(50_000) + ']'.repeat(50_000))
  expect(deep.reveal(49_999)).toBe(49_999)
  expect(deep.rowsIn(49_999, 1)[0]?.depth).toBe(49_999)
})

import { expect, test, vi } from 'vitest'
import { abortError } from '#app/lib/abort.ts'
import type { Source } from '../explorer.ts'
import { createRemoteTree } from './remote-tree.ts'
import type { TreeRow } from './tree.ts'

type Asked = {
  name: string
  source: Source
  input: unknown
  answer: (value: unknown) => void
  fail: (why: Error) => void
}

/** Lets every promise settle. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

const rowOf = (node: number, more: Partial<TreeRow> = {}) =>
  ({ node, size: 1, isExpanded: false, parent: null, ...more }) as TreeRow

const documents = { a: new Blob(), b: new Blob(), c: new Blob() }

/** A tree whose worker's answers the test gives by hand. */
function setUp() {
  const asked: Asked[] = []
  const scrolled: number[] = []
  const ask = <A>(source: Source, name: string, input: unknown) =>
    new Promise<A>((answer, fail) => asked.push({ name, source, input, answer: answer as Asked['answer'], fail }))
  const tree = createRemoteTree(
    (source) => ask(source, 'openTree', source),
    ask,
    (row) => scrolled.push(row),
  )
  return {
    tree,
    scrolled,
    inputsOf: (name: string) => asked.filter((each) => each.name === name).map(({ input }) => input),
    /** Answers the last question of a kind, or an earlier one. */
    async answer(name: string, value: unknown, back = 0) {
      asked
        .filter((each) => each.name === name)
        .at(-1 - back)!
        .answer(value)
      await settle()
    },
    async fail(name: string, why: Error) {
      asked.findLast((each) => each.name === name)!.fail(why)
      await settle()
    },
    sourceOf: (name: string) => asked.findLast((each) => each.name === name)?.source,
  }
}

/** The tree of a document with 50 rows, of which the first 40 are in view. */
async function setUpOpen(rows: TreeRow[] = Array.from({ length: 40 }, (_, node) => rowOf(node))) {
  const opened = setUp()
  void opened.tree.open(documents.a)
  await opened.answer('openTree', { rowCount: 50, row: 0 })
  opened.tree.showRows(0, 40)
  await opened.answer('treeRows', rows)
  opened.scrolled.length = 0
  return opened
}

test('a document is opened before its rows are asked for, and only rows in view are', async () => {
  const { tree, answer, inputsOf, scrolled } = setUp()
  void tree.open(documents.a)
  tree.showRows(0, 40)
  expect(tree.read()).toMatchObject({ rowCount: 0, hits: null })
  expect(inputsOf('treeRows')).toEqual([])
  await answer('openTree', { rowCount: 3, row: 0 })
  expect(tree.read()).toMatchObject({ rowCount: 3, active: 0 })
  expect(scrolled).toEqual([0])
  expect(inputsOf('treeRows')).toEqual([{ from: 0, count: 40 }])
  expect(tree.rowAt(0)).toBeUndefined()
  await answer('treeRows', [rowOf(0), rowOf(1), rowOf(2)])
  expect(tree.rowAt(1)).toEqual(rowOf(1))
  expect(tree.rowAt(3)).toBeUndefined()
})

test('rows that are no longer in view are ignored when they come late', async () => {
  const { tree, answer } = await setUpOpen()
  tree.showRows(10, 20)
  tree.showRows(20, 30)
  await answer('treeRows', [rowOf(20)])
  await answer('treeRows', [rowOf(10)], 1)
  expect(tree.rowAt(20)).toEqual(rowOf(20))
  expect(tree.rowAt(10)).toBeUndefined()
})

test('a newer document replaces one that is still opening, and everything asked about the old one is ignored', async () => {
  const { tree, answer, inputsOf, sourceOf } = await setUpOpen()
  tree.click(1)
  void tree.search('x')
  tree.showRows(1, 41)
  void tree.open(documents.b)
  void tree.open(documents.c)
  for (const name of ['toggleNode', 'searchTree', 'treeRows'])
    await answer(name, { rowCount: 9, row: 4, nodes: [1], total: 1 })
  expect(tree.read()).toEqual({ rowCount: 0, rows: [], from: 0, active: 0, hits: null, hit: 0 })
  await answer('openTree', { rowCount: 5, row: 0 })
  await answer('openTree', { rowCount: 7, row: 0 }, 1)
  expect(tree.read().rowCount).toBe(5)
  expect(inputsOf('searchTree')).toEqual(['x', 'x'])
  expect(sourceOf('treeRows')).toBe(documents.c)
})

test('a search is repeated in the next document, and one typed too early starts when the document is open', async () => {
  const { tree, answer, inputsOf } = setUp()
  void tree.open(documents.a)
  void tree.search('x')
  expect(inputsOf('searchTree')).toEqual([])
  await answer('openTree', { rowCount: 5, row: 0 })
  expect(inputsOf('searchTree')).toEqual(['x'])
  await answer('searchTree', { nodes: [2], total: 1 })
  await answer('revealNode', { rowCount: 6, row: 3 })
  expect(tree.read()).toMatchObject({ rowCount: 6, active: 3, hits: { total: 1 } })

  void tree.open(documents.b)
  expect(tree.read()).toMatchObject({ rowCount: 0, active: 0, hits: null })
  expect(inputsOf('searchTree')).toEqual(['x'])
  await answer('openTree', { rowCount: 9, row: 0 })
  expect(inputsOf('searchTree')).toEqual(['x', 'x'])
})

test('only the newest search counts; its first hit is revealed, and the steps wrap around', async () => {
  const { tree, answer, inputsOf, scrolled } = await setUpOpen()
  void tree.search('a')
  void tree.search('ab')
  await answer('searchTree', { nodes: [7, 9], total: 2 })
  await answer('searchTree', { nodes: [1], total: 1 }, 1)
  expect(tree.read().hits).toEqual({ nodes: [7, 9], total: 2 })
  await answer('revealNode', { rowCount: 60, row: 12 })
  expect(tree.read()).toMatchObject({ rowCount: 60, active: 12, hit: 0 })
  expect(scrolled).toEqual([12])
  void tree.step(-1)
  expect(tree.read().hit).toBe(1)
  await answer('revealNode', { rowCount: 60, row: 20 })
  void tree.step(1)
  expect(tree.read().hit).toBe(0)
  expect(inputsOf('revealNode')).toEqual([7, 9, 7])
})

test('an empty search has no hits, and a search without hits reveals nothing', async () => {
  const { tree, answer, inputsOf } = await setUpOpen()
  void tree.search('a')
  await answer('searchTree', { nodes: [], total: 0 })
  expect(tree.read().hits?.total).toBe(0)
  void tree.search('b')
  void tree.search('')
  expect(tree.read().hits).toBeNull()
  await answer('searchTree', { nodes: [3], total: 1 })
  expect(tree.read().hits).toBeNull()
  void tree.step(1)
  expect(inputsOf('revealNode')).toEqual([])
})

test('after a change the rows in view are asked for again; until they come, the old ones stay', async () => {
  const { tree, answer, inputsOf, scrolled } = await setUpOpen()
  tree.click(5)
  await answer('toggleNode', { rowCount: 55, row: null })
  expect(tree.read()).toMatchObject({ rowCount: 55, active: 5 })
  expect(inputsOf('treeRows').slice(-2)).toEqual([
    { from: 0, count: 40 },
    { from: 0, count: 40 },
  ])
  expect(tree.rowAt(5)).toEqual(rowOf(5))
  await answer('treeRows', [rowOf(90)])
  expect(tree.rowAt(0)).toEqual(rowOf(90))
  void tree.openTo(2)
  expect(tree.read().active).toBe(0)
  await answer('openTreeTo', { rowCount: 20, row: null })
  expect(tree.read().rowCount).toBe(20)
  expect(scrolled).toEqual([5])
})

test('the latest of several changes counts, whichever is answered last', async () => {
  const { tree, answer } = await setUpOpen()
  tree.click(5)
  tree.click(6)
  await answer('toggleNode', { rowCount: 57, row: null })
  await answer('toggleNode', { rowCount: 55, row: null }, 1)
  expect(tree.read().rowCount).toBe(57)
})

test('keys move within the tree, and open and close the chosen row', async () => {
  const { tree, answer, inputsOf, scrolled } = await setUpOpen([
    rowOf(0, { isExpanded: true }),
    rowOf(1, { parent: 0 }),
    rowOf(2, { parent: 0, size: 0 }),
  ])
  const press = (...keys: string[]) => {
    for (const key of keys) expect(tree.press(key)).toBe(true)
    return tree.read().active
  }
  expect(press('ArrowDown', 'ArrowDown', 'ArrowUp')).toBe(1)
  expect(press('End')).toBe(49)
  expect(press('ArrowDown')).toBe(49)
  expect(press('PageUp')).toBe(34)
  expect(press('Home')).toBe(0)
  expect(press('PageUp')).toBe(0)
  expect(press('PageDown')).toBe(15)
  press('Home')
  expect(scrolled.at(-1)).toBe(0)
  // An open row: right enters it, left closes it.
  expect(press('ArrowRight')).toBe(1)
  press('ArrowRight', 'Enter', ' ')
  expect(inputsOf('toggleNode')).toEqual([1, 1, 1])
  press('ArrowLeft')
  await answer('revealNode', { rowCount: 50, row: 0 })
  expect(inputsOf('revealNode')).toEqual([0])
  press('ArrowLeft')
  expect(inputsOf('toggleNode')).toEqual([1, 1, 1, 0])
  // A row with nothing in it neither opens nor closes.
  tree.goTo(2)
  press('Enter', ' ', 'ArrowRight')
  expect(inputsOf('toggleNode')).toHaveLength(4)
  expect(tree.press('x')).toBe(false)
})

test('errors are logged and change nothing; a canceled call and a closed tree are silent', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { tree, answer, fail } = await setUpOpen()
  tree.goTo(1)
  const before = tree.read()
  tree.click(1)
  await fail('toggleNode', abortError())
  expect(log).not.toHaveBeenCalled()
  tree.click(1)
  await fail('toggleNode', new Error('broken'))
  void tree.search('a')
  await fail('searchTree', new Error('broken'))
  expect(log).toHaveBeenCalledTimes(2)
  tree.click(1)
  void tree.search('b')
  tree.close()
  await answer('toggleNode', { rowCount: 1, row: null })
  await fail('searchTree', new Error('late'))
  expect(tree.read()).toEqual(before)
  expect(log).toHaveBeenCalledTimes(2)
})

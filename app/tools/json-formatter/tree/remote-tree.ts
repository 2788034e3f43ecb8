import { createStore } from '#app/lib/store.ts'
import { createJob } from '#app/work/run/job.ts'
import type { AskExplorer, RowRange, Source, TreeHits, TreeShape } from '../explorer.ts'
import type { TreeRow } from './tree.ts'

type Change = { name: 'toggleNode' | 'openTreeTo' | 'revealNode'; input: number }

type TreeState = {
  /** 0 until the document is open. */
  rowCount: number
  /** The rows in view, and the number of the first. */
  rows: readonly TreeRow[]
  from: number
  /** The number of the chosen row. */
  active: number
  hits: TreeHits | null
  /** The number of the hit that was revealed last. */
  hit: number
}

const closed: TreeState = { rowCount: 0, rows: [], from: 0, active: 0, hits: null, hit: 0 }

/**
 * A tree whose document is in a worker: the rows in view, the chosen row and a search. Each kind of question is a job, so
 * only its newest answer counts.
 */
export function createRemoteTree(
  openTree: (source: Source) => Promise<TreeShape>,
  ask: AskExplorer,
  scrollTo: (row: number) => void,
) {
  const store = createStore(closed)
  const { change } = store
  let source: Source
  let query = ''
  let range: RowRange = { from: 0, count: 0 }

  const opening = createJob(openTree)
  const changing = createJob(({ name, input }: Change) => ask(source, name, input))
  const searching = createJob((text: string) => ask(source, 'searchTree', text))
  const findingRows = createJob((rows: RowRange) => ask(source, 'treeRows', rows))

  function close(): void {
    for (const job of [opening, changing, searching, findingRows]) job.drop()
  }

  async function askRows() {
    const { from } = range
    const rows = await findingRows.ask(range)
    if (rows) change({ rows, from })
  }

  /** Stores the new number of rows, and goes to a row if the answer has one. Returns whether there is an answer. */
  async function settle(answer: Promise<TreeShape | null>): Promise<boolean> {
    const shape = await answer
    if (!shape) return false
    change({ rowCount: shape.rowCount })
    void askRows()
    if (shape.row !== null) choose(shape.row)
    return true
  }

  const reshape = (name: Change['name'], input: number) => settle(changing.ask({ name, input }))

  async function find() {
    if (query === '' || store.read().rowCount === 0) return
    const hits = await searching.ask(query)
    if (!hits) return
    change({ hits, hit: 0 })
    const [first] = hits.nodes
    if (first !== undefined) await reshape('revealNode', first)
  }

  function choose(row: number): void {
    change({ active: row })
    scrollTo(row)
  }

  const goTo = (row: number) => choose(Math.max(0, Math.min(row, store.read().rowCount - 1)))
  const rowAt = (row: number): TreeRow | undefined => store.read().rows[row - store.read().from]

  /** Opens or closes a row if there is anything in it. */
  function toggle(row: number) {
    const item = rowAt(row)
    if (item && item.size > 0) void reshape('toggleNode', item.node)
  }

  return {
    read: store.read,
    watch: store.watch,
    /** Opens a document and repeats the search in it. */
    async open(next: Source) {
      close()
      source = next
      change(closed)
      if (await settle(opening.ask(next))) await find()
    },
    close,
    showRows(from: number, end: number) {
      range = { from, count: end - from }
      if (store.read().rowCount > 0) void askRows()
    },
    rowAt,
    goTo,
    /** Chooses a row, and opens or closes it. */
    click(row: number) {
      goTo(row)
      toggle(row)
    },
    /** Opens all containers above a depth and closes the rest. */
    openTo(depth: number) {
      change({ active: 0 })
      return reshape('openTreeTo', depth)
    },
    /** Finds a text; an empty one ends the search. */
    search(text: string) {
      query = text
      searching.drop()
      if (text === '') change({ hits: null, hit: 0 })
      return find()
    },
    /** Reveals the next hit, or the previous one. */
    async step(by: 1 | -1) {
      const { hits, hit } = store.read()
      if (!hits) return
      const next = (hit + by + hits.nodes.length) % hits.nodes.length
      change({ hit: next })
      await reshape('revealNode', hits.nodes[next] ?? 0)
    },
    /** Does what a key does in a tree and returns whether it does anything: `"ArrowDown"` → the next row, `true` */
    press(key: string): boolean {
      const { active, rowCount } = store.read()
      const chosen = rowAt(active)
      const isOpen = chosen?.isExpanded && chosen.size > 0
      const toggleChosen = () => toggle(active)
      const goOut = () => typeof chosen?.parent === 'number' && reshape('revealNode', chosen.parent)
      const moves: Record<string, () => unknown> = {
        ArrowDown: () => goTo(active + 1),
        ArrowUp: () => goTo(active - 1),
        Home: () => goTo(0),
        End: () => goTo(rowCount - 1),
        PageDown: () => goTo(active + 15),
        PageUp: () => goTo(active - 15),
        ArrowRight: () => (isOpen ? goTo(active + 1) : toggleChosen()),
        ArrowLeft: () => (isOpen ? toggleChosen() : goOut()),
        Enter: toggleChosen,
        ' ': toggleChosen,
      }
      moves[key]?.()
      return key in moves
    },
  }
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { isAbort } from '#app/lib/abort.ts'
import type { VirtualListHandle } from '#app/ui/rows/virtual-list.tsx'
import { explorer, openTree } from '../client.ts'
import type { TreeRow } from './tree.ts'
import type { TreeHits } from './tree-session.ts'

const noRows = { from: 0, rows: [] as TreeRow[] }

/** A tree whose document lives in a worker: the rows in view, the chosen row, and what the controls do. */
export function useTree(source: Blob) {
  const [opened, setOpened] = useState<Blob | null>(null)
  const [rowCount, setRowCount] = useState(0)
  const [rows, setRows] = useState(noRows)
  const [active, setActive] = useState(0)
  const [query, setQuery] = useState('')
  const [hits, setHits] = useState<TreeHits | null>(null)
  const [hit, setHit] = useState(0)
  // A new object asks for the rows again, because the tree may have changed within the same range.
  const [range, setRange] = useState({ from: 0, end: 0 })
  const list = useRef<VirtualListHandle>(null)

  const settle = useCallback((count: number) => {
    setRowCount(count)
    setRange((range) => ({ ...range }))
  }, [])
  const ignoreAbort = useCallback((error: unknown) => {
    if (!isAbort(error)) console.error(error)
  }, [])

  useEffect(() => {
    let isCurrent = true
    async function open() {
      setRowCount(0)
      setRows(noRows)
      setHits(null)
      setActive(0)
      const count = await openTree(source)
      if (!isCurrent) return
      settle(count)
      setOpened(source)
      list.current?.scrollToRow(0)
    }
    open().catch(ignoreAbort)
    return () => {
      isCurrent = false
    }
  }, [source, settle, ignoreAbort])
  useEffect(() => {
    if (opened !== source) return
    let isCurrent = true
    async function search() {
      const found = query ? await explorer.call('searchTree', query) : null
      if (!isCurrent) return
      setHits(found)
      setHit(0)
      const first = found?.nodes[0]
      if (first !== undefined) await reveal(first)
    }
    search().catch(ignoreAbort)
    return () => {
      isCurrent = false
    }
  }, [opened, source, query, ignoreAbort])
  useEffect(() => {
    if (rowCount === 0) return
    let isCurrent = true
    const { from, end } = range
    explorer
      .call('treeRows', { from, count: end - from })
      .then((rows) => isCurrent && setRows({ from, rows }))
      .catch(ignoreAbort)
    return () => {
      isCurrent = false
    }
  }, [range, rowCount, ignoreAbort])

  const rowAt = (row: number): TreeRow | undefined => rows.rows[row - rows.from]
  const run = (work: Promise<number>) => work.then(settle, ignoreAbort)

  async function reveal(node: number) {
    const { row, rowCount } = await explorer.call('revealNode', node)
    settle(rowCount)
    setActive(row)
    list.current?.scrollToRow(row)
  }

  function goTo(row: number) {
    const bounded = Math.max(0, Math.min(row, rowCount - 1))
    setActive(bounded)
    list.current?.scrollToRow(bounded)
  }

  return {
    list,
    rowCount,
    rowAt,
    active,
    goTo,
    goToNode: (node: number) => reveal(node).catch(ignoreAbort),
    hits,
    hit,
    watchWindow: useCallback((from: number, end: number) => setRange({ from, end }), []),
    toggle: (node: number) => run(explorer.call('toggleNode', node)),
    openTo(depth: number) {
      setActive(0)
      return run(explorer.call('openTreeTo', depth))
    },
    search: setQuery,
    async step(by: number) {
      if (!hits) return
      const next = (hit + by + hits.nodes.length) % hits.nodes.length
      setHit(next)
      await reveal(hits.nodes[next] ?? 0)
    },
  }
}

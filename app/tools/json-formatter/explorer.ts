import { inPieces, type PaneText } from '#app/lib/long-text.ts'
import { ok } from '#app/lib/result.ts'
import { createOffsets } from './format/place.ts'
import { shorten } from './format/text.ts'
import { repairJson, shortenPieces } from './repair/repair.ts'
import { Outline, showKey } from './tree/outline.ts'
import { jsonPathTo, pointerTo, Tree } from './tree/tree.ts'

const mostHits = 10_000
const longestKey = 40

export type RowRange = { from: number; count: number }
/** How many rows a tree has now, and the row to go to; null if the chosen row stays. */
export type TreeShape = { rowCount: number; row: number | null }
export type TreeHits = { nodes: number[]; total: number }
export type NodeText = 'pointer' | 'jsonPath' | 'value'

/** The output as a file, a `Blob`. */
export type Source = { arrayBuffer(): Promise<ArrayBuffer> }

/** What the worker beside the formatter does: it repairs texts, and answers about the one document that it has open as a tree. */
export function createExplorer() {
  // Set by `openTree`, which comes before every question about a tree.
  let tree: Tree
  let toByte: (unit: number) => number

  const shape = (row: number | null = null): TreeShape => ({ rowCount: tree.rowCount, row })

  /** A node and the keys and indices that lead to it, shortened for display. */
  function pathOf(node: number) {
    const { outline } = tree
    return { ...outline.node(node), keys: outline.keysTo(node).map((key) => shorten(showKey(key), longestKey)) }
  }

  return {
    repair({ text }: { text: PaneText }, { onProgress }: { onProgress: (done: number) => void }) {
      const repair = repairJson(text.toString(), onProgress)
      if (!repair.ok) return repair
      const { text: repaired, pieces, isWhole } = repair.value
      return ok({ text: inPieces(repaired), pieces: shortenPieces(pieces), isWhole })
    },
    async openTree(source: Source) {
      const bytes = new Uint8Array(await source.arrayBuffer())
      tree = new Tree(new Outline(bytes))
      toByte = createOffsets(bytes)
      return shape(0)
    },
    treeRows: ({ from, count }: RowRange) => tree.rowsIn(from, count),
    toggleNode(node: number) {
      tree.toggle(node)
      return shape()
    },
    openTreeTo(depth: number) {
      tree.openTo(depth)
      return shape()
    },
    /** Opens the containers that hide a node. */
    revealNode: (node: number) => shape(tree.reveal(node)),
    searchTree: (text: string): TreeHits => tree.outline.search(text, mostHits),
    pathOf,
    /** The path of the node at a place in the text, in UTF-16 units. */
    pathAt: (unit: number) => pathOf(tree.outline.nodeAt(toByte(unit))),
    /** The text that a copy button takes from a node. */
    nodeText({ node, kind }: { node: number; kind: NodeText }): string {
      if (kind === 'value') return tree.outline.text(node)
      return (kind === 'pointer' ? pointerTo : jsonPathTo)(tree, node)
    },
  }
}

export type Explorer = ReturnType<typeof createExplorer>

/** Asks an explorer in a worker about a document. */
export type AskExplorer = <K extends keyof Explorer>(
  source: Source,
  name: K,
  input: Parameters<Explorer[K]>[0],
) => Promise<Awaited<ReturnType<Explorer[K]>>>

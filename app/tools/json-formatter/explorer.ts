import { inPieces, type PaneText } from '#app/lib/long-text.ts'
import { ok } from '#app/lib/result.ts'
import { createOffsets } from './format/place.ts'
import { shorten } from './format/text.ts'
import { repairJson, shortenPieces } from './repair/repair.ts'
import { Outline, type OutlineNode, showKey } from './tree/outline.ts'
import { jsonPathTo, pointerTo, Tree } from './tree/tree.ts'

const mostHits = 10_000
const longestKey = 40

export type RowRange = { from: number; count: number }
/** How many rows a tree has now, and the row to go to; null if the chosen row stays. */
export type TreeShape = { rowCount: number; row: number | null }
export type TreeHits = { nodes: number[]; total: number }
/** A node and the keys and indices that lead to it, shortened for display. */
export type NodePath = OutlineNode & { keys: string[] }
export type NodeText = 'pointer' | 'jsonPath' | 'value'

/** The output as a file, a `Blob`. */
export type Source = { arrayBuffer(): Promise<ArrayBuffer> }

/** What the worker beside the formatter does: it repairs texts, and answers about the one document that it has open as a tree. */
export function createExplorer() {
  let tree: Tree | undefined
  let toByte: (unit: number) => number

  function opened(): Tree {
    if (!tree) throw new Error('no tree is open')
    return tree
  }

  const shape = (row: number | null = null): TreeShape => ({ rowCount: opened().rowCount, row })

  function pathOf(node: number): NodePath {
    const { outline } = opened()
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
    treeRows: ({ from, count }: RowRange) => opened().rowsIn(from, count),
    toggleNode(node: number) {
      opened().toggle(node)
      return shape()
    },
    openTreeTo(depth: number) {
      opened().openTo(depth)
      return shape()
    },
    /** Opens the containers that hide a node. */
    revealNode: (node: number) => shape(opened().reveal(node)),
    searchTree: (text: string): TreeHits => opened().outline.search(text, mostHits),
    pathOf,
    /** The path of the node at a place in the text, in UTF-16 units. */
    pathAt: (unit: number) => pathOf(opened().outline.nodeAt(toByte(unit))),
    /** The text that a copy button takes from a node. */
    nodeText({ node, kind }: { node: number; kind: NodeText }): string {
      if (kind === 'value') return opened().outline.text(node)
      return (kind === 'pointer' ? pointerTo : jsonPathTo)(opened(), node)
    },
  }
}

export type Explorer = ReturnType<typeof createExplorer>

/** Asks an explorer in a worker about a document. */
export type Ask = <K extends keyof Explorer>(
  source: Source,
  name: K,
  input: Parameters<Explorer[K]>[0],
) => Promise<Awaited<ReturnType<Explorer[K]>>>

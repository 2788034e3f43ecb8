import { shorten } from '../format/text.ts'
import { createOffsets } from './offsets.ts'
import { Outline, type OutlineNode, showKey } from './outline.ts'
import { searchOutline } from './search.ts'
import { jsonPathTo, pointerTo, Tree, type TreeRow } from './tree.ts'

const mostHits = 10_000
const longestKey = 40

export type TreeHits = { nodes: number[]; total: number }
/** A node and the keys and indices that lead to it, shortened for display. */
export type NodePath = OutlineNode & { keys: string[] }
export type NodeText = 'pointer' | 'jsonPath' | 'value'

/** A document opened as a tree. A worker holds it and returns the rows in view. */
export class TreeSession {
  private readonly tree: Tree
  private readonly toByte: (unit: number) => number

  constructor(source: Uint8Array) {
    this.tree = new Tree(new Outline(source))
    this.toByte = createOffsets(source)
  }

  rowCount = (): number => this.tree.rowCount
  rows = ({ from, count }: { from: number; count: number }): TreeRow[] => this.tree.rowsIn(from, count)
  search = (text: string): TreeHits => searchOutline(this.tree.outline, text, mostHits)

  path(node: number): NodePath {
    const { outline } = this.tree
    return { ...outline.node(node), keys: outline.keysTo(node).map((key) => shorten(showKey(key), longestKey)) }
  }

  /** The path of the node at a place in the text, in UTF-16 units. */
  pathAt(unit: number): NodePath {
    return this.path(this.tree.outline.nodeAt(this.toByte(unit)))
  }

  /** The text that a copy button takes from a node. */
  text({ node, kind }: { node: number; kind: NodeText }): string {
    if (kind === 'value') return this.tree.outline.text(node)
    return (kind === 'pointer' ? pointerTo : jsonPathTo)(this.tree, node)
  }

  toggle(node: number): number {
    this.tree.toggle(node)
    return this.tree.rowCount
  }

  openTo(depth: number): number {
    this.tree.openTo(depth)
    return this.tree.rowCount
  }

  /** Opens the containers that hide a node. Returns its row and the new row count. */
  reveal(node: number): { row: number; rowCount: number } {
    return { row: this.tree.reveal(node), rowCount: this.tree.rowCount }
  }
}

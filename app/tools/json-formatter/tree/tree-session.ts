import { Outline } from './outline.ts'
import { searchOutline } from './search.ts'
import { jsonPathTo, pointerTo, Tree, type TreeRow } from './tree.ts'

const mostHits = 10_000

export type TreeHits = { nodes: number[]; total: number }
export type NodeText = 'pointer' | 'jsonPath' | 'value'

/** A document opened as a tree, where the bytes are: a worker holds one and answers for the rows in sight. */
export class TreeSession {
  private readonly tree: Tree

  constructor(source: Uint8Array) {
    this.tree = new Tree(new Outline(source))
  }

  rowCount = (): number => this.tree.rowCount
  rows = ({ from, count }: { from: number; count: number }): TreeRow[] => this.tree.rowsIn(from, count)
  search = (text: string): TreeHits => searchOutline(this.tree.outline, text, mostHits)

  /** What can be copied of a node. */
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

  /** Opens what hides a node: its row, and how many rows there are now. */
  reveal(node: number): { row: number; rowCount: number } {
    return { row: this.tree.reveal(node), rowCount: this.tree.rowCount }
  }
}

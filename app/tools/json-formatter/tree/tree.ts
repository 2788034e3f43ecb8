import { noNode } from '../format/tape.ts'
import type { Outline, OutlineNode } from './outline.ts'

export interface TreeRow extends OutlineNode {
  /** 0 for the document's own row. */
  depth: number
  isExpanded: boolean
  /** The parent node; `null` for the document itself. */
  parent: number | null
  /** Its position among the children of its parent, from 1, and how many there are. */
  position: number
  siblings: number
}

/** An outline with some containers open. Its visible nodes are rows in document order; hidden ones cost nothing. */
export class Tree {
  /** One byte per node: 1 if it is open. */
  private readonly expanded: Uint8Array
  private rows: number[] = []

  constructor(readonly outline: Outline) {
    this.expanded = new Uint8Array(outline.count)
    this.openTo(1)
  }

  get rowCount(): number {
    return this.rows.length
  }

  rowsIn(from: number, count: number): TreeRow[] {
    const { parent, size } = this.outline.tape
    const positionOf = this.countSiblings()
    return this.rows.slice(from, from + count).map((node) => {
      const around = parent[node]!
      return {
        ...this.outline.node(node),
        depth: this.outline.ancestors(node).length,
        isExpanded: this.expanded[node] === 1,
        parent: around === noNode ? null : around,
        position: positionOf(node),
        siblings: around === noNode ? 1 : size[around]!,
      }
    })
  }

  /** Returns positions for nodes asked in ascending order. Walks the children of each parent only once. */
  private countSiblings(): (node: number) => number {
    const { parent, next } = this.outline.tape
    const reached = new Map<number, { node: number; position: number }>()
    return (node) => {
      const around = parent[node]!
      if (around === noNode) return 1
      let { node: at, position } = reached.get(around) ?? { node: around + 1, position: 1 }
      for (; at !== node; at = next[at]!) position++
      reached.set(around, { node, position })
      return position
    }
  }

  /** Opens or closes one container. Open containers inside it stay open. */
  toggle(node: number): void {
    if (this.outline.tape.size[node] === 0) return
    this.expanded[node] = 1 - this.expanded[node]!
    this.findRows()
  }

  /** Opens all containers above a depth and closes the rest: 0 leaves only the document's own row. */
  openTo(depth: number): void {
    const { parent, size } = this.outline.tape
    const depths = new Uint32Array(this.outline.count)
    for (let node = 0; node < depths.length; node++) {
      if (node > 0) depths[node] = depths[parent[node]!]! + 1
      this.expanded[node] = size[node]! > 0 && depths[node]! < depth ? 1 : 0
    }
    this.findRows()
  }

  /** Opens the containers that hide a node and returns its row. */
  reveal(node: number): number {
    for (const ancestor of this.outline.ancestors(node)) this.expanded[ancestor] = 1
    this.findRows()
    return this.rows.indexOf(node)
  }

  private findRows(): void {
    const { expanded } = this
    const { next } = this.outline.tape
    this.rows = []
    for (let node = 0; node < expanded.length; node = expanded[node] === 1 ? node + 1 : next[node]!)
      this.rows.push(node)
  }
}

/** RFC 6901: `{"a/b":[1]}`, the number → `/a~1b/0` */
export const pointerTo = ({ outline }: Tree, node: number) =>
  outline
    .keysTo(node)
    .map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('')

/** The normalized path of RFC 9535 §2.7: `{"a":[1]}`, the number → `$['a'][0]` */
export const jsonPathTo = ({ outline }: Tree, node: number) =>
  `$${outline
    .keysTo(node)
    .map((key) => (typeof key === 'number' ? `[${key}]` : `['${escapeName(key)}']`))
    .join('')}`

const escapeName = (name: string) =>
  name.replace(/[\p{Cc}'\\]/gu, (sign) => (sign === "'" ? "\\'" : JSON.stringify(sign).slice(1, -1)))

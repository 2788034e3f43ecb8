import { type Context, serve } from '#app/browser/worker/serve.ts'
import { ok } from '#app/lib/result.ts'
import { prepare } from './format/job.ts'
import type { FormatOptions } from './format/json.ts'
import { toBlob } from './output.ts'
import { repairJson, shortenPieces } from './repair/repair.ts'
import { type NodeText, TreeSession } from './tree/tree-session.ts'

const bytesOf = async (source: Blob) => new Uint8Array(await source.arrayBuffer())

let session: TreeSession | undefined
function opened(): TreeSession {
  if (!session) throw new Error('no tree is open')
  return session
}

const handlers = {
  async format({ source, options }: { source: Blob; options: FormatOptions }, { onProgress }: Context) {
    return toBlob(prepare(await bytesOf(source), options, () => performance.now(), onProgress))
  },
  async repair(source: Blob, { onProgress }: Context) {
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await source.arrayBuffer())
    const repair = repairJson(text, onProgress)
    if (!repair.ok) return repair
    const { text: repaired, pieces, isWhole } = repair.value
    return ok({ source: new Blob([repaired]), pieces: shortenPieces(pieces), isWhole })
  },
  async openTree(source: Blob) {
    session = new TreeSession(await bytesOf(source))
    return session.rowCount()
  },
  treeRows: (range: { from: number; count: number }) => opened().rows(range),
  toggleNode: (node: number) => opened().toggle(node),
  openTreeTo: (depth: number) => opened().openTo(depth),
  searchTree: (text: string) => opened().search(text),
  revealNode: (node: number) => opened().reveal(node),
  nodeText: (asked: { node: number; kind: NodeText }) => opened().text(asked),
}

export type Handlers = typeof handlers

serve(handlers)

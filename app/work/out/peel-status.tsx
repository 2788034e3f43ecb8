import type { ReactNode } from 'react'
import { formatSize } from '#app/lib/bytes.ts'
import { describeLength } from '#app/lib/describe-length.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { Status } from '#app/ui/layout/bench.tsx'

/** What may have layers: a text, or a file if it is not text. */
export type Layered = PaneText | Blob

/** An output without some of its layers, shown in its place. */
export type Peeled = {
  of: Layered
  text: PaneText
  steps: number
  /** What is visible now: "JSON", or the next layer. */
  kind: string
  /** In bytes. */
  size: number
}

export type Peeling = {
  /** The output; null if there is none or it cannot be peeled. */
  content: Layered | null
  shown: Peeled | null
  show: (peeled: Peeled | null) => void
}

/** What a pane says about a peeled output: "JSON, 61 B" */
export const describePeeled = ({ kind, size }: Peeled): string =>
  `${kind.replace(/^./, (letter) => letter.toUpperCase())}, ${formatSize(size)}`

/** The status of a peeled output; without peeling, its children. */
export const PeelStatus = ({ peel: { shown }, children }: { peel: Peeling; children: ReactNode }) =>
  shown ? (
    <>
      <Status tone="ok">Peeled</Status>
      <span>{describeLength(shown.text)}</span>
      <span>{formatSize(shown.size)}</span>
    </>
  ) : (
    children
  )

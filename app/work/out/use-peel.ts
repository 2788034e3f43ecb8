import { useState } from 'react'
import type { PaneText } from '#app/lib/long-text.ts'
import { peeledFile, peeledSaved } from '../messages.ts'
import type { Give } from './output-actions.tsx'

/** What may have layers: a text, or a file if it is not text. */
export type Layered = PaneText | Blob

/** An output without some of its layers, shown in its place. */
type Peeled = {
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

/** Lets the visitor peel an output in place: Copy, Download and "Send to…" then use what is shown. */
export function usePeel<G extends Give>(give: G, content: Layered | null): G & { peel: Peeling } {
  const [peeled, show] = useState<Peeled | null>(null)
  const shown = peeled?.of === content ? peeled : null
  const peel = { content, shown, show }
  if (!shown) return { ...give, peel }
  const { text, size } = shown
  return {
    copy: { ...give.copy, reason: undefined, text: () => text, length: size },
    download: { ...give.download, file: () => ({ name: peeledFile, text }), downloaded: peeledSaved },
    peel,
  } as G & { peel: Peeling }
}

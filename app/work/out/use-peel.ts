import { useState } from 'react'
import type { PaneText } from '#app/lib/long-text.ts'
import { peeledFile, peeledSaved } from '../messages.ts'
import type { Give } from './output-actions.tsx'

/** What layers are looked for in: a text, or a file where it is none. */
export type Layered = PaneText | Blob

/** What stands in the place of an output, without so many of its layers. */
type Peeled = {
  of: Layered
  text: PaneText
  steps: number
  /** What is in sight now: "JSON", or the layer that is next. */
  kind: string
  /** How many bytes it has. */
  size: number
}

export type Peeling = {
  /** The output, or null where there is none, or nothing is to be taken off it. */
  content: Layered | null
  shown: Peeled | null
  show: (peeled: Peeled | null) => void
}

/** Lets the layers of an output be taken off in place: what is shown then is what is copied, saved and sent. */
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

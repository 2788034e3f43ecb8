import { createContext } from 'react'
import type { LinkContent } from '#app/lib/link.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import type { Result } from '#app/lib/result.ts'
import type { Goods } from '#app/offline/hand-over.ts'

/** A tool that can take it. */
export type Receiver = {
  slug: string
  name: string
  glyph: string
  /** What that tool reads it as: "Base64 of JSON" */
  kind: string
  /** Sends it there and opens the tool, or says that this browser cannot. */
  send: () => Promise<void>
}

/** Knows the other tools: `tools/other-tools.ts`, which `work` must not import; loaded when first needed. */
export type OtherTools = {
  listReceivers: (goods: Goods) => Receiver[]
  /** The layers of an output (layers that come off together are one list), and what is inside all of them. */
  requestLayers: (content: PaneText | Blob) => Promise<{ steps: readonly (readonly string[])[]; rest: string }>
  /** What is left after that many steps, and its size in bytes. */
  takeLayers: (content: PaneText | Blob, steps: number) => Promise<{ text: PaneText; size: number }>
  /** What a link holds for a tool, checked against what the tool declares. */
  readLink: (slug: string, fragment: string) => Promise<Result<LinkContent>>
}

/** Loads the other tools; `tools/as-tool.tsx` provides it. */
export const LoadOtherTools = createContext<() => Promise<OtherTools>>(() =>
  Promise.reject(new Error('no other tools')),
)

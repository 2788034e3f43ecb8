import { createContext } from 'react'
import type { LinkContent } from '#app/lib/link.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import type { Result } from '#app/lib/result.ts'

/** What leaves a tool for another: a text, or a file where it is none. */
export type Goods = { text: PaneText } | { file: File }

/** A tool that takes it. */
export type Receiver = {
  slug: string
  name: string
  glyph: string
  /** What it is to that tool, in words: "Base64 of JSON" */
  kind: string
  /** Goes there with it; `false` where it cannot be carried. */
  send: () => Promise<boolean>
}

/** What knows the other tools: `tools/onward.ts`, which this floor must not import; loaded when it is first wanted. */
export type OtherTools = {
  listReceivers: (goods: Goods) => Receiver[]
  /** The layers of an output, those that are taken off together in one list, and what is behind them all. */
  findLayers: (content: PaneText | Blob) => Promise<{ steps: readonly (readonly string[])[]; rest: string }>
  /** What is left of it after so many steps, and its size in bytes. */
  takeLayers: (content: PaneText | Blob, steps: number) => Promise<{ text: PaneText; size: number }>
  /** What a link holds for a tool, checked by what that declares. */
  readLink: (slug: string, fragment: string) => Promise<Result<LinkContent>>
}

/** How it is loaded, from `tools/as-tool.tsx`. */
export const LoadOtherTools = createContext<() => Promise<OtherTools>>(() =>
  Promise.reject(new Error('no other tools')),
)

import type { Settings } from '#app/lib/settings.ts'

/** What a text or file can be to a tool; `text` is any text, `bytes` any file. */
type Kind =
  | 'text'
  | 'bytes'
  | 'json'
  | 'base64'
  | 'percent-encoding'
  | 'url'
  | 'entities'
  | 'markup'
  | 'uuid'
  | 'digest'
  | 'timestamp'
  | 'date'
  | 'color'
  | 'pattern'
  | 'number'

/** One of the ways a tool takes something in. */
export type Acceptance = {
  /** How the tool is told, `''` for its only way. */
  task: string
  /** The word on the button that does it: "Decode" */
  action: string
  kinds: readonly Kind[]
}

/** A text to recognize, without blanks around it; only the beginning of a long one, which is then cut. */
export type Sample = { text: string; isCut: boolean }

/** A longer text is judged by its beginning. */
export const sampleSize = 64 * 1024

/** What a text may be to a tool. */
export type Guess = {
  /** What it is, in words: "Base64 of JSON" */
  kind: string
  action: string
  /** Which of the tool's ways is meant, one of those it accepts. */
  task: string
  /** How sure it is, from 0 to 1; below `anyText` it holds for any text. */
  score: number
  /** What the tool is to get, where that is not the text itself. */
  part?: string
  /** What one does with a text that is nothing else: where any tool knows better, it comes last. */
  isFallback?: true
}

/** A guess above this says something of the text; below, it holds for nearly any. */
export const anyText = 0.2

/** What a page may be allowed beyond what every tool page may do: to compile WebAssembly. */
export type Need = 'wasm'

/** What a tool says about itself beyond its `tool.ts`; it ships with the tool's page, elsewhere on first use. */
export type Traits = {
  /** What Options and selects hold, with what they are at first and which values they can have. */
  settings: Settings
  /** The fields a link can fill, by name, as the page calls them; the main one is `text`. Of a secret a link says only that it is left out. */
  texts: Readonly<Record<string, string>>
  /** What Share says of a field that a link names and leaves out, as one with a secret. */
  leftOut?: Readonly<Record<string, string>>
  accepts: readonly Acceptance[]
  produces: readonly Kind[]
  /** The files it opens when the installed site is asked to: media types and their endings. */
  files?: Readonly<Record<string, readonly string[]>>
  /** What it needs of the policy that other tools do without. */
  needs?: readonly Need[]
  recognize?: (sample: Sample) => readonly Guess[]
}

/**
 * Takes off a text the layer that belongs to a tool, which its `peel.ts` exports; null where there is none:
 * `"SGk="` → Base64, the bytes `48 69`
 */
export type Peel = (text: string) => { layer: string; content: string | Uint8Array<ArrayBuffer> } | null

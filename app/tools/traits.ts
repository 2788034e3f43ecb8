import type { Settings } from '#app/lib/settings.ts'

/** The kinds of input a tool can take; `text` is any text, `bytes` any file. */
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
  | 'quantity'

/** One way in which a tool takes input. */
export type Acceptance = {
  /** The name of this way, `''` if it is the only one. */
  task: string
  /** The label of its button: "Decode" */
  action: string
  kinds: readonly Kind[]
}

/** A text to recognize, trimmed. A long one is cut to its beginning. */
export type Sample = { text: string; isCut: boolean }

/** Longer texts are judged by their beginning. */
export const sampleSize = 64 * 1024

/** What a tool thinks a text is. */
export type Guess = {
  /** What it is, in words: "Base64 of JSON" */
  kind: string
  action: string
  /** One of the tasks the tool accepts. */
  task: string
  /** How certain the guess is, from 0 to 1; up to `anyText` it fits almost any text. */
  score: number
  /** What the tool gets, if not the whole text. */
  part?: string
  /** For text that nothing else recognizes. If any other guess is better, this one comes last. */
  isFallback?: true
  /** Only for words, not for a text of another form, such as an address. */
  isForWords?: true
}

/** A guess above this score is specific to the text; others fit almost any text. */
export const anyText = 0.2

/** `("Base64 of JSON", 0.94)` → the guess that a text can be decoded */
export const guessDecode = (kind: string, score: number): Guess[] => [{ kind, action: 'Decode', task: 'decode', score }]

/** An extra permission in a tool page's policy: `wasm` lets it compile WebAssembly. */
export type Need = 'wasm'

/** What a tool declares beyond its `tool.ts`. Loaded with the tool's page; other pages load it on first use. */
export type Traits = {
  /** Options and selects, with their defaults and allowed values. */
  settings: Settings
  /** The labels of the fields a link can fill, by name; the main field is `text`. A link never contains a secret. */
  texts: Readonly<Record<string, string>>
  /** What Share says about a field that the link leaves out, such as a secret. */
  leftOut?: Readonly<Record<string, string>>
  accepts: readonly Acceptance[]
  produces: readonly Kind[]
  /** The files the installed app opens: media types and their extensions. */
  files?: Readonly<Record<string, readonly string[]>>
  /** Extra permissions in its policy. */
  needs?: readonly Need[]
  recognize?: (sample: Sample) => readonly Guess[]
}

/**
 * Removes this tool's layer from a text; null if there is none. Exported by the tool's `peel.ts`:
 * `"SGk="` → Base64, the bytes `48 69`
 */
export type Peel = (text: string) => { layer: string; content: string | Uint8Array<ArrayBuffer> } | null

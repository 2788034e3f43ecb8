import type { TimeUnit } from '#app/tools/timestamp-converter/timestamp.ts'

/** What a text may be, and the tool that would take it from there. */
export type Guess = {
  /** What it is, in words: "Base64 of JSON" */
  kind: string
  slug: string
  /** The word on the button. */
  action: string
  /** Which of the tool's ways is meant, `''` where there is only one. */
  task: '' | 'decode' | 'encode' | 'verify' | 'date' | TimeUnit | 'pattern'
  /** How sure it is, from 0 to 1; below `plain` it holds for any text. */
  score: number
  /** What the tool is to get, where that is not the text itself. */
  part?: string
}

/** The text to judge, without blanks around it; only the beginning of a long one, which is then cut. */
export type Sample = { text: string; isCut: boolean }

export const plain = 0.2

export const jsonGuess = (kind: string, score: number, part?: string): Guess => ({
  kind,
  slug: 'json-formatter',
  action: 'Format',
  task: '',
  score,
  ...(part !== undefined && { part }),
})

const decodeGuess =
  (slug: string) =>
  (kind: string, score: number): Guess => ({ kind, slug, action: 'Decode', task: 'decode', score })

export const base64Guess = decodeGuess('base64-encode-decode')
export const percentGuess = decodeGuess('url-encoder-decoder')
export const entitiesGuess = decodeGuess('html-encoder-decoder')

/** Whether a text is a whole JSON document with an object or array on top: `"[1]"` → `true`, `"1"` → `false` */
export function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

import { headOf, type PaneText } from '#app/lib/long-text.ts'
import { recognizeBase64, recognizeDataUri, recognizeJson, recognizeToken } from './encodings.ts'
import { type Guess, plain, type Sample } from './guess.ts'
import { recognizeMarkup, recognizePattern, recognizeUrl } from './markup.ts'
import { recognizeColor, recognizeDigest, recognizeTime, recognizeUuid } from './values.ts'

/** A longer text is judged by its beginning. */
export const sampleSize = 64 * 1024

const recognizers = [
  recognizeJson,
  recognizeToken,
  recognizeDataUri,
  recognizeBase64,
  recognizeUuid,
  recognizeDigest,
  recognizeTime,
  recognizeColor,
  recognizeUrl,
  recognizeMarkup,
  recognizePattern,
]

function offerAnyway({ text }: Sample, isRecognized: boolean): Guess[] {
  const hash: Guess = { kind: 'Hash this text', slug: 'hash-generator', action: 'Hash', task: '', score: 0.1 }
  const change = { kind: 'Change its case', slug: 'text-case-converter', action: 'Convert', task: '' } as const
  return /\p{L}/u.test(text) ? [hash, { ...change, score: isRecognized ? 0.05 : 0.15 }] : [hash]
}

const isSame = (a: Guess, b: Guess) => a.slug === b.slug && a.task === b.task && a.part === b.part

/** What a text may be, best guess first: `"W10="` → Base64 of JSON, the JSON inside, hash it, change its case */
export function recognize(text: PaneText): Guess[] {
  const head = headOf(text, sampleSize)
  const sample = { text: head.trim(), isCut: text.length > head.length }
  if (sample.text === '') return []
  const found = recognizers.flatMap((recognizer) => recognizer(sample))
  return [...found, ...offerAnyway(sample, found.length > 0)]
    .sort((a, b) => b.score - a.score)
    .filter((guess, index, all) => all.findIndex((other) => isSame(guess, other)) === index)
}

/** `"W10="` → "Best guess: Base64 of JSON", `"hello"` → "Plain text" */
export const describeBest = ([best]: readonly Guess[]): string =>
  !best ? '' : best.score > plain ? `Best guess: ${best.kind}` : 'Plain text'

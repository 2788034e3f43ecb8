import type { LineEndings } from '#app/lib/line-endings.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { compareQuestions } from '#app/work/run/question.ts'
import type { Hashes } from '../algorithms/digest.ts'
import type { AlgorithmKey } from '../algorithms/five.ts'

/** What digests are of: a text as it is typed, how its lines end, and the key of an HMAC. */
export type Source = { text: PaneText; lineEndings: LineEndings; hmacKey: string }
export type Question = Source & { keys: readonly AlgorithmKey[] }
/** Digests and what they are of; the size in bytes is known of a long text alone. */
export type Answer = { source: Source; hashes: Hashes; bytes: number }

export const nothing: Answer = { source: { text: '', lineEndings: 'keep', hmacKey: '' }, hashes: {}, bytes: 0 }

/** Whether digests are of this text, these line endings and this key. */
export const isOf = (source: Source, answer: Answer | null): answer is Answer =>
  answer !== null && compareQuestions(source, answer.source) === null

import { compareQuestions } from '#app/work/run/question.ts'
import type { Hashes } from '../algorithms/digest.ts'
import type { Source } from '../state.ts'

/** Digests and what they were made from. `bytes` is set only for long texts. */
export type Answer = { source: Source; hashes: Hashes; bytes: number }

export const nothing: Answer = { source: { text: '', lineEndings: 'keep', hmacKey: '' }, hashes: {}, bytes: 0 }

/** Whether an answer was made from this text, these line endings and this key. */
export const isOf = (source: Source, answer: Answer | null): answer is Answer =>
  answer !== null && compareQuestions(source, answer.source) === null

import type { Guess, Sample } from '../traits.ts'

/** `"hello"` → "Change its case". A text without letters has no case. */
export const recognize = ({ text }: Sample): Guess[] =>
  /\p{L}/u.test(text) ? [{ kind: 'Change its case', action: 'Convert', task: '', score: 0.15, isFallback: true }] : []

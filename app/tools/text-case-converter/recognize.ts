import type { Guess, Sample } from '../traits.ts'

/** `"hello"` → "Change its case"; a text without letters has none */
export const recognize = ({ text }: Sample): Guess[] =>
  /\p{L}/u.test(text) ? [{ kind: 'Change its case', action: 'Convert', task: '', score: 0.15, isFallback: true }] : []

import type { Guess, Sample } from '../traits.ts'

const convert: Guess = {
  kind: 'Change its case',
  action: 'Convert',
  task: '',
  score: 0.15,
  isFallback: true,
  isForWords: true,
}
const count: Guess = {
  kind: 'Count characters and words',
  action: 'Count',
  task: 'count',
  score: 0.08,
  isFallback: true,
}

/** Any text can be counted, and a text with letters has a case. */
export const recognize = ({ text }: Sample): Guess[] => (/\p{L}/u.test(text) ? [convert, count] : [count])

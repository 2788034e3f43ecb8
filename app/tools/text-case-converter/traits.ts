import type { Traits } from '../traits.ts'
import { settings } from './settings.ts'

export default {
  settings,
  texts: { text: 'Your text' },
  accepts: [{ task: '', action: 'Convert', kinds: ['text'] }],
  produces: ['text'],
  // A text without letters has no case.
  recognize: ({ text }) =>
    /\p{L}/u.test(text)
      ? [{ kind: 'Change its case', action: 'Convert', task: '', score: 0.15, isFallback: true }]
      : [],
} satisfies Traits

import type { Traits } from '../traits.ts'
import { recognize } from './recognize.ts'
import { settings } from './settings.ts'

export default {
  settings,
  texts: { text: 'Test string', pattern: 'Pattern', replacement: 'Replacement' },
  accepts: [
    { task: '', action: 'Search', kinds: ['text'] },
    { task: 'pattern', action: 'Test', kinds: ['pattern'] },
  ],
  produces: ['text'],
  recognize,
} satisfies Traits

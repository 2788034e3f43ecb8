import type { Traits } from '../traits.ts'
import { recognize } from './recognize.ts'
import { settings } from './settings.ts'

export default {
  settings,
  texts: { text: 'Your text' },
  accepts: [
    { task: '', action: 'Convert', kinds: ['text'] },
    { task: 'count', action: 'Count', kinds: ['text'] },
  ],
  produces: ['text'],
  recognize,
} satisfies Traits

import type { Traits } from '../traits.ts'
import { recognize } from './recognize.ts'
import { settings } from './settings.ts'

export default {
  settings,
  accepts: [
    { task: '', action: 'Search', kinds: ['text'] },
    { task: 'pattern', action: 'Test', kinds: ['pattern'] },
  ],
  produces: ['text'],
  recognize,
} satisfies Traits

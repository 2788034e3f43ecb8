import { choices } from '#app/lib/settings.ts'
import type { Traits } from '../traits.ts'
import { recognize } from './recognize.ts'

export const settings = { flags: choices(['g', 'i', 'm', 's', 'u', 'v', 'y', 'd'], ['g']) }

export default {
  settings,
  accepts: [
    { task: '', action: 'Search', kinds: ['text'] },
    { task: 'pattern', action: 'Test', kinds: ['pattern'] },
  ],
  produces: ['text'],
  recognize,
} satisfies Traits

import type { Traits } from '../traits.ts'
import { recognize } from './recognize.ts'
import { settings } from './settings.ts'

export default {
  settings,
  accepts: [{ task: '', action: 'Inspect', kinds: ['uuid', 'text'] }],
  produces: ['uuid', 'text'],
  recognize,
} satisfies Traits

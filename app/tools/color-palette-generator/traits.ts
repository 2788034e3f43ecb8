import type { Traits } from '../traits.ts'
import { recognize } from './recognize.ts'
import { settings } from './settings.ts'

export default {
  settings,
  texts: { text: 'Hex color', locked: 'Locked colors' },
  accepts: [{ task: '', action: 'Make palette', kinds: ['color'] }],
  produces: ['color', 'text'],
  recognize,
} satisfies Traits

import type { Traits } from '../traits.ts'
import { settings } from './settings.ts'

export default {
  settings,
  texts: { text: 'Base name' },
  accepts: [],
  produces: ['text'],
} satisfies Traits

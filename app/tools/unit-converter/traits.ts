import type { Traits } from '../traits.ts'
import { settings } from './settings.ts'

export default {
  settings,
  texts: { text: 'Value' },
  accepts: [],
  produces: ['number'],
} satisfies Traits

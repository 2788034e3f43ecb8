import type { Traits } from '../traits.ts'
import { settings } from './settings.ts'

export default {
  settings,
  accepts: [],
  produces: ['text'],
} satisfies Traits

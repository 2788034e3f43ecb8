import type { Traits } from '../traits.ts'
import { recognize } from './recognize.ts'
import { settings } from './settings.ts'

export default {
  settings,
  texts: { text: 'Value' },
  accepts: [{ task: '', action: 'Convert', kinds: ['quantity'] }],
  produces: ['number'],
  recognize,
} satisfies Traits

import { choice } from '#app/lib/settings.ts'
import type { Traits } from '../traits.ts'
import { recognize } from './recognize.ts'

export const settings = { language: choice(['neutral', 'tr', 'lt', 'el', 'nl']) }

export default {
  settings,
  accepts: [{ task: '', action: 'Convert', kinds: ['text'] }],
  produces: ['text'],
  recognize,
} satisfies Traits

import type { Traits } from '../traits.ts'
import { recognize } from './recognize.ts'
import { settings } from './settings.ts'

export default {
  settings,
  texts: { text: 'URL or text' },
  accepts: [
    { task: '', action: 'Take apart', kinds: ['url', 'text'] },
    { task: 'decode', action: 'Decode', kinds: ['percent-encoding'] },
  ],
  produces: ['text', 'percent-encoding', 'url'],
  recognize,
} satisfies Traits

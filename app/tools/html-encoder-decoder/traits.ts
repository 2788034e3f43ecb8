import type { Traits } from '../traits.ts'
import { recognize } from './recognize.ts'
import { settings } from './settings.ts'

export default {
  settings,
  texts: { text: 'Input' },
  accepts: [
    { task: 'encode', action: 'Encode', kinds: ['text', 'markup'] },
    { task: 'decode', action: 'Decode', kinds: ['entities'] },
  ],
  produces: ['text', 'entities', 'markup'],
  recognize,
} satisfies Traits

import type { Traits } from '../traits.ts'
import { recognize } from './recognize.ts'
import { settings } from './settings.ts'

export default {
  settings,
  texts: { text: 'Input' },
  accepts: [
    { task: 'encode', action: 'Encode', kinds: ['text', 'bytes'] },
    { task: 'decode', action: 'Decode', kinds: ['base64'] },
  ],
  produces: ['base64', 'text', 'bytes'],
  recognize,
} satisfies Traits

import { choice } from '#app/lib/settings.ts'
import type { Traits } from '../traits.ts'
import { recognize } from './recognize.ts'

export const settings = {
  mode: choice(['encode', 'decode']),
  scope: choice(['specials', 'map', 'non-ascii'], 'map'),
  form: choice(['named', 'decimal', 'hexadecimal']),
}

export default {
  settings,
  accepts: [
    { task: 'encode', action: 'Encode', kinds: ['text', 'markup'] },
    { task: 'decode', action: 'Decode', kinds: ['entities'] },
  ],
  produces: ['text', 'entities', 'markup'],
  recognize,
} satisfies Traits

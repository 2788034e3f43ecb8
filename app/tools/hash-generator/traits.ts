import type { Traits } from '../traits.ts'
import { recognize } from './recognize.ts'
import { settings } from './settings.ts'

export default {
  settings,
  accepts: [
    { task: '', action: 'Hash', kinds: ['text', 'bytes'] },
    { task: 'verify', action: 'Verify', kinds: ['digest'] },
  ],
  produces: ['digest'],
  needs: ['wasm'],
  recognize,
} satisfies Traits

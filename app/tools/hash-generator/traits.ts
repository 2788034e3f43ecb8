import type { Traits } from '../traits.ts'
import { recognize } from './recognize.ts'
import { settings } from './settings.ts'

export default {
  settings,
  texts: { text: 'Text to hash', expected: 'Expected digest', hmac: 'HMAC key' },
  leftOut: {
    hmac: 'Links never contain the HMAC key. Anyone who opens this one must enter the key to see the same digests.',
  },
  accepts: [
    { task: '', action: 'Hash', kinds: ['text', 'bytes'] },
    { task: 'verify', action: 'Verify', kinds: ['digest'] },
  ],
  produces: ['digest'],
  needs: ['wasm'],
  recognize,
} satisfies Traits

import type { Traits } from '../traits.ts'
import { recognize } from './recognize.ts'
import { settings } from './settings.ts'

export default {
  settings,
  texts: { text: 'Text to hash', expected: 'Expected digest', hmac: 'HMAC key' },
  leftOut: {
    hmac: 'The HMAC key is in no link: whoever opens this one sees these digests only after entering the key.',
  },
  accepts: [
    { task: '', action: 'Hash', kinds: ['text', 'bytes'] },
    { task: 'verify', action: 'Verify', kinds: ['digest'] },
  ],
  produces: ['digest'],
  needs: ['wasm'],
  recognize,
} satisfies Traits

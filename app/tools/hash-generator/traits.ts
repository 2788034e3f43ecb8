import { choice, choices } from '#app/lib/settings.ts'
import type { Traits } from '../traits.ts'
import { defaultKey, extraKeys, floorKeys } from './algorithms.ts'
import { recognize } from './recognize.ts'

export const settings = {
  /** What Generate makes. */
  algorithm: choice([...floorKeys, ...extraKeys], defaultKey),
  /** The algorithms shown beside the five. */
  extras: choices(extraKeys),
  output: choice(['hex', 'hex-upper', 'base64', 'sri']),
  lineEndings: choice(['keep', 'lf', 'crlf']),
}

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

import { choice, choices } from '#app/lib/settings.ts'
import type { Traits } from '../traits.ts'
import { type AlgorithmKey, algorithms, defaultKey, floorKeys } from './algorithms.ts'
import { recognize } from './recognize.ts'

const keys = algorithms.map(({ key }) => key) as [AlgorithmKey, ...AlgorithmKey[]]

export const settings = {
  algorithm: choice(keys, defaultKey),
  extras: choices(keys.slice(floorKeys.length)),
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
  // hash-wasm compiles WebAssembly.
  needs: ['wasm'],
  recognize,
} satisfies Traits

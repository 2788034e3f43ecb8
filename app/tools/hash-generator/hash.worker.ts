import { type Context, serve } from '#app/browser/worker/serve.ts'
import type { AlgorithmKey } from './algorithms.ts'
import { readExpected } from './expected.ts'
import { hashFile } from './file-hash.ts'

const platform = { subtle: globalThis.crypto?.subtle, onError: console.error }

const handlers = {
  hashFile: ({ file, keys, hmacKey }: { file: Blob; keys: AlgorithmKey[]; hmacKey: string }, context: Context) =>
    hashFile(file, keys, { ...platform, hmacKey, onProgress: context.onProgress }),
  readExpected,
}

export type HashWorker = typeof handlers

serve(handlers)

import { type Context, serve } from '#app/browser/worker/serve.ts'
import { convertLineEndings, type LineEndings } from '#app/lib/line-endings.ts'
import { type PaneText, slicesOf } from '#app/lib/long-text.ts'
import type { AlgorithmKey } from './algorithms/five.ts'
import { readExpected } from './expected/expected.ts'
import { hashChunks, hashFile } from './files/file-hash.ts'
import { createFeed, follow } from './files/ring.ts'

/** A worker's two ports in the ring. `most` is how many portions may be in transit at once. */
type Ring = { from: MessagePort; to: MessagePort; most: number }
type Order = { keys: readonly AlgorithmKey[]; hmacKey: string }

const platform = { subtle: globalThis.crypto?.subtle, onError: console.error }

const handlers = {
  hashFile: ({ file, keys, hmacKey, ring }: Order & { file: Blob; ring?: Ring }, { onProgress }: Context) =>
    hashFile(file, keys, { ...platform, hmacKey, onProgress, feed: ring && createFeed(ring, ring.most) }),
  /** Hashes the portions that another worker reads and passes on. */
  hashPortions: ({ keys, hmacKey, ring }: Order & { ring: Ring }) =>
    hashChunks(follow(ring), keys, { onError: platform.onError, hmacKey }),
  /** Hashes a text like a file that holds its UTF-8 bytes. */
  async hashText(
    { text, lineEndings, keys, hmacKey }: Order & { text: PaneText; lineEndings: LineEndings },
    { onProgress }: Context,
  ) {
    const file = new Blob([...slicesOf(convertLineEndings(text, lineEndings), 1 << 20)])
    const tell = (bytes: number) => onProgress(bytes / file.size)
    const hashes = await hashFile(file, keys, { ...platform, hmacKey, onProgress: tell })
    if (!hashes.ok) throw new Error(hashes.error)
    return { hashes: hashes.value, bytes: file.size }
  },
  readExpected: (text: PaneText) => readExpected(text.toString()),
}

export type HashWorker = typeof handlers

serve(handlers)

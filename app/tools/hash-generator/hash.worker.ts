import { type Context, serve } from '#app/browser/worker/serve.ts'
import { convertLineEndings, type LineEndings } from '#app/lib/line-endings.ts'
import { type PaneText, slicesOf } from '#app/lib/long-text.ts'
import type { AlgorithmKey } from './algorithms.ts'
import { readExpected } from './expected.ts'
import { hashFile } from './file-hash.ts'

type Order = { keys: readonly AlgorithmKey[]; hmacKey: string }

const pieceSize = 1 << 20
const platform = { subtle: globalThis.crypto?.subtle, onError: console.error }

const handlers = {
  hashFile: ({ file, keys, hmacKey }: Order & { file: Blob }, { onProgress }: Context) =>
    hashFile(file, keys, { ...platform, hmacKey, onProgress }),
  /** A text is hashed as the file of its UTF-8 bytes. */
  async hashText(
    { text, lineEndings, keys, hmacKey }: Order & { text: PaneText; lineEndings: LineEndings },
    { onProgress }: Context,
  ) {
    const file = new Blob([...slicesOf(convertLineEndings(text, lineEndings), pieceSize)])
    const tell = (bytes: number) => onProgress(bytes / file.size)
    const hashes = await hashFile(file, keys, { ...platform, hmacKey, onProgress: tell })
    if (!hashes.ok) throw new Error(hashes.error)
    return { hashes: hashes.value, bytes: file.size }
  },
  readExpected: (text: PaneText) => readExpected(text.toString()),
}

export type HashWorker = typeof handlers

serve(handlers)

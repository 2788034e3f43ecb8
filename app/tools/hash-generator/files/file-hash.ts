import { fail, ok, type Result } from '#app/lib/result.ts'
import { usableKeys } from '../algorithms/algorithms.ts'
import {
  attempt,
  createHasher,
  digestOnPlatform,
  type Hashes,
  type HashOptions,
  isOnPlatform,
  type Subtle,
} from '../algorithms/digest.ts'
import type { AlgorithmKey } from '../algorithms/five.ts'
import { readFailed } from '../messages.ts'
import type { Feed } from './ring.ts'

type Readable = { arrayBuffer(): Promise<ArrayBuffer> }
/** The part of `Blob` that we use. */
export type FileSource = Readable & { size: number; slice(from: number, to: number): Readable }
type Progress = { onProgress?: ((bytes: number) => void) | undefined }
/** With a `feed`, each portion also goes to other workers, which hash it with other algorithms. */
type FileOptions = HashOptions & Progress & { platformLimit?: number; feed?: Feed | undefined }

const SLICE = 4 * 1024 * 1024

const isInLibrary = (key: AlgorithmKey) => !isOnPlatform(key)

/** Up to this size the browser's own SHA, several times faster, gets the whole file. Larger files are streamed. */
export const PLATFORM_LIMIT = 512 * 1024 * 1024

function checkLength({ byteLength }: ArrayBuffer, expected: number): void {
  if (byteLength !== expected) throw Object.assign(new Error(), { name: 'ChangedError' })
}

/** Reads a file in portions, and reads the next one while the last one is hashed: 9 MB → 4 MB, 4 MB, 1 MB */
export async function* readSlices(source: FileSource, size = SLICE): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const read = (from: number) => source.slice(from, Math.min(from + size, source.size)).arrayBuffer()
  let next = source.size > 0 ? read(0) : undefined
  for (let from = size; next; from += size) {
    const bytes = await next
    checkLength(bytes, Math.min(size, source.size - from + size))
    next = from < source.size ? read(from) : undefined
    next?.catch(() => undefined)
    yield new Uint8Array(bytes)
  }
}

/** Reads a file, copies each portion to its place in `whole`, and passes it on to `feed` after it was hashed here. */
async function* readAndShare(source: FileSource, feed?: Feed, whole?: Uint8Array) {
  let at = 0
  for await (const portion of readSlices(source)) {
    whole?.set(portion, at)
    at += portion.length
    yield portion
    await feed?.give(portion)
  }
}

/** Hashers that all get the same bytes. One that fails reports it only at the end, so that the others go on. */
async function openStreams(keys: readonly AlgorithmKey[], { hmacKey, onError }: HashOptions) {
  const created = keys.map((key) => createHasher(key, hmacKey))
  const hashers = await Promise.all(created.map((hasher) => hasher.catch(() => null)))
  return {
    update(bytes: Uint8Array) {
      for (const hasher of hashers) hasher?.update(bytes)
    },
    async finish(): Promise<Hashes> {
      const digests = created.map((hasher) => attempt(async () => (await hasher).digest(), onError))
      const settled = await Promise.all(digests)
      return Object.fromEntries(keys.map((key, index) => [key, settled[index]!]))
    },
  }
}

/** Hashes portions of any size in one pass with constant memory. `onProgress` gets the byte count after each portion. */
export async function hashChunks(
  chunks: AsyncIterable<Uint8Array>,
  keys: readonly AlgorithmKey[],
  options: HashOptions & Progress = {},
): Promise<Hashes> {
  const streams = await openStreams(usableKeys(keys, options.hmacKey), options)
  let done = 0
  for await (const chunk of chunks) {
    streams.update(chunk)
    done += chunk.length
    options.onProgress?.(done)
  }
  return streams.finish()
}

type OnPlatform = HashOptions & Progress & { subtle: Subtle }

/**
 * Hashes a whole file in memory. While the browser computes one digest, this thread feeds part of the bytes to the other hashers.
 * The browser computes one digest at a time, because `subtle` copies its input.
 */
async function hashWhole(
  bytes: Uint8Array<ArrayBuffer>,
  keys: readonly AlgorithmKey[],
  { subtle, onProgress, ...options }: OnPlatform,
): Promise<Hashes> {
  const platformKeys = keys.filter(isOnPlatform)
  const streams = await openStreams(keys.filter(isInLibrary), options)
  const hashes: Hashes = {}
  onProgress?.(0)
  for (const [index, key] of platformKeys.entries()) {
    const pending = attempt(() => digestOnPlatform(subtle, bytes, key, options.hmacKey), options.onError)
    const [from, to] = [index, index + 1].map((part) => Math.floor((bytes.length * part) / platformKeys.length))
    streams.update(bytes.subarray(from, to))
    hashes[key] = await pending
    onProgress?.(to!)
  }
  return { ...hashes, ...(await streams.finish()) }
}

/** Reads a whole file at once, which is faster than in portions. `null` if memory is short or the file is unreadable. */
async function readWhole(source: FileSource): Promise<Uint8Array<ArrayBuffer> | null> {
  const bytes = await source.arrayBuffer().catch(() => null)
  if (bytes) checkLength(bytes, source.size)
  return bytes && new Uint8Array(bytes)
}

/** Memory for a whole file, or `null` if there is not enough. */
function makeRoom(size: number): Uint8Array<ArrayBuffer> | null {
  try {
    return new Uint8Array(size)
  } catch {
    return null
  }
}

/** Hashes a file together with other workers, which get each portion as it is read. The browser's own digests come last. */
async function hashShared(
  source: FileSource,
  keys: readonly AlgorithmKey[],
  whole: Uint8Array<ArrayBuffer>,
  { subtle, feed, onProgress, ...options }: OnPlatform & { feed: Feed },
): Promise<Hashes> {
  const platformKeys = keys.filter(isOnPlatform)
  const tell = (bytes: number) => onProgress?.(Math.floor(bytes / (platformKeys.length + 1)))
  const portions = readAndShare(source, feed, whole)
  const hashes = await hashChunks(portions, keys.filter(isInLibrary), { ...options, onProgress: tell })
  const tellRest = (bytes: number) => tell(source.size + bytes * platformKeys.length)
  return { ...hashes, ...(await hashWhole(whole, platformKeys, { ...options, subtle, onProgress: tellRest })) }
}

/** Hashes a file of any size. An unreadable file is a failure: `9 GB, ["md5"]` → `{ md5: ok("…") }` */
export async function hashFile(
  source: FileSource,
  keys: readonly AlgorithmKey[],
  { subtle, onProgress, feed, platformLimit = PLATFORM_LIMIT, ...options }: FileOptions = {},
): Promise<Result<Hashes>> {
  const usable = usableKeys(keys, options.hmacKey)
  try {
    if (subtle && source.size <= platformLimit && usable.some(isOnPlatform)) {
      const room = feed && makeRoom(source.size)
      if (room) return ok(await hashShared(source, usable, room, { ...options, subtle, feed, onProgress }))
      const bytes = feed ? null : await readWhole(source)
      const tell = (hashed: number) => onProgress?.(Math.floor((source.size + hashed) / 2))
      if (bytes) return ok(await hashWhole(bytes, usable, { ...options, subtle, onProgress: tell }))
    }
    return ok(await hashChunks(readAndShare(source, feed), usable, { ...options, onProgress }))
  } catch (error) {
    options.onError?.(error)
    return fail(readFailed(error instanceof Error ? error.name : ''))
  } finally {
    feed?.end()
  }
}

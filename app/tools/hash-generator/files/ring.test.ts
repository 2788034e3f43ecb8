import { createHash, webcrypto } from 'node:crypto'
import { MessageChannel } from 'node:worker_threads'
import { expect, test, vi } from 'vitest'
import type { Subtle } from '../algorithms/digest.ts'
import { mainKeys } from '../algorithms/five.ts'
import { type FileSource, hashChunks, hashFile } from './file-hash.ts'
import { createFeed, follow, type Place, type Port } from './ring.ts'
import { shareOut } from './shares.ts'

const subtle: Subtle = (webcrypto as unknown as Crypto).subtle

/** A ring of `size` places, connected by Node's own ports. */
function makeRing(size: number): Place[] {
  const channels = Array.from({ length: size }, () => new MessageChannel())
  return channels.map(({ port1 }, index) => ({
    from: channels.at(index - 1)!.port2 as unknown as Port,
    to: port1 as unknown as Port,
  }))
}

const patternOf = (length: number) => new Uint8Array(length).map((_, i) => (i * 31 + (i >> 8)) & 0xff)

const bytes = patternOf(9_000_001)
const digests = Object.fromEntries(
  mainKeys.map((key) => [key, { ok: true, value: createHash(key).update(bytes).digest('hex') }]),
)

test.each([
  ['in portions', undefined, 1],
  ['in portions', undefined, 2],
  ['in portions', undefined, 5],
  ['whole, with the platform', subtle, 3],
  ['whole, with the platform', subtle, 4],
] as const)('a file read %s (%o) has the same digests on %i threads', async (_, platform, threads) => {
  const { own, others } = shareOut(mainKeys, { threads, hasPlatform: platform !== undefined })
  const [first, ...rest] = makeRing(others.length + 1)
  const told: number[] = []
  const [hashes, ...more] = await Promise.all([
    hashFile(new Blob([bytes]), own, {
      subtle: platform,
      feed: createFeed(first!, 2),
      onProgress: (done) => told.push(done),
    }),
    ...rest.map((place, index) => hashChunks(follow(place), others[index]!)),
  ])
  expect(hashes.ok && Object.assign({}, hashes.value, ...more)).toEqual(digests)
  expect(told).toEqual([...told].sort((a, b) => a - b))
  expect(told.at(-1)).toBe(bytes.length)
})

test.each([
  ['md5', undefined],
  ['sha256', subtle],
] as const)('each portion is read once, whichever worker hashes it (%s by the reader)', async (key, platform) => {
  const reads: number[] = []
  const source: FileSource = {
    size: bytes.length,
    arrayBuffer: vi.fn(),
    slice(from, to) {
      reads.push(from)
      return new Blob([bytes.slice(from, to)])
    },
  }
  const [first, ...rest] = makeRing(3)
  await Promise.all([
    hashFile(source, [key], { subtle: platform, feed: createFeed(first!, 2) }),
    ...rest.map((place) => hashChunks(follow(place), ['crc32'])),
  ])
  expect(source.arrayBuffer).not.toHaveBeenCalled()
  expect(reads).toEqual([0, 4 * 1024 * 1024, 8 * 1024 * 1024])
})

test('the ring never has more portions in transit than allowed, however slow the others are', async () => {
  const [first, second] = makeRing(2)
  const feed = createFeed(first!, 2)
  let given = 0
  async function giveAll() {
    for (; given < 10; given++) await feed.give(new Uint8Array(1))
    feed.end()
  }
  const all = giveAll()
  let seen = 0
  for await (const _ of follow(second!)) {
    expect(given).toBeLessThanOrEqual(seen + 2)
    seen++
  }
  await all
  expect(seen).toBe(10)
})

test('an unreadable file ends the work of the other workers too', async () => {
  const gone = { arrayBuffer: () => Promise.reject(new Error('gone')) }
  const [first, second] = makeRing(2)
  const [hashes, more] = await Promise.all([
    hashFile({ size: 10, ...gone, slice: () => gone }, ['md5'], { feed: createFeed(first!, 2) }),
    hashChunks(follow(second!), ['crc32']),
  ])
  expect(hashes.ok).toBe(false)
  expect(more).toHaveProperty('crc32')
})

import { createHash, createHmac, webcrypto } from 'node:crypto'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { algorithms } from '../algorithms/algorithms.ts'
import { hashBytes, type Subtle } from '../algorithms/digest.ts'
import { type AlgorithmKey, mainKeys } from '../algorithms/five.ts'
import { type FileSource, hashChunks, hashFile, readSlices } from './file-hash.ts'

const subtle: Subtle = (webcrypto as unknown as Crypto).subtle
const allKeys = algorithms.map(({ key }) => key)

async function* stream(chunks: Iterable<Uint8Array>) {
  yield* chunks
}

const patternOf = (length: number) => new Uint8Array(length).map((_, i) => (i * 31 + (i >> 8)) & 0xff)

async function digestsOf(bytes: Uint8Array, keys: readonly AlgorithmKey[]) {
  return Object.fromEntries(
    await Promise.all(keys.map(async (key) => [key, { ok: true, value: await hashBytes(bytes, key) }] as const)),
  )
}

test('any split into chunks gives the digests of the whole, for every algorithm', async () => {
  const pieces = fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(pieces, async (chunks) => {
      expect(await hashChunks(stream(chunks), allKeys)).toEqual(await digestsOf(Buffer.concat(chunks), allKeys))
    }),
    { numRuns: 60 },
  )
})

test('chunks longer than the internal buffer of a hasher give the digests of the whole', async () => {
  const bytes = patternOf(100_003)
  for (const size of [16_383, 16_384, 16_385, 70_000]) {
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
      bytes.subarray(i * size, (i + 1) * size),
    )
    expect(await hashChunks(stream(chunks), allKeys)).toEqual(await digestsOf(bytes, allKeys))
  }
})

test('a file is cut into slices without gap or overlap, and each slice is read once', async () => {
  const bytes = patternOf(1050)
  const reads: [number, number][] = []
  const source: FileSource = {
    size: bytes.length,
    arrayBuffer: async () => bytes.buffer,
    slice: (from, to) => {
      reads.push([from, to])
      return new Blob([bytes.slice(from, to)])
    },
  }
  const slices: Uint8Array[] = []
  for await (const slice of readSlices(source, 500)) slices.push(slice)
  expect(slices.map(({ length }) => length)).toEqual([500, 500, 50])
  expect(Buffer.concat(slices)).toEqual(Buffer.from(bytes))
  expect(reads).toEqual([
    [0, 500],
    [500, 1000],
    [1000, 1050],
  ])
})

test.each([
  ['in portions, without subtle', undefined, Number.POSITIVE_INFINITY],
  ['in portions, because it is too large for memory', subtle, 1],
  ['whole, with the platform', subtle, Number.POSITIVE_INFINITY],
] as const)(
  'a file hashed %s has the same digests, and progress rises to its size',
  async (_, platform, platformLimit) => {
    const bytes = patternOf(5_000_001)
    const told: number[] = []
    const result = await hashFile(new Blob([bytes]), allKeys, {
      subtle: platform,
      platformLimit,
      onProgress: (done) => told.push(done),
    })
    expect(result).toEqual({ ok: true, value: await digestsOf(bytes, allKeys) })
    expect(told).toEqual([...told].sort((a, b) => a - b))
    expect(told.at(-1)).toBe(5_000_001)
    expect(told.length).toBeGreaterThan(1)
  },
)

test.each([undefined, subtle])('an empty file has the digests of zero bytes', async (platform) => {
  const result = await hashFile(new Blob([]), ['md5', 'sha256'], { subtle: platform })
  expect(result).toEqual({
    ok: true,
    value: {
      md5: { ok: true, value: 'd41d8cd98f00b204e9800998ecf8427e' },
      sha256: { ok: true, value: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' },
    },
  })
})

test.each([undefined, subtle])('files get an HMAC too', async (platform) => {
  const bytes = patternOf(5_000_000)
  const result = await hashFile(new Blob([bytes]), ['md5', 'sha256', 'crc32'], { hmacKey: 'key', subtle: platform })
  expect(result).toEqual({
    ok: true,
    value: {
      md5: { ok: true, value: createHmac('md5', 'key').update(bytes).digest('hex') },
      sha256: { ok: true, value: createHmac('sha256', 'key').update(bytes).digest('hex') },
    },
  })
})

const refuse = (reason: string) => ({ arrayBuffer: () => Promise.reject(new Error(reason)) })

test('a file that does not fit in memory is streamed instead', async () => {
  const bytes = patternOf(5_000_000)
  const digest = vi.fn(subtle.digest)
  const file = new Blob([bytes])
  const large: FileSource = { size: file.size, ...refuse('out of memory'), slice: (from, to) => file.slice(from, to) }
  const result = await hashFile(large, ['sha256'], { subtle: { ...subtle, digest } })
  expect(result).toEqual({ ok: true, value: await digestsOf(bytes, ['sha256']) })
  expect(digest).not.toHaveBeenCalled()
})

test('a file is read in one go if the platform hashes it', async () => {
  const slice = vi.fn()
  const source: FileSource = { size: 3, arrayBuffer: async () => Uint8Array.of(97, 98, 99).buffer, slice }
  expect(await hashFile(source, ['sha256'], { subtle })).toMatchObject({ ok: true })
  expect(slice).not.toHaveBeenCalled()
})

test.each([undefined, subtle])('an unreadable file fails with our own message', async (platform) => {
  const onError = vi.fn()
  const broken: FileSource = { size: 10, ...refuse('internal sentence'), slice: () => refuse('internal sentence') }
  expect(await hashFile(broken, mainKeys, { subtle: platform, onError })).toEqual({
    ok: false,
    error: 'The file could not be read. It may have been moved or changed.',
  })
  expect(onError).toHaveBeenCalledWith(new Error('internal sentence'))
})

test('the error name decides which reason the message gives', async () => {
  const gone = { arrayBuffer: () => Promise.reject(new DOMException('internal sentence', 'NotFoundError')) }
  expect(await hashFile({ size: 10, ...gone, slice: () => gone }, mainKeys)).toEqual({
    ok: false,
    error: 'The file could not be read. It may have been moved or deleted, or it is a folder.',
  })
})

test.each([undefined, subtle])('a file that shrinks while it is being read has no digest', async (platform) => {
  const short = { arrayBuffer: async () => new ArrayBuffer(4) }
  expect(await hashFile({ size: 10, ...short, slice: () => short }, mainKeys, { subtle: platform })).toEqual({
    ok: false,
    error: 'The file could not be read. It changed while it was being read.',
  })
})

test('if the platform fails, that digest reports an error and the other algorithms still answer', async () => {
  const broken: Subtle = { ...subtle, digest: () => Promise.reject(new Error('out of memory')) }
  expect(await hashFile(new Blob(['abc']), ['md5', 'sha256'], { subtle: broken })).toEqual({
    ok: true,
    value: {
      md5: { ok: true, value: createHash('md5').update('abc').digest('hex') },
      sha256: { ok: false, error: 'Error generating hash' },
    },
  })
})

test('a stream of 64 MB is hashed with only one portion in memory', async () => {
  const portion = new Uint8Array(1024 * 1024)
  async function* endless() {
    for (let i = 0; i < 64; i++) {
      portion.fill(i)
      yield portion
    }
  }
  const whole = createHash('sha1')
  for (let i = 0; i < 64; i++) whole.update(new Uint8Array(1024 * 1024).fill(i))
  expect(await hashChunks(endless(), ['sha1'])).toEqual({ sha1: { ok: true, value: whole.digest('hex') } })
})

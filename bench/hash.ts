import { createHash, randomFillSync, webcrypto } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { isMainThread, MessageChannel, parentPort, Worker } from 'node:worker_threads'
import { algorithms } from '#app/tools/hash-generator/algorithms/algorithms.ts'
import { hashText, isOnPlatform, type Subtle } from '#app/tools/hash-generator/algorithms/digest.ts'
import { type AlgorithmKey, mainKeys } from '#app/tools/hash-generator/algorithms/five.ts'
import { type FileSource, hashChunks, hashFile } from '#app/tools/hash-generator/files/file-hash.ts'
import { createFeed, follow, type Port } from '#app/tools/hash-generator/files/ring.ts'
import { shareOut } from '#app/tools/hash-generator/files/shares.ts'

// In a worker thread, this file is one of the helpers that share the hashing of a file.
if (!isMainThread) {
  parentPort!.on('message', async ({ place, keys }) => parentPort!.postMessage(await hashChunks(follow(place), keys)))
  await new Promise(() => {})
}

const subtle: Subtle = (webcrypto as unknown as Crypto).subtle
const megabyte = 1024 * 1024
const allKeys = algorithms.map(({ key }) => key)
const native = new Map<AlgorithmKey, string>(
  allKeys.filter((key) => key !== 'blake3' && key !== 'crc32').map((key) => [key, key]),
)

/** The best time of each in seconds. They take turns, so a busy moment of the machine affects them all. */
async function race(runs: number, ...works: (() => unknown)[]): Promise<number[]> {
  const best = works.map(() => Number.POSITIVE_INFINITY)
  for (let run = 0; run < runs; run++) {
    for (const [index, work] of works.entries()) {
      const start = performance.now()
      await work()
      best[index] = Math.min(best[index]!, (performance.now() - start) / 1000)
    }
  }
  return best
}

const measure = async (runs: number, work: () => unknown): Promise<number> => (await race(runs, work))[0]!

function report(name: string, bytes: number, seconds: number, platform?: number): void {
  const speed = `${Math.round(bytes / megabyte / seconds)} MB/s`
  const ratio = platform ? `${(platform / seconds).toFixed(2)} × platform` : ''
  console.log(`  ${name.padEnd(36)}${speed.padStart(11)}  ${ratio}`)
}

/** A stream generated from one block of random bytes, so nothing is read from disk. */
async function* makeStream(bytes: number, block: Uint8Array<ArrayBuffer>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let done = 0; done < bytes; done += block.length) yield block.subarray(0, Math.min(block.length, bytes - done))
}

async function digestNatively(name: string, chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash(name)
  for await (const chunk of chunks) hash.update(chunk)
  return hash.digest('hex')
}

const block = randomFillSync(new Uint8Array(4 * megabyte))
const streamSize = Number(process.argv[2] ?? 1024) * megabyte
const fileSize = Number(process.argv[3] ?? 512) * megabyte

console.log('Text of 1 KB, all five algorithms, per call')
const short = 'Stayput '.repeat(128)
for (const [name, options] of [
  ['with crypto.subtle', { subtle }],
  ['without crypto.subtle', {}],
] as const) {
  const seconds = await measure(5, async () => {
    for (let i = 0; i < 200; i++) await hashText(short, mainKeys, options)
  })
  console.log(`  ${name.padEnd(36)}${((seconds / 200) * 1e6).toFixed(0).padStart(8)} µs`)
}

console.log('\nText of 16 MB')
const text = 'The quick brown fox jumps. éèü 12'.repeat(megabyte / 2).slice(0, 16 * megabyte)
const textSize = new TextEncoder().encode(text).length
for (const key of allKeys) {
  const name = native.get(key)
  const platform = name ? await measure(3, () => createHash(name).update(text, 'utf8').digest('hex')) : undefined
  if (platform) report(`${key}: node:crypto`, textSize, platform)
  if (isOnPlatform(key)) {
    report(`${key}: ours with subtle`, textSize, await measure(3, () => hashText(text, [key], { subtle })), platform)
  }
  report(`${key}: ours without subtle`, textSize, await measure(3, () => hashText(text, [key])), platform)
}

console.log(`\nGenerated file of ${streamSize / megabyte} MB, streamed`)
for (const key of allKeys) {
  const name = native.get(key)
  const platform = name ? await measure(1, () => digestNatively(name, makeStream(streamSize, block))) : undefined
  if (platform) report(`${key}: node:crypto`, streamSize, platform)
  report(`${key}: ours`, streamSize, await measure(1, () => hashChunks(makeStream(streamSize, block), [key])), platform)
}
const before = process.memoryUsage().rss
report(
  'five in one pass: ours',
  streamSize,
  await measure(1, () => hashChunks(makeStream(streamSize, block), mainKeys)),
)
console.log(`  memory grown by ${Math.max(0, Math.round((process.memoryUsage().rss - before) / megabyte))} MB`)

console.log(`\nFile of ${fileSize / megabyte} MB, against crypto.subtle.digest of the same bytes`)
const file = new Blob(Array.from({ length: fileSize / block.length }, () => block))
const bytes = new Uint8Array(await file.arrayBuffer())
const atHand: FileSource = { size: file.size, arrayBuffer: async () => bytes.buffer, slice: (a, b) => file.slice(a, b) }
for (const { key, label } of algorithms.filter((row) => isOnPlatform(row.key))) {
  const [once, own, onceRead, ownRead] = await race(
    3,
    () => subtle.digest(label, bytes),
    () => hashFile(atHand, [key], { subtle }),
    async () => subtle.digest(label, new Uint8Array(await file.arrayBuffer())),
    () => hashFile(file, [key], { subtle }),
  )
  report(`${key}: platform, bytes at hand`, fileSize, once!)
  report(`${key}: ours, bytes at hand`, fileSize, own!, once)
  report(`${key}: platform, reading included`, fileSize, onceRead!)
  report(`${key}: ours, reading included`, fileSize, ownRead!, onceRead)
}

const helpers: Worker[] = []

/** Node 20 does not pass tsx on to a worker. */
const startHelper = () =>
  new Worker(`import('tsx/esm/api').then(({ tsImport }) => tsImport('${import.meta.url}', 'file:///'))`, { eval: true })

/** Hashes the file as the page does: one thread reads and passes the data around, and each has its own algorithms. */
async function hashTogether(threads: number, hasPlatform: boolean) {
  const { own, others } = shareOut(mainKeys, { threads, hasPlatform })
  const channels = Array.from({ length: others.length + 1 }, () => new MessageChannel())
  const places = channels.map(({ port1 }, index) => ({ from: channels.at(index - 1)!.port2, to: port1 }))
  const { from, to } = places[0]!
  const feed = createFeed({ from: from as unknown as Port, to: to as unknown as Port }, others.length + 7)
  await Promise.all([
    hashFile(file, own, { ...(hasPlatform && { subtle }), feed }),
    ...others.map((keys, index) => {
      helpers[index] ??= startHelper()
      const helper = helpers[index]
      const place = places[index + 1]!
      helper.postMessage({ place, keys }, [place.from, place.to])
      return new Promise((resolve, reject) => helper.once('message', resolve).once('error', reject))
    }),
  ])
  from.close()
}

const threads = Math.max(3, availableParallelism())
for (const [name, options] of [
  ['with crypto.subtle', { subtle }],
  ['without crypto.subtle', {}],
] as const) {
  console.log(`\nThe five of a file of ${fileSize / megabyte} MB, ${name}, reading included`)
  const [alone, together, ...each] = await race(
    3,
    () => hashFile(file, mainKeys, options),
    () => hashTogether(threads, 'subtle' in options),
    ...mainKeys.map((key) => () => hashFile(file, [key], options)),
  )
  report('one thread', fileSize, alone!)
  report(`shared by ${threads} threads`, fileSize, together!)
  report('the slowest of them alone', fileSize, Math.max(...each))
}
for (const helper of helpers) await helper.terminate()

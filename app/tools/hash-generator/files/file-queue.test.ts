import { afterEach, expect, test, vi } from 'vitest'
import { fail, ok, type Result } from '#app/lib/result.ts'
import type { Hashes } from '../algorithms/digest.ts'
import type { AlgorithmKey } from '../algorithms/five.ts'
import { readExpected } from '../expected/expected.ts'
import { createFileQueue, type Wanted } from './file-queue.ts'

afterEach(() => void vi.useRealTimers())

const [a, b, c] = ['a.iso', 'b.iso', 'c.iso'].map((name) => ({ name, size: 100 })) as [Named, Named, Named]
type Named = { name: string; size: number }
type Order = { file: Named; keys: AlgorithmKey[]; hmacKey: string }

/** A queue with a fake clock, whose digests the test provides by hand. */
function setUp(wanted: Partial<Wanted> = {}) {
  const orders: (Order & {
    signal: AbortSignal
    onProgress: (bytes: number) => void
    answer: (answer: Result<Hashes>) => void
    break: (error: unknown) => void
  })[] = []
  const clock = { at: 0 }
  const log = vi.fn()
  const queue = createFileQueue<Named>(
    (order, task) =>
      new Promise((answer, reject) => {
        orders.push({ ...order, ...task, answer, break: reject })
      }),
    { now: () => clock.at, pause: 150, log },
  )
  const want = (changes: Partial<Wanted>) => queue.want({ chosen: ['md5'], entries: [], hmacKey: '', ...changes })
  want(wanted)
  return { queue, orders, clock, log, want }
}

const md5 = (value: string) => ok({ md5: ok(value) })
const settled = () => new Promise((resolve) => setTimeout(resolve))
const digestsOf = ({ queue }: ReturnType<typeof setUp>) =>
  queue.read().files.map(({ file, hashes }) => `${file.name} ${hashes.md5?.ok && hashes.md5.value}`)

test('files are hashed one at a time, in order', async () => {
  const { queue, orders } = setUp()
  queue.open([a, b], new Map([[b, 'folder/b.iso']]))
  expect(queue.read()).toMatchObject({ isWorking: true, progress: 0 })
  await settled()
  expect(orders).toMatchObject([{ file: a, keys: ['md5'], hmacKey: '' }])
  orders[0]!.answer(md5('90'))
  await settled()
  orders[1]!.answer(md5('91'))
  await settled()
  expect(queue.read()).toMatchObject({
    files: [
      { path: 'a.iso', hashes: { md5: ok('90') } },
      { path: 'folder/b.iso', hashes: { md5: ok('91') } },
    ],
    isWorking: false,
    progress: 0,
    speed: 0,
    left: '',
    underway: null,
  })
  expect(orders).toHaveLength(2)
})

test('progress and speed are reported at most five times a second', async () => {
  const { queue, orders, clock } = setUp()
  const told = vi.fn()
  queue.open([a, b])
  await settled()
  queue.watch(told)
  clock.at = 199
  orders[0]!.onProgress(20)
  expect(told).not.toHaveBeenCalled()
  clock.at = 1000
  orders[0]!.onProgress(50)
  expect(told).toHaveBeenCalledTimes(1)
  expect(queue.read()).toMatchObject({
    progress: 0.25,
    speed: 50,
    left: '3 s left',
    underway: { file: a, share: 0.5 },
    done: null,
  })
})

test('the current file is known from its start, each file keeps its speed, and the end gives the total size and time', async () => {
  const { queue, orders, clock } = setUp()
  queue.open([a, b])
  await settled()
  expect(queue.read().underway).toEqual({ file: a, share: 0 })
  clock.at = 500
  orders[0]!.answer(md5('90'))
  await settled()
  expect(queue.read()).toMatchObject({ underway: { file: b, share: 0 }, files: [{ speed: 200 }, { speed: 0 }] })
  clock.at = 600
  orders[1]!.answer(md5('91'))
  await settled()
  expect(queue.read()).toMatchObject({ underway: null, files: [{ speed: 200 }, { speed: 1000 }] })
  expect(queue.read().done).toEqual({ bytes: 200, took: 600 })
})

test('added files go to the end, and the files before them are not hashed again', async () => {
  const tried = setUp()
  const { queue, orders } = tried
  queue.open([a])
  await settled()
  queue.add([b])
  expect(orders[0]!.signal.aborted).toBe(false)
  orders[0]!.answer(md5('90'))
  await settled()
  orders[1]!.answer(md5('91'))
  await settled()
  queue.add([c])
  expect(queue.read()).toMatchObject({ isWorking: true, done: null })
  await settled()
  orders[2]!.answer(md5('92'))
  await settled()
  expect(digestsOf(tried)).toEqual(['a.iso 90', 'b.iso 91', 'c.iso 92'])
  expect(orders).toHaveLength(3)
})

test('an algorithm chosen during the work is computed in another round, without starting over', async () => {
  const { queue, orders, want } = setUp()
  queue.open([a])
  await settled()
  want({ chosen: ['md5', 'sha1'] })
  expect(orders[0]!.signal.aborted).toBe(false)
  orders[0]!.answer(md5('90'))
  await settled()
  expect(orders[1]).toMatchObject({ file: a, keys: ['sha1'] })
})

test('other possible algorithms are tried once an expected digest does not match', async () => {
  const reading = readExpected('0'.repeat(64))
  const entries = reading.ok ? reading.value.entries : []
  const { queue, orders } = setUp({ chosen: ['sha256'], entries })
  queue.open([a])
  await settled()
  expect(orders[0]!.keys).toEqual(['sha256'])
  orders[0]!.answer(ok({ sha256: ok('1'.repeat(64)) }))
  await settled()
  expect(orders[1]!.keys).toEqual(['sha3-256', 'blake3'])
  orders[1]!.answer(ok({ 'sha3-256': ok('2'.repeat(64)), blake3: ok('3'.repeat(64)) }))
  await settled()
  expect(queue.read().done?.bytes).toBe(100)
})

test('a new HMAC key stops the work, which starts over after a pause in typing', async () => {
  vi.useFakeTimers()
  const { queue, orders, want } = setUp()
  queue.open([a])
  await vi.advanceTimersByTimeAsync(0)
  want({ hmacKey: 'k' })
  expect(orders[0]!.signal.aborted).toBe(true)
  orders[0]!.answer(md5('late'))
  await vi.advanceTimersByTimeAsync(100)
  want({ hmacKey: 'ke' })
  await vi.advanceTimersByTimeAsync(149)
  expect(orders).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(orders[1]).toMatchObject({ file: a, hmacKey: 'ke' })
  expect(queue.read().files[0]?.hashes).toEqual({})
})

test('new files stop the work on the old ones, whose late digests are ignored', async () => {
  const tried = setUp()
  const { queue, orders } = tried
  queue.open([a, b])
  await settled()
  queue.open([c])
  await settled()
  expect(orders[0]!.signal.aborted).toBe(true)
  orders[0]!.answer(md5('late'))
  orders[1]!.answer(md5('92'))
  await settled()
  expect(digestsOf(tried)).toEqual(['c.iso 92'])
})

test('cleared files come back with their digests, and only the rest is hashed', async () => {
  const tried = setUp()
  const { queue, orders } = tried
  queue.open([a, b])
  await settled()
  orders[0]!.answer(md5('90'))
  await settled()
  const bringBack = queue.clear()
  expect(orders[1]!.signal.aborted).toBe(true)
  expect(queue.read()).toMatchObject({ files: [], isWorking: false })
  bringBack()
  await settled()
  expect(orders).toHaveLength(3)
  expect(orders[2]).toMatchObject({ file: b })
  orders[2]!.answer(md5('91'))
  await settled()
  expect(digestsOf(tried)).toEqual(['a.iso 90', 'b.iso 91'])
})

test('files brought back with the same HMAC key are not hashed again', async () => {
  const { queue, orders, want } = setUp({ hmacKey: 'k' })
  queue.open([a])
  await settled()
  orders[0]!.answer(md5('de'))
  await settled()
  const bringBack = queue.clear()
  want({ hmacKey: '' })
  bringBack()
  want({ hmacKey: 'k' })
  await settled()
  expect(orders).toHaveLength(1)
  expect(queue.read()).toMatchObject({ isWorking: false, files: [{ hmacKey: 'k' }] })
})

test('Cancel keeps the files that have a digest, and choosing another algorithm resumes the work', async () => {
  const tried = setUp()
  const { queue, orders, want } = tried
  queue.open([a, b])
  await settled()
  orders[0]!.answer(md5('90'))
  await settled()
  queue.cancel()
  expect(orders[1]!.signal.aborted).toBe(true)
  expect(digestsOf(tried)).toEqual(['a.iso 90'])
  expect(queue.read().isWorking).toBe(false)
  want({ chosen: ['md5', 'sha1'] })
  await settled()
  expect(orders[2]).toMatchObject({ file: a, keys: ['sha1'] })
  queue.cancel()
  want({ chosen: ['md5', 'sha1'], entries: [] })
  await settled()
  expect(orders).toHaveLength(3)
})

test('an unreadable file is reported, a crash is logged, and the next file still gets its turn', async () => {
  const { queue, orders, log } = setUp()
  queue.open([a, b])
  await settled()
  orders[0]!.answer(fail('It has moved.'))
  await settled()
  const error = new Error('no worker')
  orders[1]!.break(error)
  await settled()
  expect(queue.read().files.map(({ problem }) => problem)).toEqual(['It has moved.', 'Error generating hash'])
  expect(log.mock.calls).toEqual([[error]])
})

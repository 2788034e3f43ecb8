import { afterEach, expect, test, vi } from 'vitest'
import { fail, ok, type Result } from '#app/lib/result.ts'
import type { Underway } from '#app/work/run/job.ts'
import type { Hashes } from '../algorithms/digest.ts'
import { readExpected } from '../expected/expected.ts'
import { createFileQueue, type Order, type Wanted } from './file-queue.ts'

afterEach(() => void vi.useRealTimers())

// Plain objects, because Vitest takes any two Files for equal.
const [a, b, c] = ['a.iso', 'b.iso', 'c.iso'].map((name) => ({ name, size: 100 })) as [File, File, File]

/** A queue with a fake clock, whose digests the test provides by hand. */
function setUp(wanted: Partial<Wanted> = {}) {
  const orders: (Order & Underway & { answer: (answer: Result<Hashes>) => void; break: (error: unknown) => void })[] =
    []
  const clock = { at: 0 }
  const log = vi.fn()
  const queue = createFileQueue(
    (order, task) =>
      new Promise((answer, reject) => {
        orders.push({ ...order, ...task, answer, break: reject })
      }),
    { now: () => clock.at, pause: 150, log },
  )
  const asked = { current: { files: [], chosen: ['md5'], entries: [], hmacKey: '' } as Wanted }
  function want(changes: Partial<Wanted>) {
    asked.current = { ...asked.current, ...changes }
    queue.want(asked.current)
  }
  /** Opens other files. Returns a function that brings the old ones back, as an undo does. */
  function open(files: readonly File[], paths?: ReadonlyMap<File, string>) {
    const { files: before } = asked.current
    want({ files: files.map((file) => ({ file, path: paths?.get(file) ?? file.name })) })
    return () => want({ files: before })
  }
  const add = (file: File) => want({ files: [...asked.current.files, { file, path: file.name }] })
  const cancel = () => want({ files: queue.cancel() })
  want(wanted)
  return { queue, orders, clock, log, want, open, add, cancel }
}

const md5 = (value: string) => ok({ md5: ok(value) })
const settled = () => new Promise((resolve) => setTimeout(resolve))
const digestsOf = ({ queue }: ReturnType<typeof setUp>) =>
  queue.read().files.map(({ file, hashes }) => `${file.name} ${hashes.md5?.ok && hashes.md5.value}`)

test('files are hashed one at a time, in order', async () => {
  const { queue, orders, open } = setUp()
  open([a, b], new Map([[b, 'folder/b.iso']]))
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
    underway: null,
  })
  expect(orders).toHaveLength(2)
})

test('progress and speed are reported at most five times a second', async () => {
  const { queue, orders, clock, open } = setUp()
  const told = vi.fn()
  open([a, b])
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
    underway: { file: a, share: 0.5, speed: 50, left: '3 s left' },
    done: null,
  })
})

test('the current file is known from its start, each file keeps its speed, and the end gives the total size and time', async () => {
  const { queue, orders, clock, open } = setUp()
  open([a, b])
  await settled()
  expect(queue.read().underway).toEqual({ file: a, share: 0, speed: 0, left: '' })
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
  const { queue, orders, open, add } = tried
  open([a])
  await settled()
  add(b)
  expect(orders[0]!.signal.aborted).toBe(false)
  orders[0]!.answer(md5('90'))
  await settled()
  orders[1]!.answer(md5('91'))
  await settled()
  add(c)
  expect(queue.read()).toMatchObject({ isWorking: true, done: null })
  await settled()
  orders[2]!.answer(md5('92'))
  await settled()
  expect(digestsOf(tried)).toEqual(['a.iso 90', 'b.iso 91', 'c.iso 92'])
  expect(orders).toHaveLength(3)
})

test('an algorithm chosen during the work is computed in another round, without starting over', async () => {
  const { orders, want, open } = setUp()
  open([a])
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
  const { queue, orders, open } = setUp({ chosen: ['sha256'], entries })
  open([a])
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
  const { queue, orders, want, open } = setUp()
  open([a])
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
  const { orders, open } = tried
  open([a, b])
  await settled()
  open([c])
  await settled()
  expect(orders[0]!.signal.aborted).toBe(true)
  orders[0]!.answer(md5('late'))
  orders[1]!.answer(md5('92'))
  await settled()
  expect(digestsOf(tried)).toEqual(['c.iso 92'])
})

test('cleared files come back with their digests, and only the rest is hashed', async () => {
  const tried = setUp()
  const { queue, orders, open } = tried
  open([a, b])
  await settled()
  orders[0]!.answer(md5('90'))
  await settled()
  const bringBack = open([])
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
  const { queue, orders, want, open } = setUp({ hmacKey: 'k' })
  open([a])
  await settled()
  orders[0]!.answer(md5('de'))
  await settled()
  const bringBack = open([])
  want({ hmacKey: '' })
  bringBack()
  want({ hmacKey: 'k' })
  await settled()
  expect(orders).toHaveLength(1)
  expect(queue.read()).toMatchObject({ isWorking: false, files: [{ hmacKey: 'k' }] })
})

test('a list brought back after Cancel stays canceled, and files added to it resume the work', async () => {
  const { orders, open, add, cancel } = setUp({ chosen: ['md5', 'sha1'] })
  open([a])
  await settled()
  orders[0]!.answer(md5('90'))
  await settled()
  cancel()
  open([])()
  await settled()
  expect(orders).toHaveLength(2)
  add(b)
  await settled()
  expect(orders[2]).toMatchObject({ file: a, keys: ['sha1'] })
})

test('Cancel keeps the files that have a digest, and choosing another algorithm resumes the work', async () => {
  const tried = setUp()
  const { queue, orders, want, open, cancel } = tried
  open([a, b])
  await settled()
  orders[0]!.answer(md5('90'))
  await settled()
  cancel()
  expect(orders[1]!.signal.aborted).toBe(true)
  expect(digestsOf(tried)).toEqual(['a.iso 90'])
  expect(queue.read().isWorking).toBe(false)
  want({ chosen: ['md5', 'sha1'] })
  await settled()
  expect(orders[2]).toMatchObject({ file: a, keys: ['sha1'] })
  cancel()
  want({ chosen: ['md5', 'sha1'], entries: [] })
  await settled()
  expect(orders).toHaveLength(3)
})

test('an unreadable file is reported, a crash is logged, and the next file still gets its turn', async () => {
  const { queue, orders, log, open } = setUp()
  open([a, b])
  await settled()
  orders[0]!.answer(fail('It has moved.'))
  await settled()
  const error = new Error('no worker')
  orders[1]!.break(error)
  await settled()
  expect(queue.read().files.map(({ problem }) => problem)).toEqual(['It has moved.', 'Error generating hash'])
  expect(log.mock.calls).toEqual([[error]])
})

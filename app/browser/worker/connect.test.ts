import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => void vi.useRealTimers())

import { isAbort } from '#app/lib/abort.ts'
import { longTextOf, type PaneText } from '#app/lib/long-text.ts'
import { isMissingPart } from '#app/lib/missing-part.ts'
import { readTraffic } from '../traffic-meter.ts'
import { connect } from './connect.ts'
import type { Answer, Call, Piece, Report } from './protocol.ts'

/** A worker whose answers the test sends by hand. */
class HandWorker extends EventTarget {
  calls: (Call | Piece)[] = []
  isTerminated = false
  postMessage(call: Call | Piece) {
    this.calls.push(call)
  }
  terminate() {
    this.isTerminated = true
  }
  answer(answer: Answer | Piece | Report) {
    this.dispatchEvent(new MessageEvent('message', { data: answer }))
  }
}

type Api = { double: (input: number) => number; repeat: (input: { text: PaneText }) => { text: PaneText } }

function setUp(isKept = false) {
  const workers: HandWorker[] = []
  const start = () => {
    const worker = new HandWorker()
    workers.push(worker)
    return worker as unknown as Worker
  }
  const connection = connect<Api>('worker.js', { start, isKept })
  return { connection, workers }
}

test('the worker starts on the first call and answers by id, in any order', async () => {
  const { connection, workers } = setUp()
  expect(workers).toHaveLength(0)
  const one = connection.call('double', 1)
  const two = connection.call('double', 2)
  workers[0]?.answer({ id: 2, output: 4 })
  workers[0]?.answer({ id: 1, output: 2 })
  expect(await Promise.all([one, two])).toEqual([2, 4])
  expect(workers).toHaveLength(1)
})

test('progress reaches the right call', async () => {
  const { connection, workers } = setUp()
  const onProgress = vi.fn()
  const call = connection.call('double', 1, { onProgress })
  workers[0]?.answer({ id: 1, progress: 0.5 })
  workers[0]?.answer({ id: 1, output: 2 })
  await call
  expect(onProgress.mock.calls).toEqual([[0.5]])
})

test('text sent before the answer reaches the right call, and can be taken back', async () => {
  const { connection, workers } = setUp()
  const onText = vi.fn()
  const call = connection.call('double', 1, { onText })
  for (const fed of ['a', null, 'b']) workers[0]?.answer({ id: 1, fed })
  workers[0]?.answer({ id: 1, output: 2 })
  await call
  workers[0]?.answer({ id: 1, fed: 'late' })
  expect(onText.mock.calls).toEqual([['a'], [null], ['b']])
})

test('asking whether a worker is running does not start one', async () => {
  const { connection, workers } = setUp()
  expect(connection.isStarted).toBe(false)
  expect(workers).toHaveLength(0)
  connection.call('double', 1).catch(() => null)
  expect(connection.isStarted).toBe(true)
  connection.stop()
  expect(connection.isStarted).toBe(false)
})

test('aborting terminates the worker, drops its late answers, and the next call starts a new one', async () => {
  const { connection, workers } = setUp()
  const controller = new AbortController()
  const call = connection.call('double', 1, { signal: controller.signal })
  controller.abort()
  const error = await call.catch((reason) => reason)
  expect(isAbort(error)).toBe(true)
  expect(workers[0]?.isTerminated).toBe(true)

  const next = connection.call('double', 3)
  workers[0]?.answer({ id: 2, output: 'late' })
  workers[1]?.answer({ id: 2, output: 6 })
  expect(await next).toBe(6)
})

test('a call with an already aborted signal never reaches a worker', async () => {
  const { connection, workers } = setUp()
  const error = await connection.call('double', 1, { signal: AbortSignal.abort() }).catch((reason) => reason)
  expect(isAbort(error)).toBe(true)
  expect(workers).toHaveLength(0)
})

test('a failing worker rejects pending calls, and not with an abort', async () => {
  const { connection, workers } = setUp()
  const call = connection.call('double', 1)
  workers[0]?.dispatchEvent(new Event('error'))
  const error = await call.catch((reason) => reason)
  expect(error).toBeInstanceOf(Error)
  expect(isAbort(error)).toBe(false)
  expect(isMissingPart(error)).toBe(true)
  expect(workers[0]?.isTerminated).toBe(true)
})

test('an error thrown by the served function rejects with its message', async () => {
  const { connection, workers } = setUp()
  const call = connection.call('double', 1)
  workers[0]?.answer({ id: 1, error: 'no' })
  await expect(call).rejects.toThrow('no')
})

test("a worker's requests are added to the page's traffic", async () => {
  vi.stubGlobal('location', { href: 'https://stayput.example/tools/json-formatter' })
  const { connection, workers } = setUp()
  const call = connection.call('double', 1)
  const request = { status: 200, transferSize: 300, initiator: 'script', isKept: false }
  const addresses = ['https://stayput.example/assets/json.worker.js', 'https://stayput.example/x?secret']
  workers[0]?.answer({ observed: { requests: addresses.map((address) => ({ address, ...request })), refused: [] } })
  workers[0]?.answer({ id: 1, output: 2 })
  expect(await call).toBe(2)
  await expect.poll(readTraffic).toMatchObject({ ownFiles: 1, sent: [{ address: 'https://stayput.example/x?secret' }] })
})

test('a long text is sent in pieces before its call, and comes back in pieces before its answer', async () => {
  const { connection, workers } = setUp()
  const text = longTextOf(['x'.repeat(300_000), 'y'])
  const call = connection.call('repeat', { text })
  await vi.waitFor(() => expect(workers[0]?.calls.at(-1)).toHaveProperty('name'))
  const pieces = workers[0]!.calls.filter((each) => 'piece' in each)
  expect(pieces.length).toBeGreaterThan(1)
  expect(pieces.map(({ piece }) => piece).join('')).toBe(text.toString())
  expect(workers[0]!.calls.at(-1)).toEqual({ id: 1, name: 'repeat', input: { text: { longText: 0 } } })

  workers[0]!.answer({ id: 1, of: 0, piece: 'ab' })
  workers[0]!.answer({ id: 1, of: 0, piece: 'c' })
  workers[0]!.answer({ id: 1, output: { text: { longText: 0 } } })
  expect((await call).text.toString()).toBe('abc')
})

test('a call canceled while its text is being sent is never posted', async () => {
  const { connection, workers } = setUp()
  const controller = new AbortController()
  const call = connection.call('repeat', { text: longTextOf(['x'.repeat(3_000_000)]) }, { signal: controller.signal })
  controller.abort()
  expect(isAbort(await call.catch((reason) => reason))).toBe(true)
  await connection.call('double', 1, { signal: AbortSignal.abort() }).catch(() => null)
  expect(workers[0]?.calls.some((each) => 'name' in each)).toBe(false)
})

test('a worker that has been idle for half a minute is stopped, unless it is kept', async () => {
  vi.useFakeTimers()
  for (const isKept of [false, true]) {
    const { connection, workers } = setUp(isKept)
    const call = connection.call('double', 1)
    workers[0]?.answer({ id: 1, output: 2 })
    await call
    vi.advanceTimersByTime(29_000)
    expect(workers[0]?.isTerminated).toBe(false)
    vi.advanceTimersByTime(2_000)
    expect(workers[0]?.isTerminated).toBe(!isKept)
  }
})

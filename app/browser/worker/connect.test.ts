import { expect, test, vi } from 'vitest'
import { isAbort } from '#app/lib/abort.ts'
import { connect } from './connect.ts'
import type { Call } from './protocol.ts'

type Api = { double: (input: number) => number }

/** Workers that double at once. */
function setUp() {
  const started: EventTarget[] = []
  const start = () => {
    const worker = Object.assign(new EventTarget(), {
      postMessage: ({ id, input }: Call) =>
        worker.dispatchEvent(new MessageEvent('message', { data: { id, output: Number(input) * 2 } })),
      terminate: () => {},
    })
    started.push(worker)
    return worker as unknown as Worker
  }
  return { connection: connect<Api>('worker.js', { start }), started }
}

test('calls made before the connection is there are answered by one worker', async () => {
  const { connection, started } = setUp()
  expect(connection.isStarted).toBe(false)
  expect(await Promise.all([connection.call('double', 1), connection.call('double', 2)])).toEqual([2, 4])
  expect(started).toHaveLength(1)
  expect(connection.isStarted).toBe(true)
})

test('a worker that is started before it is called is there for the call, once', async () => {
  const { connection, started } = setUp()
  connection.start()
  await vi.waitFor(() => expect(connection.isStarted).toBe(true))
  connection.start()
  expect(await connection.call('double', 2)).toBe(4)
  expect(started).toHaveLength(1)
})

test('a call that is stopped before the connection is there starts no worker', async () => {
  const { connection, started } = setUp()
  const call = connection.call('double', 1).catch((error) => error)
  connection.stop()
  expect(isAbort(await call)).toBe(true)
  expect(started).toHaveLength(0)
  expect(await connection.call('double', 3)).toBe(6)
})

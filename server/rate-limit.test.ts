import { afterEach, expect, test, vi } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a turn comes back when its time is over', () => {
  let time = 0
  const limit = createRateLimit({ perAddress: 1, inAll: 9, window: 100 }, () => time)
  expect(['a', 'a', 'b'].map((address) => limit.take(address).wait)).toEqual([0, 100, 0])
  time = 99
  expect(limit.take('a').wait).toBe(1)
  time = 100
  expect(limit.take('a').wait).toBe(0)
})

test('all addresses together have a limit too, in number and in bytes', () => {
  let time = 0
  const limit = createRateLimit({ perAddress: 9, inAll: 3, bytes: 10, window: 100 }, () => time)
  expect(limit.take('a', 6)).toMatchObject({ wait: 0 })
  time = 10
  expect(limit.take('b', 5)).toMatchObject({ wait: 90, isForAll: true })
  expect(limit.take('b', 4)).toMatchObject({ wait: 0 })
  expect(limit.take('c')).toMatchObject({ wait: 0 })
  expect(limit.take('d')).toMatchObject({ wait: 90, isForAll: true })
  time = 100
  expect(limit.take('d', 6)).toMatchObject({ wait: 0 })
})

test('a turn that came to nothing is given back, once', () => {
  const limit = createRateLimit({ perAddress: 1, inAll: 2, bytes: 10, window: 100 }, () => 0)
  const turn = limit.take('a', 10)
  turn.giveBack()
  turn.giveBack()
  expect(limit.size()).toBe(0)
  expect(limit.take('a', 10).wait).toBe(0)
  expect(limit.take('a').wait).toBe(100)
})

test('an address is forgotten when its time is over, whether or not anybody comes again', () => {
  vi.useFakeTimers()
  const limit = createRateLimit({ perAddress: 2, inAll: 9, window: 100 }, Date.now)
  limit.take('a')
  vi.advanceTimersByTime(60)
  limit.take('a')
  limit.take('b')
  vi.advanceTimersByTime(99)
  expect(limit.size()).toBe(2)
  vi.advanceTimersByTime(1)
  expect(limit.size()).toBe(0)
})

test('a flood of addresses is remembered no further than the limit for all', () => {
  let asked = 0
  const limit = createRateLimit({ perAddress: 5, inAll: 200, window: 100 }, () => {
    asked++
    return 0
  })
  for (let index = 0; index < 10_000; index++) limit.take(`address ${index}`)
  expect(limit.size()).toBe(200)
  // Nobody walks through all that is remembered: each attempt looks at the clock a few times.
  expect(asked).toBeLessThan(40_000)
})

import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { networksOf } from './address.ts'
import { createRateLimit } from './rate-limit.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a slot comes back after the window', () => {
  let time = 0
  const limit = createRateLimit({ perAddress: 1, inAll: 9, window: 100 }, () => time)
  expect(['a', 'a', 'b'].map((address) => limit.take(address).wait)).toEqual([0, 100, 0])
  time = 99
  expect(limit.take('a').wait).toBe(1)
  time = 100
  expect(limit.take('a').wait).toBe(0)
})

test('there is also a limit for all addresses together, in number and in bytes', () => {
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

test('an unused slot can be given back, once', () => {
  const limit = createRateLimit({ perAddress: 1, inAll: 2, bytes: 10, window: 100 }, () => 0)
  const slot = limit.take('a', 10)
  slot.giveBack()
  slot.giveBack()
  expect(limit.size()).toBe(0)
  expect(limit.take('a', 10).wait).toBe(0)
  expect(limit.take('a').wait).toBe(100)
})

test('an address is forgotten after the window, even if nobody comes again', () => {
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

test('in a flood, no more addresses are remembered than the limit for all', () => {
  let asked = 0
  const limit = createRateLimit({ perAddress: 5, inAll: 200, window: 100 }, () => {
    asked++
    return 0
  })
  for (let index = 0; index < 10_000; index++) limit.take(`address ${index}`)
  expect(limit.size()).toBe(200)
  // No attempt walks through everything remembered: each reads the clock only a few times.
  expect(asked).toBeLessThan(40_000)
})

test('a wider network has exactly twice the slots and bytes of the one inside it', () => {
  const limits = { perAddress: 5, bytesPerAddress: 100, inAll: 10_000, bytes: 10_000, window: 100 }
  for (const size of [0, 20]) {
    const limit = createRateLimit(limits, () => 0)
    const countTurns = (addresses: string[]) =>
      addresses
        .flatMap((address) => Array.from({ length: 10 }, () => limit.take(address, size).wait))
        .filter((wait) => !wait).length
    const subnets = (start: number) =>
      Array.from({ length: 9 }, (_, index) => `2001:db8:0:${(start + index).toString(16)}::/64`)
    expect(countTurns(['2001:db8:0:1::/64'])).toBe(5)
    expect(countTurns(subnets(1))).toBe(5)
    expect(countTurns(subnets(0x100))).toBe(10)
    expect(countTurns(subnets(0x200))).toBe(0)
    expect(limit.find('2001:db8:0:300::/64')).toMatchObject({ wait: 100, isForAll: false })
    expect(countTurns(['2001:db8:1:1::/64'])).toBe(5)
  }
})

test('seven /64 of one /48 do not close the form for everyone', () => {
  const limits = { perAddress: 5, bytesPerAddress: 200_000, inAll: 200, bytes: 2_000_000, window: 600_000 }
  const limit = createRateLimit(limits, () => 0)
  for (let post = 0; post < 500; post++) limit.take(`2001:db8:0:${post % 7}::/64`, 64_000)
  for (const address of ['2001:db8:1:0::/64', '1.2.3.4']) expect(limit.take(address, 64_000).wait).toBe(0)
})

const limits = { perAddress: 4, bytesPerAddress: 30, inAll: 40, bytes: 300, window: 100 }
/** Posts from random addresses in a provider's networks, numbered 0 to `lastSite`. */
function postsFrom(lastSite: number) {
  const address = fc
    .tuple(fc.nat(lastSite), fc.nat(3), fc.nat(3))
    .map(([site, wide, narrow]) => `2001:db8:${site}:${((wide << 8) + narrow).toString(16)}::/64`)
  return fc.array(fc.record({ address, size: fc.nat(8), pause: fc.nat(3) }), { minLength: 80, maxLength: 200 })
}

test('within a window, no address, no network, and not all together exceed their slots and bytes', () => {
  fc.assert(
    fc.property(postsFrom(1), (given) => {
      let time = 0
      const limit = createRateLimit(limits, () => time)
      const taken: { address: string; size: number; at: number }[] = []
      const tooMany: unknown[] = []
      for (const { address, size, pause } of given) {
        time += pause
        if (limit.take(address, size).wait === 0) taken.push({ address, size, at: time })
        const recent = taken.filter(({ at }) => at > time - limits.window)
        const note = (some: typeof recent, slots: number, bytes: number) => {
          const sum = some.reduce((sum, each) => sum + each.size, 0)
          if (some.length > slots || sum > bytes)
            tooMany.push({ address, taken: [some.length, sum], limits: [slots, bytes] })
        }
        note(recent, limits.inAll, limits.bytes)
        for (const [level, network] of networksOf(address).entries()) {
          const inside = recent.filter((each) => networksOf(each.address).includes(network))
          note(inside, limits.perAddress * 2 ** level, limits.bytesPerAddress * 2 ** level)
        }
      }
      // One expectation for all: one per network would take most of the test's time.
      expect(tooMany).toEqual([])
    }),
  )
})

test('whatever nine networks post, a tenth still gets a slot', () => {
  fc.assert(
    fc.property(postsFrom(8), (given) => {
      let time = 0
      const limit = createRateLimit(limits, () => time)
      for (const { address, size, pause } of given) {
        time += pause / 10
        limit.take(address, size)
        for (const other of ['2001:db8:f:0::/64', '1.2.3.4']) expect(limit.find(other, 3).wait).toBe(0)
      }
    }),
  )
})

test('once all slots are given back or over, nothing is remembered', () => {
  fc.assert(
    fc.property(postsFrom(8), fc.boolean(), (given, isGivenBack) => {
      let time = 0
      const limit = createRateLimit(limits, () => time)
      const slots = given.map(({ address, size }) => limit.take(address, size))
      if (isGivenBack) for (const slot of slots) slot.giveBack()
      else time = limits.window
      limit.find('1.2.3.4')
      expect(limit.size()).toBe(0)
      expect(limit.find('2001:db8:0:0::/64', limits.bytesPerAddress).wait).toBe(0)
    }),
  )
})

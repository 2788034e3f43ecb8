import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeNow, nextTickDelay, toInstant } from './time.ts'

test.each([
  [1_700_000_000_000, 1000],
  [1_700_000_000_250, 750],
  [1_700_000_000_999, 1],
  [1_700_000_000_999.9, 1],
])('at %d the next tick is %i ms away', (now, delay) => {
  expect(nextTickDelay(now)).toBe(delay)
})

test('however late each timer fires, every tick lands just after a new second', () => {
  fc.assert(
    fc.property(fc.nat(1e12), fc.array(fc.nat(400), { minLength: 1 }), (start, delays) => {
      let now = start
      for (const late of delays) {
        const next = now + nextTickDelay(now)
        expect(next % 1000).toBe(0)
        expect(Math.floor(next / 1000)).toBe(Math.floor(now / 1000) + 1)
        now = next + late
      }
    }),
  )
})

test('the clock shows the date in UTC, the seconds and the milliseconds', () => {
  expect(describeNow(1_640_995_200_789)).toEqual({
    date: '2022-01-01 00:00:00 UTC',
    seconds: '1640995200',
    milliseconds: '1640995200789',
  })
})

test('milliseconds become an instant, rounded down, also before the epoch', () => {
  expect([toInstant(1.9), toInstant(0), toInstant(-0.1)]).toEqual([1_000_000n, 0n, -1_000_000n])
})

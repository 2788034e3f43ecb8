import fc from 'fast-check'
import { expect, test } from 'vitest'
import { advanceRate, describeLeft, describeTook, formatSpeed, startRate } from './rate.ts'

const MB = 1024 * 1024

test('speed and time left are empty until the speed is known', () => {
  expect(describeLeft(startRate(0), 100 * MB)).toBe('')
  expect(formatSpeed(startRate(0).speed)).toBe('')
})

test('a steady pace gives the speed and the time left', () => {
  let rate = startRate(1000)
  for (let step = 1; step <= 10; step++) rate = advanceRate(rate, step * 5 * MB, 1000 + step * 100)
  expect(formatSpeed(rate.speed)).toBe('50 MB/s')
  expect(describeLeft(rate, 650 * MB)).toBe('12 s left')
  expect(describeLeft(rate, 50 * MB)).toBe('0 s left')
})

test.each([
  [59, '59 s left'],
  [60, '1 min 0 s left'],
  [3599, '59 min 59 s left'],
  [3600, '1 h 0 min left'],
])('%i seconds left are shown as %s', (seconds, expected) => {
  expect(describeLeft(advanceRate(startRate(0), MB, 1000), (seconds + 1) * MB)).toBe(expected)
})

test('the total size is shown with the time it took', () => {
  expect(describeTook(3 * MB, 1200)).toBe('3 MB in 2 s')
  expect(describeTook(3 * MB, 40)).toBe('3 MB in 40 ms')
})

test('the speed follows a change of pace gradually', () => {
  const steady = advanceRate(startRate(0), 10 * MB, 1000)
  const slower = advanceRate(steady, 11 * MB, 2000)
  expect(slower.speed).toBeGreaterThan(MB)
  expect(slower.speed).toBeLessThan(10 * MB)
})

test('a clock that stops or goes back, or a count that goes back, changes nothing', () => {
  const rate = advanceRate(startRate(0), MB, 1000)
  expect(advanceRate(rate, 2 * MB, 1000)).toBe(rate)
  expect(advanceRate(rate, 2 * MB, 500)).toBe(rate)
  expect(advanceRate(rate, 0, 2000)).toBe(rate)
})

test('the speed always stays between the slowest and the fastest seen', () => {
  const step = fc.record({ bytes: fc.integer({ min: 1, max: 1e9 }), time: fc.integer({ min: 1, max: 10_000 }) })
  fc.assert(
    fc.property(fc.array(step, { minLength: 1 }), (steps) => {
      let rate = startRate(0)
      for (const { bytes, time } of steps) rate = advanceRate(rate, rate.done + bytes, rate.at + time)
      const speeds = steps.map(({ bytes, time }) => (bytes * 1000) / time)
      expect(rate.speed).toBeGreaterThanOrEqual(Math.min(...speeds) * (1 - 1e-9))
      expect(rate.speed).toBeLessThanOrEqual(Math.max(...speeds) * (1 + 1e-9))
    }),
  )
})

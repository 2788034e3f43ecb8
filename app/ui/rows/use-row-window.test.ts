import { expect, test } from 'vitest'
import { windowOf } from './use-row-window.ts'

test('draws the visible rows and a few more on both sides', () => {
  const { first, end, height, offset } = windowOf({ count: 1000, rowHeight: 20, top: 400, height: 200 })
  expect({ first, end, height, offset }).toEqual({ first: 12, end: 38, height: 20_000, offset: 240 })
})

test('an empty or short list draws all its rows', () => {
  expect(windowOf({ count: 0, rowHeight: 20, top: 0, height: 200 })).toMatchObject({ first: 0, end: 0, height: 0 })
  expect(windowOf({ count: 3, rowHeight: 20, top: 0, height: 200 })).toMatchObject({ first: 0, end: 3, height: 60 })
})

test('a list that shrank to less than its scroll position draws nothing past its end', () => {
  const { first, end } = windowOf({ count: 5, rowHeight: 20, top: 4000, height: 200 })
  expect(first).toBeLessThanOrEqual(5)
  expect(end).toBe(5)
})

test('ten million rows fit into the tallest element a browser can draw, and scrolling to the end shows the last row', () => {
  const list = { count: 10_000_000, rowHeight: 24, height: 400 }
  const { height, topOf } = windowOf({ ...list, top: 0 })
  expect(height).toBe(15_000_000)
  const last = windowOf({ ...list, top: height - list.height })
  expect(last.end).toBe(list.count)
  const middle = windowOf({ ...list, top: topOf(5_000_000) })
  expect(middle.first).toBeLessThanOrEqual(5_000_000)
  expect(middle.end).toBeGreaterThan(5_000_000)
})

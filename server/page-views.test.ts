import { expect, test, vi } from 'vitest'
import type { ViewCount } from './database.ts'
import { createViewCounts } from './page-views.ts'

const day = '2026-11-15'

test('views are written together, a while after the first one', async () => {
  vi.useFakeTimers()
  const written: ViewCount[][] = []
  const views = createViewCounts(async (counts) => void written.push(counts), 1000)
  for (const route of ['/', '/tools', '/']) views.count(day, route)
  await vi.advanceTimersByTimeAsync(999)
  expect(written).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(written).toEqual([
    [
      { day, route: '/', views: 2 },
      { day, route: '/tools', views: 1 },
    ],
  ])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(written).toHaveLength(1)
  vi.useRealTimers()
})

test('counts that cannot be written are kept, one per route and day, and tried again', async () => {
  vi.useFakeTimers()
  let written: ViewCount[] = []
  let isBroken = true
  const views = createViewCounts(async (counts) => {
    if (isBroken) throw new Error('the disk is full')
    written = counts
  }, 1000)
  for (let count = 0; count < 500; count++) {
    views.count(day, '/')
    await vi.advanceTimersByTimeAsync(1000)
  }
  isBroken = false
  await vi.advanceTimersByTimeAsync(1000)
  expect(written).toEqual([{ day, route: '/', views: 500 }])
  vi.useRealTimers()
})

test('views counted during a slow write are written after it, and none twice', async () => {
  const written: ViewCount[][] = []
  let finish = () => {}
  const views = createViewCounts((counts) => {
    written.push(counts)
    return new Promise((resolve) => {
      finish = resolve
    })
  }, 1_000_000)
  views.count(day, '/')
  const first = views.flush()
  await vi.waitFor(() => expect(written).toHaveLength(1))
  views.count(day, '/')
  const second = views.flush()
  finish()
  await first
  await vi.waitFor(() => expect(written).toHaveLength(2))
  finish()
  await second
  expect(written.flat()).toEqual([
    { day, route: '/', views: 1 },
    { day, route: '/', views: 1 },
  ])
})

import { expect, test, vi } from 'vitest'
import { readWhenThere } from '#app/lib/missing-part.ts'
import { createLazy } from './lazy.ts'

const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {})

test('a part is fetched only once, no matter how often it is wanted', async () => {
  const fetch = vi.fn(async () => ({ name: 'part' }))
  const lazy = createLazy(fetch)
  expect(lazy.read()).toEqual({ part: null, isMissing: false })
  const parts = await Promise.all([lazy.load(), lazy.load(), lazy.prepare().then(() => lazy.load())])
  expect(parts).toEqual([{ name: 'part' }, { name: 'part' }, { name: 'part' }])
  expect(lazy.read()).toEqual({ part: { name: 'part' }, isMissing: false })
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a wanted part that could not be loaded is missing until it is fetched again', async () => {
  quiet()
  let isOnline = false
  const lazy = createLazy(async () => {
    if (!isOnline) throw new Error('offline')
    return { name: 'part' }
  })
  const seen: boolean[] = []
  lazy.watch(() => seen.push(lazy.read().isMissing))
  const error = await lazy.load().catch((reason: unknown) => reason)
  expect(String(error)).toContain('offline')
  expect(lazy.read().isMissing).toBe(true)
  void readWhenThere(error)?.then(() => seen.push(true))
  await Promise.resolve()
  isOnline = true
  await lazy.load()
  expect(lazy.read()).toEqual({ part: { name: 'part' }, isMissing: false })
  // Listeners hear of it first, then the work that waited for it.
  expect(seen).toEqual([true, false, false, true])
})

test('preparing a part may fail silently, and the next try loads it', async () => {
  let tries = 0
  const lazy = createLazy(async () => {
    if (++tries === 1) throw new Error('offline')
    return { name: 'part' }
  })
  await lazy.prepare()
  expect(lazy.read()).toEqual({ part: null, isMissing: false })
  await lazy.prepare()
  expect(lazy.read().part).toEqual({ name: 'part' })
})

test('listeners hear of a prepared part only once it is wanted', async () => {
  const lazy = createLazy(async () => ({ name: 'part' }))
  const told = vi.fn()
  lazy.watch(told)
  await lazy.prepare()
  expect(lazy.read().part).toEqual({ name: 'part' })
  expect(told).not.toHaveBeenCalled()
  await lazy.load()
  await lazy.load()
  expect(told).toHaveBeenCalledTimes(1)
})

test('listeners hear of a missing part once it is prepared', async () => {
  quiet()
  let tries = 0
  const lazy = createLazy(async () => {
    if (++tries === 1) throw new Error('offline')
    return { name: 'part' }
  })
  const seen: boolean[] = []
  lazy.watch(() => seen.push(lazy.read().isMissing))
  await lazy.load().catch(() => null)
  await lazy.prepare()
  expect(seen).toEqual([true, false])
})

test('a part warms up each time it is prepared, but not when it is only loaded', async () => {
  const warmUp = vi.fn()
  const lazy = createLazy(async () => ({ warmUp }))
  await lazy.load()
  expect(warmUp).not.toHaveBeenCalled()
  await lazy.prepare()
  await lazy.prepare()
  expect(warmUp).toHaveBeenCalledTimes(2)
})

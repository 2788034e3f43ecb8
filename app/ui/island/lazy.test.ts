import { expect, test, vi } from 'vitest'
import { readWhenThere } from '#app/lib/missing-part.ts'
import { createLazy } from './lazy.ts'

const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {})

test('a part is fetched once, however often and by whomever it is wanted', async () => {
  const fetch = vi.fn(async () => ({ name: 'part' }))
  const lazy = createLazy(fetch)
  expect(lazy.read()).toEqual({ part: null, isMissing: false })
  const parts = await Promise.all([lazy.load(), lazy.load(), lazy.prepare().then(() => lazy.load())])
  expect(parts).toEqual([{ name: 'part' }, { name: 'part' }, { name: 'part' }])
  expect(lazy.read()).toEqual({ part: { name: 'part' }, isMissing: false })
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a part that is wanted and does not come is missing until it is fetched anew', async () => {
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
  // What waits for it is told, and then it is drawn.
  expect(seen).toEqual([true, false, false, true])
})

test('a part that is only prepared may fail without a word, and comes with the next try', async () => {
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

test('a part that got ready is told to nobody until it is wanted, and one that was wanted at once', async () => {
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

test('a part that was wanted and did not come is told when it got ready', async () => {
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

test('a part warms up each time it is prepared, and not when it is merely loaded', async () => {
  const warmUp = vi.fn()
  const lazy = createLazy(async () => ({ warmUp }))
  await lazy.load()
  expect(warmUp).not.toHaveBeenCalled()
  await lazy.prepare()
  await lazy.prepare()
  expect(warmUp).toHaveBeenCalledTimes(2)
})

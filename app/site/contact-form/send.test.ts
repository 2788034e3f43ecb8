import { afterEach, expect, test, vi } from 'vitest'
import { readConfig } from '../../../build/config.ts'
import { addressOf, waitFor } from './send.ts'

test.each([
  [{}, '/base/f/contact'],
  [{ FORMSPREE_FORM_ID: 'abc' }, 'https://formspree.io/f/abc'],
  [{ FORMSPREE_FORM_ID: 'abc', FORMSPREE_PROJECT: '' }, 'https://formspree.io/f/abc'],
  [{ FORMSPREE_FORM_ID: 'abc', FORMSPREE_PROJECT: '123' }, 'https://formspree.io/p/123/f/abc'],
  [{ FORMSPREE_PROJECT: '123' }, '/base/f/contact'],
])('with %j the form goes to %s', (env, address) => {
  expect(addressOf(readConfig(env).form, '/base')).toBe(address)
})

afterEach(() => {
  vi.useRealTimers()
})

test('work that never ends times out at the limit, not before', async () => {
  vi.useFakeTimers()
  const settled = vi.fn()
  const outcome = waitFor(new Promise<string>(() => {}), 30_000, 'no answer').then(settled)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await outcome
  expect(settled).toHaveBeenCalledWith('no answer')
})

test('work that ends in time returns its own outcome and leaves no timer behind', async () => {
  vi.useFakeTimers()
  expect(await waitFor(Promise.resolve('sent'), 30_000, 'no answer')).toBe('sent')
  await expect(waitFor(Promise.reject(new Error('broken')), 30_000, null)).rejects.toThrow('broken')
  expect(vi.getTimerCount()).toBe(0)
})

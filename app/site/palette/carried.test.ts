import { expect, test, vi } from 'vitest'
import { createCarried } from './carried.ts'

const nothing = { goods: null, pasted: null }

function wait() {
  let resolve = (_: string) => {}
  const promise = new Promise<string>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

test('what is carried is there while the palette is open, and gone when it is closed', async () => {
  const carried = createCarried<string>()
  expect(await carried.open(Promise.resolve('output'))).toBe(true)
  carried.paste('text')
  expect(carried.read()).toEqual({ goods: 'output', pasted: 'text' })
  carried.forget()
  expect(carried.read()).toEqual(nothing)
})

test('an older output that comes late does not take the place of a newer one', async () => {
  const carried = createCarried<string>()
  const slow = wait()
  const older = carried.open(slow.promise)
  expect(await carried.open(Promise.resolve('newer'))).toBe(true)
  slow.resolve('older')
  expect(await older).toBe(false)
  expect(carried.read().goods).toBe('newer')
})

test('an output that comes after the palette was closed is not kept', async () => {
  const carried = createCarried<string>()
  const slow = wait()
  const opened = carried.open(slow.promise)
  carried.forget()
  slow.resolve('late')
  expect(await opened).toBe(false)
  expect(carried.read()).toEqual(nothing)
})

test('a page without an output, or one that fails, has none', async () => {
  const log = vi.fn()
  const carried = createCarried<string>(log)
  expect(await carried.open(null)).toBe(false)
  expect(await carried.open(Promise.reject(new Error('no')))).toBe(false)
  expect(log).toHaveBeenCalledOnce()
})

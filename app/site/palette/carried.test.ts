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

test('the output and the pasted text are kept only while the palette is open', async () => {
  const carried = createCarried<string>()
  expect(await carried.open(Promise.resolve('output'))).toBe(true)
  carried.paste('text')
  expect(carried.read()).toEqual({ goods: 'output', pasted: 'text' })
  carried.forget()
  expect(carried.read()).toEqual(nothing)
})

test('a late older output does not replace a newer one', async () => {
  const carried = createCarried<string>()
  const slow = wait()
  const older = carried.open(slow.promise)
  expect(await carried.open(Promise.resolve('newer'))).toBe(true)
  slow.resolve('older')
  expect(await older).toBe(false)
  expect(carried.read().goods).toBe('newer')
})

test('an output that arrives after the palette was closed is not kept', async () => {
  const carried = createCarried<string>()
  const slow = wait()
  const opened = carried.open(slow.promise)
  carried.forget()
  slow.resolve('late')
  expect(await opened).toBe(false)
  expect(carried.read()).toEqual(nothing)
})

test('there is no output if the page has none or packing it fails', async () => {
  const log = vi.fn()
  const carried = createCarried<string>(log)
  expect(await carried.open(null)).toBe(false)
  expect(await carried.open(Promise.reject(new Error('no')))).toBe(false)
  expect(log).toHaveBeenCalledOnce()
})

import { expect, test, vi } from 'vitest'
import { createPaletteInput } from './palette-input.ts'

const nothing = { goods: null, pasted: null }

function wait() {
  let resolve = (_: string) => {}
  const promise = new Promise<string>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

test('the output and the pasted text are kept only while the palette is open', async () => {
  const input = createPaletteInput<string>()
  expect(await input.open(Promise.resolve('output'))).toBe(true)
  input.paste('text')
  expect(input.read()).toEqual({ goods: 'output', pasted: 'text' })
  input.forget()
  expect(input.read()).toEqual(nothing)
})

test('a late older output does not replace a newer one', async () => {
  const input = createPaletteInput<string>()
  const slow = wait()
  const older = input.open(slow.promise)
  expect(await input.open(Promise.resolve('newer'))).toBe(true)
  slow.resolve('older')
  expect(await older).toBe(false)
  expect(input.read().goods).toBe('newer')
})

test('an output that arrives after the palette was closed is not kept', async () => {
  const input = createPaletteInput<string>()
  const slow = wait()
  const opened = input.open(slow.promise)
  input.forget()
  slow.resolve('late')
  expect(await opened).toBe(false)
  expect(input.read()).toEqual(nothing)
})

test('there is no output if the page has none or packing it fails', async () => {
  const log = vi.fn()
  const input = createPaletteInput<string>(log)
  expect(await input.open(null)).toBe(false)
  expect(await input.open(Promise.reject(new Error('no')))).toBe(false)
  expect(log).toHaveBeenCalledOnce()
})

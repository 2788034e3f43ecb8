import { expect, test } from 'vitest'
import { awaitOutput, whenNoneAwaited } from './awaited.ts'

test('who waits goes on when the last output is there, and at once where none is on its way', async () => {
  const told: string[] = []
  await whenNoneAwaited()
  const [first, second] = [awaitOutput(), awaitOutput()]
  const waiting = whenNoneAwaited().then(() => told.push('went on'))
  first()
  await Promise.resolve()
  expect(told).toEqual([])
  second()
  await waiting
  expect(told).toEqual(['went on'])
  await whenNoneAwaited()
})

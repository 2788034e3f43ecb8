import { expect, test } from 'vitest'
import { awaitOutput, whenFree } from './awaited.ts'

const makePane = (isReached = false) => Object.assign(new EventTarget(), { matches: () => isReached })
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('a pane waits until the last output is there, and not at all if none is awaited', async () => {
  const told: string[] = []
  await whenFree(makePane())
  const [first, second] = [awaitOutput(), awaitOutput()]
  void whenFree(makePane()).then(() => told.push('free'))
  first()
  await settle()
  expect(told).toEqual([])
  second()
  await settle()
  expect(told).toEqual(['free'])
  await whenFree(makePane())
})

test('a pane does not wait if the visitor is in it or reaches for it', async () => {
  const arrive = awaitOutput()
  await whenFree(makePane(true))
  for (const reach of ['pointerenter', 'focusin']) {
    const pane = makePane()
    const free = whenFree(pane)
    pane.dispatchEvent(new Event(reach))
    await free
  }
  arrive()
})

import type { KeyboardEvent as ReactKeyboardEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { isEnter, runOnCommand, runOnEnter } from './run-on-enter.ts'

const enter = { key: 'Enter', isComposing: false, keyCode: 13, ctrlKey: false, metaKey: false }
const notMeant = [
  ['another key', { ...enter, key: 'a', keyCode: 65 }],
  ['Enter that accepts an input method suggestion', { ...enter, isComposing: true }],
  ['the same in WebKit, where the composition has ended', { ...enter, keyCode: 229 }],
] as const

/** Presses a key in a field, which hears of it from the browser or from React. */
function press(listener: (event: KeyboardEvent & ReactKeyboardEvent) => void, key: typeof enter, isReact: boolean) {
  const does = { preventDefault: vi.fn(), stopPropagation: vi.fn() }
  const { ctrlKey, metaKey } = key
  const event = isReact ? { nativeEvent: key, ctrlKey, metaKey, ...does } : { ...key, ...does }
  listener(event as unknown as KeyboardEvent & ReactKeyboardEvent)
  return does
}

test.each([['Enter', enter] as const, ...notMeant])('%s: runs the action only on a real Enter', (name, key) => {
  const isMeant = name === 'Enter'
  expect(isEnter(key)).toBe(isMeant)
  const run = vi.fn()
  const { stopPropagation } = press(runOnEnter(run), key, true)
  expect(run).toHaveBeenCalledTimes(isMeant ? 1 : 0)
  expect(stopPropagation).toHaveBeenCalledTimes(isMeant ? 1 : 0)
})

test.each([
  ['Ctrl+Enter', { ...enter, ctrlKey: true }],
  ['⌘+Enter', { ...enter, metaKey: true }],
] as const)('%s runs the action once, in a text pane and in any other field', (_, key) => {
  for (const isReact of [true, false]) {
    const run = vi.fn()
    const { preventDefault, stopPropagation } = press(runOnCommand(run), key, isReact)
    for (const each of [run, preventDefault, stopPropagation]) expect(each).toHaveBeenCalledTimes(1)
  }
})

const withCtrl = notMeant.map(([name, key]) => [`Ctrl with ${name}`, { ...key, ctrlKey: true }] as const)
test.each([['Enter alone', enter] as const, ...withCtrl])('%s is not the key that runs from any field', (_, key) => {
  for (const isReact of [true, false]) {
    const run = vi.fn()
    const { preventDefault, stopPropagation } = press(runOnCommand(run), key, isReact)
    for (const each of [run, preventDefault, stopPropagation]) expect(each).not.toHaveBeenCalled()
  }
})

test('Ctrl+Enter in a field without an action is left to what is around the field', () => {
  const { preventDefault, stopPropagation } = press(runOnCommand(undefined), { ...enter, ctrlKey: true }, false)
  for (const each of [preventDefault, stopPropagation]) expect(each).not.toHaveBeenCalled()
})

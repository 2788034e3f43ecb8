import type { KeyboardEvent as ReactKeyboardEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { isEnter, runOnEnter } from './run-on-enter.ts'

test.each([
  ['Enter', { key: 'Enter', isComposing: false, keyCode: 13 }, true],
  ['another key', { key: 'a', isComposing: false, keyCode: 65 }, false],
  ['Enter that accepts an input method suggestion', { key: 'Enter', isComposing: true, keyCode: 13 }, false],
  ['the same in WebKit, where the composition has ended', { key: 'Enter', isComposing: false, keyCode: 229 }, false],
])('%s: runs the action only on a real Enter', (_, event, isMeant) => {
  expect(isEnter(event)).toBe(isMeant)
  const run = vi.fn()
  runOnEnter(run)({ nativeEvent: event } as unknown as ReactKeyboardEvent)
  expect(run).toHaveBeenCalledTimes(isMeant ? 1 : 0)
})

import type { KeyboardEvent as ReactKeyboardEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { isEnter, runOnEnter } from './run-on-enter.ts'

test.each([
  ['Enter', { key: 'Enter', isComposing: false, keyCode: 13 }, true],
  ['another key', { key: 'a', isComposing: false, keyCode: 65 }, false],
  ['an Enter that accepts a suggestion', { key: 'Enter', isComposing: true, keyCode: 13 }, false],
  ['one in WebKit, which has ended the composition by then', { key: 'Enter', isComposing: false, keyCode: 229 }, false],
])('%s runs what a field is for, or not', (_, event, isMeant) => {
  expect(isEnter(event)).toBe(isMeant)
  const run = vi.fn()
  runOnEnter(run)({ nativeEvent: event } as unknown as ReactKeyboardEvent)
  expect(run).toHaveBeenCalledTimes(isMeant ? 1 : 0)
})

import { expect, test } from 'vitest'
import { describeKeys } from './key-names.ts'

test.each([
  ['Control+Enter Meta+Enter', 'Ctrl ↵', '⌘↵'],
  ['Alt+C', 'Alt C', '⌃⌥C'],
  ['Control+K Meta+K', 'Ctrl K', '⌘K'],
  ['Space', 'Space', 'Space'],
])('%s is shown as “%s”, on Apple devices as “%s”', (shortcuts, elsewhere, apple) => {
  expect(describeKeys(shortcuts, false)).toBe(elsewhere)
  expect(describeKeys(shortcuts, true)).toBe(apple)
})

import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

type Key = Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode'>

/** Whether a key belongs to an input method. WebKit ends the composition before the key's event (UI Events §5.6.2, 229). */
export const isComposing = (event: Key): boolean => event.isComposing || event.keyCode === 229

/** Whether this is Enter, and not just to accept an input method's suggestion. */
export const isEnter = (event: Key): boolean => event.key === 'Enter' && !isComposing(event)

/** Enter in a one-line field runs the tool's action, with Ctrl or ⌘ too. Nothing around the field runs it again. */
export const runOnEnter = (run: () => void) => (event: ReactKeyboardEvent) => {
  if (!isEnter(event.nativeEvent)) return
  event.stopPropagation()
  run()
}

/** Ctrl+Enter or ⌘+Enter runs the tool's action, from any of its fields, which get no line break. */
export const runOnCommand = (run: (() => void) | undefined) => (event: ReactKeyboardEvent | KeyboardEvent) => {
  const isMeant = (event.ctrlKey || event.metaKey) && isEnter('nativeEvent' in event ? event.nativeEvent : event)
  if (!run || !isMeant) return
  event.preventDefault()
  event.stopPropagation()
  run()
}

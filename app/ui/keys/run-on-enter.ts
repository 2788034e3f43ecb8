import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

type Key = Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode'>
type Chord = Key & Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>

/** Whether a key belongs to an input method. WebKit ends the composition before the key's event (UI Events §5.6.2, 229). */
export const isComposing = (event: Key): boolean => event.isComposing || event.keyCode === 229

/** Whether this is Enter, and not just to accept an input method's suggestion. */
export const isEnter = (event: Key): boolean => event.key === 'Enter' && !isComposing(event)

/** Enter in a one-line field runs the tool's action. */
export const runOnEnter = (run: () => void) => (event: ReactKeyboardEvent) => {
  if (isEnter(event.nativeEvent)) run()
}

/** Whether this is Ctrl+Enter or ⌘+Enter, which runs the tool from any of its fields. */
export const isRunKey = (event: Chord): boolean => isEnter(event) && (event.ctrlKey || event.metaKey)

/** Ctrl+Enter or ⌘+Enter runs the tool's action. */
export const runOnCommand = (run: (() => void) | undefined) => (event: ReactKeyboardEvent) => {
  if (!run || !isRunKey(event.nativeEvent)) return
  event.preventDefault()
  run()
}

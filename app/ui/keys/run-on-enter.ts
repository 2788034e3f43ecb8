import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

type Key = Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode'>

/** Whether a key is an input method's own: WebKit ends the composition before it tells of the key that did (UI Events §5.6.2, 229). */
export const isComposing = (event: Key): boolean => event.isComposing || event.keyCode === 229

/** Whether Enter is pressed, and not only to accept what an input method suggests. */
export const isEnter = (event: Key): boolean => event.key === 'Enter' && !isComposing(event)

/** Enter in a one-line field runs the tool's action. */
export const runOnEnter = (run: () => void) => (event: ReactKeyboardEvent) => {
  if (isEnter(event.nativeEvent)) run()
}

import type { KeyboardEvent } from 'react'

/** Enter in a one-line field runs the tool's action, unless it only accepts what an input method suggests. */
export const runOnEnter = (run: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) run()
}

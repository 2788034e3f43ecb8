import { useSyncExternalStore } from 'react'

const watchNothing = () => () => {}

/** Whether the page has hydrated. Until then, a control is disabled if it needs a real press, as the clipboard does. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  )

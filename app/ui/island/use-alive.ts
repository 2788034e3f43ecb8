import { useSyncExternalStore } from 'react'

const watchNothing = () => () => {}

/** Whether the page answers yet: a control that needs the visitor's own press, as the clipboard does, is disabled until then. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  )

import { flushSync } from 'react-dom'
import type { TabsState } from '#app/ui/layout/tabs.tsx'
import type { Desk } from '../bench/use-desk.ts'

/** Shows a place of the input: its tab on a phone, then the selection, which is visible only in a focused field. */
export const showPlace =
  ({ names, show }: TabsState, { focus, pane }: Pick<Desk<never, never>, 'focus' | 'pane'>) =>
  (from: number, to: number): void => {
    flushSync(() => show(names[0]!))
    focus()
    pane.current?.reveal(from, to)
  }

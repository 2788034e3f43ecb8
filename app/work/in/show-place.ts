import { flushSync } from 'react-dom'
import type { TabsState } from '#app/ui/layout/tabs.tsx'
import type { Desk } from '../bench/use-desk.ts'

/**
 * Shows a place of the input: its tab on a phone, then the selection, which a text field shows only while it has the focus.
 * Without `focus` the focus stays where it is, and without `tabs` so does the tab.
 */
export const showPlace =
  ({ pane, focus }: Pick<Desk<never, never>, 'pane'> & { focus?: () => void }, tabs?: TabsState) =>
  (from: number, to: number): void => {
    if (tabs) flushSync(() => tabs.show(tabs.names[0]!))
    focus?.()
    pane.current?.reveal(from, to)
  }

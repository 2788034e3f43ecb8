import { Button } from '#app/ui/controls/button.tsx'
import type { TabsState } from '#app/ui/layout/tabs.tsx'
import type { Desk } from '../bench/use-desk.ts'
import { editLabel, showInInputLabel } from '../messages.ts'
import { showPlace } from './show-place.ts'

type Props = {
  desk: Pick<Desk<never, never>, 'pane'>
  tabs: TabsState
  place: { from: number; to: number } | null | undefined
}

/** The button of a message that leads to the place of the input it is about, or just to the input. */
export const ToInput = ({ desk, tabs, place }: Props) => (
  <Button size="small" onClick={() => showPlace(desk, tabs)(place?.from ?? 0, place?.to ?? 0)}>
    {place ? showInInputLabel : editLabel}
  </Button>
)

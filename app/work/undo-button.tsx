import Undo2 from 'lucide/dist/esm/icons/undo-2.mjs'
import { Button } from '#app/ui/button.tsx'
import { undoLabel } from './messages.ts'

/** Brings back what was replaced; it is there until the next edit. */
export const UndoButton = ({ desk }: { desk: { undo: (() => void) | null } }) =>
  desk.undo && (
    <Button variant="ghost" isCompact icon={Undo2} onClick={desk.undo}>
      {undoLabel}
    </Button>
  )

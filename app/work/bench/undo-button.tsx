import Undo2 from 'lucide/dist/esm/icons/undo-2.mjs'
import type { KeyboardEvent } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { undoLabel } from '../messages.ts'

type Undoable = { undo: (() => void) | null; undoPane: string | undefined }

/** Brings back what was replaced; it is there until the next edit, in the pane text is typed in or in the one named. */
export const UndoButton = ({ desk, pane }: { desk: Undoable; pane?: string }) =>
  desk.undo &&
  desk.undoPane === pane && (
    <Button variant="ghost" size="small" icon={Undo2} aria-keyshortcuts="Control+Z Meta+Z" onClick={desk.undo}>
      {undoLabel}
    </Button>
  )

/** The same by Ctrl+Z, which is the field's own where nothing was replaced. */
export const undoByKey =
  ({ undo }: Pick<Undoable, 'undo'>) =>
  (event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
    if (!undo || !isUndo || event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    event.stopPropagation()
    undo()
  }

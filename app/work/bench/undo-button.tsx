import Undo2 from 'lucide/dist/esm/icons/undo-2.mjs'
import type { KeyboardEvent } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { undoLabel } from '../messages.ts'

type Undoable = { undo: (() => void) | null; undoPane: string | undefined }

/** Undoes the last replacement, until the next edit; shown in the input pane, or in the pane the replacement names. */
export const UndoButton = ({ desk, pane }: { desk: Undoable; pane?: string }) =>
  desk.undo &&
  desk.undoPane === pane && (
    <Button variant="ghost" size="small" icon={Undo2} aria-keyshortcuts="Control+Z Meta+Z" onClick={desk.undo}>
      {undoLabel}
    </Button>
  )

/** Ctrl+Z does the same; if nothing was replaced, the field handles it. */
export const undoByKey =
  ({ undo }: Pick<Undoable, 'undo'>) =>
  (event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
    if (!undo || !isUndo || event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    event.stopPropagation()
    undo()
  }

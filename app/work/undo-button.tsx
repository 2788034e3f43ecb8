import Undo2 from 'lucide/dist/esm/icons/undo-2.mjs'
import type { KeyboardEvent } from 'react'
import { Button } from '#app/ui/button.tsx'
import { undoLabel } from './messages.ts'

type Undoable = { undo: (() => void) | null }

/** Brings back what was replaced; it is there until the next edit. */
export const UndoButton = ({ desk }: { desk: Undoable }) =>
  desk.undo && (
    <Button variant="ghost" size="small" icon={Undo2} aria-keyshortcuts="Control+Z Meta+Z" onClick={desk.undo}>
      {undoLabel}
    </Button>
  )

/** The same by Ctrl+Z, which is the field's own where nothing was replaced. */
export const undoByKey =
  ({ undo }: Undoable) =>
  (event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
    if (!undo || !isUndo || event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    event.stopPropagation()
    undo()
  }

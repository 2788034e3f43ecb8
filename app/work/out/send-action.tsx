import Forward from 'lucide/dist/esm/icons/forward.mjs'
import { useId, useState } from 'react'
import { useLazy } from '#app/ui/island/lazy.ts'
import { lazyFloor } from '../lazy-floor.ts'
import { partMissing, sendLabel } from '../messages.ts'
import { findRefusal } from './copy-and-download.ts'
import { Action, CopyAction, DownloadAction, type Give } from './output-actions.tsx'

/** The tools an output can be sent to; the list is loaded when the menu opens. */
export function SendMenu({ id, give, className = '' }: { id: string; give: Give; className?: string }) {
  const [isOpen, setOpen] = useState(false)
  const { part, isMissing } = useLazy(lazyFloor, isOpen)
  return (
    <div
      id={id}
      popover="auto"
      role="menu"
      aria-label={sendLabel}
      aria-busy={!part && !isMissing}
      className={`menu ${className}`}
      onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
    >
      {isOpen && part && <part.SendMenuItems give={give} />}
      {isOpen && isMissing && (
        <button type="button" role="menuitem" aria-disabled="true" className="menu-item text-ink-3">
          {partMissing}
        </button>
      )}
    </div>
  )
}

/** Sends a whole output to another tool, never one that is out of date. */
export function SendAction({ give }: { give: Give }) {
  const id = useId()
  const { isEmpty, stale = null } = give.copy
  return (
    <>
      <Action
        label={sendLabel}
        icon={Forward}
        refusal={findRefusal({ isEmpty, stale })}
        popoverTarget={id}
        aria-haspopup="menu"
      />
      <SendMenu id={id} give={give} className="menu-right" />
    </>
  )
}

/** The actions for a whole output: Copy → Download → Send to…. */
export const GiveActions = ({ copy, download }: Give) => (
  <div className="give">
    <CopyAction {...copy} />
    <DownloadAction {...download} />
    <SendAction give={{ copy, download }} />
  </div>
)

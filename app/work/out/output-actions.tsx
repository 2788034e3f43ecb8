import Check from 'lucide/dist/esm/icons/check.mjs'
import Copy from 'lucide/dist/esm/icons/copy.mjs'
import Download from 'lucide/dist/esm/icons/download.mjs'
import Forward from 'lucide/dist/esm/icons/forward.mjs'
import { type ComponentProps, createContext, type ReactNode, useContext, useEffect, useId, useState } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/controls/icon.tsx'
import { copiedLifetime } from '#app/ui/feedback/lifetimes.ts'
import { useLazy } from '#app/ui/island/lazy.ts'
import { useAlive } from '#app/ui/island/use-alive.ts'
import { lazyFloor } from '../lazy-floor.ts'
import { copiedLabel, partMissing, sendLabel } from '../messages.ts'
import {
  type Copying,
  copyOutput,
  findCopyRefusal,
  findRefusal,
  isDisabled,
  type Saving,
  saveOutput,
} from './copy-and-download.ts'

type Face = Omit<ComponentProps<typeof Button>, 'children'> & {
  label: ReactNode
  /** The accessible name, if it says more than the label. */
  name?: string
  /** Whether the output was just copied. */
  isDone?: boolean
}

export type CopyProps = Partial<Face> & Copying
export type DownloadProps = Partial<Face> & Saving
/** How to copy and download an output. */
export type Give = { copy: CopyProps; download: DownloadProps }

type OutputButtonProps = Face & {
  refusal: ReturnType<typeof findRefusal>
  onRefuse?: Copying['onRefuse']
  /** Copies or saves the output; the button is busy until that is done. */
  onPress?: () => Promise<unknown>
}

/** A button that copies, saves or sends an output, or says why it cannot. */
function OutputButton({ label, name, refusal, onRefuse, onPress, tip, isDone, ...look }: OutputButtonProps) {
  const isAlive = useAlive()
  const [underway, setUnderway] = useState(0)

  function press() {
    setUnderway((count) => count + 1)
    void onPress?.().finally(() => setUnderway((count) => count - 1))
  }

  return (
    <Button
      variant="ghost"
      size="small"
      {...(onPress && { onClick: press, 'aria-busy': underway > 0 })}
      {...look}
      {...(name && name !== label && { 'aria-label': name })}
      disabled={!isAlive || isDisabled(refusal, onRefuse)}
      // A tip wraps a disabled button in another element, and nothing may move when the page hydrates.
      tip={refusal?.words ?? (isAlive ? tip : undefined)}
    >
      {label}
      {isDone && (
        <span aria-hidden="true" className="copied">
          <Icon of={Check} size={15} />
          {label && copiedLabel}
        </span>
      )}
    </Button>
  )
}

/** Whether something was just copied; each copy restarts the time. */
export function useCopied(): [boolean, () => void] {
  const [copies, setCopies] = useState(0)
  useEffect(() => {
    const timer = copies > 0 ? setTimeout(() => setCopies(0), copiedLifetime) : undefined
    return () => clearTimeout(timer)
  }, [copies])
  return [copies > 0, () => setCopies((count) => count + 1)]
}

/** The `text` of the output that Alt+C copies; a page may have several outputs. */
export const CurrentOutput = createContext<unknown>(null)

/** Copy, the same for all outputs: always the whole output, never one that is out of date, nothing above 16 MB. */
export function CopyAction(copy: CopyProps) {
  const { isEmpty, stale, reason, length, text, copied, copyFailed, downloadLabel, ...face } = copy
  const [isCopied, tellCopied] = useCopied()
  return (
    <OutputButton
      label="Copy"
      icon={Copy}
      {...face}
      {...(useContext(CurrentOutput) === text && { 'aria-keyshortcuts': 'Alt+C' })}
      refusal={findCopyRefusal(copy)}
      isDone={isCopied}
      onPress={() => copyOutput(copy).then((isDone) => isDone && tellCopied())}
    />
  )
}

/** Download, the same for all outputs. */
export function DownloadAction(save: DownloadProps) {
  const { isEmpty, stale, reason, file, downloaded, downloadFailed, ...face } = save
  return (
    <OutputButton
      label="Download"
      icon={Download}
      {...face}
      refusal={findRefusal(save)}
      onPress={() => saveOutput(save)}
    />
  )
}

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
export function SendAction({ give, ...face }: { give: Give } & Partial<Face>) {
  const id = useId()
  const { isEmpty, stale = null } = give.copy
  return (
    <>
      <OutputButton
        label={sendLabel}
        icon={Forward}
        {...face}
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

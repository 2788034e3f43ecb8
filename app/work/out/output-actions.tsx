import Check from 'lucide/dist/esm/icons/check.mjs'
import Copy from 'lucide/dist/esm/icons/copy.mjs'
import Download from 'lucide/dist/esm/icons/download.mjs'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon, type IconNode } from '#app/ui/controls/icon.tsx'
import { copiedLifetime } from '#app/ui/feedback/lifetimes.ts'
import { useAlive } from '#app/ui/island/use-alive.ts'
import { copiedLabel } from '../messages.ts'
import {
  type Conditions,
  type Copying,
  copyOutput,
  findCopyRefusal,
  findRefusal,
  isDisabled,
  type Saving,
  saveOutput,
} from './give.ts'

type Look = {
  variant?: 'plain' | 'primary' | 'ghost'
  size?: 'small' | 'normal'
  className?: string
  'aria-busy'?: boolean
  'aria-keyshortcuts'?: string
  tabIndex?: number
  'aria-haspopup'?: 'menu'
  popoverTarget?: string
}

/** Whether a requested output is still being made. */
function useBusy() {
  const [underway, setUnderway] = useState(0)
  const follow = (work: Promise<unknown>) => {
    setUnderway((count) => count + 1)
    void work.finally(() => setUnderway((count) => count - 1))
  }
  return [underway > 0, follow] as const
}

type Face = Look & {
  label: ReactNode
  /** The accessible name, if it says more than the label. */
  name?: string
  icon?: IconNode | null
  /** The tooltip of a button that shows only an icon. */
  tip?: string
  /** Whether the output was just copied. */
  isDone?: boolean
}

export type CopyProps = Partial<Face> & Copying
export type DownloadProps = Partial<Face> & Saving

/** A button that copies, saves or sends an output, or says why it cannot. */
export function Action({
  label,
  name,
  refusal,
  onRefuse,
  onClick,
  tip,
  isDone,
  ...look
}: Face & Pick<Conditions, 'onRefuse'> & { refusal: ReturnType<typeof findRefusal>; onClick?: () => void }) {
  const isAlive = useAlive()
  return (
    <Button
      variant="ghost"
      size="small"
      {...look}
      {...(name && name !== label && { 'aria-label': name })}
      disabled={!isAlive || isDisabled(refusal, onRefuse)}
      // A tip wraps a disabled button in another element, and nothing may move when the page hydrates.
      tip={refusal?.words ?? (isAlive ? tip : undefined)}
      onClick={onClick}
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
  const [isBusy, follow] = useBusy()
  const [isCopied, tellCopied] = useCopied()
  return (
    <Action
      label="Copy"
      aria-busy={isBusy}
      icon={Copy}
      {...face}
      {...(useContext(CurrentOutput) === text && { 'aria-keyshortcuts': 'Alt+C' })}
      refusal={findCopyRefusal(copy)}
      isDone={isCopied}
      onClick={() => follow(copyOutput(copy).then((isDone) => isDone && tellCopied()))}
    />
  )
}

/** Download, the same for all outputs. */
export function DownloadAction(save: DownloadProps) {
  const { isEmpty, stale, reason, file, downloaded, downloadFailed, ...face } = save
  const [isBusy, follow] = useBusy()
  return (
    <Action
      label="Download"
      aria-busy={isBusy}
      icon={Download}
      {...face}
      refusal={findRefusal(save)}
      onClick={() => follow(saveOutput(save))}
    />
  )
}

/** How to copy and download an output. */
export type Give = { copy: CopyProps; download: DownloadProps }

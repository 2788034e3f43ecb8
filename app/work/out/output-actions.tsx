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

/** Whether something that was asked for is still being made. */
function useBusy() {
  const [underway, setUnderway] = useState(0)
  const follow = (work: Promise<unknown>) => {
    setUnderway((count) => count + 1)
    void work.finally(() => setUnderway((count) => count - 1))
  }
  return [underway > 0, follow] as const
}

type Face = Look & {
  /** What the button says. */
  label: ReactNode
  /** Its accessible name, where that says more. */
  name?: string
  icon?: IconNode | null
  /** What a tooltip says, on a button of which only the icon is seen. */
  tip?: string
  /** Whether it has just been given. */
  isDone?: boolean
}

export type CopyProps = Partial<Face> & Copying
export type DownloadProps = Partial<Face> & Saving

/** A button that gives an output, or says why it cannot. */
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
      // A disabled button with a tip stands in another element, and nothing may move when it comes to life.
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

/** Whether something has just been copied; each time counts anew. */
export function useCopied(): [boolean, () => void] {
  const [copies, setCopies] = useState(0)
  useEffect(() => {
    const timer = copies > 0 ? setTimeout(() => setCopies(0), copiedLifetime) : undefined
    return () => clearTimeout(timer)
  }, [copies])
  return [copies > 0, () => setCopies((count) => count + 1)]
}

/** The text of the output that the shortcut copies: of several on a page, the one at hand. */
export const CurrentOutput = createContext<unknown>(null)

/** The one Copy of all outputs: always the whole of it, never what is out of date, not above 16 MB. */
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

/** The one Download of all outputs. */
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

/** What can be taken along of an output. */
export type Give = { copy: CopyProps; download: DownloadProps }

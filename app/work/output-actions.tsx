import Check from 'lucide/dist/esm/icons/check.mjs'
import Copy from 'lucide/dist/esm/icons/copy.mjs'
import Download from 'lucide/dist/esm/icons/download.mjs'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { PaneText } from '#app/lib/long-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon, type IconNode } from '#app/ui/icon.tsx'
import { copiedLifetime } from '#app/ui/lifetimes.ts'
import type { Toast } from '#app/ui/toast.ts'
import { copyOutput, type Given, type SavedFile, saveOutput } from './give.ts'
import { copiedLabel, downloadFailed as notWritten, staleWords, tooLargeToCopy } from './messages.ts'
import type { Stale } from './question.ts'

/** Above this size only Download is offered: in bytes, or characters where bytes are not known. */
export const copyLimit = 16 * 1024 * 1024

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

type ActionProps = Look & {
  /** What the button says. */
  label: ReactNode
  /** Its accessible name, where that says more. */
  name?: string
  /** Whether there is nothing to give. */
  isEmpty: boolean
  /** What has changed since it was made: such an output is never given for current. */
  stale?: Stale
  /** Why it cannot be given, where neither of the others says so. */
  reason?: string | undefined
  /** What a press does where it is empty or out of date; without it the button is disabled then. */
  onRefuse?: (why: 'empty' | 'stale') => void
  icon?: IconNode | null
  /** What a tooltip says, on a button of which only the icon is seen. */
  tip?: string
  /** Whether it has just been given. */
  isDone?: boolean
}

export type CopyProps = Partial<ActionProps> & {
  isEmpty: boolean
  /** Its length in bytes or characters. */
  length?: number
  text: () => Given<PaneText>
  copied: Toast
  copyFailed: Toast
  /** The button that takes over above 16 MB. */
  downloadLabel?: string
}

/** A button that gives an output, or says why it cannot. */
export function Action({
  label,
  name,
  isEmpty,
  stale = null,
  reason,
  onRefuse,
  onClick,
  tip,
  isDone,
  ...look
}: ActionProps & { onClick?: () => void }) {
  const refused = isEmpty ? 'empty' : stale ? 'stale' : null
  const why = reason ?? (stale && !isEmpty ? staleWords[stale] : undefined)
  return (
    <Button
      variant="ghost"
      size="small"
      {...look}
      {...(name && name !== label && { 'aria-label': name })}
      disabled={reason !== undefined || (refused !== null && !onRefuse)}
      tip={why ?? tip}
      onClick={() => (refused ? onRefuse?.(refused) : onClick?.())}
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
export const AtHandText = createContext<unknown>(null)

/** The one Copy of all outputs: always the whole of it, never what is out of date, not above 16 MB. */
export function CopyAction({ length = 0, text, copied, copyFailed, downloadLabel = 'Download', ...props }: CopyProps) {
  const [isBusy, follow] = useBusy()
  const [isCopied, tellCopied] = useCopied()
  const isTooLarge = length > copyLimit
  return (
    <Action
      label="Copy"
      aria-busy={isBusy}
      icon={Copy}
      {...props}
      {...(useContext(AtHandText) === text && { 'aria-keyshortcuts': 'Alt+C' })}
      reason={props.reason ?? (isTooLarge ? tooLargeToCopy(downloadLabel) : undefined)}
      isDone={isCopied}
      onClick={() => follow(copyOutput(text(), copied, copyFailed).then((isDone) => isDone && tellCopied()))}
    />
  )
}

export type DownloadProps = Partial<ActionProps> & {
  isEmpty: boolean
  file: () => Given<SavedFile>
  downloaded: Toast
  downloadFailed?: Toast
}

/** The one Download of all outputs. */
export function DownloadAction({ file, downloaded, downloadFailed = notWritten, ...props }: DownloadProps) {
  const [isBusy, follow] = useBusy()
  return (
    <Action
      label="Download"
      aria-busy={isBusy}
      icon={Download}
      {...props}
      onClick={() => follow(saveOutput(file(), downloaded, downloadFailed))}
    />
  )
}

/** What can be taken along of an output. */
export type Give = { copy: CopyProps; download: DownloadProps }

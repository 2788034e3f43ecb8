import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import type { ReactNode } from 'react'
import type { PaneText } from '#app/lib/long-text.ts'
import { Button, buttonIcon } from '#app/ui/button.tsx'
import type { Toast } from '#app/ui/toast.ts'
import { copyOutput, type Given, type SavedFile, saveOutput } from './give.ts'
import { staleWords, tooLargeToCopy } from './messages.ts'
import type { Stale } from './question.ts'

/** Above this size only Download is offered: in bytes, or characters where bytes are not known. */
export const copyLimit = 16 * 1024 * 1024

type Look = {
  variant?: 'plain' | 'ghost'
  size?: 'small' | 'normal'
  /** Below this width only the icon is seen; the name stays for screen readers. */
  isCompact?: boolean
}

type ActionProps = Look & {
  /** What the button says. */
  label: string
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
  icon?: ReactNode
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

function Action({
  label,
  name,
  isEmpty,
  stale = null,
  reason,
  onRefuse,
  onClick,
  ...look
}: ActionProps & { onClick: () => void }) {
  const refused = isEmpty ? 'empty' : stale ? 'stale' : null
  const why = reason ?? (stale && !isEmpty ? staleWords[stale] : undefined)
  return (
    <Button
      variant="ghost"
      isCompact
      {...look}
      {...(name && name !== label && { 'aria-label': name })}
      disabled={reason !== undefined || (refused !== null && !onRefuse)}
      tip={why}
      onClick={() => (refused ? onRefuse?.(refused) : onClick())}
    >
      {label}
    </Button>
  )
}

/** The one Copy of all outputs: always the whole of it, never what is out of date, not above 16 MB. */
export function CopyAction({ length = 0, text, copied, copyFailed, downloadLabel = 'Download', ...props }: CopyProps) {
  const isTooLarge = length > copyLimit
  return (
    <Action
      label="Copy"
      icon={<Copy {...buttonIcon} />}
      {...props}
      reason={props.reason ?? (isTooLarge ? tooLargeToCopy(downloadLabel) : undefined)}
      onClick={() => void copyOutput(text(), copied, copyFailed)}
    />
  )
}

export type DownloadProps = Partial<ActionProps> & { isEmpty: boolean; file: () => Given<SavedFile>; downloaded: Toast }

/** The one Download of all outputs. */
export function DownloadAction({ file, downloaded, ...props }: DownloadProps) {
  return (
    <Action
      label="Download"
      icon={<Download {...buttonIcon} />}
      {...props}
      onClick={() => void saveOutput(file(), downloaded)}
    />
  )
}

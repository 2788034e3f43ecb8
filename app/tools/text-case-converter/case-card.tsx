import { memo, useId } from 'react'
import type { PaneText } from '#app/lib/long-text.ts'
import { copiedToast, fileDownloaded } from '#app/work/messages.ts'
import { CopyAction, DownloadAction, type Give, SendAction } from '#app/work/out/output-actions.tsx'
import type { Look } from './cards.ts'
import { type CaseKey, fileNameOf } from './formats.ts'
import { copyFailed, describeRest } from './messages.ts'

type Case = {
  format: CaseKey
  label: string
  length: number
  isCurrent: boolean
  take: (format: CaseKey) => Promise<PaneText>
}

/** What Copy, Download and "Send to…" take from a case: all of it. */
export function giveCase({ format, label, length, isCurrent, take }: Case): Give {
  const name = fileNameOf(format)
  const shared = { isEmpty: length === 0, stale: isCurrent ? null : ('text' as const) }
  return {
    copy: { ...shared, length, text: () => take(format), copied: copiedToast(`${label} text`), copyFailed },
    download: {
      ...shared,
      file: async () => ({ name, text: await take(format) }),
      downloaded: fileDownloaded(name),
    },
  }
}

type Props = Case & {
  head: string
  /** The part of the result around the caret line. Without it, the card shows the beginning. */
  look: Look | undefined
  onUse: (format: CaseKey) => void
}

/** One case of the text. The card shows a part of it; Copy and Download give all of it. */
export const CaseCard = memo(function CaseCard({ head, look, onUse, ...shown }: Props) {
  const { label, length } = shown
  const id = useId()
  const part = look?.part ?? head
  const give = giveCase({
    ...shown,
    take(key) {
      onUse(key)
      return shown.take(key)
    },
  })
  return (
    <section aria-labelledby={id}>
      <header>
        <h2 id={id} className="min-w-0 grow truncate text-small leading-normal font-strong tracking-normal">
          {label}
        </h2>
        <div className="case-actions">
          <CopyAction {...give.copy} name={`Copy ${label}`} />
          <DownloadAction {...give.download} label="" name={`Download ${label}`} tip="Download" />
          <SendAction give={give} label="" name={`Send ${label} to…`} tip="Send to…" />
        </div>
      </header>
      <div {...(part && { tabIndex: 0, role: 'group', 'aria-labelledby': id })} className="case-text result">
        {look ? (
          <>
            {part.slice(0, look.from)}
            <mark className="case-line">{part.slice(look.from, look.to)}</mark>
            {part.slice(look.to)}
          </>
        ) : (
          part
        )}
      </div>
      {length > part.length && (
        <p className="flex-none py-0.5 text-note text-ink-3">{describeRest(length - part.length)}</p>
      )}
    </section>
  )
})

import { memo, useId } from 'react'
import type { PaneText } from '#app/lib/long-text.ts'
import { copiedToast, fileDownloaded } from '#app/work/messages.ts'
import { CopyAction, DownloadAction } from '#app/work/out/output-actions.tsx'
import type { Look } from './cards.ts'
import { type CaseKey, fileNameOf } from './formats.ts'
import { copyFailed, describeRest } from './messages.ts'

type Props = {
  format: CaseKey
  label: string
  head: string
  length: number
  /** The part of the result around the caret line. Without it, the card shows the beginning. */
  look: Look | undefined
  isCurrent: boolean
  take: (format: CaseKey) => Promise<PaneText>
}

/** One case of the text. The card shows a part of it; Copy and Download give all of it. */
export const CaseCard = memo(function CaseCard({ format, label, head, length, look, isCurrent, take }: Props) {
  const id = useId()
  const name = fileNameOf(format)
  const part = look?.part ?? head
  const shared = { isEmpty: length === 0, stale: isCurrent ? null : 'text' } as const
  return (
    <section aria-labelledby={id}>
      <header>
        <h2 id={id} className="min-w-0 grow truncate text-small leading-normal font-strong tracking-normal">
          {label}
        </h2>
        <div className="case-actions">
          <CopyAction
            {...shared}
            name={`Copy ${label}`}
            length={length}
            text={() => take(format)}
            copied={copiedToast(`${label} text`)}
            copyFailed={copyFailed}
          />
          <DownloadAction
            {...shared}
            name={`Download ${label}`}
            file={async () => ({ name, text: await take(format) })}
            downloaded={fileDownloaded(name)}
          />
        </div>
      </header>
      <div {...(part && { tabIndex: 0, role: 'group', 'aria-labelledby': id })} className="case-text">
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

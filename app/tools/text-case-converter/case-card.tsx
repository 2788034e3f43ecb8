import { memo, useId } from 'react'
import type { PaneText } from '#app/lib/long-text.ts'
import { CopyAction, DownloadAction } from '#app/work/output-actions.tsx'
import { type CaseKey, fileNameOf } from './formats.ts'
import { describeRest, toasts } from './messages.ts'

type Props = {
  format: CaseKey
  label: string
  head: string
  length: number
  isCurrent: boolean
  take: (format: CaseKey) => Promise<PaneText>
}

/** One case of the text: its beginning, and the whole of it to copy and to save. */
export const CaseCard = memo(function CaseCard({ format, label, head, length, isCurrent, take }: Props) {
  const id = useId()
  const name = fileNameOf(format)
  const shared = { size: 'small', isCompact: false, isEmpty: length === 0, stale: isCurrent ? null : 'text' } as const
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col bg-surface">
      <h2 id={id} className="px-3.5 pt-3 font-mono text-small leading-tight font-strong tracking-normal">
        {label}
      </h2>
      <div
        tabIndex={head ? 0 : undefined}
        className="min-h-[3.2em] max-h-40 grow overflow-auto px-3.5 py-2 font-mono text-small leading-relaxed whitespace-pre-wrap wrap-anywhere focus-visible:-outline-offset-2"
      >
        {head}
      </div>
      {length > head.length && <p className="px-3.5 text-note text-ink-3">{describeRest(length - head.length)}</p>}
      <div className="flex justify-end px-1.5 pb-1.5">
        <CopyAction
          {...shared}
          name={`Copy ${label}`}
          length={length}
          text={() => take(format)}
          copied={toasts.copied(label)}
          copyFailed={toasts.copyFailed}
        />
        <DownloadAction
          {...shared}
          name={`Download ${label}`}
          file={async () => ({ name, text: await take(format) })}
          downloaded={toasts.downloaded(name)}
        />
      </div>
    </section>
  )
})

import type { ReactNode } from 'react'
import type { Toast } from '#app/ui/toast.ts'
import { CopyAction, type CopyProps, DownloadAction, type DownloadProps } from '#app/work/output-actions.tsx'
import { hashFailed } from './card-messages.ts'
import type { Algorithm, Badge } from './five.ts'

const badges: Record<Badge, string> = {
  Secure: 'bg-ok-soft text-ok',
  Deprecated: 'bg-warn-soft text-warn',
  Checksum: 'bg-sunken text-ink-2',
}

/** What a card has beside its name: a digest, or else why there is none, and what its buttons give. */
export type Filling = { body: ReactNode; isEmpty: boolean } & Pick<CopyProps, 'text' | 'copied' | 'copyFailed'> &
  Pick<DownloadProps, 'file' | 'downloaded'>

type CardProps = {
  row: Algorithm
  /** What a card says while it has no digest. */
  waiting: string
  /** Tells these cards from others on the page: " of a.iso". */
  suffix?: string
  filling: Filling | undefined
}

const silent: Toast = { title: '' }
const nothing = { text: () => null, file: () => null, copied: silent, copyFailed: silent, downloaded: silent }

function HashCard({ row: { label, badge, digits, reason }, waiting, suffix = '', filling }: CardProps) {
  const { body, isEmpty, text, copied, copyFailed, file, downloaded } = filling ?? {
    ...nothing,
    body: null,
    isEmpty: true,
  }
  const hasFailed = waiting === hashFailed
  return (
    <section
      aria-label={label + suffix}
      className={`relative flex min-w-0 grow basis-full flex-col gap-2 bg-surface px-3.5 pt-3.5 pb-3.5 sm:pb-2 ${digits > 64 ? 'lg:basis-[34%]' : 'sm:basis-[40%] lg:basis-[26%]'}`}
    >
      <div className="flex items-center gap-2 font-mono text-small leading-none font-strong">
        {label}
        <span data-tip={reason} className={`rounded px-1.5 py-1 text-note leading-none ${badges[badge]}`}>
          {badge}
        </span>
        <span className="sr-only">{reason}</span>
      </div>
      <div className={`text-body leading-[1.45] ${digits > 40 ? 'min-h-[2lh]' : 'min-h-lh'}`}>
        {body ?? (
          <p {...(hasFailed && { role: 'alert' })} className={hasFailed ? 'text-bad' : 'text-ink-3'}>
            {waiting}
          </p>
        )}
      </div>
      <div className="mt-auto flex justify-end max-sm:absolute max-sm:top-1.5 max-sm:right-1.5 sm:-mr-2">
        <CopyAction
          name={`Copy ${label}${suffix}`}
          size="small"
          isEmpty={isEmpty}
          text={text}
          copied={copied}
          copyFailed={copyFailed}
        />
        <DownloadAction
          name={`Download ${label}${suffix}`}
          size="small"
          isEmpty={isEmpty}
          file={file}
          downloaded={downloaded}
        />
      </div>
    </section>
  )
}

type Props = Omit<CardProps, 'row' | 'filling'> & {
  rows: readonly Algorithm[]
  fill: ((row: Algorithm) => Filling) | null
}

/** A card per algorithm; the rows of cards always fill the width. */
export const HashCards = ({ rows, fill, ...props }: Props) => (
  <div className="flex flex-wrap gap-px border-t border-line bg-line">
    {rows.map((row) => (
      <HashCard key={row.key} row={row} filling={fill?.(row)} {...props} />
    ))}
  </div>
)

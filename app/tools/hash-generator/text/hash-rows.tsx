import type { ReactNode } from 'react'
import type { Toast } from '#app/ui/feedback/toast.ts'
import { CopyAction, type CopyProps, DownloadAction, type DownloadProps } from '#app/work/out/output-actions.tsx'
import type { Algorithm, Badge } from '../algorithms/five.ts'
import { reasons } from '../algorithms/reasons.data.ts'
import { hashFailed } from './row-messages.ts'

const badges: Record<Badge, string> = {
  Secure: 'bg-sunken text-ink-2',
  Deprecated: 'bg-warn-soft text-warn',
  Checksum: 'bg-sunken text-ink-2',
}

/** The rest of a row: the digest or why there is none, and what Copy and Download give. `room` is as long as the digest. */
export type Filling = { body: ReactNode; room: string; isEmpty: boolean; isBad: boolean } & Pick<
  CopyProps,
  'text' | 'copied' | 'copyFailed'
> &
  Pick<DownloadProps, 'file' | 'downloaded'>

type RowProps = {
  row: Algorithm
  /** The text a row shows while it has no digest. */
  waiting: string
  /** Makes labels unique if the page has other rows: " of a.iso". */
  suffix?: string
  filling: Filling | undefined
}

const silent: Toast = { title: '' }
const empty = {
  body: null,
  room: '',
  isEmpty: true,
  isBad: false,
  text: () => null,
  file: () => null,
  copied: silent,
  copyFailed: silent,
  downloaded: silent,
}

function HashRow({ row: { key, label, badge, digits }, waiting, suffix = '', filling = empty }: RowProps) {
  const { body, room, isEmpty, isBad, text, copied, copyFailed, file, downloaded } = filling
  const hasFailed = waiting === hashFailed
  const action = (verb: string) =>
    ({ label: '', name: `${verb} ${label}${suffix}`, tip: verb, size: 'small', isEmpty }) as const
  return (
    <section aria-label={label + suffix} className={`hash-row ${isBad ? 'items-start bg-bad-soft' : ''}`}>
      <span className="text-small font-strong">{label}</span>
      <span>
        <span data-tip={reasons[key]} className={`rounded px-1.5 py-0.5 text-note font-strong ${badges[badge]}`}>
          {badge}
        </span>
        <span className="sr-only">{reasons[key]}</span>
      </span>
      {/* Reserves room for the digest, so that nothing moves when it arrives. */}
      <div data-room={room || '0'.repeat(digits)} className="hash-room digest">
        {body ?? (
          <p {...(hasFailed && { role: 'alert' })} className={`font-sans ${hasFailed ? 'text-bad' : 'text-ink-3'}`}>
            {waiting}
          </p>
        )}
      </div>
      <div className="flex justify-end">
        <CopyAction {...action('Copy')} text={text} copied={copied} copyFailed={copyFailed} />
        <DownloadAction {...action('Download')} file={file} downloaded={downloaded} />
      </div>
    </section>
  )
}

type Props = Omit<RowProps, 'row' | 'filling'> & {
  rows: readonly Algorithm[]
  fill: ((row: Algorithm) => Filling) | null
}

/** One row per algorithm. */
export const HashRows = ({ rows, fill, ...props }: Props) =>
  rows.map((row) => <HashRow key={row.key} row={row} filling={fill?.(row)} {...props} />)

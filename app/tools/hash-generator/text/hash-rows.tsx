import type { ReactNode } from 'react'
import type { Toast } from '#app/ui/feedback/toast.ts'
import { CopyAction, DownloadAction, type Give } from '#app/work/out/output-actions.tsx'
import type { Algorithm } from '../algorithms/five.ts'
import { reasons } from '../algorithms/reasons.data.ts'
import { hashFailed } from './first-words.ts'

/** The rest of a row: the digest or why there is none, and what Copy and Download give. `room` is as long as the digest. */
export type Filling = Give & { body: ReactNode; room: string; isBad: boolean }

const silent: Toast = { title: '' }
const unfilled: Filling = {
  body: null,
  room: '',
  isBad: false,
  copy: { isEmpty: true, text: () => null, copied: silent, copyFailed: silent },
  download: { isEmpty: true, file: () => null, downloaded: silent },
}

/** Small Copy and Download buttons: of "SHA-1" → "Copy SHA-1", "Download SHA-1" */
export function DigestActions({ copy, download, of, className }: Give & { of: string; className?: string }) {
  const face = (verb: string) => ({ label: '', name: `${verb} ${of}`, tip: verb, className })
  return (
    <>
      <CopyAction {...copy} {...face('Copy')} />
      <DownloadAction {...download} {...face('Download')} />
    </>
  )
}

type Props = {
  rows: readonly Algorithm[]
  /** The text a row shows while it has no digest. */
  waiting: string
  /** Makes labels unique if the page has other rows: " of a.iso". */
  suffix?: string
  fill: ((row: Algorithm) => Filling) | null
}

/** One row per algorithm. */
export const HashRows = ({ rows, waiting, suffix = '', fill }: Props) =>
  rows.map((row) => {
    const { key, label, badge, digits } = row
    const { body, room, isBad, copy, download } = fill?.(row) ?? unfilled
    const hasFailed = waiting === hashFailed
    const look = badge === 'Deprecated' ? 'bg-warn-soft text-warn' : 'bg-sunken text-ink-2'
    return (
      <section
        key={key}
        aria-label={label + suffix}
        className={`hash-row result ${isBad ? 'items-start bg-bad-soft' : ''}`}
      >
        <span className="text-small font-strong">{label}</span>
        <span>
          <span data-tip={reasons[key]} className={`rounded px-1.5 py-0.5 text-note font-strong ${look}`}>
            {badge}
          </span>
          <span className="sr-only">{reasons[key]}</span>
        </span>
        {/* Reserves room for the digest, so that nothing moves when it arrives. */}
        <div data-room={room || '0'.repeat(digits)} className="hash-room">
          {body ?? (
            <p {...(hasFailed && { role: 'alert' })} className={`font-sans ${hasFailed ? 'text-bad' : 'text-ink-3'}`}>
              {waiting}
            </p>
          )}
        </div>
        <div className="flex justify-end">
          <DigestActions of={label + suffix} {...{ copy, download }} />
        </div>
      </section>
    )
  })

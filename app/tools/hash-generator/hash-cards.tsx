import { CopyAction, DownloadAction } from '#app/work/output-actions.tsx'
import { copied, copyFailed, downloaded, empty } from './card-messages.ts'
import type { Hashes } from './digest.ts'
import type { Algorithm, AlgorithmKey, Badge } from './five.ts'
import type { buildReport } from './report.ts'

const badges: Record<Badge, string> = {
  Secure: 'bg-ok-soft text-ok',
  Deprecated: 'bg-warn-soft text-warn',
  Checksum: 'bg-sunken text-ink-2',
}

type Report = (key: AlgorithmKey, shown: string) => ReturnType<typeof buildReport> | null

type Props = {
  rows: readonly Algorithm[]
  hashes: Hashes
  /** A hex digest as it is shown. */
  format: (hex: string, key: AlgorithmKey) => string
  isHmac: boolean
  /** What a card says while it has no digest. */
  waiting: string
  /** Tells these cards from others on the page: "of a.iso". */
  suffix?: string
  /** The file a digest is saved as. */
  report: Report
}

/** Keeps the room of the digest to come, so that nothing moves; the word itself is seen only where that takes a while. */
const Working = ({ room, className }: { room: string; className: string }) => (
  <p
    data-room={room}
    className={`grid *:[grid-area:1/1] before:invisible before:font-mono before:wrap-anywhere before:content-[attr(data-room)] before:[grid-area:1/1] ${className}`}
  >
    <span className="text-ink-3 transition-opacity delay-200 starting:opacity-0">{empty.working}</span>
  </p>
)

function HashCard({
  row,
  hash,
  shown,
  waiting,
  suffix,
  report,
}: {
  row: Algorithm
  hash: Hashes[AlgorithmKey]
  shown: string
  waiting: string
  suffix: string
  report: Report
}) {
  const { key, label, badge, digits, reason } = row
  const isWide = digits > 64
  const lines = `text-body leading-[1.45] ${digits > 40 ? 'min-h-[2lh]' : 'min-h-lh'}`
  return (
    <section
      aria-label={label + suffix}
      className={`relative flex min-w-0 grow basis-full flex-col gap-2 bg-surface px-3.5 pt-3.5 pb-3.5 sm:pb-2 ${isWide ? 'lg:basis-[34%]' : 'sm:basis-[40%] lg:basis-[26%]'}`}
    >
      <div className="flex items-center gap-2 font-mono text-small leading-none font-[560]">
        {label}
        <span data-tip={reason} className={`rounded px-1.5 py-1 text-note leading-none ${badges[badge]}`}>
          {badge}
        </span>
        <span className="sr-only">{reason}</span>
      </div>
      {hash?.ok ? (
        <p className={`${lines} font-mono wrap-anywhere`}>{shown}</p>
      ) : !hash && waiting === empty.working ? (
        <Working key="working" room={shown} className={lines} />
      ) : (
        <p {...(hash && { role: 'alert' })} className={`${lines} ${hash ? 'text-bad' : 'text-ink-3'}`}>
          {hash ? hash.error : waiting}
        </p>
      )}
      <div className="mt-auto flex justify-end max-sm:absolute max-sm:top-1.5 max-sm:right-1.5 sm:-mr-2">
        <CopyAction
          name={`Copy ${label}${suffix}`}
          size="small"
          isEmpty={!hash?.ok}
          text={() => shown}
          copied={copied(label)}
          copyFailed={copyFailed}
        />
        <DownloadAction
          name={`Download ${label}${suffix}`}
          size="small"
          isEmpty={!hash?.ok}
          file={() => report(key, shown)}
          downloaded={downloaded(label)}
        />
      </div>
    </section>
  )
}

/** A card per algorithm; the rows of cards always fill the width. */
export function HashCards({ rows, hashes, format, isHmac, waiting, suffix = '', report }: Props) {
  return (
    <div className="flex flex-wrap gap-px border-t border-line bg-line">
      {rows.map((row) => {
        const hasHmac = !isHmac || row.key !== 'crc32'
        const hash = hasHmac ? hashes[row.key] : undefined
        return (
          <HashCard
            key={row.key}
            row={row}
            hash={hash}
            shown={format(hash?.ok ? hash.value : '0'.repeat(row.digits), row.key)}
            waiting={hasHmac ? waiting : empty.noHmac}
            suffix={suffix && ` ${suffix}`}
            report={report}
          />
        )
      })}
    </div>
  )
}

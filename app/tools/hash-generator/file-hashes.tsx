import { memo } from 'react'
import { formatSize } from '#app/lib/bytes.ts'
import { tellApart } from '#app/lib/tell-apart.ts'
import { Notice } from '#app/ui/notice.tsx'
import { WorkProgress } from '#app/work/progress.tsx'
import { empty } from './card-messages.ts'
import { fillCard } from './fill-card.tsx'
import type { Algorithm } from './five.ts'
import { HashCards } from './hash-cards.tsx'
import type { HashedFile } from './hashed-files.ts'
import { hashingFiles } from './messages.ts'
import type { Output } from './outputs.ts'
import { buildReport } from './report.ts'
import type { useFileHashes } from './use-file-hashes.ts'

type EntryProps = {
  entry: HashedFile<File>
  label: string
  /** Whether it is the only file, so that its cards need no telling apart. */
  isAlone: boolean
  rows: readonly Algorithm[]
  hmacKey: string
  output: Output
  isWorking: boolean
}

// Of hundreds of files only those that changed are rendered again, and only those in view laid out.
const FileEntry = memo(function FileEntry({ entry, label, isAlone, rows, hmacKey, output, isWorking }: EntryProps) {
  const { file, hashes, problem } = entry
  const isHmac = hmacKey !== ''
  const waiting = isWorking ? empty.working : empty.cancelled
  return (
    <fieldset aria-label={label} className="min-w-0 [contain-intrinsic-size:auto_20rem] [content-visibility:auto]">
      <div className="flex min-h-[42px] flex-wrap items-center gap-x-2 border-t border-line bg-paper px-3.5 py-2">
        <h2 className="text-small font-strong tracking-normal wrap-anywhere">{label}</h2>
        <span className="font-mono text-note text-ink-3">{formatSize(file.size)}</span>
      </div>
      {problem !== null ? (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      ) : (
        <HashCards
          rows={rows}
          waiting={waiting}
          suffix={isAlone ? '' : ` of ${label}`}
          fill={(row) =>
            fillCard(row, {
              hashes: entry.hmacKey === hmacKey ? hashes : {},
              waiting,
              output,
              isHmac,
              report: (key, shown) => buildReport(key, shown, file, isHmac),
            })
          }
        />
      )}
    </fieldset>
  )
})

type Props = Omit<EntryProps, 'entry' | 'label' | 'isAlone'> & { files: readonly HashedFile<File>[] }

/** The digests of each opened file under its name. */
export function FileHashes({ files, ...props }: Props) {
  const labels = tellApart(files.map(({ path }) => path))
  return (
    <section aria-label="File hashes">
      {files.map((entry, index) => (
        <FileEntry key={index} entry={entry} label={labels[index]!} isAlone={files.length === 1} {...props} />
      ))}
    </section>
  )
}

type ProgressProps = { files: ReturnType<typeof useFileHashes>; desk: { focus: () => void } }

/** How far the files are, and how fast. */
export const FileProgress = ({ files: { work, rate }, desk }: ProgressProps) => (
  <>
    <WorkProgress work={work} desk={desk} label={hashingFiles} />
    {rate && <p className="px-3.5 pb-2 font-mono text-note leading-tight wrap-anywhere text-ink-2">{rate}</p>}
  </>
)

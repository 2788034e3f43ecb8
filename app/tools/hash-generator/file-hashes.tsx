import { memo } from 'react'
import { formatSize } from '#app/lib/bytes.ts'
import { tellApart } from '#app/lib/tell-apart.ts'
import type { Algorithm, AlgorithmKey } from './algorithms.ts'
import type { HashedFile } from './file-queue.ts'
import { HashCards } from './hash-cards.tsx'
import { empty } from './messages.ts'
import type { Output } from './outputs.ts'

type EntryProps = {
  entry: HashedFile<File>
  label: string
  /** Whether it is the only file, so that its cards need no telling apart. */
  isAlone: boolean
  rows: readonly Algorithm[]
  hmacKey: string
  output: Output
  isWorking: boolean
  onCopy: (key: AlgorithmKey, shown: string) => void
  onDownload: (key: AlgorithmKey, shown: string, file: File) => void
}

// Of hundreds of files only those that changed are rendered again, and only those in view laid out.
const FileEntry = memo(function FileEntry({ entry, label, isAlone, hmacKey, isWorking, ...props }: EntryProps) {
  const { file, hashes, problem } = entry
  return (
    <fieldset aria-label={label} className="min-w-0 [contain-intrinsic-size:auto_20rem] [content-visibility:auto]">
      <div className="flex min-h-[42px] flex-wrap items-center gap-x-2 border-t border-line bg-paper px-3.5 py-2">
        <h2 className="text-[13px] font-[560] tracking-normal wrap-anywhere">{label}</h2>
        <span className="font-mono text-xs text-ink-3">{formatSize(file.size)}</span>
      </div>
      {problem !== null && (
        <p role="alert" className="border-t border-line bg-bad-soft px-3.5 py-3 text-sm text-bad">
          {problem}
        </p>
      )}
      {problem === null && (
        <HashCards
          rows={props.rows}
          hashes={entry.hmacKey === hmacKey ? hashes : {}}
          output={props.output}
          isHmac={hmacKey !== ''}
          waiting={isWorking ? empty.working : empty.cancelled}
          suffix={isAlone ? '' : `of ${label}`}
          onCopy={props.onCopy}
          onDownload={(key, shown) => props.onDownload(key, shown, file)}
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
        <FileEntry key={entry.id} entry={entry} label={labels[index]!} isAlone={files.length === 1} {...props} />
      ))}
    </section>
  )
}

import { formatSize } from '#app/lib/bytes.ts'
import type { Algorithm, AlgorithmKey } from './algorithms.ts'
import type { HashedFile } from './file-queue.ts'
import { HashCards } from './hash-cards.tsx'
import { empty } from './messages.ts'
import type { Output } from './outputs.ts'

type Props = {
  files: readonly HashedFile<File>[]
  rows: readonly Algorithm[]
  hmacKey: string
  output: Output
  isWorking: boolean
  /** Whether no other cards are on the page, so that theirs need no telling apart. */
  isAlone: boolean
  onCopy: (key: AlgorithmKey, shown: string) => void
  onDownload: (key: AlgorithmKey, shown: string, file: File) => void
}

/** The digests of each opened file under its name. */
export function FileHashes({ files, rows, hmacKey, output, isWorking, isAlone, onCopy, onDownload }: Props) {
  return (
    <section aria-label="File hashes">
      {files.map(({ id, file, hashes, problem, ...entry }) => (
        <div key={id}>
          <div className="flex min-h-[42px] flex-wrap items-center gap-x-2 border-t border-line bg-paper px-3.5 py-2">
            <h2 className="text-[13px] font-[560] tracking-normal wrap-anywhere">{file.name}</h2>
            <span className="font-mono text-xs text-ink-3">{formatSize(file.size)}</span>
          </div>
          {problem !== null && (
            <p role="alert" className="border-t border-line bg-bad-soft px-3.5 py-3 text-sm text-bad">
              {problem}
            </p>
          )}
          {problem === null && (
            <HashCards
              rows={rows}
              hashes={entry.hmacKey === hmacKey ? hashes : {}}
              output={output}
              isHmac={hmacKey !== ''}
              waiting={isWorking ? empty.working : empty.cancelled}
              suffix={isAlone ? '' : `of ${file.name}`}
              onCopy={onCopy}
              onDownload={(key, shown) => onDownload(key, shown, file)}
            />
          )}
        </div>
      ))}
    </section>
  )
}

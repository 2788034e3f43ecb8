import { Status } from '#app/ui/layout/bench.tsx'
import { type Found, Outcome } from './expected/checks.tsx'
import type { compareAll } from './expected/comparison.ts'
import { useLasting } from './files/file-progress.tsx'
import { describeTook, formatSpeed } from './files/rate.ts'
import * as messages from './messages.ts'

type Props = {
  hash: Pick<Found, 'files'>
  comparison: ReturnType<typeof compareAll>
  /** How many digests the text has. */
  digests: number
}

/** Which file is being hashed, how many match so far, and the speed. */
function Working({ hash, comparison }: Omit<Props, 'digests'>) {
  const { files, underway, speed } = hash.files
  const place = files.findIndex(({ file }) => file === underway?.file) + 1
  return (
    <>
      <Status tone="working">{messages.hashingOf(place, files.length)}</Status>
      {comparison.entries.length > 0 && (
        <span className="max-sm:hidden">{messages.matchSoFar(comparison.summary.verified)}</span>
      )}
      <span className="max-sm:hidden">{formatSpeed(speed)}</span>
    </>
  )
}

/** The status bar: progress while files are hashed, then the result. Screen readers hear only the start and the end. */
export function StatusLine({ hash, comparison, digests }: Props) {
  const { files } = hash
  const { summary } = comparison
  const isLasting = useLasting(files.work.isWorking)
  const amount = files.files.length
  return (
    <>
      {isLasting && <Working hash={hash} comparison={comparison} />}
      <span role="status" className="inline-flex flex-wrap gap-x-4.5 empty:absolute">
        {isLasting && (
          <span className="sr-only">
            {messages.hashingFiles} {messages.files(amount)}
          </span>
        )}
        {!isLasting && amount > 0 && (
          <>
            {/* Missing and unlisted files are named below the table. */}
            <Outcome summary={{ ...summary, missing: [], unlisted: [] }} />
            <span className={comparison.checks.length > 0 ? 'max-sm:hidden' : ''}>{messages.files(amount)}</span>
          </>
        )}
      </span>
      {!isLasting && amount > 0 && files.done && (
        <span className="max-sm:hidden">{describeTook(files.done.bytes, files.done.took)}</span>
      )}
      {!isLasting && amount === 0 && <Outcome summary={summary} />}
      {!isLasting && digests > 0 && <Status tone="plain">{messages.digests(digests)}</Status>}
    </>
  )
}

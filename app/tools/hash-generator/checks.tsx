import { Status } from '#app/ui/bench.tsx'
import { useShowMore } from '#app/ui/show-more.tsx'
import { algorithmOf } from './algorithms.ts'
import type { compareAll } from './comparison.ts'
import type { Reading } from './expected.ts'
import * as messages from './messages.ts'
import { type Check, describeCheck, describeSummary, type Summary } from './verify.ts'

function Compared({ title, digest, position }: { title: string; digest: string; position: number }) {
  return (
    <span className="grid grid-cols-[5.5rem_minmax(0,1fr)] font-mono text-small leading-normal">
      <span className="text-ink-2">{title}</span>
      <span className="wrap-anywhere text-ink">
        {digest.slice(0, position - 1)}
        <mark className="rounded-[3px] bg-bad-soft font-strong text-bad underline">{digest[position - 1]}</mark>
        {digest.slice(position)}
      </span>
    </span>
  )
}

function CheckLine({ check }: { check: Check }) {
  const tone = { match: 'text-ok', mismatch: 'text-bad', unchecked: 'text-ink-2' }[check.outcome]
  return (
    <li className="grid gap-1 border-t border-line px-3.5 py-2.5 text-body">
      <p className={`font-strong wrap-anywhere ${tone}`}>{describeCheck(check)}</p>
      {check.outcome === 'mismatch' && (
        <>
          <Compared title="Expected" digest={check.expected.digest} position={check.position} />
          <Compared title={algorithmOf(check.key).label} digest={check.actual} position={check.position} />
        </>
      )}
    </li>
  )
}

type OutcomeProps = { summary: Summary; hasNames?: boolean }

/** What came of a verification, failures first. */
export const Outcome = ({ summary, hasNames = false }: OutcomeProps) =>
  describeSummary(summary).map(({ tone, text, names }) => (
    <Status key={text} tone={tone}>
      {hasNames && names.length > 0 ? `${text}: ${messages.listNames(names)}` : text}
    </Status>
  ))

/** Beside the field's name: how many digests it holds, or which lines hold none. */
export function describeReading({ entries, ignored }: Reading): string {
  if (ignored.length > 0) return messages.describeIgnored(ignored)
  return entries.length > 1 ? messages.digests(entries.length) : ''
}

/** What came of each expected digest, what can be said for good and failures first. */
export function Checks({ entries, checks, summary, hasSubject, isWorking }: ReturnType<typeof compareAll>) {
  const { shown, button: showMore } = useShowMore(checks, 'Show more')
  return (
    <>
      <div role="status">
        {entries.length > 0 && !hasSubject && !isWorking && (
          <p className="border-t border-line px-3.5 py-2.5 text-body text-ink-2">{messages.nothingToCompare}</p>
        )}
        {entries.length > 1 && checks.length > 0 && (
          <p className="grid gap-1 border-t border-line px-3.5 py-2.5 text-body wrap-anywhere">
            <Outcome summary={summary} hasNames />
          </p>
        )}
        <ul>
          {shown.map((check, index) => (
            <CheckLine key={index} check={check} />
          ))}
        </ul>
      </div>
      {showMore}
    </>
  )
}

/** How many digests and files there are. */
export const Amounts = ({ digests, files }: { digests: number; files: number }) => (
  <>
    {digests > 0 && <Status tone="plain">{messages.digests(digests)}</Status>}
    {files > 0 && <span>{messages.files(files)}</span>}
  </>
)

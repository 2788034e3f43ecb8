import { useId } from 'react'
import type { PaneText } from '#app/lib/long-text.ts'
import type { Result } from '#app/lib/result.ts'
import { Pane, Status } from '#app/ui/bench.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useShowMore } from '#app/ui/show-more.tsx'
import { TextPane } from '#app/ui/text-pane/text-pane.tsx'
import { algorithmOf } from './algorithms.ts'
import type { Reading } from './expected.ts'
import * as messages from './messages.ts'
import { type Check, describeCheck, describeSummary, type Summary } from './verify.ts'

function Compared({ title, digest, position }: { title: string; digest: string; position: number }) {
  return (
    <span className="grid grid-cols-[5.5rem_minmax(0,1fr)] font-mono text-small leading-normal">
      <span className="text-ink-2">{title}</span>
      <span className="wrap-anywhere text-ink">
        {digest.slice(0, position - 1)}
        <mark className="rounded-[3px] bg-bad-soft font-[560] text-bad underline">{digest[position - 1]}</mark>
        {digest.slice(position)}
      </span>
    </span>
  )
}

function CheckLine({ check }: { check: Check }) {
  const tone = { match: 'text-ok', mismatch: 'text-bad', unchecked: 'text-ink-2' }[check.outcome]
  return (
    <li className="grid gap-1 border-t border-line px-3.5 py-2.5 text-body">
      <p className={`font-[520] wrap-anywhere ${tone}`}>{describeCheck(check)}</p>
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

type Props = {
  expected: PaneText
  onChange: (expected: PaneText) => void
  reading: Result<Reading>
  /** What can be said for good, failures first. */
  checks: readonly Check[]
  summary: Summary
  hasSubject: boolean
  isWorking: boolean
}

/** A digest or a checksum list to compare with, and what came of it. */
export function Verification({ expected, onChange, reading, checks, summary, hasSubject, isWorking }: Props) {
  const { shown, button: showMore } = useShowMore(checks, 'Show more')
  const ids = { field: useId(), problem: useId() }
  const { entries, ignored } = reading.ok ? reading.value : { entries: [], ignored: [] }
  return (
    <div className="border-t border-line">
      <Pane
        title="Expected digest"
        labelFor={ids.field}
        note={
          ignored.length > 0
            ? messages.describeIgnored(ignored)
            : entries.length > 1
              ? messages.digests(entries.length)
              : ''
        }
      >
        <TextPane
          id={ids.field}
          label="Expected digest"
          value={expected}
          onChange={onChange}
          minHeight="small"
          placeholder="Paste a digest or a SHA256SUMS list to compare with"
          invalid={!reading.ok}
          {...(!reading.ok && { description: reading.error, describedBy: ids.problem })}
        />
        {!reading.ok && (
          <Notice tone="bad" role="alert" id={ids.problem}>
            {reading.error}
          </Notice>
        )}
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
      </Pane>
    </div>
  )
}

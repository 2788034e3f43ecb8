import { useId, useState } from 'react'
import type { PaneText } from '#app/lib/long-text.ts'
import type { Result } from '#app/lib/result.ts'
import { Pane } from '#app/ui/bench.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextPane } from '#app/ui/text-pane/text-pane.tsx'
import { algorithmOf } from './algorithms.ts'
import type { Reading } from './expected.ts'
import { describeCheck, describeIgnored, nothingToCompare } from './messages.ts'
import type { Check } from './verify.ts'

const page = 100

function Compared({ title, digest, position }: { title: string; digest: string; position: number }) {
  return (
    <span className="grid grid-cols-[5.5rem_minmax(0,1fr)] font-mono text-[13px] leading-normal">
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
    <li className="grid gap-1 border-t border-line px-3.5 py-2.5 text-sm">
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

type Props = {
  expected: PaneText
  onChange: (expected: PaneText) => void
  reading: Result<Reading>
  checks: readonly Check[]
  hasSubject: boolean
  isWorking: boolean
}

/** A digest or a checksum list to compare with, and what came of it. */
export function Verification({ expected, onChange, reading, checks, hasSubject, isWorking }: Props) {
  const [limit, setLimit] = useState(page)
  const ids = { field: useId(), problem: useId() }
  const ignored = reading.ok ? reading.value.ignored : []
  // A match is final; anything else may still change while work is under way.
  const final = isWorking ? checks.filter(({ outcome }) => outcome === 'match') : hasSubject ? checks : []
  return (
    <div className="border-t border-line">
      <Pane
        title="Expected digest"
        labelFor={ids.field}
        note={ignored.length > 0 ? describeIgnored(ignored) : checks.length > 1 ? `${checks.length} digests` : ''}
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
          <p id={ids.problem} role="alert" className="border-t border-line bg-bad-soft px-3.5 py-2.5 text-sm text-bad">
            {reading.error}
          </p>
        )}
        <div role="status">
          {checks.length > 0 && !hasSubject && !isWorking && (
            <p className="border-t border-line px-3.5 py-2.5 text-sm text-ink-2">{nothingToCompare}</p>
          )}
          <ul>
            {final.slice(0, limit).map((check, index) => (
              <CheckLine key={index} check={check} />
            ))}
          </ul>
        </div>
        {final.length > limit && (
          <div className="border-t border-line px-3.5 py-2 text-sm text-ink-2">
            <Button size="small" onClick={() => setLimit(limit + page)}>
              Show more
            </Button>{' '}
            {limit} of {final.length.toLocaleString('en')} shown
          </div>
        )}
      </Pane>
    </div>
  )
}

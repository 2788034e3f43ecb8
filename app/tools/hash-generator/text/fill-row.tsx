import type { ReactNode } from 'react'
import { supportsHmac } from '../algorithms/algorithms.ts'
import type { Hashes } from '../algorithms/digest.ts'
import type { Algorithm, AlgorithmKey } from '../algorithms/five.ts'
import type { Output } from '../algorithms/output-forms.ts'
import { formatDigest } from '../algorithms/outputs.ts'
import { copied, copyFailed, downloaded, noHmac } from '../messages.ts'
import type { buildReport } from '../report.ts'
import { DifferingDigests } from './digest-text.tsx'
import type { Filling } from './hash-rows.tsx'
import { empty } from './row-messages.ts'

/** Fades in only if the digest takes a while. */
const Working = () => (
  <p className="font-sans text-ink-3 transition-opacity delay-200 starting:opacity-0">{empty.working}</p>
)

type Found = {
  hashes: Hashes
  waiting: string
  output: Output
  isHmac: boolean
  /** The expected digests that did not match, in hex. */
  expected?: Partial<Record<AlgorithmKey, string>>
  /** Builds the file that Download saves. */
  report: (key: AlgorithmKey, shown: string) => ReturnType<typeof buildReport>
}

/** The content of an algorithm's row. Null if the row shows only its waiting text. */
function drawBody({ key }: Algorithm, shown: string, wrong: string | null, found: Found): ReactNode {
  const hash = found.hashes[key]
  if (found.isHmac && !supportsHmac(key)) return <p className="font-sans text-ink-3">{noHmac}</p>
  if (hash?.ok && wrong !== null) return <DifferingDigests computed={shown} expected={wrong} />
  if (hash?.ok) return <p>{shown}</p>
  if (hash)
    return (
      <p role="alert" className="font-sans text-bad">
        {hash.error}
      </p>
    )
  return found.waiting === empty.working ? <Working /> : null
}

/** Fills an algorithm's row with its digest or error. */
export function fillRow(row: Algorithm, found: Found): Filling {
  const { key, label, digits } = row
  const hash = found.hashes[key]
  const shown = formatDigest(hash?.ok ? hash.value : '0'.repeat(digits), key, found.output)
  const expected = found.expected?.[key]
  const wrong = expected === undefined ? null : formatDigest(expected, key, found.output)
  return {
    body: drawBody(row, shown, wrong, found),
    room: shown,
    isEmpty: !hash?.ok,
    isBad: hash?.ok === true && wrong !== null,
    text: () => shown,
    copied: copied(label),
    copyFailed,
    file: () => found.report(key, shown),
    downloaded: downloaded(label),
  }
}

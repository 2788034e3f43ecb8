import type { ReactNode } from 'react'
import { supportsHmac } from '../algorithms/algorithms.ts'
import type { Hashes } from '../algorithms/digest.ts'
import type { Algorithm, AlgorithmKey } from '../algorithms/five.ts'
import { formatDigest } from '../algorithms/outputs.ts'
import { buildReport, type Hashed } from '../downloads.ts'
import { abbreviatePair, findSpan } from '../expected/difference.ts'
import { copied, copyFailed, downloaded, noHmac } from '../messages.ts'
import type { Settings } from '../settings.ts'
import { empty } from './first-words.ts'
import type { Filling } from './hash-rows.tsx'

function Marked({ digest, other }: { digest: string; other: string }) {
  const { from, to } = findSpan(digest, other)
  return (
    <>
      {digest.slice(0, from)}
      <mark className="rounded-[2px] bg-bad py-px text-paper">{digest.slice(from, to)}</mark>
      {digest.slice(to)}
    </>
  )
}

/** A digest and what it is; without a title, `computed` is only for small screens and screen readers. */
function Line({ title, digest, other }: { title: string | undefined; digest: string; other: string }) {
  const [short, otherShort] = abbreviatePair(digest, other)
  return (
    <p className="relative max-lg:flex">
      <span className={`digest-title ${title ? '' : 'lg:sr-only'}`}>{title ?? 'computed'}</span>{' '}
      <span className="max-sm:sr-only">
        <Marked digest={digest} other={other} />
      </span>
      <span aria-hidden="true" className="sm:hidden">
        <Marked digest={short} other={otherShort} />
      </span>
    </p>
  )
}

type Differing = {
  computed: string
  expected: string
  /** The algorithm, if it is not clear from the context. */
  label?: string | undefined
}

/** The computed digest above the expected one, with the differing part marked. A phone shows both shortened. */
export const DifferingDigests = ({ computed, expected, label }: Differing) => (
  <div>
    <Line title={label} digest={computed} other={expected} />
    <Line title="expected" digest={expected} other={computed} />
  </div>
)

type Found = {
  hashes: Hashes
  waiting: string
  output: Settings['output']
  isHmac: boolean
  /** The expected digests that did not match, in hex. */
  expected?: Partial<Record<AlgorithmKey, string>>
  /** What was hashed, for the file that Download saves. */
  read: () => Hashed
}

/** The content of an algorithm's row. Null if the row shows only its waiting text. */
function drawBody(
  { key }: Algorithm,
  shown: string,
  wrong: string | null,
  { hashes, waiting, isHmac }: Found,
): ReactNode {
  const hash = hashes[key]
  if (isHmac && !supportsHmac(key)) return <p className="font-sans text-ink-3">{noHmac}</p>
  if (hash?.ok) return wrong === null ? <p>{shown}</p> : <DifferingDigests computed={shown} expected={wrong} />
  if (hash)
    return (
      <p role="alert" className="font-sans text-bad">
        {hash.error}
      </p>
    )
  // Fades in only if the digest takes a while.
  if (waiting === empty.working)
    return <p className="font-sans text-ink-3 transition-opacity delay-200 starting:opacity-0">{waiting}</p>
  return null
}

/** Fills an algorithm's row with its digest or error. */
export function fillRow(row: Algorithm, found: Found): Filling {
  const { key, label, digits } = row
  const { hashes, output, isHmac, read } = found
  const hash = hashes[key]
  const isEmpty = !hash?.ok
  const shown = formatDigest(hash?.ok ? hash.value : '0'.repeat(digits), key, output)
  const expected = found.expected?.[key]
  const wrong = expected === undefined ? null : formatDigest(expected, key, output)
  return {
    body: drawBody(row, shown, wrong, found),
    room: shown,
    isBad: !isEmpty && wrong !== null,
    copy: { isEmpty, text: () => shown, copied: copied(label), copyFailed },
    download: { isEmpty, file: () => buildReport(key, shown, read(), isHmac), downloaded: downloaded(label) },
  }
}

import type { ReactNode } from 'react'
import { supportsHmac } from './algorithms.ts'
import { empty } from './card-messages.ts'
import type { Hashes } from './digest.ts'
import type { Algorithm, AlgorithmKey } from './five.ts'
import type { Filling } from './hash-cards.tsx'
import { copied, copyFailed, downloaded, noHmac } from './messages.ts'
import { formatDigest, type Output } from './outputs.ts'
import type { buildReport } from './report.ts'

/** Keeps the room of the digest to come, so that nothing moves; the word itself is seen only where that takes a while. */
const Working = ({ room }: { room: string }) => (
  <p
    data-room={room}
    className="grid *:[grid-area:1/1] before:invisible before:font-mono before:wrap-anywhere before:content-[attr(data-room)] before:[grid-area:1/1]"
  >
    <span className="text-ink-3 transition-opacity delay-200 starting:opacity-0">{empty.working}</span>
  </p>
)

type Found = {
  hashes: Hashes
  waiting: string
  output: Output
  isHmac: boolean
  /** The file a digest is saved as. */
  report: (key: AlgorithmKey, shown: string) => ReturnType<typeof buildReport>
}

/** What stands in the card of an algorithm; null where it only waits. */
function drawBody({ key }: Algorithm, shown: string, { hashes, waiting, isHmac }: Found): ReactNode {
  const hash = hashes[key]
  if (isHmac && !supportsHmac(key)) return <p className="text-ink-3">{noHmac}</p>
  if (hash?.ok) return <p className="font-mono wrap-anywhere">{shown}</p>
  if (hash)
    return (
      <p role="alert" className="text-bad">
        {hash.error}
      </p>
    )
  return waiting === empty.working ? <Working room={shown} /> : null
}

/** Fills the card of an algorithm with what was found. */
export function fillCard(row: Algorithm, found: Found): Filling {
  const { key, label, digits } = row
  const hash = found.hashes[key]
  const shown = formatDigest(hash?.ok ? hash.value : '0'.repeat(digits), key, found.output)
  return {
    body: drawBody(row, shown, found),
    isEmpty: !hash?.ok,
    text: () => shown,
    copied: copied(label),
    copyFailed,
    file: () => found.report(key, shown),
    downloaded: downloaded(label),
  }
}

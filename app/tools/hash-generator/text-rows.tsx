import { Kept } from '#app/ui/kept.tsx'
import { hashFailed } from './row-messages.ts'
import type { useHash } from './use-hash.ts'

// The document has the rows from the start, a page with what fills them.
const Rows = import.meta.env.SSR ? (await import('./hash-rows.tsx')).HashRows : null

/** The digests of the text. */
export function TextRows({ hash }: { hash: ReturnType<typeof useHash> }) {
  const {
    live,
    rows,
    ofText: { waiting },
  } = hash
  if (live) return <live.HashRows rows={rows} waiting={waiting} fill={(row) => live.fillTextRow(row, hash)} />
  if (waiting === hashFailed)
    return (
      <p role="alert" className="px-3.5 py-2.5 text-small text-bad">
        {hashFailed}
      </p>
    )
  return <Kept>{Rows && <Rows rows={rows} waiting={waiting} fill={null} />}</Kept>
}

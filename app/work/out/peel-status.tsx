import type { ReactNode } from 'react'
import { formatSize } from '#app/lib/bytes.ts'
import { countCharacters } from '#app/lib/long-text.ts'
import { count } from '#app/lib/plural.ts'
import { Status } from '#app/ui/layout/bench.tsx'
import type { Peeling } from './use-peel.ts'

/** What a pane says about a peeled output: "JSON, 61 B" */
export const describePeeled = ({ kind, size }: NonNullable<Peeling['shown']>): string =>
  `${kind.replace(/^./, (letter) => letter.toUpperCase())}, ${formatSize(size)}`

/** The status of a peeled output; without peeling, its children. */
export const PeelStatus = ({ peel: { shown }, children }: { peel: Peeling; children: ReactNode }) =>
  shown ? (
    <>
      <Status tone="ok">Peeled</Status>
      <span>{count(countCharacters(shown.text), 'character')}</span>
      <span>{formatSize(shown.size)}</span>
    </>
  ) : (
    children
  )

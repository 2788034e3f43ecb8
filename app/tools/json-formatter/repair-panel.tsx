import { useState } from 'react'
import type { PaneText } from '#app/lib/long-text.ts'
import type { Result } from '#app/lib/result.ts'
import { textBlob } from '#app/lib/text-file.ts'
import { isAbort } from '#app/lib/worker/connect.ts'
import { Button } from '#app/ui/button.tsx'
import { explorer } from './client.ts'
import { messages } from './messages.ts'
import type { Repair, RepairPiece } from './repair.ts'

type Props = { input: PaneText; onReveal: () => void; onApply: (text: string) => void }

const looks: Record<RepairPiece['kind'], string> = {
  same: 'text-ink-2',
  removed: 'bg-bad-soft text-bad line-through',
  added: 'bg-ok-soft text-ok underline',
}
const tags = { same: 'span', removed: 'del', added: 'ins' } as const

/** The way out of an error: to its place in the input, or to a repair that is shown before it is applied. */
export function RepairPanel({ input, onReveal, onApply }: Props) {
  const [proposal, setProposal] = useState<{ input: PaneText; repair: Result<Repair> | 'working' } | null>(null)
  const repair = proposal?.input === input ? proposal.repair : null
  const setRepair = (repair: Result<Repair> | 'working' | null) => setProposal(repair && { input, repair })

  async function propose() {
    setRepair('working')
    try {
      setRepair(await explorer.call('repair', await textBlob(input)))
    } catch (error) {
      setRepair(isAbort(error) ? null : { ok: false, error: messages.repairFailed })
    }
  }

  return (
    <>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={onReveal}>
          Show in input
        </Button>
        <Button size="small" onClick={propose} disabled={repair !== null} aria-busy={repair === 'working'}>
          Show repair
        </Button>
      </div>
      {repair && repair !== 'working' && !repair.ok && (
        <p role="status" className="mt-2">
          {repair.error}
        </p>
      )}
      {repair && repair !== 'working' && repair.ok && (
        <section
          aria-label="Proposed repair"
          className="mt-3 rounded-control border border-line bg-surface p-3 text-ink"
        >
          <p className="mb-2 text-[13px] text-ink-2">Struck through will be removed, underlined in green added.</p>
          <pre
            tabIndex={0}
            className="max-h-48 overflow-auto font-mono text-[13px] leading-relaxed whitespace-pre-wrap wrap-anywhere"
          >
            {repair.value.pieces.map(({ kind, text }, index) => {
              const Tag = tags[kind]
              return (
                <Tag key={`${index} ${kind}`} className={looks[kind]}>
                  {text}
                </Tag>
              )
            })}
          </pre>
          <div className="mt-3 flex gap-2">
            <Button size="small" variant="primary" onClick={() => onApply(repair.value.text)}>
              Apply repair
            </Button>
            <Button size="small" onClick={() => setRepair(null)}>
              Dismiss
            </Button>
          </div>
        </section>
      )}
    </>
  )
}

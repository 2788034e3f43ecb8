import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { textBlob } from '#app/browser/text-file.ts'
import { isAbort } from '#app/browser/worker/connect.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import type { Result } from '#app/lib/result.ts'
import { Button } from '#app/ui/button.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { explorer } from '../client.ts'
import { messages } from '../messages.ts'
import type { Comparison, RepairPiece } from './repair.ts'

type Props = { input: PaneText; onReveal: () => void; onApply: (repaired: Blob) => void }
type Proposal = Result<Comparison & { source: Blob }>

const looks: Record<RepairPiece['kind'], string> = {
  same: 'text-ink-2',
  removed: 'bg-bad-soft text-bad line-through',
  added: 'bg-ok-soft text-ok underline',
}
const tags = { same: 'span', removed: 'del', added: 'ins' } as const

/** The way out of an error: to its place in the input, or to a repair that is shown before it is applied. */
export function RepairPanel({ input, onReveal, onApply }: Props) {
  const [proposal, setProposal] = useState<Proposal | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const job = useRef<AbortController | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => () => job.current?.abort(), [])

  async function propose() {
    job.current = new AbortController()
    const { signal } = job.current
    setProgress(0)
    try {
      const source = await textBlob(input, signal)
      setProposal(await explorer.call('repair', source, { signal, onProgress: setProgress }))
    } catch (error) {
      if (!isAbort(error)) setProposal({ ok: false, error: messages.repairFailed })
    }
    setProgress(null)
  }

  function leave() {
    job.current?.abort()
    flushSync(() => {
      setProgress(null)
      setProposal(null)
    })
    opener.current?.focus()
  }

  return (
    <>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={onReveal}>
          Show in input
        </Button>
        <Button
          ref={opener}
          size="small"
          onClick={propose}
          disabled={proposal !== null || progress !== null}
          aria-busy={progress !== null}
        >
          Show repair
        </Button>
      </div>
      {progress !== null && (
        <div className="-mx-3.5 mt-3 -mb-3">
          <Progress label={messages.repairing} done={progress} cancelLabel="Cancel" onCancel={leave} />
        </div>
      )}
      {proposal && !proposal.ok && (
        <p role="status" className="mt-2">
          {proposal.error}
        </p>
      )}
      {proposal?.ok && <Repaired {...proposal.value} onApply={onApply} onDismiss={leave} />}
    </>
  )
}

type RepairedProps = Comparison & { source: Blob; onApply: Props['onApply']; onDismiss: () => void }

function Repaired({ pieces, isWhole, source, onApply, onDismiss }: RepairedProps) {
  return (
    <section aria-label="Proposed repair" className="mt-3 rounded-control border border-line bg-surface p-3 text-ink">
      <p className="mb-2 text-[13px] text-ink-2">Struck through will be removed, underlined in green added.</p>
      <pre
        tabIndex={0}
        className="max-h-48 overflow-auto font-mono text-[13px] leading-relaxed whitespace-pre-wrap wrap-anywhere"
      >
        {pieces.map(({ kind, text }, index) => {
          const Tag = tags[kind]
          return (
            <Tag key={`${index} ${kind}`} className={looks[kind]}>
              {text}
            </Tag>
          )
        })}
      </pre>
      {!isWhole && <p className="mt-2 text-[13px] text-ink-2">{messages.moreChanges}</p>}
      <div className="mt-3 flex gap-2">
        <Button size="small" variant="primary" onClick={() => onApply(source)}>
          Apply repair
        </Button>
        <Button size="small" onClick={onDismiss}>
          Dismiss
        </Button>
      </div>
    </section>
  )
}

import { useState } from 'react'
import { isLong } from '#app/lib/long-text.ts'
import { Notice } from '#app/ui/notice.tsx'
import { Segmented } from '#app/ui/segmented.tsx'
import { partMissing } from '#app/work/messages.ts'
import { OutputPane } from '#app/work/output-pane.tsx'
import { usePart } from '#app/work/use-part.ts'
import { descriptions, looks, toasts } from './messages.ts'
import type { useJson } from './use-json.ts'

type Props = Pick<ReturnType<typeof useJson>, 'desk' | 'answer' | 'work' | 'apply'> & {
  errorId: string
  onReveal: (from: number, to: number) => void
}

/** The output as text or as a tree, or why there is none and what can be done about it. */
export function OutputPanel({ desk, answer, work, apply, errorId, onReveal }: Props) {
  const [look, setLook] = useState<'text' | 'tree'>('text')
  const made = answer?.ok ? answer.value : null
  const refusal = answer && !answer.ok ? answer.error : null
  const place = refusal?.place
  const isTree = made !== null && look === 'tree'
  const tree = usePart(isTree, () => import('./tree/tree-view.tsx'))
  const repair = usePart(place !== undefined, () => import('./repair/repair-panel.tsx'))
  const validity = made ? 'valid' : refusal ? 'invalid' : 'unknown'
  const file = { name: 'formatted.json', type: 'application/json', parts: made ? [made.blob] : [] }
  return (
    <OutputPane
      title="JSON output"
      rich="json"
      value={made?.output ?? ''}
      isEmpty={!made}
      isAwaited={work.isWorking || isLong(desk.state.text)}
      stale={made ? work.stale : null}
      description={descriptions[validity]}
      tone={refusal ? 'bad' : undefined}
      copy={{
        text: () => made?.output ?? '',
        length: made?.summary.bytes ?? 0,
        copied: toasts.copied,
        copyFailed: toasts.copyFailed,
      }}
      download={{ file: () => file, downloaded: toasts.downloaded }}
      instead={isTree && tree.part && <tree.part.TreeView source={made.blob} />}
    >
      {refusal && (
        <div className="border-b border-line bg-bad-soft px-3.5 py-3 text-body text-bad">
          <p id={errorId} role="alert" className="font-strong wrap-anywhere">
            {refusal.message}
          </p>
          {place && repair.part && (
            <repair.part.RepairPanel
              input={desk.state.text}
              onReveal={() => onReveal(place.index, place.index + place.length)}
              onApply={(repaired) => {
                apply(repaired)
                desk.focus()
              }}
            />
          )}
        </div>
      )}
      {made && (
        <div className="flex items-center gap-3 border-b border-line px-2 py-1.5">
          <Segmented label="Show output as" value={look} choices={looks} onChange={setLook} />
        </div>
      )}
      {((isTree && tree.isMissing) || (place && repair.isMissing)) && (
        <Notice tone="bad" role="alert">
          {partMissing}
        </Notice>
      )}
    </OutputPane>
  )
}

import CircleX from 'lucide/dist/esm/icons/circle-x.mjs'
import { Icon } from '#app/ui/icon.tsx'
import { partMissing } from '#app/work/messages.ts'
import { usePart } from '#app/work/use-part.ts'
import type { Refusal, useJson } from './use-json.ts'

type Props = {
  refusal: Refusal
  id: string
  json: Pick<ReturnType<typeof useJson>, 'desk' | 'apply'>
  onReveal: (from: number, to: number) => void
}

/** Why there is no output, and what can be done about it. */
export function Failure({ refusal: { message, place }, id, json: { desk, apply }, onReveal }: Props) {
  const repair = usePart(place !== undefined, () => import('./repair/repair-panel.tsx'))
  return (
    <div className="pane-alert flex-none border-line bg-bad-soft px-3.5 py-2.5 text-small text-bad not-first:border-t not-last:border-b">
      <div className="flex gap-2">
        <Icon of={CircleX} className="mt-0.5 shrink-0" />
        <p id={id} role="alert" className="font-strong wrap-anywhere">
          {message}
        </p>
      </div>
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
      {repair.isMissing && <p role="alert">{partMissing}</p>}
    </div>
  )
}

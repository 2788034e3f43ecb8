import CircleX from 'lucide/dist/esm/icons/circle-x.mjs'
import { Icon } from '#app/ui/controls/icon.tsx'
import { useLazy } from '#app/ui/island/lazy.ts'
import { lazy, type Refusal, type useJson } from './use-json.ts'

type Props = {
  refusal: Refusal
  id: string
  json: Pick<ReturnType<typeof useJson>, 'desk' | 'apply'>
  onReveal: (from: number, to: number) => void
}

/** Shows why there is no output, with ways to fix it. */
export function Failure({ refusal: { message, place }, id, json: { desk, apply }, onReveal }: Props) {
  const { part } = useLazy(lazy, place !== undefined)
  return (
    <div className="pane-alert flex-none border-line bg-bad-soft px-3.5 py-2.5 text-small text-bad not-first:border-t not-last:border-b">
      <div className="flex gap-2">
        <Icon of={CircleX} className="mt-0.5 shrink-0" />
        <p id={id} role="alert" className="font-strong wrap-anywhere">
          {message}
        </p>
      </div>
      {place && part && (
        <part.RepairPanel
          input={desk.state.text}
          onReveal={() => onReveal(place.index, place.index + place.length)}
          onApply={(repaired) => {
            apply(repaired)
            desk.focus()
          }}
        />
      )}
    </div>
  )
}

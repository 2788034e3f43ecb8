import { Button } from '#app/ui/button.tsx'
import type { Instant } from './calendar.ts'
import { describeNotice, type State } from './state.ts'

/** What the zone's clock makes of a date that it skips or shows twice, and the moments beside it to choose from. */
export function WallNotice({ state, onChoose }: { state: State; onChoose: (instant: Instant) => void }) {
  const notice = describeNotice(state)
  return (
    <div role="status">
      {notice && (
        <div className="border-t border-line bg-warn-soft px-3.5 py-3 text-sm text-warn">
          <p>{notice.sentence}</p>
          <p className="mt-2 flex flex-wrap gap-2">
            {notice.offers.map(({ instant, text }) => (
              <Button key={instant} size="small" onClick={() => onChoose(instant)}>
                Use {text}
              </Button>
            ))}
          </p>
        </div>
      )}
    </div>
  )
}

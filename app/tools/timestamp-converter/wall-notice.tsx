import { Button } from '#app/ui/controls/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { describeNotice } from './reading.ts'
import type { Reading, State } from './state.ts'

type Props = { state: State; reading: Reading; onChoose: (text: string) => void; onLeave: () => void }

/** Explains a date that the zone's clock skips or shows twice, with a button for each moment. */
export function WallNotice({ state, reading, onChoose, onLeave }: Props) {
  const notice = describeNotice(state, reading)
  return (
    notice && (
      <Notice
        tone="warn"
        onLeave={onLeave}
        actions={
          <div className="flex flex-wrap gap-2">
            {notice.offers.map(({ instant, text }) => (
              <Button key={instant} size="small" onClick={() => onChoose(text)}>
                Use {text}
              </Button>
            ))}
          </div>
        }
      >
        {notice.sentence}
      </Notice>
    )
  )
}

import { Button } from '#app/ui/controls/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import type { Failure } from './failure.ts'

type Props = {
  id: string
  failure: Failure
  /** Shows the place in the input; null if there is none. */
  onShow: (() => void) | null
}

/** Why the input could not be processed. */
export const FailureLine = ({ id, failure, onShow }: Props) => (
  <Notice
    tone="bad"
    role="alert"
    id={id}
    actions={
      onShow && (
        <Button size="small" onClick={onShow}>
          Show in input
        </Button>
      )
    }
  >
    <p>{failure.message}</p>
    {failure.detail && <p className="mt-0.5 font-normal">{failure.detail}</p>}
  </Notice>
)

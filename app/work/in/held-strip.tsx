import { Button } from '#app/ui/controls/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'

const heldFromLink = 'This text came from a link. Press Run to process it.'
const runLabel = 'Run'

/** Says that a link's text waits for Run. */
export const HeldStrip = ({ release, onLeave }: { release: () => void; onLeave: () => void }) => (
  <Notice tone="warn" role="status" onLeave={onLeave} actions={<Button onClick={release}>{runLabel}</Button>}>
    {heldFromLink}
  </Notice>
)

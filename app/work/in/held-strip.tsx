import { Button } from '#app/ui/controls/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'

const heldFromLink = 'This came with a link and is not worked on yet.'
const runLabel = 'Run'

/** Says that what a link brought waits for a word of the visitor, and takes it. */
export const HeldStrip = ({ release, onLeave }: { release: () => void; onLeave: () => void }) => (
  <Notice tone="warn" role="status" onLeave={onLeave} actions={<Button onClick={release}>{runLabel}</Button>}>
    {heldFromLink}
  </Notice>
)

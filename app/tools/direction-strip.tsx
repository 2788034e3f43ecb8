import { Button } from '#app/ui/controls/button.tsx'
import { Strip } from '#app/ui/layout/bench.tsx'

type Props = { kind: string; onEncode: () => void }

/** Says why Decode is chosen, with the way back. */
export const DirectionStrip = ({ kind, onEncode }: Props) => (
  <Strip>
    <span role="status" className="min-w-0 flex-1">
      Looks like {kind}, so it is decoded.
    </span>
    <Button size="small" onClick={onEncode}>
      Encode instead
    </Button>
  </Strip>
)

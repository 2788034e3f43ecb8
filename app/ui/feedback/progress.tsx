import { useEffect, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { useLeave } from './notice.tsx'

type ProgressProps = {
  label: string
  done: number
  cancelLabel: string
  onCancel: () => void
  /** Called where it goes away with the focus in it, to find that a place. */
  onLeave?: () => void
}

/** What is under way, how far it is, and the way out. */
function ProgressLine({ label, done, cancelLabel, onCancel, onLeave }: ProgressProps) {
  const line = useLeave<HTMLDivElement>(onLeave)
  return (
    <div ref={line} className="flex items-center gap-3 border-t border-line px-3.5 py-2 text-body">
      <span className="min-w-0 shrink truncate">{label}</span>
      <progress aria-label={label} value={done} max={1} className="h-1.5 min-w-16 grow" />
      <span className="w-10 shrink-0 text-right font-mono text-note">{Math.floor(done * 100)}%</span>
      <Button size="small" onClick={onCancel}>
        {cancelLabel}
      </Button>
    </div>
  )
}

/** Work under way with a way out; it shows itself after 200 ms, so that quick work does not flash. */
export function Progress(props: ProgressProps) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 200)
    return () => clearTimeout(timer)
  }, [])
  return isShown && <ProgressLine {...props} />
}

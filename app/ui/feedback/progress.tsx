import { useEffect, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { useLeave } from './notice.tsx'

type ProgressProps = {
  label: string
  /** Something else says it. */
  isLabelHidden?: boolean
  done: number
  cancelLabel: string
  onCancel: () => void
  /** Called if the line disappears with the focus in it, to move the focus. */
  onLeave?: () => void
}

function ProgressLine({ label, isLabelHidden, done, cancelLabel, onCancel, onLeave }: ProgressProps) {
  const line = useLeave<HTMLDivElement>(onLeave)
  return (
    <div ref={line} className="flex items-center gap-3 border-t border-line px-3.5 py-2 text-body">
      {!isLabelHidden && <span className="min-w-0 shrink truncate">{label}</span>}
      <progress aria-label={label} value={done} max={1} className="h-1.5 min-w-16 grow" />
      <span className="w-10 shrink-0 text-right font-mono text-note">{Math.floor(done * 100)}%</span>
      <Button size="small" onClick={onCancel}>
        {cancelLabel}
      </Button>
    </div>
  )
}

/** The progress of running work, with Cancel. Appears after 200 ms, so that quick work does not flash. */
export function Progress(props: ProgressProps) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 200)
    return () => clearTimeout(timer)
  }, [])
  return isShown && <ProgressLine {...props} />
}

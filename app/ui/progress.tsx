import { useEffect, useState } from 'react'
import { Button } from './button.tsx'

type Props = { label: string; done: number; cancelLabel: string; onCancel: () => void }

/** Work under way with a way out; it shows itself after 200 ms, so that quick work does not flash. */
export function Progress({ label, done, cancelLabel, onCancel }: Props) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 200)
    return () => clearTimeout(timer)
  }, [])
  if (!isShown) return null
  return (
    <div className="flex items-center gap-3 border-t border-line px-3.5 py-2 text-sm">
      <span className="shrink-0">{label}</span>
      <progress aria-label={label} value={done} max={1} className="h-1.5 min-w-0 grow" />
      <span className="w-10 shrink-0 text-right font-mono text-[12.5px]">{Math.floor(done * 100)}%</span>
      <Button size="small" onClick={onCancel}>
        {cancelLabel}
      </Button>
    </div>
  )
}

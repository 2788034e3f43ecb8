import RotateCcw from 'lucide/dist/esm/icons/rotate-ccw.mjs'
import { createContext, useContext } from 'react'
import { Button } from '#app/ui/button.tsx'
import { useLeave } from '#app/ui/notice.tsx'
import { resetLabel } from './messages.ts'

/** Brings back the settings a tool begins with; null where none other is chosen. */
export const Reset = createContext<(() => void) | null>(null)

/** Is there as long as there is something to reset. */
export function ResetButton({ onLeave }: { onLeave: () => void }) {
  const button = useLeave<HTMLButtonElement>(onLeave)
  return (
    <Button
      ref={button}
      variant="ghost"
      icon={RotateCcw}
      aria-label={resetLabel}
      tip={resetLabel}
      onClick={useContext(Reset) ?? undefined}
    />
  )
}

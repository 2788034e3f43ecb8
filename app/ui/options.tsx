import SlidersHorizontal from 'lucide/dist/esm/icons/sliders-horizontal.mjs'
import { type ReactNode, useId, useState } from 'react'
import { Button } from './button.tsx'

/** The one place for what goes beyond the simple case: a button for the bar, and the row it opens. */
export function useOptions(label: string, isOpenAtFirst = false) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const id = useId()
  const button = (
    <Button
      variant="ghost"
      icon={SlidersHorizontal}
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={() => setOpen(!isOpen)}
    >
      {label}
    </Button>
  )
  const row = (children: ReactNode) => (
    <div id={id} hidden={!isOpen} className="options-row hidden:hidden">
      {children}
    </div>
  )
  return { button, row }
}

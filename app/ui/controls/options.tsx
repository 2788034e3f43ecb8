import SlidersHorizontal from 'lucide/dist/esm/icons/sliders-horizontal.mjs'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'

/** The one place for advanced settings: a button for the bar, and the tray it opens. */
export function useOptions(label: string) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const tray = useRef<HTMLDivElement>(null)
  const toggle = () => setOpen(!isOpen)
  // If a menu opened the tray, the focus is far away from it.
  useLayoutEffect(() => {
    if (isOpen && document.activeElement?.ariaHasPopup) tray.current?.focus()
  }, [isOpen])
  const button = (
    <Button variant="ghost" icon={SlidersHorizontal} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
      {label}
    </Button>
  )
  const row = (children: ReactNode) => (
    <div ref={tray} id={id} tabIndex={-1} hidden={!isOpen} className="tray">
      {children}
    </div>
  )
  return { label, isOpen, toggle, button, row }
}

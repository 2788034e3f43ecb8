import SlidersHorizontal from 'lucide/dist/esm/icons/sliders-horizontal.mjs'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'

/** Says how many options are not at their default; it takes no room. */
export const ChangedBadge = ({ changed }: { changed: number }) =>
  changed > 0 && <span aria-hidden="true" data-changed={changed} className="changed-badge" />

/** What a screen reader hears with the button: `1` → "1 changed" */
export const describeChanged = (changed: number): string | undefined => (changed > 0 ? `${changed} changed` : undefined)

/** The one place for advanced settings: a button for the bar, and the tray it opens. `changed` counts those not at their default. */
export function useOptions(label: string, changed = 0) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const tray = useRef<HTMLDivElement>(null)
  const toggle = () => setOpen(!isOpen)
  // If a menu opened the tray, the focus is far away from it.
  useLayoutEffect(() => {
    if (isOpen && document.activeElement?.ariaHasPopup) tray.current?.focus()
  }, [isOpen])
  const button = (
    <Button
      variant="ghost"
      icon={SlidersHorizontal}
      aria-expanded={isOpen}
      aria-controls={id}
      aria-description={describeChanged(changed)}
      onClick={toggle}
    >
      {label}
      <ChangedBadge changed={changed} />
    </Button>
  )
  const row = (children: ReactNode) => (
    <div ref={tray} id={id} tabIndex={-1} hidden={!isOpen} className="tray">
      {children}
    </div>
  )
  return { label, changed, isOpen, toggle, button, row }
}

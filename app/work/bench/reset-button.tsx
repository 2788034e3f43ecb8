import RotateCcw from 'lucide/dist/esm/icons/rotate-ccw.mjs'
import { createContext, useContext, useRef } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { useLeave } from '#app/ui/feedback/notice.tsx'
import { resetLabel } from '../messages.ts'

/** `reset` restores the default settings, null if they are unchanged; `focus` moves the focus when the button disappears. */
export const Reset = createContext<{ reset: (() => void) | null; focus: () => void } | null>(null)

/** The button Options of this row, or its first field. */
const findNear = (row: Element | null) =>
  [...(row?.querySelectorAll<HTMLElement>('[aria-expanded]') ?? [])].at(-1) ??
  row?.querySelector<HTMLElement>('select, input:not([type=radio]), :checked')

const Shown = ({ reset, focus }: { reset: () => void; focus: () => void }) => {
  const row = useRef<Element>(null)
  // The focus stays among the options.
  const leave = () => (findNear(row.current) ?? { focus }).focus()
  return (
    <Button
      ref={useLeave<HTMLButtonElement>(leave)}
      variant="ghost"
      icon={RotateCcw}
      aria-label={resetLabel}
      tip={resetLabel}
      onClick={({ currentTarget }) => {
        row.current = currentTarget.closest('.bar') ?? currentTarget.parentElement
        reset()
      }}
      className="px-2.25! max-sm:hidden"
    />
  )
}

/** Shown while there is something to reset: before Options, in a bar with fields in its corner, on a phone under "More actions". */
export function ResetButton() {
  const desk = useContext(Reset)
  return desk?.reset && <Shown reset={desk.reset} focus={desk.focus} />
}

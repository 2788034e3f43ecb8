import Check from 'lucide-react/icons/check'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'

type Props<T extends string> = {
  label: string
  trigger: ReactNode
  triggerClass: string
  value: T
  choices: readonly { value: T; label: string; icon: ReactNode }[]
  onChange: (value: T) => void
}

/** A button that opens a menu of which one item is chosen (WAI-ARIA menu button pattern). */
export function RadioMenu<T extends string>({ label, trigger, triggerClass, value, choices, onChange }: Props<T>) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const items = () => [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? [])]

  useEffect(() => {
    if (!isOpen) return
    root.current?.querySelector<HTMLElement>('[aria-checked=true]')?.focus()
    const closeOutside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  function close() {
    setOpen(false)
    button.current?.focus()
  }

  function moveFocus(event: KeyboardEvent) {
    const all = items()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (next !== undefined) {
      event.preventDefault()
      all.at(next % all.length)?.focus()
    } else if (event.key === 'Escape') close()
    else if (event.key === 'Tab') setOpen(false)
  }

  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        data-tip={isOpen ? undefined : label}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
        className={triggerClass}
      >
        {trigger}
      </button>
      {isOpen && (
        <div
          role="menu"
          aria-label={label}
          onKeyDown={moveFocus}
          className="absolute top-full right-0 mt-2 grid min-w-40 rounded-panel border border-line-strong bg-surface p-1 shadow-float"
        >
          {choices.map((choice) => (
            <button
              key={choice.value}
              type="button"
              role="menuitemradio"
              aria-checked={choice.value === value}
              tabIndex={-1}
              onClick={() => {
                onChange(choice.value)
                close()
              }}
              className="flex items-center gap-2.5 rounded-control px-2.5 py-2 text-left text-body hover:bg-sunken focus-visible:bg-sunken focus-visible:outline-offset-[-2px]"
            >
              {choice.icon}
              <span className="grow">{choice.label}</span>
              {choice.value === value && (
                <Check size={16} strokeWidth={1.75} aria-hidden="true" className="text-accent" />
              )}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

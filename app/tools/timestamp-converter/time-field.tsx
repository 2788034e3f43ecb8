import Copy from 'lucide-react/icons/copy'
import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react'
import { Button } from '#app/ui/button.tsx'
import { controlClass } from '#app/ui/field.tsx'
import { useEarlyInput } from '#app/ui/use-early-input.ts'

type Props = {
  label: string
  value: string
  placeholder: string
  copyLabel: string
  error?: { message: string; reason?: string } | undefined
  onChange: (text: string) => void
  onRun: () => void
  onCopy: () => void
  field: RefObject<HTMLInputElement | null>
  children?: ReactNode
}

/** One of the two large fields: its label, its copy button, and beneath it what is wrong or could be meant. */
export function TimeField(props: Props) {
  const { label, value, placeholder, copyLabel, error, onChange, onRun, onCopy, field, children } = props
  const id = useId()

  useEarlyInput<HTMLInputElement>(id, (input) => {
    if (input.value !== value) onChange(input.value)
  })

  function runOnCommand(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onRun()
  }

  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <div className="flex h-7 items-center justify-between gap-2">
        <label htmlFor={id} className="text-[13px] leading-tight font-[560]">
          {label}
        </label>
        <Button
          variant="ghost"
          size="small"
          isCompact
          className="-mr-2"
          aria-label={copyLabel}
          icon={<Copy size={16} strokeWidth={1.75} aria-hidden="true" />}
          disabled={value.trim() === ''}
          onClick={onCopy}
        >
          Copy
        </Button>
      </div>
      <input
        ref={field}
        id={id}
        type="text"
        autoComplete="off"
        spellCheck={false}
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={runOnCommand}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-reason` : undefined}
        className={`${controlClass} h-16! w-full min-w-0 text-lg! sm:px-3.5 sm:text-[22px]!`}
      />
      {error && (
        <div className="text-[13px] leading-snug">
          <p id={`${id}-error`} role="alert" className="font-[520] text-bad">
            {error.message}
          </p>
          <p id={`${id}-reason`} className="text-ink-2">
            {error.reason}
          </p>
        </div>
      )}
      {children}
    </div>
  )
}

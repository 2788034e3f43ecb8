import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react'
import { useEarlyInput } from '#app/ui/use-early-input.ts'
import { CopyValue } from './copy-value.tsx'

type Props = {
  label: string
  value: string
  placeholder: string
  copy: { name: string; label: string }
  error?: { message: string; reason?: string } | undefined
  onChange: (text: string) => void
  onRun: () => void
  field: RefObject<HTMLInputElement | null>
  children?: ReactNode
}

/** One of the two large fields: its label, its copy button, and beneath it what is wrong or could be meant. */
export function TimeField(props: Props) {
  const { label, value, placeholder, copy, error, onChange, onRun, field, children } = props
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
        <label htmlFor={id} className="text-small leading-tight font-strong">
          {label}
        </label>
        <span className="-mr-2">
          <CopyValue text={value} {...copy} />
        </span>
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
        className="control h-16! w-full min-w-0 text-lg! sm:px-3.5 sm:text-xl!"
      />
      {error && (
        <div className="text-small leading-snug">
          <p id={`${id}-error`} role="alert" className="font-strong text-bad">
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

import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react'
import { useEarlyInput } from '../island/use-early-input.ts'
import { Icon } from './icon.tsx'

type LabeledProps = { label: string; error?: string | undefined; className?: string | undefined }

function Labeled({ id, label, error, className = '', children }: LabeledProps & { id: string; children: ReactNode }) {
  return (
    <div className={`grid min-w-0 gap-1.25 ${className}`}>
      <label htmlFor={id} className="text-note leading-none font-strong">
        {label}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-small leading-snug text-bad">
          {error}
        </p>
      )}
    </div>
  )
}

/** The attributes of every control under a label. */
const attributesOf = (id: string, error: string | undefined) => ({
  id,
  autoComplete: 'off',
  className: 'control w-full',
  ...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` }),
})

type TextFieldProps = LabeledProps & Omit<ComponentProps<'input'>, 'className'>

/** A one-line text field under its label, with its error below. */
export function TextField({ label, error, className, ...input }: TextFieldProps) {
  const id = useId()
  useEarlyInput<HTMLInputElement>(id, (target) => {
    if (target.value !== String(input.value ?? '')) input.onChange?.({ target } as ChangeEvent<HTMLInputElement>)
  })
  return (
    <Labeled {...{ id, label, error, className }}>
      <input type="text" spellCheck={false} {...attributesOf(id, error)} {...input} />
    </Labeled>
  )
}

type SelectProps<T extends string> = LabeledProps & {
  value: T
  choices: readonly { value: T; label: string }[]
  onChange: (value: T) => void
  disabled?: boolean
}

/** A native select under its label; the option values are the specification's keys. */
export function SelectField<T extends string>({ value, choices, onChange, disabled, ...labeled }: SelectProps<T>) {
  const id = useId()
  useEarlyInput<HTMLSelectElement>(id, (select) => {
    if (select.value !== value) onChange(select.value as T)
  })
  return (
    <Labeled id={id} {...labeled}>
      <span className="relative grid min-w-0 items-center">
        <select
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value as T)}
          {...attributesOf(id, labeled.error)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} className="pointer-events-none absolute right-2.5 text-ink-2" />
      </span>
    </Labeled>
  )
}

type CheckboxProps = {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  tip?: string
  /** Drawn as a switch, for settings that take effect at once. */
  isSwitch?: boolean
}

export function Checkbox({ label, checked, onChange, tip, isSwitch = false }: CheckboxProps) {
  const id = useId()
  useEarlyInput<HTMLInputElement>(id, (box) => {
    if (box.checked !== checked) onChange(box.checked)
  })
  return (
    <label data-tip={tip} className={isSwitch ? 'switch' : 'checkbox'}>
      <input
        id={id}
        type="checkbox"
        autoComplete="off"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className={isSwitch ? undefined : 'size-4.5'}
      />
      {label}
    </label>
  )
}

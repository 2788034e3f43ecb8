import { useId } from 'react'
import { useEarlyInput } from './use-early-input.ts'

type Props<T extends string> = {
  /** What is chosen, for screen readers. */
  label: string
  value: T
  choices: readonly { value: T; label: string }[]
  onChange: (value: T) => void
}

/** A few radio buttons drawn as one strip. */
export function Segmented<T extends string>({ label, value, choices, onChange }: Props<T>) {
  const name = useId()
  useEarlyInput(name, (group) => {
    const chosen = group.querySelector<HTMLInputElement>(':checked')
    if (chosen && chosen.value !== value) onChange(chosen.value as T)
  })
  return (
    <fieldset id={name} className="inline-flex overflow-clip rounded-control border border-control">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="segment">
          <input
            type="radio"
            autoComplete="off"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  )
}

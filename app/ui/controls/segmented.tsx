import { useId } from 'react'
import { useEarlyInput } from '../island/use-early-input.ts'

type Props<T extends string> = {
  /** What is chosen; visible next to it, or for screen readers only. */
  label: string
  isLabelSeen?: boolean
  value: T
  choices: readonly { value: T; label: string }[]
  onChange: (value: T) => void
  /** The one that is chosen was pressed. */
  onKeep?: () => void
}

/** A few radio buttons drawn as one strip. */
export function Segmented<T extends string>({
  label,
  isLabelSeen = false,
  value,
  choices,
  onChange,
  onKeep,
}: Props<T>) {
  const name = useId()
  useEarlyInput(name, (group) => {
    const chosen = group.querySelector<HTMLInputElement>(':checked')
    if (chosen && chosen.value !== value) onChange(chosen.value as T)
  })
  return (
    <fieldset id={name} className="flow-root">
      <legend
        className={isLabelSeen ? 'float-left mr-2 text-small leading-[calc(var(--segment)+2px)] text-ink-2' : 'sr-only'}
      >
        {label}
      </legend>
      <span className="segments">
        {choices.map((choice) => (
          <label key={choice.value} className="segment">
            <input
              type="radio"
              autoComplete="off"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              onClick={() => choice.value === value && onKeep?.()}
            />
            {choice.label}
          </label>
        ))}
      </span>
    </fieldset>
  )
}

import { useId } from 'react'
import { useEarlyInput } from '#app/ui/island/use-early-input.ts'
import { type Flag, type FlagChoice, type Flags, mainFlags } from './flags.ts'

type Props = { flags: Flags; onToggle: (flag: Flag) => void }

function FlagBox({ choice, flags, onToggle }: Props & { choice: FlagChoice }) {
  const id = useId()
  const { flag, label } = choice
  const isOn = flags.includes(flag)
  useEarlyInput<HTMLInputElement>(id, (box) => {
    if (box.checked !== isOn) onToggle(flag)
  })
  return (
    <label data-tip={label} className="flag-box">
      <input
        id={id}
        type="checkbox"
        autoComplete="off"
        aria-label={label}
        checked={isOn}
        onChange={() => onToggle(flag)}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {flag}
    </label>
  )
}

/** The four flags that are always visible, as letters that are on or off. */
export const FlagBoxes = (props: Props) =>
  mainFlags.map((choice) => <FlagBox key={choice.flag} choice={choice} {...props} />)

import { charsetChoices } from '#app/lib/charset-names.ts'
import { lineEndingChoices } from '#app/lib/line-endings.ts'
import { Checkbox, SelectField } from '#app/ui/controls/field.tsx'
import { alphabets, words, wraps } from './messages.ts'
import type { Settings } from './settings.ts'

const selects = [
  { name: 'charset', label: 'Charset', choices: charsetChoices },
  { name: 'alphabet', label: 'Alphabet', choices: alphabets },
  { name: 'wrap', label: 'Wrap lines', choices: wraps },
  { name: 'lineEndings', label: 'Line endings', choices: lineEndingChoices },
] as const

type Props = { settings: Settings; onChange: (changes: Partial<Settings>) => void }

/** The choices under Options. */
export const OptionsRow = ({ settings, onChange }: Props) => (
  <>
    {selects.map(({ name, label, choices }) => (
      <SelectField<string>
        key={name}
        label={label}
        className="w-full sm:w-44"
        value={settings[name]}
        choices={choices}
        onChange={(value) => onChange({ [name]: value } as Partial<Settings>)}
      />
    ))}
    <Checkbox label="Padding (=)" checked={settings.padding} onChange={(padding) => onChange({ padding })} />
    <p className="basis-full text-body text-ink-2">{words[settings.mode].options}</p>
  </>
)

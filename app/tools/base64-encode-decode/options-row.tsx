import { charsetChoices } from '#app/lib/charset-names.ts'
import { lineEndingChoices } from '#app/lib/line-endings.ts'
import { Checkbox, SelectField } from '#app/ui/controls/field.tsx'
import { alphabets, words, wraps } from './messages.ts'
import type { Settings } from './options.ts'

type Props = { settings: Settings; onChange: (changes: Partial<Settings>) => void }

/** The choices under Options. */
export function OptionsRow({ settings, onChange }: Props) {
  const width = 'w-full sm:w-44'
  return (
    <>
      <SelectField
        label="Charset"
        className={width}
        value={settings.charset}
        choices={charsetChoices}
        onChange={(charset) => onChange({ charset })}
      />
      <SelectField
        label="Alphabet"
        className={width}
        value={settings.alphabet}
        choices={alphabets}
        onChange={(alphabet) => onChange({ alphabet })}
      />
      <SelectField
        label="Wrap lines"
        className={width}
        value={settings.wrap}
        choices={wraps}
        onChange={(wrap) => onChange({ wrap })}
      />
      <SelectField
        label="Line endings"
        className={width}
        value={settings.lineEndings}
        choices={lineEndingChoices}
        onChange={(lineEndings) => onChange({ lineEndings })}
      />
      <Checkbox label="Padding (=)" checked={settings.padding} onChange={(padding) => onChange({ padding })} />
      <p className="basis-full text-body text-ink-2">{words[settings.mode].options}</p>
    </>
  )
}

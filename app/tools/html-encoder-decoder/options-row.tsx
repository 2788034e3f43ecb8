import { SelectField } from '#app/ui/controls/field.tsx'
import { forms, scopes } from './messages.ts'
import type { State } from './state.ts'

type Settings = State['settings']
type Props = { settings: Settings; onChange: (changes: Partial<Settings>) => void }

/** The choices under Options. */
export const OptionsRow = ({ settings, onChange }: Props) => (
  <>
    <SelectField
      label="Scope"
      className="w-full sm:w-80"
      value={settings.scope}
      choices={scopes}
      onChange={(scope) => onChange({ scope })}
    />
    <SelectField
      label="Form"
      className="w-full sm:w-64"
      value={settings.form}
      choices={forms}
      onChange={(form) => onChange({ form })}
    />
    {settings.mode === 'decode' && <p className="pb-2 text-body text-ink-2">Scope and form apply to encoding only.</p>}
  </>
)

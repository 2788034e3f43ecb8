import { useId } from 'react'
import { SelectField, TextField } from '#app/ui/controls/field.tsx'
import { runOnEnter } from '#app/ui/keys/run-on-enter.ts'
import { formats, quantityLimits, versions } from './messages.ts'
import { isFixed, type Settings, takesName } from './settings.ts'
import { isBeyond, MAX_QUANTITY, MIN_QUANTITY } from './state.ts'
import type { useUuids } from './use-uuids.ts'

type Props = Pick<ReturnType<typeof useUuids>, 'desk' | 'generate' | 'part'>

/** The settings of the generator. Namespace and name are on a second line. */
export function SettingsFields({ desk, generate, part }: Props) {
  const { settings, isLimited } = desk.state
  const { version, quantity } = settings
  const hint = useId()
  const isOut = isBeyond(quantity)
  const set = (changes: Partial<Settings>) => desk.dispatch({ type: 'set', settings: changes })
  return (
    <>
      <SelectField
        label="Version"
        className="w-full sm:w-58"
        value={version}
        choices={versions}
        onChange={(next) => set({ version: next })}
      />
      <div className="relative">
        <TextField
          label="Quantity"
          type="number"
          inputMode="numeric"
          min={MIN_QUANTITY}
          max={MAX_QUANTITY}
          className="w-30"
          value={isFixed(version) ? '1' : quantity}
          disabled={isFixed(version)}
          aria-describedby={hint}
          aria-invalid={(!isFixed(version) && isOut) || undefined}
          onChange={(event) => set({ quantity: event.target.value })}
          onBlur={() => desk.dispatch({ type: 'limit' })}
          onKeyDown={runOnEnter(generate)}
        />
        <span
          id={hint}
          className={`absolute top-0 right-0 text-note leading-none ${isOut || isLimited ? 'font-strong text-bad' : 'text-ink-3'} ${isFixed(version) ? 'hidden' : ''}`}
        >
          {quantityLimits}
        </span>
      </div>
      <SelectField
        label="Format"
        className="w-33 max-sm:grow"
        value={settings.format}
        choices={formats}
        onChange={(format) => set({ format })}
      />
      {takesName(version) && part && <part.NameFields desk={desk} generate={generate} />}
    </>
  )
}

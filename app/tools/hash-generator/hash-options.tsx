import { lineEndingChoices } from '#app/lib/line-endings.ts'
import { Checkbox, SelectField, TextField } from '#app/ui/field.tsx'
import { runOnEnter } from '#app/ui/run-on-enter.ts'
import { type AlgorithmKey, algorithms, floorKeys } from './algorithms.ts'
import { sriNote } from './messages.ts'
import { outputs } from './outputs.ts'
import type { Settings } from './state.ts'

const outputChoices = outputs.map(({ key, label }) => ({ value: key, label }))
const extraRows = algorithms.slice(floorKeys.length)

type Props = {
  settings: Settings
  onSet: (changes: Partial<Settings>) => void
  onToggle: (key: AlgorithmKey, isChosen: boolean) => void
  onRun: () => void
}

/** What goes beyond the five algorithms in hex. */
export function HashOptions({ settings, onSet, onToggle, onRun }: Props) {
  return (
    <>
      <SelectField
        label="Output form"
        className="w-full sm:w-52"
        value={settings.output}
        choices={outputChoices}
        onChange={(output) => onSet({ output })}
      />
      <SelectField
        label="Line endings"
        className="w-full sm:w-44"
        value={settings.lineEndings}
        choices={lineEndingChoices}
        onChange={(lineEndings) => onSet({ lineEndings })}
      />
      <TextField
        label="HMAC key"
        className="w-full sm:w-64"
        value={settings.hmacKey}
        placeholder="None: a plain hash"
        onChange={(event) => onSet({ hmacKey: event.target.value })}
        onKeyDown={runOnEnter(onRun)}
      />
      <fieldset className="min-w-0">
        <legend className="text-[13px] leading-tight font-[560]">More algorithms</legend>
        <div className="flex flex-wrap gap-x-4">
          {extraRows.map(({ key, label }) => (
            <Checkbox
              key={key}
              label={label}
              checked={settings.extras.includes(key)}
              onChange={(isChosen) => onToggle(key, isChosen)}
            />
          ))}
        </div>
      </fieldset>
      {settings.output === 'sri' && <p className="w-full text-sm text-ink-2">{sriNote}</p>}
    </>
  )
}

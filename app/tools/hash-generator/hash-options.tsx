import { lineEndingChoices } from '#app/lib/line-endings.ts'
import { Checkbox, SelectField, TextField } from '#app/ui/controls/field.tsx'
import { runOnEnter } from '#app/ui/keys/run-on-enter.ts'
import type { Desk } from '#app/work/bench/use-desk.ts'
import { algorithmOf } from './algorithms/algorithms.ts'
import { extraKeys } from './algorithms/five.ts'
import { sriNote } from './messages.ts'
import type { Action, Settings, State } from './state.ts'

/** The Options row: line endings, HMAC key and more algorithms. */
export function HashOptions({ desk, onRun }: { desk: Desk<State, Action>; onRun: () => void }) {
  const { hmacKey, settings } = desk.state
  const set = (changes: Partial<Settings>) => desk.dispatch({ type: 'set', settings: changes })
  return (
    <>
      <SelectField
        label="Line endings"
        className="w-full sm:w-44"
        value={settings.lineEndings}
        choices={lineEndingChoices}
        onChange={(lineEndings) => set({ lineEndings })}
      />
      <TextField
        label="HMAC key"
        className="w-full sm:w-64"
        value={hmacKey}
        placeholder="Leave empty for a plain hash"
        onChange={(event) => desk.edit({ type: 'sign', hmacKey: event.target.value })}
        onKeyDown={runOnEnter(onRun)}
      />
      <fieldset className="min-w-0">
        <legend className="text-small leading-tight font-strong">More algorithms</legend>
        <div className="flex flex-wrap gap-x-4">
          {extraKeys.map((key) => (
            <Checkbox
              key={key}
              label={algorithmOf(key).label}
              checked={settings.extras.includes(key)}
              onChange={(isChosen) => desk.dispatch({ type: 'toggle', key, isChosen })}
            />
          ))}
        </div>
      </fieldset>
      {settings.output === 'sri' && <p className="w-full text-body text-ink-2">{sriNote}</p>}
    </>
  )
}

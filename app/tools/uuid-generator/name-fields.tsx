import type { KeyboardEvent } from 'react'
import { SelectField, TextField } from '#app/ui/controls/field.tsx'
import type { Desk } from '#app/work/bench/use-desk.ts'
import { namespaces } from './settings.ts'
import type { Action, State } from './state.ts'

type Props = { desk: Desk<State, Action>; runOnEnter: (event: KeyboardEvent) => void }

/** The fields for a name-based UUID. */
export function NameFields({ desk, runOnEnter }: Props) {
  const { settings, customNamespace, name, problem } = desk.state
  const { namespace } = settings
  return (
    <div className="order-1 flex w-full flex-wrap gap-x-3 gap-y-2">
      <SelectField
        label="Namespace"
        className="w-58 max-sm:w-full"
        value={namespace}
        choices={namespaces}
        onChange={(next) => desk.dispatch({ type: 'set', settings: { namespace: next } })}
      />
      {namespace === 'custom' && (
        <TextField
          label="Custom namespace"
          // The error is next to the label, so nothing moves when it appears.
          className="relative w-96 max-sm:w-full [&>p]:absolute [&>p]:right-0 [&>p]:text-note [&>p]:leading-none"
          value={customNamespace}
          error={problem ?? undefined}
          placeholder="Any UUID"
          onChange={(event) => desk.edit({ type: 'edit', fields: { customNamespace: event.target.value } })}
          onKeyDown={runOnEnter}
        />
      )}
      <TextField
        label="Name"
        className="w-56 grow max-sm:w-full"
        value={name}
        placeholder="www.example.com"
        onChange={(event) => desk.edit({ type: 'edit', fields: { name: event.target.value } })}
        onKeyDown={runOnEnter}
      />
    </div>
  )
}

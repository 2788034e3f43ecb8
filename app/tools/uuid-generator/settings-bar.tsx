import type { KeyboardEvent, ReactNode } from 'react'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { formats } from './formats.ts'
import { clampQuantity, MAX_QUANTITY, MIN_QUANTITY } from './quantity.ts'
import type { State } from './state.ts'
import type { useUuids } from './use-uuids.ts'
import { isFixed, namespaces, takesName, versions } from './uuid.ts'

const choicesOf = <T extends string>(rows: readonly { key: T; label: string }[]) =>
  rows.map(({ key, label }) => ({ value: key, label }))
const versionChoices = choicesOf(versions)
const formatChoices = choicesOf(formats)
const namespaceChoices = [...choicesOf(namespaces), { value: 'custom', label: 'Custom' }] as const

type Props = Pick<ReturnType<typeof useUuids>, 'desk' | 'generate'> & { children: ReactNode }

/** What to make, and the buttons that make it. */
export function SettingsBar({ desk, generate, children }: Props) {
  const { settings, customNamespace, name, problem } = desk.state
  const { version, quantity, namespace } = settings
  const set = (changes: Partial<State['settings']>) => desk.dispatch({ type: 'set', settings: changes })
  function runOnEnter(event: KeyboardEvent) {
    const isOwn = !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing
    if (event.key === 'Enter' && isOwn) generate()
  }
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2.5 border-b border-line px-3.5 py-3">
      <SelectField
        label="Version"
        className="w-full sm:w-76"
        value={version}
        choices={versionChoices}
        onChange={(next) => set({ version: next })}
      />
      <TextField
        label="Quantity"
        type="number"
        min={MIN_QUANTITY}
        max={MAX_QUANTITY}
        className="w-24"
        value={isFixed(version) ? '1' : quantity}
        disabled={isFixed(version)}
        onChange={(event) => set({ quantity: event.target.value })}
        onBlur={() => set({ quantity: String(clampQuantity(quantity)) })}
        onKeyDown={runOnEnter}
      />
      <SelectField
        label="Format"
        className="grow sm:w-40 sm:grow-0"
        value={settings.format}
        choices={formatChoices}
        onChange={(format) => set({ format })}
      />
      {takesName(version) && (
        <>
          <SelectField
            label="Namespace"
            className="w-full sm:w-36"
            value={namespace}
            choices={namespaceChoices}
            onChange={(next) => set({ namespace: next })}
          />
          {namespace === 'custom' && (
            <TextField
              label="Custom namespace"
              className="w-full sm:w-96"
              value={customNamespace}
              error={problem ?? undefined}
              placeholder="Any UUID"
              onChange={(event) => desk.edit({ type: 'edit', fields: { customNamespace: event.target.value } })}
              onKeyDown={runOnEnter}
            />
          )}
          <TextField
            label="Name"
            className="w-full sm:w-56 sm:grow"
            value={name}
            placeholder="www.example.com"
            onChange={(event) => desk.edit({ type: 'edit', fields: { name: event.target.value } })}
            onKeyDown={runOnEnter}
          />
        </>
      )}
      {children}
    </div>
  )
}

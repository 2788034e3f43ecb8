import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import { type KeyboardEvent, useRef } from 'react'
import { Bench, Spacer, Status, StatusBar } from '#app/ui/bench.tsx'
import { Button, buttonIcon } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { useFileDrop } from '#app/ui/file-button.tsx'
import { useHandOver } from '#app/work/use-hand-over.ts'
import { formats } from './formats.ts'
import { Inspector } from './inspector.tsx'
import { MAX_QUANTITY, MIN_QUANTITY } from './quantity.ts'
import { useInspection } from './use-inspection.ts'
import { useUuids } from './use-uuids.ts'
import { isFixed, namespaces, takesName, type Version, versions } from './uuid.ts'

const choicesOf = <T extends string>(rows: readonly { key: T; label: string }[]) =>
  rows.map(({ key, label }) => ({ value: key, label }))
const versionChoices = choicesOf(versions)
const formatChoices = choicesOf(formats)
const namespaceChoices = [...choicesOf(namespaces), { value: 'custom', label: 'Custom' }] as const
const count = (amount: number) => `${amount.toLocaleString('en')} UUID${amount === 1 ? '' : 's'}`

function Source({ version }: { version: Version }) {
  if (takesName(version)) return <span>computed from namespace and name</span>
  return isFixed(version) ? <span>constant</span> : <Status tone="ok">cryptographic source</Status>
}

export function View() {
  const uuids = useUuids()
  const { state, shown, set } = uuids
  const { version, namespace } = state
  const inspection = useInspection()
  useHandOver('uuid-generator', inspection.change)
  const drop = useFileDrop(inspection.openFile)
  const generateButton = useRef<HTMLButtonElement>(null)
  const isCustom = namespace === 'custom'

  function runOnEnter(event: KeyboardEvent) {
    const isOwn = !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing
    if (event.key === 'Enter' && isOwn) uuids.generate()
  }
  function runOnCommand(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    uuids.generate()
  }
  function clear() {
    uuids.clear()
    generateButton.current?.focus()
  }

  return (
    <Bench
      label="UUID Generator tool"
      onKeyDown={runOnCommand}
      {...drop.handlers}
      className={drop.isOver ? 'ring-2 ring-accent' : ''}
    >
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
          value={isFixed(version) ? '1' : state.quantity}
          disabled={isFixed(version)}
          onChange={(event) => set({ quantity: event.target.value })}
          onBlur={uuids.settleQuantity}
          onKeyDown={runOnEnter}
        />
        <SelectField
          label="Format"
          className="grow sm:w-40 sm:grow-0"
          value={state.format}
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
            {isCustom && (
              <TextField
                label="Custom namespace"
                className="w-full sm:w-96"
                value={state.customNamespace}
                error={state.problem ?? undefined}
                placeholder="Any UUID"
                onChange={(event) => set({ customNamespace: event.target.value })}
                onKeyDown={runOnEnter}
              />
            )}
            <TextField
              label="Name"
              className="w-full sm:w-56 sm:grow"
              value={state.name}
              placeholder="www.example.com"
              onChange={(event) => set({ name: event.target.value })}
              onKeyDown={runOnEnter}
            />
          </>
        )}
        <Button
          ref={generateButton}
          variant="primary"
          className="h-10! max-sm:w-full sm:mt-[22px]"
          onClick={uuids.generate}
        >
          Generate
        </Button>
        <Spacer />
        {shown.length > 0 && (
          <div className="flex sm:mt-6">
            <Button variant="ghost" icon={<Copy {...buttonIcon} />} onClick={uuids.copyAll}>
              Copy All
            </Button>
            <Button variant="ghost" icon={<Download {...buttonIcon} />} onClick={uuids.download}>
              Download
            </Button>
            <Button variant="ghost" onClick={clear}>
              Clear
            </Button>
          </div>
        )}
      </div>
      {shown.length === 0 ? (
        <p className="border-b border-line px-3.5 py-6 text-sm text-ink-3">
          Press Generate: the UUIDs are listed here.
        </p>
      ) : (
        <ol
          aria-label="Generated UUIDs"
          tabIndex={0}
          className="max-h-112 overflow-auto border-b border-line font-mono text-sm max-sm:text-[13px] [counter-reset:uuid] *:not-first:border-t *:border-line focus-visible:-outline-offset-2"
        >
          {shown.map((uuid, index) => (
            <li
              key={index}
              className="flex items-center gap-3 py-1 pr-1.5 pl-3.5 [counter-increment:uuid] before:w-7 before:shrink-0 before:text-right before:text-ink-3 before:content-[counter(uuid)/''] max-sm:before:hidden"
            >
              <span className="min-w-0 grow wrap-anywhere">{uuid}</span>
              <Button
                variant="ghost"
                size="small"
                icon={<Copy {...buttonIcon} />}
                aria-label={`Copy UUID ${index + 1}`}
                tip="Copy"
                onClick={() => uuids.copy(uuid)}
              />
            </li>
          ))}
        </ol>
      )}
      <Inspector {...inspection} />
      <StatusBar>
        <Source version={state.batch?.version ?? version} />
        {shown.length > 0 && <span>{count(shown.length)}</span>}
        {inspection.found.length > 0 && <span>{count(inspection.found.length)} inspected</span>}
      </StatusBar>
    </Bench>
  )
}

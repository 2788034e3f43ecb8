import CircleX from 'lucide/dist/esm/icons/circle-x.mjs'
import { type ComponentProps, useId } from 'react'
import { capitalize } from '#app/lib/capitalize.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { SelectField } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/controls/icon.tsx'
import { useEarlyInput } from '#app/ui/island/use-early-input.ts'
import { runOnCommand } from '#app/ui/keys/run-on-enter.ts'
import { Pane } from '#app/ui/layout/bench.tsx'
import { UndoButton } from '#app/work/bench/undo-button.tsx'
import { replaceOnTyping } from '#app/work/in/replace-on-typing.ts'
import { CopyValue } from '#app/work/out/copy-value.tsx'
import { DownloadAction } from '#app/work/out/output-actions.tsx'
import { readAs } from './messages.ts'
import { describeOwn } from './own-zone.ts'
import type { FieldName } from './state.ts'
import { listFormatChoices, utc } from './time.ts'
import type { TimestampTool } from './use-timestamp.ts'

type Props = { tool: TimestampTool }

/** The pane with format and timezone, the two fields, and the local time. */
export function ConvertPane({ tool }: Props) {
  const { desk, reading, offer, part, fields } = tool
  const { unit } = desk.state.settings
  const actions = (
    <>
      <UndoButton desk={desk} />
      <DownloadAction {...tool.download} />
    </>
  )
  return (
    <Pane title="Convert" actions={actions}>
      <div className="flex min-h-0 flex-auto flex-col overflow-auto max-lg:overflow-visible">
        <div className="grid flex-none grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-2.5 px-3.5 pt-3 max-sm:px-3">
          <SelectField
            label="Format"
            className="content-start"
            value={unit}
            choices={listFormatChoices(unit)}
            onChange={(chosen) => desk.dispatch({ type: 'set', settings: { unit: chosen } })}
          />
          <ZoneField tool={tool} />
        </div>
        <div className="grid flex-none grid-cols-1 gap-y-1 px-3.5 pt-3 max-sm:px-3 sm:max-lg:grid-cols-2 sm:max-lg:gap-x-5">
          <TimeField
            tool={tool}
            name="timestamp"
            label="Timestamp"
            aria-keyshortcuts="Alt+I"
            // On some phones, the number keyboard has no minus key.
            inputMode="text"
            placeholder={`${capitalize(unit)} since 1970`}
            room="min-h-9 max-sm:min-h-13"
          >
            {offer && (
              <p className="flex items-center gap-x-3">
                <Button
                  size="small"
                  className="shrink-0"
                  onClick={() => {
                    desk.dispatch({ type: 'set', settings: { unit: offer.unit } })
                    fields.timestamp.current?.focus()
                  }}
                >
                  {readAs(offer.unit)}
                </Button>
                <span className="min-w-0 truncate font-mono text-note">{offer.date}</span>
              </p>
            )}
          </TimeField>
          <TimeField
            tool={tool}
            name="date"
            label="Human-readable date"
            placeholder="e.g. 2024-01-31 12:00"
            room="min-h-9"
          />
        </div>
        {/* In the room of the field above: there is no error at the same time. */}
        <div role="status" className="not-empty:-mt-7">
          {part && (
            <part.WallNotice
              state={desk.state}
              reading={reading}
              onChoose={(text) => desk.replace({ type: 'load', field: 'date', text })}
              onLeave={() => fields.date.current?.focus()}
            />
          )}
        </div>
        <LocalTime tool={tool} />
      </div>
    </Pane>
  )
}

/** The timezone selector, which shows the zone in use, and the search behind "Other…". */
function ZoneField({ tool: { desk, part, zones } }: Props) {
  return (
    <>
      <div className="grid content-start justify-items-start gap-1.5">
        <SelectField
          label="Timezone"
          className="w-full"
          value={zones.choice}
          choices={zones.choices}
          error={zones.error}
          onChange={zones.choose}
        />
        {zones.error && (
          <Button
            size="small"
            onClick={({ currentTarget }) => {
              // This button disappears when pressed, so move the focus to the select.
              currentTarget.parentElement?.querySelector('select')?.focus()
              zones.retry()
            }}
          >
            Try again
          </Button>
        )}
      </div>
      {part && zones.choice === 'other' && (
        <part.ZoneFinder entries={zones.entries} zone={desk.state.zone} onChoose={zones.ask} />
      )}
    </>
  )
}

type TimeFieldProps = Props & ComponentProps<'input'> & { name: FieldName; label: string; room: string }

/** One of the two fields: the error next to its label, the reason and any offer below. `room` reserves their height. */
function TimeField({ tool, name, label, room, children, ...input }: TimeFieldProps) {
  const value = tool.reading[name]
  const error = tool.desk.state.source === name ? tool.error : undefined
  const { plain } = tool.reading
  const note = name === 'timestamp' && plain !== undefined && readAs(plain)
  const id = useId()

  useEarlyInput<HTMLInputElement>(id, (early) => {
    if (early.value !== value) tool.type(name, early.value)
  })

  return (
    <div className="relative grid min-w-0 grid-cols-1 content-start gap-1.25">
      <div className="flex h-4 items-center justify-between gap-2 text-note leading-none">
        <label htmlFor={id} className="font-strong">
          {label}
        </label>
        {error && (
          <p id={`${id}-error`} role="alert" className="flex items-center gap-1.5 font-strong text-bad">
            <Icon of={CircleX} size={14} className="shrink-0" />
            {error.message}
          </p>
        )}
      </div>
      <div className="relative">
        <input
          ref={tool.fields[name]}
          id={id}
          type="text"
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={(event) => tool.type(name, event.target.value)}
          onBlur={tool.rest}
          onKeyDown={runOnCommand(tool.loadCurrentTime)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error ${id}-reason` : note ? `${id}-reason` : undefined}
          className="control h-11.5! w-full min-w-0 pr-11 text-lead! font-strong placeholder:font-normal lg:[@media(height>=800px)]:h-14! lg:[@media(height>=800px)]:text-xl!"
          {...(tool.desk.isFirst && replaceOnTyping)}
          {...input}
        />
        {/* On a phone, the wide button copies what was not typed. */}
        <span
          className={`absolute inset-y-0 right-1.5 grid place-items-center max-sm:right-0.5 ${
            tool.desk.state.source === name ? '' : 'max-sm:hidden'
          }`}
        >
          <CopyValue name={`Copy ${name}`} text={value} label={capitalize(name)} />
        </span>
      </div>
      <div className={`text-small leading-snug text-ink-2 ${room}`}>
        <p id={`${id}-reason`}>{!children && (error?.reason ?? note)}</p>
        {children}
      </div>
    </div>
  )
}

/** The local time in the zone in use. */
function LocalTime({ tool: { desk, reading, error, part, zones } }: Props) {
  const { zone } = desk.state
  const { instant, notice } = reading
  const text = part && instant !== undefined ? part.formatWallTime(instant, zone.offsetAt(instant)) : ''
  return (
    <section
      aria-label="Local time"
      className="mt-auto flex min-h-15 flex-none items-center gap-3 border-t border-line py-2 pr-1.5 pl-3.5"
    >
      <p className="min-w-0 grow leading-tight">
        <span className="text-note text-ink-2">
          {zone.id === utc.id ? 'Time in UTC' : `Local time in ${describeOwn(zone, zones.own)}`}
        </span>
        <span className="block font-mono text-lead font-strong wrap-anywhere lg:text-lg">
          {text || (
            <span className="font-sans text-body font-normal text-ink-2">
              {error || notice ? 'No time to show' : 'Enter a timestamp or a date'}
            </span>
          )}
        </span>
      </p>
      <CopyValue name="Copy local time" text={text} label="Local time" />
    </section>
  )
}

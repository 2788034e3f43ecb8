import { useRef } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { SelectField } from '#app/ui/controls/field.tsx'
import { Pane } from '#app/ui/layout/bench.tsx'
import { UndoButton } from '#app/work/bench/undo-button.tsx'
import { CopyValue } from '#app/work/out/copy-value.tsx'
import { DownloadAction } from '#app/work/out/output-actions.tsx'
import { readAs } from './messages.ts'
import { capitalize, listUnitChoices } from './time.ts'
import { TimeField } from './time-field.tsx'
import type { TimestampTool } from './use-timestamp.ts'
import { zoneChoices } from './zones.data.ts'

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
            choices={listUnitChoices(unit)}
            onChange={(chosen) => desk.dispatch({ type: 'set', settings: { unit: chosen } })}
          />
          <ZoneField tool={tool} />
        </div>
        <div className="grid flex-none gap-y-1 px-3.5 pt-3 max-sm:px-3 sm:max-lg:grid-cols-2 sm:max-lg:gap-x-5">
          <TimeField
            tool={tool}
            name="timestamp"
            label="Timestamp"
            aria-keyshortcuts="Alt+I"
            inputMode="decimal"
            placeholder={`${capitalize(unit)} since 1970`}
            room="min-h-13 [@media(height<800px)]:min-h-8"
          >
            {offer && (
              <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
                <Button
                  size="small"
                  className="max-sm:h-11"
                  onClick={() => {
                    desk.dispatch({ type: 'set', settings: { unit: offer.unit } })
                    fields.timestamp.current?.focus()
                  }}
                >
                  {readAs(offer.unit)}
                </Button>
                <span className="font-mono text-note">{offer.date}</span>
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
        <div role="status">
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
  const field = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={field} className="grid content-start justify-items-start gap-1.5">
        <SelectField
          label="Timezone"
          className="w-full"
          value={zones.choice}
          choices={zoneChoices}
          error={zones.error}
          onChange={zones.choose}
        />
        {zones.error && (
          <Button
            size="small"
            onClick={() => {
              zones.retry()
              field.current?.querySelector('select')?.focus()
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

/** The local time in the zone in use. */
function LocalTime({ tool: { desk, reading, error, part } }: Props) {
  const { zone } = desk.state
  const { instant, notice } = reading
  const text = part && instant !== undefined ? part.formatWallTime(instant, zone.offsetAt(instant)) : ''
  return (
    <section
      aria-label="Local time"
      className="mt-auto flex min-h-15 flex-none items-center gap-3 border-t border-line py-2 pr-1.5 pl-3.5"
    >
      <p className="min-w-0 grow leading-tight">
        <span className="text-note text-ink-2">Local time in {zone.name}</span>
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

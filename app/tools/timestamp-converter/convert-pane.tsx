import { isBlank } from '#app/lib/long-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { SelectField } from '#app/ui/controls/field.tsx'
import { Pane } from '#app/ui/layout/bench.tsx'
import { UndoButton } from '#app/work/bench/undo-button.tsx'
import { DownloadAction } from '#app/work/out/output-actions.tsx'
import { LocalTime } from './local-time.tsx'
import { copyNames, downloaded, readAs } from './messages.ts'
import { TimeField } from './time-field.tsx'
import { listUnitChoices, unitLabels } from './units.ts'
import type { useTimestamp } from './use-timestamp.ts'
import type { useZone } from './use-zone.ts'
import { ZoneField } from './zone-field.tsx'

type Tool = ReturnType<typeof useTimestamp>
type Props = { tool: Tool; zones: ReturnType<typeof useZone> }

export const giveFile = ({ desk, file }: Tool) => ({ isEmpty: isBlank(desk.state.text), file, downloaded })

/** The pane with format and timezone, the two fields, and the local time. */
export function ConvertPane({ tool, zones }: Props) {
  const { desk, reading, error, offer, part, timestampField, dateField, loadCurrentTime } = tool
  const { settings, zone, source } = desk.state
  return (
    <Pane
      title="Convert"
      actions={
        <>
          <UndoButton desk={desk} />
          <DownloadAction {...giveFile(tool)} />
        </>
      }
    >
      <div className="flex min-h-0 flex-auto flex-col overflow-auto max-lg:overflow-visible">
        <div className="grid flex-none grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-2.5 px-3.5 pt-3 max-sm:px-3">
          <SelectField
            label="Format"
            className="content-start"
            value={settings.unit}
            choices={listUnitChoices(settings.unit)}
            onChange={(unit) => desk.dispatch({ type: 'set', settings: { unit } })}
          />
          <ZoneField zone={zone} zones={zones} />
        </div>
        <div className="grid flex-none gap-y-1 px-3.5 pt-3 max-sm:px-3 sm:max-lg:grid-cols-2 sm:max-lg:gap-x-5">
          <TimeField
            label="Timestamp"
            aria-keyshortcuts="Alt+I"
            inputMode="decimal"
            value={reading.timestamp}
            placeholder={`${unitLabels[settings.unit]} since 1970`}
            copy={copyNames.timestamp}
            error={source === 'timestamp' ? error : undefined}
            onChange={(text) => tool.type('timestamp', text)}
            onBlur={tool.rest}
            onRun={loadCurrentTime}
            field={timestampField}
            room="min-h-13 [@media(height<800px)]:min-h-8"
          >
            {offer && (
              <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
                <Button
                  size="small"
                  className="max-sm:h-11"
                  onClick={() => {
                    desk.dispatch({ type: 'set', settings: { unit: offer.unit } })
                    timestampField.current?.focus()
                  }}
                >
                  {readAs(offer.unit)}
                </Button>
                <span className="font-mono text-note">{offer.date}</span>
              </p>
            )}
          </TimeField>
          <TimeField
            label="Human-readable date"
            value={reading.date}
            placeholder="e.g. 2024-01-31 12:00"
            copy={copyNames.date}
            error={source === 'date' ? error : undefined}
            onChange={(text) => tool.type('date', text)}
            onBlur={tool.rest}
            onRun={loadCurrentTime}
            field={dateField}
            room="min-h-9"
          />
        </div>
        <div role="status">
          {part && (
            <part.WallNotice
              state={desk.state}
              reading={reading}
              onChoose={(text) => desk.replace({ type: 'load', field: 'date', text })}
              onLeave={() => dateField.current?.focus()}
            />
          )}
        </div>
        <LocalTime reading={{ ...reading, error }} zone={zone} format={part?.formatWallTime} />
      </div>
    </Pane>
  )
}

import Download from 'lucide-react/icons/download'
import { useRef } from 'react'
import { Bar, Bench, Spacer, Status, StatusBar } from '#app/ui/bench.tsx'
import { Button, buttonIcon } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { CommandKey } from '#app/ui/kbd.tsx'
import { CurrentTime } from './current-time.tsx'
import { ExampleCards } from './example-cards.tsx'
import { FormList } from './form-list.tsx'
import { LocalTime } from './local-time.tsx'
import { readAs } from './messages.ts'
import { hasContent, offerReading } from './state.ts'
import { TimeField } from './time-field.tsx'
import { listUnitChoices, unitLabels } from './timestamp.ts'
import { useTimestamp } from './use-timestamp.ts'
import { useZone } from './use-zone.ts'
import { WallNotice } from './wall-notice.tsx'
import { ZoneField } from './zone-field.tsx'

export function View() {
  const { state, dispatch, loadCurrentTime, copy, copyDate, download } = useTimestamp()
  const zones = useZone(state, dispatch)
  const timestampField = useRef<HTMLInputElement>(null)
  const dateField = useRef<HTMLInputElement>(null)
  const { settings, zone, timestamp, date, source, instant, error, notice } = state
  const offer = offerReading(state)

  return (
    <Bench label="Timestamp Converter tool">
      <Bar>
        <Button variant="primary" className="max-sm:w-full" onClick={loadCurrentTime}>
          Use Current Time <CommandKey name="↵" className="border-current/40" />
        </Button>
        <Button variant="ghost" onClick={() => dispatch({ type: 'clear' })}>
          Clear All
        </Button>
        <Spacer />
        <Button variant="ghost" icon={<Download {...buttonIcon} />} disabled={!hasContent(state)} onClick={download}>
          Download
        </Button>
      </Bar>
      <CurrentTime />
      <div className="grid gap-x-5 gap-y-3 border-b border-line bg-paper px-3.5 py-3 max-sm:gap-x-3 min-[360px]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-cols-[12rem_20rem_20rem]">
        <SelectField
          label="Format"
          className="content-start"
          value={settings.unit}
          choices={listUnitChoices(settings.unit)}
          onChange={(unit) => dispatch({ type: 'set', settings: { unit } })}
        />
        <ZoneField zone={zone} zones={zones} />
      </div>
      <div className="grid gap-x-7 gap-y-3 px-3.5 pt-3 pb-4.5 md:grid-cols-2">
        <TimeField
          label="Timestamp"
          value={timestamp}
          placeholder={`${unitLabels[settings.unit]} since 1970`}
          copyLabel="Copy timestamp"
          error={source === 'timestamp' ? error : undefined}
          onChange={(text) => dispatch({ type: 'edit', field: 'timestamp', text })}
          onRun={loadCurrentTime}
          onCopy={() => copy(timestamp, 'Timestamp')}
          field={timestampField}
        >
          {offer && (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[13px] text-ink-2">
              <Button
                size="small"
                onClick={() => {
                  dispatch({ type: 'set', settings: { unit: offer.unit } })
                  timestampField.current?.focus()
                }}
              >
                {readAs(offer.unit)}
              </Button>
              <span className="font-mono">{offer.date}</span>
            </p>
          )}
        </TimeField>
        <TimeField
          label="Human-readable date"
          value={date}
          placeholder="e.g. 2024-01-31 12:00"
          copyLabel="Copy date"
          error={source === 'date' ? error : undefined}
          onChange={(text) => dispatch({ type: 'edit', field: 'date', text })}
          onRun={loadCurrentTime}
          onCopy={copyDate}
          field={dateField}
        />
      </div>
      <WallNotice
        state={state}
        onChoose={(chosen) => {
          dispatch({ type: 'choose', instant: chosen })
          dateField.current?.focus()
        }}
      />
      <LocalTime state={state} onCopy={copy} />
      {instant !== undefined && <FormList instant={instant} zone={zone} onCopy={copy} />}
      <ExampleCards
        onChoose={(text) => dispatch({ type: 'load', field: 'timestamp', text, settings: { unit: 'seconds' } })}
      />
      <StatusBar>
        {error && <Status tone="bad">{error.message}</Status>}
        {notice && <Status tone="warn">{notice.kind === 'gap' ? 'Time does not exist' : 'Time occurs twice'}</Status>}
        {instant === undefined ? (
          !error && !notice && <span>Ready</span>
        ) : (
          <span>{unitLabels[settings.unit]} since 1970</span>
        )}
        <span>A date without an offset is read in {zone.name}</span>
        {zones.loading && <span>Loading the rules of {zones.loading}</span>}
      </StatusBar>
    </Bench>
  )
}

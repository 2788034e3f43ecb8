import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import { useRef } from 'react'
import { Bar, Bench, Spacer, Status, StatusBar } from '#app/ui/bench.tsx'
import { Button, buttonIcon } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { CommandKey } from '#app/ui/kbd.tsx'
import { useHandOver } from '#app/work/use-hand-over.ts'
import { CurrentTime } from './current-time.tsx'
import { ExampleCards } from './example-cards.tsx'
import { FormList } from './form-list.tsx'
import { formatWallTime } from './format.ts'
import { describeReading, readAs } from './messages.ts'
import { unitLabels } from './report.ts'
import { hasContent, offerReading } from './state.ts'
import { TimeField } from './time-field.tsx'
import { timeUnits } from './timestamp.ts'
import { useTimestamp } from './use-timestamp.ts'
import { neighboursOf } from './zone.ts'
import { ZoneFinder } from './zone-finder.tsx'
import { mainZones } from './zones.data.ts'

const zoneChoices = [
  ...mainZones.map(({ id, label }) => ({ value: id as string, label })),
  { value: 'other', label: 'Other…' },
]

export function View() {
  const { state, dispatch, ...tool } = useTimestamp()
  const timestampField = useRef<HTMLInputElement>(null)
  const dateField = useRef<HTMLInputElement>(null)
  useHandOver('timestamp-converter', (text, task) => {
    const unit = timeUnits.find((each) => each === task)
    if (unit) dispatch({ type: 'setUnit', unit })
    dispatch({ type: task === 'date' ? 'typeDate' : 'typeTimestamp', text })
  })
  const { unit, zone, timestamp, date, source, instant, error, notice } = state
  const offer = offerReading(state)
  const wallTime = instant === undefined ? undefined : formatWallTime(instant, zone.offsetAt(instant))
  const units = timeUnits
    .filter((each) => each === 'seconds' || each === 'milliseconds' || each === unit)
    .map((value) => ({ value, label: unitLabels[value] }))

  return (
    <Bench label="Timestamp Converter tool">
      <Bar>
        <Button variant="primary" className="max-sm:w-full" onClick={tool.loadCurrentTime}>
          Use Current Time <CommandKey name="↵" className="border-current/40" />
        </Button>
        <Button variant="ghost" onClick={() => dispatch({ type: 'clear' })}>
          Clear All
        </Button>
        <Spacer />
        <Button
          variant="ghost"
          icon={<Download {...buttonIcon} />}
          disabled={!hasContent(state)}
          onClick={tool.download}
        >
          Download
        </Button>
      </Bar>
      <CurrentTime />
      <div className="grid gap-x-5 gap-y-3 border-b border-line bg-paper px-3.5 py-3 max-sm:gap-x-3 min-[360px]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-cols-[12rem_20rem_20rem]">
        <SelectField
          label="Format"
          value={unit}
          choices={units}
          onChange={(chosen) => dispatch({ type: 'setUnit', unit: chosen })}
        />
        <SelectField
          label="Timezone"
          value={tool.zoneChoice}
          choices={zoneChoices}
          error={tool.zoneError}
          onChange={tool.chooseZone}
        />
        {tool.zoneChoice === 'other' && (
          <ZoneFinder
            entries={tool.entries}
            value={tool.entry}
            onChoose={tool.chooseEntry}
            className="min-[360px]:max-lg:col-span-2"
          />
        )}
      </div>
      <div className="grid gap-x-7 gap-y-3 px-3.5 pt-3 pb-4.5 md:grid-cols-2">
        <TimeField
          label="Timestamp"
          value={timestamp}
          placeholder={`${unitLabels[unit]} since 1970`}
          copyLabel="Copy timestamp"
          error={source === 'timestamp' ? error : undefined}
          onChange={(text) => dispatch({ type: 'typeTimestamp', text })}
          onRun={tool.loadCurrentTime}
          onCopy={() => tool.copy(timestamp, 'Timestamp')}
          field={timestampField}
        >
          {offer && (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[13px] text-ink-2">
              <Button
                size="small"
                onClick={() => {
                  dispatch({ type: 'setUnit', unit: offer.unit })
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
          onChange={(text) => dispatch({ type: 'typeDate', text })}
          onRun={tool.loadCurrentTime}
          onCopy={tool.copyDate}
          field={dateField}
        />
      </div>
      <div role="status">
        {notice && (
          <div className="border-t border-line bg-warn-soft px-3.5 py-3 text-sm text-warn">
            <p>{describeReading(notice, zone, unit)}</p>
            <p className="mt-2 flex flex-wrap gap-2">
              {neighboursOf(notice).map((each) => (
                <Button
                  key={each}
                  size="small"
                  onClick={() => {
                    dispatch({ type: 'choose', instant: each })
                    dateField.current?.focus()
                  }}
                >
                  Use {formatWallTime(each, zone.offsetAt(each))}
                </Button>
              ))}
            </p>
          </div>
        )}
      </div>
      <section
        aria-label="Local time"
        className="flex min-h-16 items-center gap-3 border-t border-line py-2.5 pr-1.5 pl-3.5"
      >
        <p className="min-w-0 grow leading-tight">
          <span className="block font-mono text-[15px] font-[520] wrap-anywhere sm:text-lg">
            {wallTime ?? (
              <span className="font-sans text-sm font-normal text-ink-2">
                {error || notice ? 'No time to show' : 'Enter a timestamp or a date'}
              </span>
            )}
          </span>
          <span className="text-[12.5px] text-ink-3">Local time in {zone.id}</span>
        </p>
        <Button
          variant="ghost"
          size="small"
          isCompact
          aria-label="Copy local time"
          icon={<Copy {...buttonIcon} />}
          disabled={wallTime === undefined}
          onClick={() => tool.copy(wallTime ?? '', 'Local time')}
        >
          Copy
        </Button>
      </section>
      {instant !== undefined && <FormList instant={instant} zone={zone} onCopy={tool.copy} />}
      <ExampleCards onChoose={(example) => dispatch({ type: 'loadExample', example })} />
      <StatusBar>
        {error && <Status tone="bad">{error.message}</Status>}
        {notice && <Status tone="warn">{notice.kind === 'gap' ? 'Time does not exist' : 'Time occurs twice'}</Status>}
        {instant === undefined ? !error && !notice && <span>Ready</span> : <span>{unitLabels[unit]} since 1970</span>}
        <span>A date without an offset is read in {zone.id}</span>
      </StatusBar>
    </Bench>
  )
}

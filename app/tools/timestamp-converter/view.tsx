import { isBlank } from '#app/lib/long-text.ts'
import { Bar, Spacer, Status, StatusBar } from '#app/ui/bench.tsx'
import { Button } from '#app/ui/button.tsx'
import { ChoiceCards } from '#app/ui/choice-cards.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { CommandKey } from '#app/ui/kbd.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { partMissing, textCleared } from '#app/work/messages.ts'
import { DownloadAction } from '#app/work/output-actions.tsx'
import { UndoButton } from '#app/work/undo-button.tsx'
import { Workbench } from '#app/work/workbench.tsx'
import { asTool } from '../as-tool.tsx'
import { CurrentTime } from './current-time.tsx'
import { exampleCards } from './examples.data.ts'
import { LocalTime } from './local-time.tsx'
import { copyNames, downloaded, readAs } from './messages.ts'
import { TimeField } from './time-field.tsx'
import { listUnitChoices, unitLabels } from './units.ts'
import { prepareConversion, useTimestamp } from './use-timestamp.ts'
import { prepareFinder, useZone } from './use-zone.ts'
import { ZoneField } from './zone-field.tsx'

export default asTool(View)

function prepare() {
  prepareConversion()
  prepareFinder()
}

function View() {
  const { desk, reading, offer, FormList, WallNotice, ...tool } = useTimestamp()
  const { timestampField, dateField, loadCurrentTime } = tool
  const zones = useZone(desk.state, desk.dispatch)
  const { settings, zone, source, text } = desk.state
  const { timestamp, date, instant, error, notice } = reading

  return (
    <Workbench label="Timestamp Converter tool" desk={desk} onFocus={prepare} onPointerEnter={prepare}>
      <Bar>
        <Button variant="primary" className="max-sm:w-full" onClick={loadCurrentTime}>
          Use Current Time <CommandKey name="↵" className="border-current/40" />
        </Button>
        <Button variant="ghost" onClick={() => desk.replace({ type: 'clear' }, { toast: { title: textCleared } })}>
          Clear All
        </Button>
        <UndoButton desk={desk} />
        <Spacer />
        <DownloadAction isEmpty={isBlank(text)} file={tool.file} downloaded={downloaded} />
      </Bar>
      <CurrentTime />
      <div className="grid gap-x-5 gap-y-3 border-b border-line bg-paper px-3.5 py-3 max-sm:gap-x-3 min-[360px]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-cols-[12rem_20rem_20rem]">
        <SelectField
          label="Format"
          className="content-start"
          value={settings.unit}
          choices={listUnitChoices(settings.unit)}
          onChange={(unit) => desk.dispatch({ type: 'set', settings: { unit } })}
        />
        <ZoneField zone={zone} zones={zones} />
      </div>
      <div className="grid gap-x-7 gap-y-3 px-3.5 pt-3 pb-4.5 md:grid-cols-2">
        <TimeField
          label="Timestamp"
          value={timestamp}
          placeholder={`${unitLabels[settings.unit]} since 1970`}
          copy={copyNames.timestamp}
          error={source === 'timestamp' ? error : undefined}
          onChange={(typed) => desk.edit({ type: 'edit', field: 'timestamp', text: typed })}
          onRun={loadCurrentTime}
          field={timestampField}
        >
          {offer && (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-2">
              <Button
                size="small"
                onClick={() => {
                  desk.dispatch({ type: 'set', settings: { unit: offer.unit } })
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
          copy={copyNames.date}
          error={source === 'date' ? error : undefined}
          onChange={(typed) => desk.edit({ type: 'edit', field: 'date', text: typed })}
          onRun={loadCurrentTime}
          field={dateField}
        />
      </div>
      {tool.isMissing && (
        <Notice tone="bad" role="alert">
          {partMissing}
        </Notice>
      )}
      <div role="status">
        {WallNotice && (
          <WallNotice
            state={desk.state}
            reading={reading}
            onChoose={(chosen) => desk.replace({ type: 'choose', instant: chosen })}
            onLeave={() => dateField.current?.focus()}
          />
        )}
      </div>
      <LocalTime reading={reading} zone={zone} />
      {FormList && instant !== undefined && <FormList instant={instant} zone={zone} />}
      <ChoiceCards
        cards={exampleCards}
        columns={3}
        onChoose={(key) => desk.replace({ type: 'load', field: 'timestamp', text: key, unit: 'seconds' })}
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
    </Workbench>
  )
}

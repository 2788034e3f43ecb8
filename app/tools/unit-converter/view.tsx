import ArrowLeftRight from 'lucide/dist/esm/icons/arrow-left-right.mjs'
import { useId } from 'react'
import { now } from '#app/lib/clock.ts'
import { Bar, Spacer, Status, StatusBar } from '#app/ui/bench.tsx'
import { Button } from '#app/ui/button.tsx'
import { ChoiceCards } from '#app/ui/choice-cards.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { textCleared } from '#app/work/messages.ts'
import { DownloadAction } from '#app/work/output-actions.tsx'
import { UndoButton } from '#app/work/undo-button.tsx'
import { Workbench } from '#app/work/workbench.tsx'
import { asTool } from '../as-tool.tsx'
import { absoluteZeroIn, describeFactor, findUnit, isBelowAbsoluteZero, listUnitChoices } from './convert.ts'
import { belowAbsoluteZero, downloaded, numberFaults } from './messages.ts'
import { ReadingNote } from './reading-note.tsx'
import { buildReport, isRounded, listNotes, summarize } from './report.ts'
import type { Settings } from './state.ts'
import { UnitField } from './unit-field.tsx'
import { UnitTable } from './unit-table.tsx'
import { categoryChoices, quickCards, quickConversions } from './units.data.ts'
import { useUnits } from './use-units.ts'

const cleared = { toast: { title: textCleared } }

export default asTool(View)

function View() {
  const { desk, valueField, conversion } = useUnits()
  const { settings, input, result, entry } = conversion
  const { category } = settings
  const [from, to] = [findUnit(category, settings.from), findUnit(category, settings.to)]
  const units = listUnitChoices(category)
  const value = input.read?.value
  const summary = summarize(conversion)
  const notes = listNotes(settings)
  const isImpossible = value !== undefined && isBelowAbsoluteZero(value, category, from)
  const noteId = useId()
  const set = (changes: Partial<Settings>) => desk.dispatch({ type: 'set', settings: changes })

  return (
    <Workbench label="Unit Converter tool" desk={desk}>
      <Bar>
        <SelectField
          label="Category"
          className="grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 max-sm:w-full sm:w-72"
          value={category}
          choices={categoryChoices}
          onChange={(chosen) => desk.replace({ type: 'set', settings: { category: chosen } }, cleared)}
        />
        <Spacer />
        <UndoButton desk={desk} />
        <Button variant="ghost" onClick={() => desk.replace({ type: 'clear' }, cleared)}>
          Clear All
        </Button>
        <DownloadAction isEmpty={!summary} file={() => buildReport(conversion, now())} downloaded={downloaded} />
      </Bar>
      <div className="grid gap-x-3.5 gap-y-4 p-3.5 pb-4.5 md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
        <div className="grid content-start gap-3">
          <SelectField
            label="From unit"
            value={settings.from}
            choices={units}
            onChange={(unit) => set({ from: unit })}
          />
          <UnitField
            label="Value"
            value={input.text}
            placeholder="Type a number"
            onChange={(event) => desk.edit({ type: 'edit', text: event.target.value })}
            copyLabel="Copy value"
            ref={valueField}
            {...(input.fault ? { error: numberFaults[input.fault] } : { 'aria-describedby': noteId })}
          >
            <ReadingNote id={noteId} input={input} onChoose={(decimalSign) => set({ decimalSign })} />
          </UnitField>
        </div>
        <Button
          className="md:mt-[96.5px] md:h-16 md:w-16 md:px-0 max-md:[&>svg]:rotate-90"
          icon={ArrowLeftRight}
          tip="Swap units"
          onClick={() => desk.dispatch({ type: 'swap', result: entry })}
        >
          <span className="md:sr-only">Swap units</span>
        </Button>
        <div className="grid content-start gap-3">
          <SelectField label="To unit" value={settings.to} choices={units} onChange={(unit) => set({ to: unit })} />
          <UnitField label="Result" readOnly value={result.text} copyLabel="Copy result" />
        </div>
      </div>
      <div aria-live="polite">
        {summary && (
          <section aria-label="Result summary" className="border-t border-line px-3.5 py-3 font-strong wrap-anywhere">
            {summary}
          </section>
        )}
        {isImpossible && <Notice tone="warn">{belowAbsoluteZero(absoluteZeroIn(from))}</Notice>}
      </div>
      {value && <UnitTable value={value} category={category} from={settings.from} to={settings.to} />}
      <div className="border-t border-line">
        <h2 className="bg-paper px-3.5 py-2 text-small font-strong tracking-normal">Quick Conversions</h2>
        <ChoiceCards
          cards={quickCards}
          columns={4}
          onChoose={(name) => desk.replace({ type: 'load', ...quickConversions[name] })}
        />
      </div>
      <StatusBar>
        {input.fault && (input.fault === 'empty' ? <span>Ready</span> : <Status tone="bad">Not converted</Status>)}
        {summary && <span>{describeFactor(from, to)}</span>}
        {summary && notes.length === 0 && <Status tone="ok">exact by definition</Status>}
        {summary && notes.map((note) => <span key={note}>{note}</span>)}
        {(isRounded(input) || isRounded(result)) && <span>rounded for display</span>}
      </StatusBar>
    </Workbench>
  )
}

import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Download from 'lucide-react/icons/download'
import { useId } from 'react'
import { Bar, Bench, Spacer, Status, StatusBar } from '#app/ui/bench.tsx'
import { Button, buttonIcon } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { absoluteZeroIn, describeFactor, findUnit, isBelowAbsoluteZero, listUnitChoices } from './convert.ts'
import { belowAbsoluteZero, numberFaults } from './messages.ts'
import { QuickCards } from './quick-cards.tsx'
import { ReadingNote } from './reading-note.tsx'
import { isRounded, listNotes, summarize } from './report.ts'
import { UnitField } from './unit-field.tsx'
import { UnitTable } from './unit-table.tsx'
import { categoryChoices } from './units.data.ts'
import { useUnits } from './use-units.ts'

export function View() {
  const { state, dispatch, copy, download } = useUnits()
  const { settings, input, result } = state
  const { category } = settings
  const [from, to] = [findUnit(category, settings.from), findUnit(category, settings.to)]
  const units = listUnitChoices(category)
  const value = input.read?.value
  const summary = summarize(state)
  const notes = listNotes(state)
  const isImpossible = value !== undefined && isBelowAbsoluteZero(value, category, from)
  const noteId = useId()

  return (
    <Bench label="Unit Converter tool">
      <Bar>
        <SelectField
          label="Category"
          className="grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 max-sm:w-full sm:w-72"
          value={category}
          choices={categoryChoices}
          onChange={(chosen) => dispatch({ type: 'set', settings: { category: chosen } })}
        />
        <Spacer />
        <Button variant="ghost" onClick={() => dispatch({ type: 'clear' })}>
          Clear All
        </Button>
        <Button variant="ghost" icon={<Download {...buttonIcon} />} disabled={!summary} onClick={download}>
          Download
        </Button>
      </Bar>
      <div className="grid gap-x-3.5 gap-y-4 p-3.5 pb-4.5 md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
        <div className="grid content-start gap-3">
          <SelectField
            label="From unit"
            value={settings.from}
            choices={units}
            onChange={(unit) => dispatch({ type: 'set', settings: { from: unit } })}
          />
          <UnitField
            label="Value"
            value={input.text}
            placeholder="Type a number"
            onChange={(event) => dispatch({ type: 'edit', text: event.target.value })}
            copyLabel="Copy value"
            onCopy={() => copy(input.text, 'Value')}
            {...(input.fault ? { error: numberFaults[input.fault] } : { 'aria-describedby': noteId })}
          >
            <ReadingNote
              id={noteId}
              input={input}
              onChoose={(decimalSign) => dispatch({ type: 'set', settings: { decimalSign } })}
            />
          </UnitField>
        </div>
        <Button
          className="md:mt-[96.5px] md:h-16 md:w-16 md:px-0"
          icon={<ArrowLeftRight size={18} strokeWidth={1.75} aria-hidden="true" className="max-md:rotate-90" />}
          tip="Swap units"
          onClick={() => dispatch({ type: 'swap' })}
        >
          <span className="md:sr-only">Swap units</span>
        </Button>
        <div className="grid content-start gap-3">
          <SelectField
            label="To unit"
            value={settings.to}
            choices={units}
            onChange={(unit) => dispatch({ type: 'set', settings: { to: unit } })}
          />
          <UnitField
            label="Result"
            readOnly
            value={result.text}
            copyLabel="Copy result"
            onCopy={() => copy(result.text, 'Result')}
          />
        </div>
      </div>
      <div aria-live="polite">
        {isImpossible && (
          <p className="border-t border-line bg-warn-soft px-3.5 py-2.5 text-sm text-warn">
            {belowAbsoluteZero(absoluteZeroIn(from))}
          </p>
        )}
        {summary && (
          <section aria-label="Result summary" className="border-t border-line px-3.5 py-3 font-[560] wrap-anywhere">
            {summary}
          </section>
        )}
      </div>
      {value && <UnitTable value={value} category={category} from={settings.from} to={settings.to} onCopy={copy} />}
      <QuickCards onChoose={({ text, settings: chosen }) => dispatch({ type: 'load', text, settings: chosen })} />
      <StatusBar>
        {input.fault && (input.fault === 'empty' ? <span>Ready</span> : <Status tone="bad">Not converted</Status>)}
        {summary && <span>{describeFactor(from, to)}</span>}
        {summary && notes.length === 0 && <Status tone="ok">exact by definition</Status>}
        {summary && notes.map((note) => <span key={note}>{note}</span>)}
        {(isRounded(input) || isRounded(result)) && <span>rounded for display</span>}
      </StatusBar>
    </Bench>
  )
}

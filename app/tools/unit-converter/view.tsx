import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Download from 'lucide-react/icons/download'
import { useId } from 'react'
import { Bar, Bench, Spacer, Status, StatusBar } from '#app/ui/bench.tsx'
import { Button, buttonIcon } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { describeFactor, findCategory, findUnit, isBelowAbsoluteZero } from './convert.ts'
import { belowAbsoluteZero, numberFaults, readAs } from './messages.ts'
import { parseNumber } from './parse-number.ts'
import { QuickCards } from './quick-cards.tsx'
import { describeUnit, isRounded, listNotes, summarize } from './report.ts'
import { UnitField } from './unit-field.tsx'
import { UnitTable } from './unit-table.tsx'
import { categories } from './units.data.ts'
import { useUnits } from './use-units.ts'

const categoryChoices = categories.map(({ key, label }) => ({ value: key, label }))

export function View() {
  const { state, dispatch, copy, download } = useUnits()
  const { category, input, result } = state
  const [from, to] = [findUnit(category, state.from), findUnit(category, state.to)]
  const unitChoices = findCategory(category).units.map((unit) => ({ value: unit.key, label: describeUnit(unit) }))
  const parsed = parseNumber(input.text)
  const summary = summarize(state)
  const notes = listNotes(state)
  const isImpossible = input.value !== undefined && isBelowAbsoluteZero(input.value, category, from)
  const noteId = useId()

  return (
    <Bench label="Unit Converter tool">
      <Bar>
        <SelectField
          label="Category"
          className="grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 max-sm:w-full sm:w-72"
          value={category}
          choices={categoryChoices}
          onChange={(chosen) => dispatch({ type: 'setCategory', category: chosen })}
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
            value={state.from}
            choices={unitChoices}
            onChange={(unit) => dispatch({ type: 'setFrom', unit })}
          />
          <UnitField
            label="Value"
            value={input.text}
            placeholder="Type a number"
            onChange={(event) => dispatch({ type: 'type', text: event.target.value })}
            copyLabel="Copy value"
            onCopy={() => copy(input.text, 'Value')}
            {...(parsed.ok ? { 'aria-describedby': noteId } : { error: numberFaults[parsed.error] })}
          />
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
            value={state.to}
            choices={unitChoices}
            onChange={(unit) => dispatch({ type: 'setTo', unit })}
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
          <p className="border-t border-line bg-warn-soft px-3.5 py-2.5 text-sm text-warn">{belowAbsoluteZero(from)}</p>
        )}
        {summary && (
          <section aria-label="Result summary" className="border-t border-line px-3.5 py-3 font-[560] wrap-anywhere">
            {summary}
          </section>
        )}
      </div>
      {input.value && (
        <UnitTable value={input.value} category={category} from={state.from} to={state.to} onCopy={copy} />
      )}
      <QuickCards onChoose={(name) => dispatch({ type: 'quickConvert', name })} />
      <StatusBar>
        {!parsed.ok && (parsed.error === 'empty' ? <span>Ready</span> : <Status tone="bad">Not converted</Status>)}
        <span id={noteId} className="empty:hidden">
          {parsed.ok && parsed.value.isRespelled && readAs(parsed.value.plain)}
        </span>
        {summary && <span>{describeFactor(from, to)}</span>}
        {summary && notes.length === 0 && <Status tone="ok">exact by definition</Status>}
        {summary && notes.map((note) => <span key={note}>{note}</span>)}
        {(isRounded(input) || isRounded(result)) && <span>rounded for display</span>}
      </StatusBar>
    </Bench>
  )
}

import { useId } from 'react'
import { count } from '#app/lib/plural.ts'
import { SelectField } from '#app/ui/controls/field.tsx'
import { Pane, Panes, Status, StatusBar } from '#app/ui/layout/bench.tsx'
import { Tabs, useTabs } from '#app/ui/layout/tabs.tsx'
import { type Actions, Bar } from '#app/work/bench/actions.tsx'
import { Workbench } from '#app/work/bench/workbench.tsx'
import { textCleared } from '#app/work/messages.ts'
import { giveValue } from '#app/work/out/copy-value.tsx'
import { GiveActions } from '#app/work/out/output-actions.tsx'
import { asTool } from '../as-tool.tsx'
import { ConvertPane } from './convert-pane.tsx'
import { emptyWords } from './messages.ts'
import type { Settings } from './settings.ts'
import { categoryChoices, type QuickName, quickConversions, quickNames } from './units.data.ts'
import { findCategory } from './units.ts'
import { lazy, useUnits } from './use-units.ts'

const cleared = { toast: { title: textCleared } }

export default asTool(View)

function View() {
  const units = useUnits()
  const { desk, conversion, summary, download, fault, part } = units
  const { settings, input } = conversion
  const { units: all } = findCategory(settings.category)
  const tabs = useTabs('Convert', 'All units')
  const value = input.read?.value
  const copyAll = giveValue({ name: 'Copy all units', text: part?.writeAllUnits(conversion) ?? '', label: 'All units' })
  function chooseCategory(category: Settings['category']) {
    const action = { type: 'set', settings: { category } } as const
    // The first sight follows the category.
    if (desk.isFirst) desk.dispatch(action)
    else desk.replace(action, { ...cleared, isChosen: true })
  }
  const chooseTarget = (to: string) => desk.dispatch({ type: 'set', settings: { to } })
  const quick = <QuickConversions onChoose={(chosen) => desk.replace({ type: 'load', ...chosen })} />
  const actions: Actions = {
    clear: { label: 'Clear All', onPress: () => desk.replace({ type: 'clear' }, cleared) },
    swap: { label: 'Swap units', onPress: units.swap },
    outputs: { Convert: { copy: units.copyResult, download }, 'All units': { copy: copyAll, download } },
  }
  return (
    <Workbench label="Unit Converter tool" desk={desk} tabs={tabs} actions={actions} lazy={lazy}>
      <Bar
        actions={actions}
        fields={
          <>
            <SelectField
              label="Category"
              className="w-44 max-sm:w-auto max-sm:grow sm:max-lg:w-36"
              value={settings.category}
              choices={categoryChoices}
              onChange={chooseCategory}
            />
            <div className="max-sm:hidden">{quick}</div>
          </>
        }
      />
      <Tabs notes={{ 'All units': String(all.length) }} />
      <Panes slug="unit-converter" start={60}>
        <ConvertPane units={units} quick={quick} />
        <Pane
          title="All units"
          note={value && count(all.length, 'unit')}
          className="sm:max-lg:min-h-108"
          actions={<GiveActions copy={copyAll} download={download} />}
        >
          <div className="scroller">
            {value && part ? (
              <part.UnitTable conversion={conversion} onTarget={chooseTarget} />
            ) : (
              <p className="empty-line">{emptyWords.all}</p>
            )}
          </div>
        </Pane>
      </Panes>
      <StatusBar>
        <span className="min-w-[23ch]">
          {!summary && (fault.isSaid ? <Status tone="bad">Not converted</Status> : 'Ready')}
          {summary && part?.areExact(settings) && <Status tone="ok">exact by definition</Status>}
        </span>
        <span className="max-sm:hidden">Accepts a decimal point or comma, or 1e3</span>
      </StatusBar>
    </Workbench>
  )
}

function QuickConversions({ onChoose }: { onChoose: (chosen: (typeof quickConversions)[QuickName]) => void }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <fieldset> has its own layout rules for the legend.
    <div role="group" aria-labelledby={id} className="grid gap-1.25">
      <span id={id} className="text-note leading-none font-strong">
        Quick conversions
      </span>
      <div className="flex flex-wrap gap-1.5 sm:[&_.chip]:h-9">
        {quickNames.map((name) => (
          <button key={name} type="button" className="chip" onClick={() => onChoose(quickConversions[name])}>
            {name}
          </button>
        ))}
      </div>
    </div>
  )
}

import { useState } from 'react'
import { count, group } from '#app/lib/plural.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { SelectField } from '#app/ui/controls/field.tsx'
import { useOptions } from '#app/ui/controls/options.tsx'
import { Pane, Panes, StatusBar } from '#app/ui/layout/bench.tsx'
import { Tabs, useTabs } from '#app/ui/layout/tabs.tsx'
import type { Actions } from '#app/work/bench/actions.tsx'
import { ResetButton } from '#app/work/bench/reset-button.tsx'
import { Workbench } from '#app/work/bench/workbench.tsx'
import { InputPane } from '#app/work/in/input-pane.tsx'
import { textCleared } from '#app/work/messages.ts'
import { WorkProblem, WorkProgress, WorkStatus } from '#app/work/run/progress.tsx'
import { asTool } from '../as-tool.tsx'
import type { Looks } from './cards.ts'
import { CaseCard, giveCase } from './case-card.tsx'
import { type CaseKey, caseFormats } from './formats.ts'
import { conversionCanceled, conversionFailed, copyAs, languages, sampleText, wordRule } from './messages.ts'
import { lazy, useCases } from './use-cases.ts'

export default asTool(View)

function View() {
  const tabs = useTabs('Your text', 'Twelve cases')
  const cases = useCases()
  const { desk, part, work, previews, isCurrent, take } = cases
  const { text, settings } = desk.state
  const [look, setLook] = useState<Looks | null>(null)
  // The case that a phone and Alt+C copy: the last one used, at first the first.
  const [lastUsed, use] = useState<CaseKey>(caseFormats[0].key)
  const options = useOptions('Options', desk.countChanged('language'))
  const counts = previews && previews.counts.bytes > 0 ? previews.counts : null
  const clear = {
    label: 'Clear',
    isRare: true,
    onPress: () => desk.replace({ type: 'clear' }, { toast: { title: textCleared } }),
  }
  const used = caseFormats.find(({ key }) => key === lastUsed)!
  const give = giveCase({
    ...{ format: lastUsed, label: used.label, isCurrent, take },
    length: previews?.cards[lastUsed].length ?? 0,
  })
  const copyName = copyAs(used.label)
  const copy = { ...give.copy, label: copyName, name: copyName }
  const actions: Actions = { clear, options, outputs: { 'Twelve cases': { ...give, copy } } }
  const tray = options.row(
    <>
      <SelectField
        label="Language"
        className="max-sm:w-full sm:flex! sm:items-center sm:gap-2.5 sm:px-2 sm:[&>span]:w-35"
        value={settings.language}
        choices={languages}
        onChange={(language) => desk.dispatch({ type: 'set', settings: { language } })}
      />
      <p className="basis-full text-note leading-snug text-ink-2 sm:order-first sm:px-2 sm:py-1.5">
        Turkish, Lithuanian, Greek and Dutch have their own rules for some letters. {wordRule}
      </p>
    </>,
  )
  return (
    <Workbench label="Text Case Converter tool" desk={desk} tabs={tabs} actions={actions} lazy={lazy}>
      {tabs.isPhone && tray}
      <Tabs notes={{ 'Your text': counts && group(counts.characters) }} />
      <Panes slug="text-case-converter" start={34}>
        <InputPane
          desk={desk}
          title="Your text"
          className="[--around:203px]"
          value={text}
          onChange={(next) => desk.edit({ type: 'edit', text: next })}
          layer={{ layering: part?.createCounting, painting: null, numbers: 'caret' }}
          placeholder="Type or paste text, or drop a file, to see all twelve cases"
          onSample={() => desk.replace({ type: 'load', text: sampleText })}
          actions={
            <Button variant="ghost" size="small" onClick={clear.onPress}>
              {clear.label}
            </Button>
          }
        >
          <WorkProgress work={work} desk={desk} />
          <WorkProblem work={work} words={{ canceled: conversionCanceled, failed: conversionFailed }} />
          <div className="case-options">
            <div className="flex">
              {options.button}
              <ResetButton />
            </div>
            {!tabs.isPhone && tray}
          </div>
        </InputPane>
        <Pane title="Twelve cases">
          <div aria-busy={work.isWorking} className="@container min-h-0 flex-auto overflow-auto lg:basis-0">
            <div className="case-cards">
              {caseFormats.map(({ key, label }) => (
                <CaseCard
                  key={key}
                  format={key}
                  label={label}
                  head={previews?.cards[key].head ?? ''}
                  length={previews?.cards[key].length ?? 0}
                  look={look?.cards[key]}
                  isCurrent={isCurrent}
                  take={take}
                  onUse={use}
                />
              ))}
            </div>
          </div>
        </Pane>
      </Panes>
      {part && text.length > 0 && (
        <part.Follow text={text} cases={cases} look={look} pane={tabs.shown} onLook={setLook} />
      )}
      <StatusBar>
        {text.length === 0 && <span>Ready</span>}
        {text.length > 0 && (
          <WorkStatus work={work}>
            {counts && (
              <>
                <span>{count(counts.characters, 'character')}</span>
                <span>{count(counts.words, 'word')}</span>
                <span>{count(counts.lines, 'line')}</span>
                <span>{count(counts.bytes, 'byte')} in UTF-8</span>
                {look && <span className="max-xl:hidden">showing line {group(look.line + 1)} in every card</span>}
              </>
            )}
          </WorkStatus>
        )}
      </StatusBar>
    </Workbench>
  )
}

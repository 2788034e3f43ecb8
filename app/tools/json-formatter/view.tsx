import { useId } from 'react'
import { countCharacters, describeLength } from '#app/lib/describe-length.ts'
import { count, group } from '#app/lib/plural.ts'
import { Checkbox } from '#app/ui/controls/field.tsx'
import { useOptions } from '#app/ui/controls/options.tsx'
import { Segmented } from '#app/ui/controls/segmented.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { useLazy } from '#app/ui/island/lazy.ts'
import { Panes, Status, StatusBar } from '#app/ui/layout/bench.tsx'
import { Tabs, useTabs } from '#app/ui/layout/tabs.tsx'
import { type Actions, Bar } from '#app/work/bench/actions.tsx'
import { Workbench } from '#app/work/bench/workbench.tsx'
import { InputPane } from '#app/work/in/input-pane.tsx'
import { showPlace } from '#app/work/in/show-place.ts'
import { ToInput } from '#app/work/in/to-input.tsx'
import { usePeel } from '#app/work/out/output-pane.tsx'
import { WorkProblem, WorkProgress, WorkStatus } from '#app/work/run/progress.tsx'
import { asTool } from '../as-tool.tsx'
import { indents } from './messages.ts'
import { Failure, giveOutput, OutputPanel } from './output-panel.tsx'
import { files } from './settings.ts'
import { lazy, useJson } from './use-json.ts'

/** On a phone only the text scrolls: it gets what the tabs, the path, the warnings and the actions leave. */
const fit = 'max-sm:[&>.text-pane]:max-h-none max-sm:[&>.text-pane]:min-h-30 max-sm:[&>.text-pane]:basis-0'
const endings = [...Object.values(files).flat(), '.txt', ...Object.keys(files)].join()

export default asTool(View)

function View() {
  const tabs = useTabs('JSON input', 'JSON output')
  const json = useJson((isMade) => tabs.show(isMade ? 'JSON output' : 'JSON input'))
  const { desk, work, answer } = json
  const { text, settings } = desk.state
  const options = useOptions('Options', desk.countChanged('indent', 'sortKeys', 'wrap'))
  const errorId = useId()
  const refusal = answer && !answer.ok ? answer.error : null
  const place = refusal?.place
  const mark = place ? { from: place.index, to: place.index + place.length } : null
  const made = answer?.ok ? answer.value : null
  const { part } = useLazy(lazy, text.length > 0)
  const give = usePeel(giveOutput(made, work), work.stale ? null : (made?.output ?? null))
  const actions: Actions = {
    primary: { label: 'Format JSON', keys: '↵', onPress: () => void json.press('format') },
    secondary: [
      { label: 'Minify', onPress: () => void json.press('minify') },
      { label: 'Load Sample', onPress: json.loadSample },
    ],
    clear: { label: 'Clear', onPress: json.clear },
    options: { ...options, button: null },
    ...(made && { outputs: { 'JSON output': give } }),
  }

  const reveal = showPlace(desk, tabs)
  // On a phone, the output says why it is empty and leads back to the input, which has the alert.
  const wayBack = refusal && (
    <Notice tone="bad" actions={<ToInput desk={desk} tabs={tabs} place={mark} />}>
      {refusal.message}
    </Notice>
  )
  // With a partial answer, the output is valid and only being checked.
  const workLabel = work.isPart ? 'Checking' : 'Working'
  const failure = refusal && (
    <Failure refusal={refusal} id={errorId} isAlert={work.isPressed} json={json} onReveal={reveal} />
  )
  return (
    <Workbench label="JSON Formatter tool" desk={desk} tabs={tabs} actions={actions} accept={endings} lazy={lazy}>
      <Bar
        actions={actions}
        view={
          <>
            <Segmented
              label="Indent"
              isLabelSeen
              value={settings.indent}
              choices={indents}
              onChange={(indent) => json.set({ indent })}
            />
            <Checkbox
              label="Sort keys"
              isSwitch
              checked={settings.sortKeys}
              onChange={(sortKeys) => json.set({ sortKeys })}
            />
            <Checkbox label="Wrap" isSwitch checked={settings.wrap} onChange={(wrap) => json.set({ wrap })} />
          </>
        }
      />
      <Tabs
        notes={{
          'JSON input': text.length > 0 ? group(countCharacters(text)) : '',
          'JSON output': made ? count(made.summary.lines, 'line') : '',
        }}
      />
      <Panes slug="json-formatter" start={38}>
        <InputPane
          desk={desk}
          title="JSON input"
          rich="json"
          isWrapped={settings.wrap}
          className={`[--around:203px] ${fit}`}
          value={text}
          onChange={json.edit}
          onRun={() => void json.press('format')}
          note={text.length > 0 && describeLength(text)}
          placeholder="Paste JSON here, or drop a file"
          accept={endings}
          mark={mark}
          {...(tabs.isPhone && { onSample: json.loadSample })}
          error={refusal?.message}
          errorId={errorId}
        >
          {tabs.isPhone && failure}
        </InputPane>
        <OutputPanel
          json={json}
          give={give}
          isWrapped={settings.wrap}
          className={fit}
          failure={tabs.isPhone ? wayBack : failure}
          after={part && made && !give.peel.shown && <part.PathStrip source={made.blob} />}
        />
      </Panes>
      <WorkProgress work={work} desk={desk} label={workLabel} />
      <WorkProblem work={work} />
      {part && made && !work.stale && made.summary.warnings.total > 0 && (
        <part.WarningStrip {...made.summary.warnings} onReveal={reveal} />
      )}
      <StatusBar>
        <WorkStatus work={work} label={workLabel}>
          {!answer && <span>Ready</span>}
          {refusal && <Status tone="bad">Nothing to show</Status>}
          {part && made && <part.ResultStatus {...made.summary} stale={work.stale} peel={give.peel} />}
        </WorkStatus>
      </StatusBar>
    </Workbench>
  )
}

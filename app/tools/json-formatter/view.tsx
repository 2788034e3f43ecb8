import { useId } from 'react'
import { count } from '#app/lib/plural.ts'
import { Bar, Panes, Spacer, Status, StatusBar } from '#app/ui/bench.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox, SelectField } from '#app/ui/field.tsx'
import { CommandKey } from '#app/ui/kbd.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useOptions } from '#app/ui/options.tsx'
import { InputPane } from '#app/work/input-pane.tsx'
import { partMissing } from '#app/work/messages.ts'
import { WorkProblem, WorkProgress, WorkStatus } from '#app/work/progress.tsx'
import { usePart } from '#app/work/use-part.ts'
import { Workbench } from '#app/work/workbench.tsx'
import { asTool } from '../as-tool.tsx'
import { indents } from './messages.ts'
import { OutputPanel } from './output-panel.tsx'
import { files } from './settings.ts'
import { useJson } from './use-json.ts'

const endings = [...Object.values(files).flat(), '.txt', ...Object.keys(files)].join()

// What tells of a result is fetched with the first text.
const loadResult = async () => ({
  ...(await import('./format/result-status.tsx')),
  ...(await import('./format/warning-list.tsx')),
})

export default asTool(View)

function View() {
  const json = useJson()
  const { desk, work, answer } = json
  const { text, settings } = desk.state
  const options = useOptions('Options')
  const errorId = useId()
  const refusal = answer && !answer.ok ? answer.error : null
  const place = refusal?.place
  const { part, isMissing } = usePart(text.length > 0, loadResult)

  function showPlace(from: number, to: number) {
    desk.focus()
    desk.pane.current?.reveal(from, to)
  }

  return (
    <Workbench label="JSON Formatter tool" desk={desk}>
      <Bar>
        <Button variant="primary" className="max-sm:w-full" onClick={() => void json.press('format')}>
          Format JSON <CommandKey name="↵" className="border-current/40" />
        </Button>
        <Button onClick={() => void json.press('minify')}>Minify</Button>
        <Button onClick={json.loadSample}>Load Sample</Button>
        <Button variant="ghost" onClick={json.clear}>
          Clear
        </Button>
        <Spacer />
        {options.button}
      </Bar>
      {options.row(
        <>
          <SelectField
            label="Indent"
            className="w-40"
            value={settings.indent}
            choices={indents}
            onChange={(indent) => desk.dispatch({ type: 'set', settings: { indent } })}
          />
          <Checkbox
            label="Sort keys"
            checked={settings.sortKeys}
            onChange={(sortKeys) => desk.dispatch({ type: 'set', settings: { sortKeys } })}
          />
        </>,
      )}
      <Panes>
        <InputPane
          desk={desk}
          title="JSON input"
          rich="json"
          value={text}
          onChange={json.edit}
          onRun={() => void json.press('format')}
          note={text.length > 0 && count(text.length, 'character')}
          placeholder="Paste JSON here, or drop a file"
          accept={endings}
          mark={place ? { from: place.index, to: place.index + place.length } : null}
          error={refusal?.message}
          errorId={errorId}
        />
        <OutputPanel {...json} errorId={errorId} onReveal={showPlace} />
      </Panes>
      <WorkProgress work={work} desk={desk} />
      <WorkProblem work={work} />
      {answer?.ok && isMissing && (
        <Notice tone="bad" role="alert">
          {partMissing}
        </Notice>
      )}
      {part && answer?.ok && !work.stale && answer.value.summary.warnings.total > 0 && (
        <part.WarningList {...answer.value.summary.warnings} onReveal={showPlace} />
      )}
      <StatusBar>
        <WorkStatus work={work}>
          {!answer && <span>Ready</span>}
          {refusal && <Status tone="bad">{place ? 'Invalid JSON' : 'Nothing to show'}</Status>}
          {part && answer?.ok && <part.ResultStatus {...answer.value.summary} stale={work.stale} />}
        </WorkStatus>
      </StatusBar>
    </Workbench>
  )
}

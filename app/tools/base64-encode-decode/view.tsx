import ArrowLeftRight from 'lucide/dist/esm/icons/arrow-left-right.mjs'
import { useId } from 'react'
import { countCharacters } from '#app/lib/long-text.ts'
import { count } from '#app/lib/plural.ts'
import { Bar, Panes, Spacer, Status, StatusBar } from '#app/ui/bench.tsx'
import { Button } from '#app/ui/button.tsx'
import { CommandKey } from '#app/ui/kbd.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useOptions } from '#app/ui/options.tsx'
import { Segmented } from '#app/ui/segmented.tsx'
import { InputPane } from '#app/work/input-pane.tsx'
import { partMissing } from '#app/work/messages.ts'
import { WorkProgress, WorkStatus } from '#app/work/progress.tsx'
import { usePart } from '#app/work/use-part.ts'
import { Workbench } from '#app/work/workbench.tsx'
import { asTool } from '../as-tool.tsx'
import { FailureLine } from './failure-line.tsx'
import { FileCard } from './file-card.tsx'
import { modes, words } from './messages.ts'
import { OptionsRow } from './options-row.tsx'
import { Output } from './output.tsx'
import { placeOf } from './state.ts'
import { useBase64 } from './use-base64.ts'

export default asTool(View)

// What tells of a result is fetched with the first text or file.
const loadResult = async () => ({ ...(await import('./result-panel.tsx')), ...(await import('./result-status.tsx')) })

function View() {
  const base64 = useBase64()
  const { desk, work, result, failure, run } = base64
  const { text, source, settings } = desk.state
  const options = useOptions('Options')
  const errorId = useId()
  const isFilled = source !== null || text.length > 0
  const { part, isMissing } = usePart(isFilled, loadResult)
  const place = source ? null : placeOf(failure, text)

  function showPlace({ from, to }: { from: number; to: number }) {
    desk.focus()
    desk.pane.current?.reveal(from, to)
  }

  return (
    <Workbench label="Base64 Encode / Decode tool" desk={desk}>
      <Bar>
        <Button variant="primary" className="max-sm:w-full" onClick={run}>
          {words[settings.mode].run} <CommandKey name="↵" className="border-current/40" />
        </Button>
        <Segmented label="Mode" value={settings.mode} choices={modes} onChange={base64.setMode} />
        <Button icon={ArrowLeftRight} onClick={base64.switchMode}>
          Switch & Use Output
        </Button>
        <Button variant="ghost" onClick={base64.clear}>
          Clear All
        </Button>
        <Spacer />
        {options.button}
      </Bar>
      {options.row(
        <OptionsRow settings={settings} onChange={(changes) => desk.dispatch({ type: 'set', settings: changes })} />,
      )}
      <Panes>
        <InputPane
          desk={desk}
          title="Input"
          value={text}
          onChange={(next) => desk.edit({ type: 'edit', text: next })}
          onRun={run}
          keepsLineBreaks
          note={!source && text.length > 0 && count(countCharacters(text), 'character')}
          placeholder={words[settings.mode].input}
          mark={place}
          error={failure?.message}
          errorId={errorId}
          instead={source && <FileCard file={source} onRemove={base64.removeFile} />}
        >
          {failure && <FailureLine id={errorId} failure={failure} onShow={place && (() => showPlace(place))} />}
        </InputPane>
        <Output {...base64} Panel={part?.ResultPanel} />
      </Panes>
      <WorkProgress work={work} desk={desk} label={words[settings.mode].working} />
      {result && isMissing && (
        <Notice tone="bad" role="alert">
          {partMissing}
        </Notice>
      )}
      <StatusBar>
        <WorkStatus work={work}>
          {failure && <Status tone="bad">{words[settings.mode].failed}</Status>}
          {!failure && !result && <span>{isFilled ? 'Ready to convert' : 'Ready'}</span>}
          {result && part && <part.ResultStatus desk={desk} work={work} result={result} />}
        </WorkStatus>
      </StatusBar>
    </Workbench>
  )
}

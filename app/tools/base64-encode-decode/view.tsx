import { useId } from 'react'
import { flushSync } from 'react-dom'
import { formatSize } from '#app/lib/bytes.ts'
import { countCharacters } from '#app/lib/long-text.ts'
import { count } from '#app/lib/plural.ts'
import { Panes, Status, StatusBar } from '#app/ui/bench.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useOptions } from '#app/ui/options.tsx'
import { Segmented } from '#app/ui/segmented.tsx'
import { Tabs, useTabs } from '#app/ui/tabs.tsx'
import { type Actions, Bar } from '#app/work/actions.tsx'
import { InputPane } from '#app/work/input-pane.tsx'
import { partMissing } from '#app/work/messages.ts'
import { WorkProgress, WorkStatus } from '#app/work/progress.tsx'
import { usePart } from '#app/work/use-part.ts'
import { usePeel } from '#app/work/use-peel.ts'
import { Workbench } from '#app/work/workbench.tsx'
import { asTool } from '../as-tool.tsx'
import { FailureLine } from './failure-line.tsx'
import { modes, words } from './messages.ts'
import { giveOutput, Output, peelable } from './output.tsx'
import { placeOf } from './state.ts'
import { useBase64 } from './use-base64.ts'

export default asTool(View)

// What tells of a result is fetched with the first text or file.
const loadResult = async () => ({
  ...(await import('./hex-dump.ts')),
  ...(await import('./result-panel.tsx')),
  ...(await import('./result-status.tsx')),
})

function View() {
  const tabs = useTabs('Input', 'Output')
  const base64 = useBase64((isMade) => tabs.show(isMade ? 'Output' : 'Input'))
  const { desk, work, result, failure, run } = base64
  const { text, source, settings } = desk.state
  const options = useOptions('Options')
  const FileCard = usePart(source !== null, () => import('./file-card.tsx')).part?.FileCard
  const tray = usePart(options.isOpen, () => import('./options-row.tsx'))
  const errorId = useId()
  const isFilled = source !== null || text.length > 0
  const { part, isMissing } = usePart(isFilled, loadResult)
  const place = source ? null : placeOf(failure, text)
  const give = usePeel(giveOutput(result, work.stale), work.stale ? null : peelable(result, settings.mode))
  const notes = part && result && !work.stale && <part.ResultNotes mode={settings.mode} notes={result.notes} />
  const swap = { label: 'Switch & Use Output', isRare: true, onPress: switchMode }
  const actions: Actions = {
    primary: { label: words[settings.mode].run, keys: '↵', onPress: run },
    secondary: [swap],
    swap,
    clear: { label: 'Clear All', isRare: true, onPress: base64.clear },
    options,
    ...(result && { outputs: { Output: give } }),
  }

  function switchMode() {
    base64.switchMode()
    tabs.show('Input')
  }
  function showPlace({ from, to }: { from: number; to: number }) {
    flushSync(() => tabs.show('Input'))
    desk.focus()
    desk.pane.current?.reveal(from, to)
  }

  return (
    <Workbench label="Base64 Encode / Decode tool" desk={desk} tabs={tabs} actions={actions}>
      <Bar
        actions={actions}
        lead={<Segmented label="Mode" value={settings.mode} choices={modes} onChange={base64.setMode} />}
      />
      {options.row(
        tray.part && (
          <tray.part.OptionsRow
            settings={settings}
            onChange={(changes) => desk.dispatch({ type: 'set', settings: changes })}
          />
        ),
      )}
      <Tabs notes={{ Output: result && !give.copy.isEmpty ? formatSize(result.file.size) : '' }} />
      <Panes slug="base64-encode-decode" start={40}>
        <InputPane
          desk={desk}
          title="Input"
          value={text}
          onChange={(next) => desk.edit({ type: 'edit', text: next })}
          onRun={run}
          note={!source && text.length > 0 && count(countCharacters(text), 'character')}
          placeholder={words[settings.mode].input}
          mark={place}
          error={failure?.message}
          errorId={errorId}
          instead={
            source && FileCard && ((stand) => <FileCard stand={stand} file={source} onRemove={base64.removeFile} />)
          }
        >
          {failure && <FailureLine id={errorId} failure={failure} onShow={place && (() => showPlace(place))} />}
          {!tabs.isPhone && notes}
        </InputPane>
        <Output {...base64} give={give} part={part} after={tabs.isPhone && notes} />
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
        </WorkStatus>
        <span role="status" className="contents">
          {!work.isWorking && result && part && <part.ResultStatus desk={desk} work={work} result={result} />}
        </span>
      </StatusBar>
    </Workbench>
  )
}

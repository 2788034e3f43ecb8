import { useId } from 'react'
import { formatSize } from '#app/lib/bytes.ts'
import { describeLength } from '#app/lib/describe-length.ts'
import { useOptions } from '#app/ui/controls/options.tsx'
import { Segmented } from '#app/ui/controls/segmented.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { useLazy } from '#app/ui/island/lazy.ts'
import { Panes, Status, StatusBar } from '#app/ui/layout/bench.tsx'
import { Tabs, useTabs } from '#app/ui/layout/tabs.tsx'
import { type Actions, Bar } from '#app/work/bench/actions.tsx'
import { Workbench } from '#app/work/bench/workbench.tsx'
import { InputPane } from '#app/work/in/input-pane.tsx'
import { ToInput } from '#app/work/in/to-input.tsx'
import { usePeel } from '#app/work/out/output-pane.tsx'
import { PeelStatus } from '#app/work/out/peel-status.tsx'
import { WorkProgress, WorkStatus } from '#app/work/run/progress.tsx'
import { asTool } from '../as-tool.tsx'
import { DirectionStrip } from '../direction-strip.tsx'
import { modes, words } from './messages.ts'
import { giveOutput, Output, peelable } from './output.tsx'
import { placeOf } from './state.ts'
import { lazy, useBase64 } from './use-base64.ts'

export default asTool(View)

function View() {
  const tabs = useTabs('Input', 'Output')
  const base64 = useBase64((isMade) => tabs.show(isMade ? 'Output' : 'Input'))
  const { desk, work, result, failure, run } = base64
  const { text, source, settings } = desk.state
  const options = useOptions('Options', desk.countChanged('charset', 'alphabet', 'padding', 'wrap', 'lineEndings'))
  const errorId = useId()
  const isFilled = source !== null || text.length > 0
  const { part } = useLazy(lazy, isFilled || options.isOpen)
  const place = source ? null : placeOf(failure, text)
  const give = usePeel(giveOutput(result, work), work.stale ? null : peelable(result, settings.mode))
  const notes = part && result && !work.stale && <part.ResultNotes mode={settings.mode} {...result} />
  const swap = { label: 'Switch & Use Output', isRare: true, onPress: switchMode }
  const actions: Actions = {
    // As wide as "Decode from Base64", so that its neighbors stay where they are.
    primary: { label: words[settings.mode].run, keys: '↵', onPress: run, className: 'min-w-61.5' },
    secondary: [swap],
    swap,
    clear: { label: 'Clear All', isRare: true, onPress: base64.clear },
    options,
    ...(result && { outputs: { Output: give } }),
  }

  const reason = (
    <>
      <p>{failure?.message}</p>
      {failure?.detail && <p className="mt-0.5 font-normal">{failure.detail}</p>}
    </>
  )
  const toInput = <ToInput desk={desk} tabs={tabs} place={place} />

  function switchMode() {
    base64.switchMode(give.peel.shown)
    tabs.show('Input')
  }

  return (
    <Workbench label="Base64 Encode / Decode tool" desk={desk} tabs={tabs} actions={actions} lazy={lazy}>
      <Bar
        actions={actions}
        lead={
          <Segmented
            label="Mode"
            value={settings.mode}
            choices={modes}
            onChange={(mode) => base64.choose({ mode })}
            onKeep={base64.keepMode}
          />
        }
      />
      {options.row(part && <part.OptionsRow settings={settings} onChange={base64.choose} />)}
      <Tabs
        notes={{ Output: result && !give.copy.isEmpty ? formatSize(give.peel.shown?.size ?? result.file.size) : '' }}
      />
      <Panes slug="base64-encode-decode" start={40}>
        <InputPane
          desk={desk}
          title="Input"
          value={text}
          onChange={base64.edit}
          {...(!source && { onSample: base64.loadSample })}
          onRun={run}
          note={!source && text.length > 0 && describeLength(text)}
          placeholder={words[settings.mode].input}
          mark={place}
          error={failure?.message}
          errorId={errorId}
          instead={
            source && part && ((stand) => <part.FileCard stand={stand} file={source} onRemove={base64.removeFile} />)
          }
        >
          {base64.kind && isFilled && (
            <DirectionStrip kind={base64.kind} onEncode={() => base64.choose({ mode: 'encode' })} />
          )}
          {failure && (
            <Notice
              tone="bad"
              key={String(work.isPressed)}
              role={work.isPressed ? 'alert' : undefined}
              id={errorId}
              actions={place && toInput}
            >
              {reason}
            </Notice>
          )}
          {!tabs.isPhone && notes}
        </InputPane>
        <Output
          {...base64}
          give={give}
          part={part}
          failure={
            failure &&
            tabs.isPhone && (
              <Notice tone="bad" actions={toInput}>
                {reason}
              </Notice>
            )
          }
          after={tabs.isPhone && notes}
        />
      </Panes>
      <WorkProgress work={work} desk={desk} label={words[settings.mode].working} />
      <StatusBar>
        <WorkStatus work={work} label={words[settings.mode].working}>
          {failure && <Status tone="bad">{words[settings.mode].failed}</Status>}
          {!failure && !result && <span>{isFilled ? 'Ready to convert' : 'Ready'}</span>}
        </WorkStatus>
        <span role="status" className="contents">
          {!work.isWorking && result && part && (
            <PeelStatus peel={give.peel}>
              <part.ResultStatus state={desk.state} stale={work.stale} result={result} />
            </PeelStatus>
          )}
        </span>
      </StatusBar>
    </Workbench>
  )
}

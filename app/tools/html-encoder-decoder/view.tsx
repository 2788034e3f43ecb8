import { useRef } from 'react'
import { formatSize } from '#app/lib/bytes.ts'
import { countCharacters, describeLength } from '#app/lib/describe-length.ts'
import { group } from '#app/lib/plural.ts'
import { useOptions } from '#app/ui/controls/options.tsx'
import { Segmented } from '#app/ui/controls/segmented.tsx'
import { useLazy } from '#app/ui/island/lazy.ts'
import { Panes, Status, StatusBar, Strip } from '#app/ui/layout/bench.tsx'
import { Tabs, useTabs } from '#app/ui/layout/tabs.tsx'
import { type Actions, Bar, copyAction } from '#app/work/bench/actions.tsx'
import { Workbench } from '#app/work/bench/workbench.tsx'
import { InputPane } from '#app/work/in/input-pane.tsx'
import { copiedToast } from '#app/work/messages.ts'
import { CopyAction } from '#app/work/out/output-actions.tsx'
import { OutputPane } from '#app/work/out/output-pane.tsx'
import { PeelStatus } from '#app/work/out/peel-status.tsx'
import { WorkProblem, WorkProgress, WorkStatus } from '#app/work/run/progress.tsx'
import { asTool } from '../as-tool.tsx'
import { DirectionStrip } from '../direction-strip.tsx'
import { useEntities } from './entity-drawer.tsx'
import { exampleNames } from './examples.data.ts'
import { conversionCanceled, conversionFailed, copyFailed, done, modes, placeholders } from './messages.ts'
import { lazy, useHtml } from './use-html.ts'

export default asTool(View)

function View() {
  const { desk, output, work, part, give, kind, edit, clear, keepMode, loadExample, set, switchMode } = useHtml()
  const { text, depth, settings } = desk.state
  const tabs = useTabs('Input', 'Output', 'Entities')
  const entities = useEntities(tabs)
  const options = useOptions('Options', desk.countChanged('scope', 'form'))
  useLazy(lazy, options.isOpen)
  const shown = give.peel.shown?.text ?? output.text
  const isLayerPressed = useRef(false)
  const hasOutput = output.text.length > 0 && !work.isWorking
  // While a part of the page is awaited, the bench says so.
  const hasFailed = work.problem !== null && work.problem !== 'awaiting'
  const isLayered = hasOutput && settings.mode === 'decode' && output.layers > 1
  const copyInput = {
    label: 'Copy Input',
    isEmpty: text.length === 0,
    length: text.length,
    text: () => text,
    copied: copiedToast('Input'),
    copyFailed,
  }
  const swap = {
    label: 'Switch Mode',
    isDisabled: !work.isCurrent || desk.isHeld,
    onPress: () => switchMode(shown),
  }
  const actions: Actions = {
    secondary: [swap, tabs.isPhone && copyAction(copyInput, true)],
    swap,
    clear: { label: 'Clear All', onPress: clear },
    options,
    outputs: { Output: give },
  }

  return (
    <Workbench label="HTML Encoder / Decoder tool" desk={desk} tabs={tabs} actions={actions} lazy={lazy}>
      <Bar
        actions={actions}
        lead={
          <Segmented
            label="Mode"
            value={settings.mode}
            choices={modes}
            onChange={(mode) => set({ mode })}
            onKeep={keepMode}
          />
        }
        view={entities.button}
      />
      {options.row(part && <part.OptionsRow settings={settings} onChange={set} />)}
      <Tabs notes={{ Output: output.text.length > 0 && group(countCharacters(shown)) }} />
      <Panes slug="html-encoder-decoder" start={40} className={tabs.shown === 'Entities' ? 'max-sm:hidden' : ''}>
        <InputPane
          desk={desk}
          title="Input"
          value={text}
          onChange={edit}
          note={text.length > 0 && describeLength(text)}
          placeholder={placeholders[settings.mode]}
          actions={<CopyAction {...copyInput} />}
        >
          {kind && text.length > 0 && <DirectionStrip kind={kind} onEncode={() => set({ mode: 'encode' })} />}
          <Strip
            className={`chip-strip max-[359px]:flex-wrap ${text.length > 0 ? '' : 'bg-surface max-sm:sticky max-sm:bottom-(--foot,105px) max-sm:z-1 [@media(height<480px)]:static'}`}
          >
            <span className="max-sm:sr-only">Examples</span>
            {exampleNames.map((name) => (
              <button key={name} type="button" className="chip" onClick={() => loadExample(name)}>
                {name}
              </button>
            ))}
          </Strip>
        </InputPane>
        <OutputPane
          title="Output"
          value={output.text}
          isEmpty={give.copy.isEmpty}
          stale={give.copy.stale}
          note={hasOutput && describeLength(output.text)}
          placeholder={`The ${settings.mode}d text appears here as you type`}
          {...give}
          after={
            isLayered &&
            part && (
              <part.LayerLine
                layers={output.layers}
                depth={depth}
                isPressed={isLayerPressed}
                onDepth={(next) => desk.dispatch({ type: 'peel', depth: next })}
              />
            )
          }
        />
      </Panes>
      {entities.drawer}
      <WorkProgress work={work} desk={desk} />
      <WorkProblem work={work} words={{ canceled: conversionCanceled, failed: conversionFailed }} />
      <StatusBar>
        <WorkStatus work={work}>
          {hasFailed && <Status tone="bad">Not {settings.mode}d</Status>}
          {output.text.length > 0 ? (
            <PeelStatus peel={give.peel}>
              <Status tone="ok">{done[settings.mode]}</Status>
              <span>{formatSize(output.bytes)}</span>
              {settings.mode === 'decode' && output.layers === 0 && <span>No entities found</span>}
            </PeelStatus>
          ) : (
            !hasFailed && <span>Ready</span>
          )}
        </WorkStatus>
        <span>Shown as text, never run as HTML</span>
      </StatusBar>
    </Workbench>
  )
}

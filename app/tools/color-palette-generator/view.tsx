import Shuffle from 'lucide/dist/esm/icons/shuffle.mjs'
import { useId } from 'react'
import { count } from '#app/lib/plural.ts'
import { SelectField, TextField } from '#app/ui/controls/field.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { runOnEnter } from '#app/ui/keys/run-on-enter.ts'
import { Status, StatusBar } from '#app/ui/layout/bench.tsx'
import { Tabs, useTabs } from '#app/ui/layout/tabs.tsx'
import { type Actions, Bar, copyAction } from '#app/work/bench/actions.tsx'
import { Workbench } from '#app/work/bench/workbench.tsx'
import { asTool } from '../as-tool.tsx'
import { harmonies } from './messages.ts'
import { PalettePanes } from './palette-panes.tsx'
import { countReadable } from './state.ts'
import { SeeAs, SwatchPane } from './swatch-pane.tsx'
import { lazy, usePalette } from './use-palette.ts'

export default asTool(View)

function View() {
  const tool = usePalette()
  const tabs = useTabs('Palette', 'Contrast', 'In use', 'Export')
  const { desk } = tool
  const { base, settings, palette, locks, problem, isAnswer, history } = desk.state
  const problemId = useId()
  const notes = problem ? [] : palette.notes
  const random = { label: 'Random Color', icon: Shuffle, keys: 'Space', onPress: tool.randomize } as const
  const actions: Actions = {
    primary: { label: 'Generate Palette', onPress: tool.generate },
    secondary: [random],
    clear: { label: 'Undo', isDisabled: history.length === 0, onPress: tool.undo },
  }
  // On wider screens these are in the header of the Export pane. A phone has them in every tab.
  const give = { copy: tool.copyHex, download: tool.download }
  const phoneActions = {
    ...actions,
    secondary: [random, copyAction(tool.copyRgb)],
    outputs: Object.fromEntries(tabs.names.map((name) => [name, give])),
  }

  const fields = (
    <>
      <TextField
        label="Pick a color"
        type="color"
        className="shrink-0 [&>input]:w-14.5 [&>input]:cursor-pointer [&>input]:p-1 max-sm:[&>input]:w-18 [&>input::-webkit-color-swatch-wrapper]:p-0"
        value={tool.picked.toLowerCase()}
        onChange={(event) => tool.pick(event.target.value.toUpperCase())}
        onBlur={tool.rest}
      />
      <TextField
        ref={tool.hexField}
        aria-keyshortcuts="Alt+I"
        label="Hex color"
        className="w-24 sm:w-30"
        value={base}
        onChange={(event) => tool.enter(event.target.value)}
        onBlur={tool.rest}
        onKeyDown={runOnEnter(tool.generate)}
        placeholder="#3B82F6 or teal"
        {...(problem && { 'aria-invalid': true, 'aria-describedby': problemId })}
      />
      <SelectField
        label="Harmony"
        className="max-sm:flex-1 sm:w-42 max-[24rem]:[&_select]:pr-6.5 max-[24rem]:[&_select]:pl-2 max-[24rem]:[&_select]:tracking-tight"
        value={settings.harmony}
        choices={harmonies}
        onChange={tool.chooseHarmony}
      />
    </>
  )

  return (
    <Workbench label="Color Palette Generator tool" desk={desk} tabs={tabs} actions={phoneActions} lazy={lazy}>
      <Bar
        actions={actions}
        fields={fields}
        view={
          <div className="[--segment:34px] [&_.segment]:px-2 lg:max-[85rem]:[&_legend]:sr-only">
            <SeeAs desk={desk} />
          </div>
        }
      />
      {problem && (
        <div className="palette-problem">
          <Notice tone="bad" role={isAnswer ? 'alert' : undefined} id={problemId} className="border-t-0! phone-alert">
            {problem}
          </Notice>
        </div>
      )}
      <Tabs notes={{ Palette: String(palette.swatches.length) }} />
      <SwatchPane {...tool} notes={notes} />
      <PalettePanes tool={tool} />
      <StatusBar>
        <span>{count(palette.swatches.length, 'color')}</span>
        {locks.length > 0 && <span>{locks.length} locked</span>}
        {notes.map((note) => (
          <span key={note} role="status" className="min-w-40 flex-1 max-sm:hidden">
            <Status tone="warn">{note}</Status>
          </span>
        ))}
        {notes.length === 0 && (
          <span className="max-sm:hidden">
            {countReadable(palette, 'onWhite')} readable on white, {countReadable(palette, 'onBlack')} on black (4.5:1)
          </span>
        )}
      </StatusBar>
    </Workbench>
  )
}

import Shuffle from 'lucide/dist/esm/icons/shuffle.mjs'
import { useId } from 'react'
import { count } from '#app/lib/plural.ts'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { StatusBar } from '#app/ui/layout/bench.tsx'
import { Tabs, useTabs } from '#app/ui/layout/tabs.tsx'
import { type Actions, copyAct } from '#app/work/bench/actions.tsx'
import { Workbench } from '#app/work/bench/workbench.tsx'
import { asTool } from '../as-tool.tsx'
import { BaseBar } from './base-bar.tsx'
import { PalettePanes } from './palette-panes.tsx'
import { countReadable } from './state.ts'
import { SwatchPane } from './swatch-pane.tsx'
import { lazy, usePalette } from './use-palette.ts'

export default asTool(View)

function View() {
  const tool = usePalette()
  const tabs = useTabs('Palette', 'Contrast', 'In use', 'Export')
  const { desk } = tool
  const { palette, locks, problem, isAnswer, history } = desk.state
  const problemId = useId()
  const readable = countReadable(palette)
  const random = { label: 'Random Color', icon: Shuffle, keys: 'Space', onPress: tool.randomize } as const
  const actions: Actions = {
    primary: { label: 'Generate Palette', onPress: tool.generate },
    secondary: [random],
    ...(history.length > 0 && { clear: { label: 'Undo', onPress: tool.undo } }),
  }
  // On wider screens these are in the header of the Export pane.
  const phoneActions = {
    ...actions,
    secondary: [random, copyAct(tool.copyRgb)],
    outputs: { Export: { copy: tool.copyHex, download: tool.download } },
  }

  return (
    <Workbench label="Color Palette Generator tool" desk={desk} tabs={tabs} actions={phoneActions} lazy={lazy}>
      <BaseBar tool={tool} actions={actions} problemId={problemId} />
      {problem && (
        <div className="palette-problem">
          <Notice tone="bad" role={isAnswer ? 'alert' : undefined} id={problemId} className="border-t-0! phone-alert">
            {problem}
          </Notice>
        </div>
      )}
      {!problem &&
        palette.notes.map((note) => (
          <Notice key={note} tone="warn" role="status" className="border-t-0!">
            {note}
          </Notice>
        ))}
      <Tabs notes={{ Palette: String(palette.swatches.length) }} />
      <SwatchPane {...tool} />
      <PalettePanes tool={tool} />
      <StatusBar>
        <span>{count(palette.swatches.length, 'color')}</span>
        <span className="max-sm:hidden">
          {readable.onWhite} readable on white, {readable.onBlack} on black (4.5:1)
        </span>
        {locks.length > 0 && <span>{locks.length} locked</span>}
      </StatusBar>
    </Workbench>
  )
}

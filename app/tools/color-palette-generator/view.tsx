import { useId } from 'react'
import { count } from '#app/lib/plural.ts'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { Pane, StatusBar } from '#app/ui/layout/bench.tsx'
import { Tabs, useTabs } from '#app/ui/layout/tabs.tsx'
import { Workbench } from '#app/work/bench/workbench.tsx'
import { asTool } from '../as-tool.tsx'
import { BaseBar } from './base-bar.tsx'
import { ContrastTable } from './contrast-table.tsx'
import { ExportPane } from './export-pane.tsx'
import { InUseCards } from './in-use-cards.tsx'
import { listActions } from './list-actions.tsx'
import { countReadable } from './state.ts'
import { SwatchPane } from './swatch-pane.tsx'
import { lazy, usePalette } from './use-palette.ts'

export default asTool(View)

function View() {
  const tool = usePalette()
  const actions = listActions(tool)
  const tabs = useTabs('Palette', 'Contrast', 'In use', 'Export')
  const { desk } = tool
  const { settings, palette, locks, problem, isAnswer } = desk.state
  const problemId = useId()
  const readable = countReadable(palette)
  const seen = palette.swatches.map(({ hex, seen }) => (settings.vision === 'none' ? hex : seen[settings.vision]))

  return (
    <Workbench label="Color Palette Generator tool" desk={desk} tabs={tabs} actions={actions.phone} lazy={lazy}>
      <BaseBar tool={tool} actions={actions.wide} problemId={problemId} />
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
      <div className="palette-panes">
        <Pane title="Which text on which color" tab="Contrast">
          <ContrastTable colors={palette.swatches.map(({ hex }) => hex)} />
        </Pane>
        <Pane title="In use">
          <InUseCards colors={seen} />
        </Pane>
        <ExportPane {...tool} />
      </div>
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

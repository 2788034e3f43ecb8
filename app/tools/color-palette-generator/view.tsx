import { useId } from 'react'
import { count } from '#app/lib/plural.ts'
import { Pane, StatusBar } from '#app/ui/bench.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Tabs, useTabs } from '#app/ui/tabs.tsx'
import { Workbench } from '#app/work/workbench.tsx'
import { asTool } from '../as-tool.tsx'
import { BaseBar } from './base-bar.tsx'
import { ContrastTable } from './contrast-table.tsx'
import { ExportPane } from './export-pane.tsx'
import { InUseCards } from './in-use-cards.tsx'
import { listActions } from './list-actions.tsx'
import { libraryMissing } from './messages.ts'
import { countReadable } from './state.ts'
import { SwatchPane } from './swatch-pane.tsx'
import { usePalette } from './use-palette.ts'

export default asTool(View)

function View() {
  const tool = usePalette()
  const actions = listActions(tool)
  const tabs = useTabs('Palette', 'Contrast', 'In use', 'Export')
  const { desk, isEngineMissing, warmUp } = tool
  const { settings, palette, locks, problem, isAnswer } = desk.state
  const problemId = useId()
  const said = isEngineMissing ? libraryMissing : problem
  const readable = countReadable(palette)
  const seen = palette.swatches.map(({ hex, seen }) => (settings.vision === 'none' ? hex : seen[settings.vision]))

  return (
    <Workbench
      label="Color Palette Generator tool"
      desk={desk}
      tabs={tabs}
      actions={actions.phone}
      onPointerEnter={warmUp}
      onFocus={warmUp}
    >
      <BaseBar tool={tool} actions={actions.wide} problemId={problemId} />
      {said && (
        <div className="palette-problem">
          <Notice
            tone="bad"
            role={isEngineMissing || isAnswer ? 'alert' : undefined}
            id={problemId}
            className="border-t-0! phone-alert"
          >
            {said}
          </Notice>
        </div>
      )}
      {!said &&
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
        <ExportPane desk={desk} />
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

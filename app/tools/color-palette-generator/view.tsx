import { useId } from 'react'
import { count } from '#app/lib/plural.ts'
import { Pane, StatusBar } from '#app/ui/bench.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useOptions } from '#app/ui/options.tsx'
import { Workbench } from '#app/work/workbench.tsx'
import { asTool } from '../as-tool.tsx'
import { BaseBar } from './base-bar.tsx'
import { ExportOptions } from './export-options.tsx'
import { libraryMissing } from './messages.ts'
import { PaletteActions } from './palette-actions.tsx'
import { countReadable } from './state.ts'
import { SwatchList } from './swatch-list.tsx'
import { usePalette } from './use-palette.ts'

export default asTool(View)

function View() {
  const tool = usePalette()
  const { desk, isEngineMissing, warmUp } = tool
  const { settings, palette, locks, problem } = desk.state
  const options = useOptions('Options')
  const problemId = useId()
  const said = isEngineMissing ? libraryMissing : problem
  const readable = countReadable(palette)

  return (
    <Workbench label="Color Palette Generator tool" desk={desk} onPointerEnter={warmUp} onFocus={warmUp}>
      <BaseBar tool={tool} problemId={problemId}>
        {options.button}
      </BaseBar>
      {said && (
        <Notice tone="bad" role="alert" id={problemId} className="border-t-0!">
          {said}
        </Notice>
      )}
      {!said &&
        palette.notes.map((note) => (
          <Notice key={note} tone="warn" role="status" className="border-t-0!">
            {note}
          </Notice>
        ))}
      {options.row(<ExportOptions desk={desk} />)}
      <Pane
        title="Palette"
        note={<span className="max-sm:hidden">{palette.harmony}</span>}
        actions={<PaletteActions palette={palette} />}
      >
        <SwatchList
          palette={palette}
          locks={locks}
          vision={settings.vision}
          onLock={(place) => desk.dispatch({ type: 'lock', place })}
        />
      </Pane>
      <StatusBar>
        <span>{count(palette.swatches.length, 'color')}</span>
        <span>
          {readable.onWhite} readable on white, {readable.onBlack} on black (4.5:1)
        </span>
        {locks.length > 0 && <span>{locks.length} locked</span>}
      </StatusBar>
    </Workbench>
  )
}

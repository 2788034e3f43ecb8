import { useId } from 'react'
import { Bench, Pane, StatusBar } from '#app/ui/bench.tsx'
import { useOptions } from '#app/ui/options.tsx'
import { BaseBar } from './base-bar.tsx'
import { ExportOptions } from './export-options.tsx'
import { libraryMissing } from './messages.ts'
import { PaletteActions } from './palette-actions.tsx'
import { countReadable } from './state.ts'
import { SwatchList } from './swatch-list.tsx'
import { usePalette } from './use-palette.ts'

export function View() {
  const tool = usePalette()
  const { settings, palette, locks, problem } = tool.state
  const options = useOptions('Options')
  const problemId = useId()
  const said = tool.isEngineMissing ? libraryMissing : problem
  const readable = countReadable(palette)

  return (
    <Bench label="Color Palette Generator tool" onPointerEnter={tool.warmUp} onFocus={tool.warmUp}>
      <BaseBar tool={tool} problemId={problemId}>
        {options.button}
      </BaseBar>
      {said && (
        <p id={problemId} role="alert" className="border-b border-line bg-bad-soft px-3.5 py-2.5 text-sm text-bad">
          {said}
        </p>
      )}
      {!said &&
        palette.notes.map((note) => (
          <p key={note} role="status" className="border-b border-line bg-warn-soft px-3.5 py-2.5 text-sm text-warn">
            {note}
          </p>
        ))}
      {options.row(<ExportOptions tool={tool} />)}
      <Pane
        title="Palette"
        note={<span className="max-sm:hidden">{palette.harmony}</span>}
        actions={<PaletteActions tool={tool} />}
      >
        <SwatchList
          palette={palette}
          locks={locks}
          vision={settings.vision}
          onCopy={tool.copyValue}
          onLock={(place) => tool.dispatch({ type: 'lock', place })}
        />
      </Pane>
      <StatusBar>
        <span>{palette.swatches.length} colors</span>
        <span>
          {readable.onWhite} readable on white, {readable.onBlack} on black (4.5:1)
        </span>
        {locks.length > 0 && <span>{locks.length} locked</span>}
      </StatusBar>
    </Bench>
  )
}

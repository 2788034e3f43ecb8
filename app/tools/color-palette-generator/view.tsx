import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Shuffle from 'lucide-react/icons/shuffle'
import Undo2 from 'lucide-react/icons/undo-2'
import { useId, useState } from 'react'
import { Bench, Pane, StatusBar } from '#app/ui/bench.tsx'
import { Button, buttonIcon } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { CommandKey } from '#app/ui/kbd.tsx'
import { useOptions } from '#app/ui/options.tsx'
import { runOnEnter } from '#app/ui/run-on-enter.ts'
import { useHandOver } from '#app/work/use-hand-over.ts'
import type { ExportFormat } from './exports.ts'
import type { Harmony } from './harmony.data.ts'
import { notAColor, notExportable } from './messages.ts'
import { SwatchList } from './swatch-list.tsx'
import { usePalette } from './use-palette.ts'
import type { Vision } from './vision.ts'

const harmonies: { value: Harmony; label: string }[] = [
  { value: 'complementary', label: 'Complementary' },
  { value: 'triadic', label: 'Triadic' },
  { value: 'analogous', label: 'Analogous' },
  { value: 'monochromatic', label: 'Monochromatic' },
  { value: 'tetradic', label: 'Tetradic' },
]
const visions: { value: Vision | 'none'; label: string }[] = [
  { value: 'none', label: 'No preview' },
  { value: 'protanopia', label: 'Protanopia' },
  { value: 'deuteranopia', label: 'Deuteranopia' },
  { value: 'tritanopia', label: 'Tritanopia' },
  { value: 'achromatopsia', label: 'Achromatopsia' },
]
const formats: { value: ExportFormat; label: string; name: string }[] = [
  { value: 'css', label: 'CSS variables', name: 'CSS' },
  { value: 'tailwind', label: 'Tailwind theme', name: 'Tailwind' },
  { value: 'scss', label: 'SCSS variables', name: 'SCSS' },
  { value: 'json', label: 'JSON', name: 'JSON' },
  { value: 'svg', label: 'SVG image', name: 'SVG' },
]

export function View() {
  const tool = usePalette()
  useHandOver('color-palette-generator', tool.receive)
  const { base, harmony, palette, locks, history } = tool.state
  const [vision, setVision] = useState<Vision | 'none'>('none')
  const [format, setFormat] = useState<ExportFormat>('css')
  const options = useOptions('Options')
  const noteId = useId()

  const isUnread = palette !== null && !palette.isParsed
  const problem = tool.refusal ?? (isUnread ? palette.notes[0] : undefined)
  const isInvalid = tool.refusal === notAColor || (isUnread && palette.colors[0] === base)
  const notes = problem || !palette ? [] : palette.notes
  const seen = visions.find(({ value }) => value === vision)
  const formatName = formats.find(({ value }) => value === format)?.name ?? format
  const exportable = palette?.isParsed ? palette : null
  const readable = exportable && tool.engine?.countReadable(exportable.colors)

  return (
    <Bench label="Color Palette Generator tool" onPointerEnter={tool.warmUp} onFocus={tool.warmUp}>
      <div className="flex flex-wrap items-end gap-3 border-b border-line px-3.5 py-3">
        <TextField
          label="Pick a color"
          type="color"
          className="[&>input]:w-16 [&>input]:cursor-pointer [&>input]:p-1 [&>input::-webkit-color-swatch-wrapper]:p-0"
          value={tool.picked.toLowerCase()}
          onChange={(event) => tool.act({ type: 'base', text: event.target.value.toUpperCase() })}
        />
        <TextField
          label="Hex color"
          className="min-w-0 max-sm:flex-1 sm:w-44"
          value={base}
          onChange={(event) => tool.act({ type: 'base', text: event.target.value })}
          onKeyDown={runOnEnter(tool.generate)}
          placeholder="#3B82F6 or teal"
          {...(isInvalid && { 'aria-invalid': true, 'aria-describedby': noteId })}
        />
        <SelectField
          label="Harmony"
          className="w-full sm:w-48"
          value={harmony}
          choices={harmonies}
          onChange={(value) => tool.act({ type: 'harmony', harmony: value })}
        />
        <Button variant="primary" className="min-h-10 max-sm:w-full" onClick={tool.generate}>
          Generate Palette <CommandKey name="↵" className="border-current/40" />
        </Button>
        <Button className="min-h-10" icon={<Shuffle {...buttonIcon} />} onClick={tool.randomize}>
          Random Color
        </Button>
        <div className="flex min-h-10 items-center sm:ml-auto">
          <Button
            variant="ghost"
            isCompact
            icon={<Undo2 {...buttonIcon} />}
            disabled={history.length === 0}
            onClick={() => tool.act({ type: 'undo' })}
          >
            Undo
          </Button>
          {options.button}
        </div>
      </div>
      {problem && (
        <p id={noteId} role="alert" className="border-b border-line bg-bad-soft px-3.5 py-2.5 text-sm text-bad">
          {problem}
        </p>
      )}
      {notes.map((note) => (
        <p key={note} role="status" className="border-b border-line bg-warn-soft px-3.5 py-2.5 text-sm text-warn">
          {note}
        </p>
      ))}
      {options.row(
        <>
          <SelectField
            label="Color vision preview"
            className="w-full sm:w-48"
            value={vision}
            choices={visions}
            onChange={setVision}
          />
          <SelectField
            label="Export format"
            className="w-full sm:w-48"
            value={format}
            choices={formats}
            onChange={setFormat}
          />
          <div className="flex flex-wrap gap-2">
            <Button
              className="min-h-10"
              icon={<Copy {...buttonIcon} />}
              disabled={!exportable}
              tip={isUnread ? notExportable : undefined}
              onClick={() => exportable && tool.copyExport(exportable, format, formatName)}
            >
              Copy export
            </Button>
            <Button
              className="min-h-10"
              icon={<Download {...buttonIcon} />}
              disabled={!exportable}
              tip={isUnread ? notExportable : undefined}
              onClick={() => exportable && tool.saveExport(exportable, format)}
            >
              Save export
            </Button>
          </div>
        </>,
      )}
      <Pane
        title="Palette"
        note={palette && <span className="max-sm:hidden">{palette.harmony}</span>}
        actions={
          <>
            <Button
              variant="ghost"
              className="max-sm:px-2"
              icon={<Copy {...buttonIcon} />}
              disabled={!palette}
              onClick={() => palette && tool.copyHex(palette)}
            >
              <span>
                <span className="max-sm:sr-only">Copy </span>HEX
              </span>
            </Button>
            <Button
              variant="ghost"
              className="max-sm:px-2"
              icon={<Copy {...buttonIcon} />}
              disabled={!palette}
              onClick={() => palette && tool.copyRgb(palette)}
            >
              <span>
                <span className="max-sm:sr-only">Copy </span>RGB
              </span>
            </Button>
            <Button
              variant="ghost"
              isCompact
              icon={<Download {...buttonIcon} />}
              disabled={!palette}
              onClick={() => palette && tool.download(palette)}
            >
              Download
            </Button>
          </>
        }
      >
        {palette && tool.engine ? (
          <SwatchList
            engine={tool.engine}
            palette={palette}
            locks={locks}
            vision={seen && seen.value !== 'none' ? { key: seen.value, label: seen.label } : null}
            onCopy={tool.copyValue}
            onLock={(place) => tool.act({ type: 'toggleLock', place })}
          />
        ) : (
          <p className="grid min-h-40 place-items-center px-3.5 text-sm text-ink-3 lg:min-h-63">
            Generate a palette and its five colors appear here.
          </p>
        )}
      </Pane>
      <StatusBar>
        {!palette && <span>Ready</span>}
        {isUnread && <span>No color</span>}
        {readable && (
          <>
            <span>{exportable.colors.length} colors</span>
            <span>
              {readable.onWhite} readable on white, {readable.onBlack} on black (4.5:1)
            </span>
          </>
        )}
        {locks.length > 0 && <span>{locks.length} locked</span>}
      </StatusBar>
    </Bench>
  )
}

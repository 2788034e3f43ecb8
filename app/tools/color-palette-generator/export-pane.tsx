import { Segmented } from '#app/ui/controls/segmented.tsx'
import { Pane } from '#app/ui/layout/bench.tsx'
import { CopyAction, DownloadAction } from '#app/work/out/output-actions.tsx'
import { SendAction } from '#app/work/out/send-action.tsx'
import { formatChoices } from './exports.data.ts'
import { exportPalette, listHex, listRgb } from './exports.ts'
import { copied, copyFailed, downloaded } from './messages.ts'
import { Dot } from './tint.tsx'
import type { PaletteTool } from './use-palette.ts'

const copies = [
  { format: 'HEX', list: listHex },
  { format: 'RGB', list: listRgb },
]
const look = { isEmpty: false } as const

/** Copy and download: the colors as lists, as a text file and as code. */
export function ExportPane({ desk, writeReport }: Pick<PaletteTool, 'desk' | 'writeReport'>) {
  const { palette, settings } = desk.state
  const file = exportPalette(palette, settings.format)
  const name = formatChoices.find(({ value }) => value === settings.format)?.label ?? ''
  const copy = { ...look, text: () => file.text, copied: copied(name), copyFailed }
  const download = { ...look, file: () => file, downloaded }
  const findColor = (line: string) =>
    palette.swatches.find(({ hex, oklch }) => line.includes(hex) || line.includes(oklch))
  const actions = (
    <div className="give">
      {copies.map(({ format, list }) => (
        <CopyAction
          key={format}
          {...look}
          label={`Copy ${format}`}
          text={() => list(palette)}
          copied={copied(format)}
          copyFailed={copyFailed}
        />
      ))}
      <DownloadAction {...look} file={writeReport} downloaded={downloaded} />
      <SendAction give={{ copy, download }} />
    </div>
  )
  return (
    <Pane title="Export" actions={actions} className="give-narrow">
      <div className="px-3.5 py-2 max-sm:[&_.segment]:px-2 max-[24rem]:[&_.segment]:px-1 lg:max-xl:[&_.segment]:px-2">
        <Segmented
          label="Export format"
          value={settings.format}
          choices={formatChoices}
          onChange={(format) => desk.dispatch({ type: 'set', settings: { format } })}
        />
      </div>
      <div className="relative flex min-h-0 flex-auto flex-col">
        <span className="absolute right-2 flex bg-surface">
          <CopyAction {...copy} label="" name="Copy export" tip={`Copy the ${name}`} />
          <DownloadAction {...download} label="" name="Save export" tip={`Save the ${name}`} />
        </span>
        <section
          aria-label={name}
          tabIndex={0}
          className="min-h-0 flex-auto overflow-auto px-3.5 pb-3 font-mono text-note leading-relaxed focus-visible:-outline-offset-2"
        >
          <pre>
            {file.text.split('\n').map((line, place) => {
              const color = findColor(line)
              return (
                <span key={place}>
                  {line} {color && <Dot of={color.hex} />}
                  {'\n'}
                </span>
              )
            })}
          </pre>
        </section>
      </div>
    </Pane>
  )
}

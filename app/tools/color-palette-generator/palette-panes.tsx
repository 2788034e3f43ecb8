import { Segmented } from '#app/ui/controls/segmented.tsx'
import { Pane } from '#app/ui/layout/bench.tsx'
import { CopyAction, DownloadAction, SendAction } from '#app/work/out/output-actions.tsx'
import { buildMatrix, drawInUse, isReadable } from './contrast.ts'
import { exportCss } from './exports.ts'
import { copied, copyFailed, formats } from './messages.ts'
import { Dot, Tint } from './tint.tsx'
import type { PaletteTool } from './use-palette.ts'

type Props = { tool: PaletteTool }

/** The panes below the colors: their contrast, how they look in use, and the exports. */
export function PalettePanes({ tool }: Props) {
  const colors = tool.desk.state.palette.swatches.map(({ hex }) => hex)
  return (
    <div className="palette-panes">
      <Pane title="Which text on which color" tab="Contrast">
        <ContrastTable colors={colors} />
      </Pane>
      <Pane title="In use">
        <InUseCards colors={colors.map((hex) => tool.see(hex) ?? hex)} />
      </Pane>
      <ExportPane tool={tool} />
    </div>
  )
}

/** Each color as text on each other. A readable pair is shown as a sample, any other only as its ratio. */
function ContrastTable({ colors }: { colors: readonly string[] }) {
  return (
    <section aria-label="Contrast" tabIndex={0} className="scroller">
      <table className="matrix">
        <caption className="sr-only">
          Which text on which color: the contrast of text in the row’s color on the column’s color
        </caption>
        <thead>
          <tr>
            <td />
            {colors.map((hex, place) => (
              <th key={place} scope="col">
                {hex}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {buildMatrix(colors).map(({ name, hex, ratios }, row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {ratios.map((ratio, place) => (
                <td key={place}>
                  {isReadable(ratio) ? (
                    <svg role="img" aria-label={ratio.toFixed(2)} className="tint">
                      <rect width="100%" height="100%" fill={colors[place]} />
                      <text x="50%" y="50%" fill={hex}>
                        {ratio.toFixed(2)}
                      </text>
                    </svg>
                  ) : (
                    hex !== colors[place] && ratio.toFixed(2)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const heights = ['h-3/5', 'h-full', 'h-1/2', 'h-11/12', 'h-3/4']

/** The palette in use: a card with a chart and a button, light and dark. */
function InUseCards({ colors }: { colors: readonly string[] }) {
  return (
    <div className="grid min-h-0 flex-auto gap-3 overflow-clip p-3.5 sm:grid-cols-2 lg:p-3 lg:max-xl:grid-cols-1">
      {drawInUse(colors).map(({ name, ground, bars, button }) => (
        <Tint
          key={name}
          of={ground}
          label={`${name} card on ${ground} with a button in ${button}`}
          className="flex flex-col items-start gap-2 rounded-lg border border-line p-3 lg:max-xl:flex-row lg:max-xl:items-center"
        >
          <span className="text-lead leading-tight font-strong lg:max-xl:grow lg:max-xl:text-small lg:max-xl:leading-tight">
            Quarterly report
          </span>
          <span className="flex h-0 min-h-6 w-full grow items-end gap-1.5 max-lg:min-h-20 lg:max-xl:hidden">
            {bars.map((hex, place) => (
              <Dot key={place} of={hex} className={`w-0 grow rounded-sm ${heights[place]}`} />
            ))}
          </span>
          <Tint of={button} as="span" className="rounded-control px-2.5 py-0.75 text-small font-strong">
            Open
          </Tint>
        </Tint>
      ))}
    </div>
  )
}

/** Copy and download: the colors as lists, as a text file and as code. */
function ExportPane({ tool: { desk, engine, copyHex, copyRgb, download } }: Props) {
  const { palette, settings } = desk.state
  const file = settings.format === 'css' ? exportCss(palette) : engine?.exportPalette(palette, settings.format)
  const name = formats.find(({ value }) => value === settings.format)?.label ?? ''
  const copyCode = { isEmpty: !file, text: () => file?.text ?? null, copied: copied(name), copyFailed }
  const saveCode = { ...download, isEmpty: !file, file: () => file ?? null }
  const findColor = (line: string) =>
    palette.swatches.find(({ hex, oklch }) => line.includes(hex) || line.includes(oklch))
  const actions = (
    <div className="give">
      <CopyAction {...copyHex} />
      <CopyAction {...copyRgb} />
      <DownloadAction {...download} />
      <SendAction give={{ copy: copyCode, download: saveCode }} />
    </div>
  )
  return (
    <Pane title="Export" actions={actions}>
      <div className="px-3.5 py-2 max-sm:[&_.segment]:px-2 max-[24rem]:[&_.segment]:px-1 lg:max-xl:[&_.segment]:px-2">
        <Segmented
          label="Export format"
          value={settings.format}
          choices={formats}
          onChange={(format) => desk.dispatch({ type: 'set', settings: { format } })}
        />
      </div>
      <div className="relative flex min-h-0 flex-auto flex-col">
        <section aria-label={name} tabIndex={0} className="scroller px-3.5 pb-3 font-mono text-note leading-relaxed">
          <pre>
            {file?.text.split('\n').map((line, place) => {
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
        <span className="absolute top-0 right-2 flex bg-surface">
          <CopyAction {...copyCode} label="" name="Copy export" tip={`Copy the ${name}`} />
          <DownloadAction {...saveCode} label="" name="Save export" tip={`Save the ${name}`} />
        </span>
      </div>
    </Pane>
  )
}

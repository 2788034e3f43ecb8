import { SelectField } from '#app/ui/field.tsx'
import { CopyAction, DownloadAction } from '#app/work/output-actions.tsx'
import { formatChoices } from './exports.data.ts'
import { exportPalette } from './exports.ts'
import { copied, copyFailed, downloaded } from './messages.ts'
import type { PaletteTool } from './use-palette.ts'
import { visionChoices } from './vision.data.ts'

const look = { variant: 'plain', isCompact: false, isEmpty: false } as const

/** What sits behind Options: how others see the colors, and the palette as code. */
export function ExportOptions({ desk }: Pick<PaletteTool, 'desk'>) {
  const { palette, settings } = desk.state
  const name = formatChoices.find(({ value }) => value === settings.format)?.name ?? ''
  const file = () => exportPalette(palette, settings.format)
  return (
    <>
      <SelectField
        label="Color vision preview"
        className="w-full sm:w-48"
        value={settings.vision}
        choices={visionChoices}
        onChange={(vision) => desk.dispatch({ type: 'set', settings: { vision } })}
      />
      <SelectField
        label="Export format"
        className="w-full sm:w-48"
        value={settings.format}
        choices={formatChoices}
        onChange={(format) => desk.dispatch({ type: 'set', settings: { format } })}
      />
      <div className="flex flex-wrap gap-2 *:min-h-10">
        <CopyAction
          {...look}
          label="Copy export"
          text={() => file().text}
          copied={copied(name)}
          copyFailed={copyFailed}
        />
        <DownloadAction {...look} label="Save export" file={file} downloaded={downloaded} />
      </div>
    </>
  )
}

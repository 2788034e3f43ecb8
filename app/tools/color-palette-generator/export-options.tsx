import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import { Button, buttonIcon } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { formatChoices } from './exports.data.ts'
import type { PaletteTool } from './use-palette.ts'
import { visionChoices } from './vision.data.ts'

/** What sits behind Options: how others see the colors, and the palette as code. */
export function ExportOptions({ tool: { state, dispatch, copyExport, saveExport } }: { tool: PaletteTool }) {
  return (
    <>
      <SelectField
        label="Color vision preview"
        className="w-full sm:w-48"
        value={state.settings.vision}
        choices={visionChoices}
        onChange={(vision) => dispatch({ type: 'set', settings: { vision } })}
      />
      <SelectField
        label="Export format"
        className="w-full sm:w-48"
        value={state.settings.format}
        choices={formatChoices}
        onChange={(format) => dispatch({ type: 'set', settings: { format } })}
      />
      <div className="flex flex-wrap gap-2">
        <Button className="min-h-10" icon={<Copy {...buttonIcon} />} onClick={copyExport}>
          Copy export
        </Button>
        <Button className="min-h-10" icon={<Download {...buttonIcon} />} onClick={saveExport}>
          Save export
        </Button>
      </div>
    </>
  )
}

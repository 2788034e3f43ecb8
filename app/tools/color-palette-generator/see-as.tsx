import { Segmented } from '#app/ui/controls/segmented.tsx'
import type { PaletteTool } from './use-palette.ts'
import { visionChoices } from './vision.data.ts'

/** The color vision that the preview simulates. */
export const SeeAs = ({ desk }: Pick<PaletteTool, 'desk'>) => (
  <Segmented
    label="See as"
    isLabelSeen
    value={desk.state.settings.vision}
    choices={visionChoices}
    onChange={(vision) => desk.dispatch({ type: 'set', settings: { vision } })}
  />
)

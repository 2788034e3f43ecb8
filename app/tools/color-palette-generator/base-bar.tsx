import { SelectField, TextField } from '#app/ui/controls/field.tsx'
import { Segmented } from '#app/ui/controls/segmented.tsx'
import { runOnEnter } from '#app/ui/keys/run-on-enter.ts'
import { type Actions, Bar } from '#app/work/bench/actions.tsx'
import { harmonyChoices } from './harmony.data.ts'
import type { PaletteTool } from './use-palette.ts'
import { visionChoices } from './vision.data.ts'

type Props = { tool: PaletteTool; actions: Actions; problemId: string }

/** The color and harmony fields, the action buttons and the color-blindness preview. */
export function BaseBar({ tool, actions, problemId }: Props) {
  const { desk } = tool
  const { base, settings, problem } = desk.state
  const fields = (
    <>
      <TextField
        label="Pick a color"
        type="color"
        className="shrink-0 [&>input]:w-14.5 [&>input]:cursor-pointer [&>input]:p-1 max-sm:[&>input]:w-19 [&>input::-webkit-color-swatch-wrapper]:p-0"
        value={tool.picked.toLowerCase()}
        onChange={(event) => tool.pick(event.target.value.toUpperCase())}
        onBlur={tool.rest}
      />
      <TextField
        ref={tool.hexField}
        aria-keyshortcuts="Alt+I"
        label="Hex color"
        className="w-24 sm:w-30 min-[90rem]:w-37.5"
        value={base}
        onChange={(event) => tool.enter(event.target.value)}
        onBlur={tool.rest}
        onKeyDown={runOnEnter(tool.generate)}
        placeholder="#3B82F6 or teal"
        {...(problem && { 'aria-invalid': true, 'aria-describedby': problemId })}
      />
      <SelectField
        label="Harmony"
        className="max-sm:flex-1 sm:w-42 min-[90rem]:w-47.5"
        value={settings.harmony}
        choices={harmonyChoices}
        onChange={tool.chooseHarmony}
      />
    </>
  )
  return (
    <Bar
      actions={actions}
      fields={fields}
      view={
        <div className="max-[90rem]:[&_.segment]:px-2 [--segment:34px]">
          <SeeAs desk={desk} />
        </div>
      }
    />
  )
}

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

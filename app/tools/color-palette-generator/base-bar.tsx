import Shuffle from 'lucide/dist/esm/icons/shuffle.mjs'
import Undo2 from 'lucide/dist/esm/icons/undo-2.mjs'
import { type ReactNode, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { CommandKey } from '#app/ui/kbd.tsx'
import { runOnEnter } from '#app/ui/run-on-enter.ts'
import { harmonyChoices } from './harmony.data.ts'
import type { PaletteTool } from './use-palette.ts'

type Props = { tool: PaletteTool; problemId: string; children: ReactNode }

/** What a palette is made from, and the buttons that make one or go back. */
export function BaseBar({ tool, problemId, children }: Props) {
  const { desk } = tool
  const { base, settings, problem, history } = desk.state
  const generateButton = useRef<HTMLButtonElement>(null)

  function undo() {
    desk.edit({ type: 'undo' })
    // The last step disables the button, and a disabled button loses the focus.
    if (history.length === 1) generateButton.current?.focus()
  }

  return (
    <div className="flex flex-wrap items-end gap-3 border-b border-line px-3.5 py-3">
      <TextField
        label="Pick a color"
        type="color"
        className="[&>input]:w-16 [&>input]:cursor-pointer [&>input]:p-1 [&>input::-webkit-color-swatch-wrapper]:p-0"
        value={tool.picked.toLowerCase()}
        onChange={(event) => tool.pick(event.target.value.toUpperCase())}
      />
      <TextField
        ref={tool.hexField}
        label="Hex color"
        className="min-w-0 max-sm:flex-1 sm:w-44"
        value={base}
        onChange={(event) => desk.edit({ type: 'edit', text: event.target.value })}
        onKeyDown={runOnEnter(tool.generate)}
        placeholder="#3B82F6 or teal"
        {...(problem && { 'aria-invalid': true, 'aria-describedby': problemId })}
      />
      <SelectField
        label="Harmony"
        className="w-full sm:w-48"
        value={settings.harmony}
        choices={harmonyChoices}
        onChange={(harmony) => desk.dispatch({ type: 'set', settings: { harmony } })}
      />
      <Button ref={generateButton} variant="primary" className="min-h-10 max-sm:w-full" onClick={tool.generate}>
        Generate Palette <CommandKey name="↵" className="border-current/40" />
      </Button>
      <Button className="min-h-10" icon={Shuffle} onClick={tool.randomize}>
        Random Color
      </Button>
      <div className="flex min-h-10 items-center sm:ml-auto">
        <Button variant="ghost" isCompact icon={Undo2} disabled={history.length === 0} onClick={undo}>
          Undo
        </Button>
        {children}
      </div>
    </div>
  )
}

import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { SelectField } from '#app/ui/controls/field.tsx'
import { Strip } from '#app/ui/layout/bench.tsx'
import { countedLayers } from './convert.ts'
import { describeDepth, forms, scopes } from './messages.ts'
import type { State } from './state.ts'

export { answer, answerDirectly, warmUp } from './client.ts'
export { buildDownload } from './convert.ts'
export { EntityFinder } from './entity-finder.tsx'

type Settings = State['settings']
type OptionsProps = { settings: Settings; onChange: (changes: Partial<Settings>) => void }

/** The choices under Options. */
export const OptionsRow = ({ settings, onChange }: OptionsProps) => (
  <>
    <SelectField
      label="Scope"
      className="w-full sm:w-80"
      value={settings.scope}
      choices={scopes}
      onChange={(scope) => onChange({ scope })}
    />
    <SelectField
      label="Form"
      className="w-full sm:w-64"
      value={settings.form}
      choices={forms}
      onChange={(form) => onChange({ form })}
    />
    {settings.mode === 'decode' && <p className="pb-2 text-body text-ink-2">Scope and form apply to encoding only.</p>}
  </>
)

type LayerProps = {
  layers: number
  depth: number
  /** Whether a button here was pressed. The buttons disappear while a long text is decoded, so focus must come back. */
  isPressed: RefObject<boolean>
  onDepth: (depth: number) => void
}

/** Says that a text is encoded more than once, with buttons to decode more layers. */
export function LayerLine({ layers, depth, isPressed, onDepth }: LayerProps) {
  const line = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isPressed.current && document.activeElement === document.body) line.current?.querySelector('button')?.focus()
    isPressed.current = false
  }, [isPressed, depth])

  const mayBeMore = layers >= countedLayers(depth)
  const deeper = [
    { label: 'Peel', next: depth + 1 },
    { label: mayBeMore ? `${layers - depth} layers` : 'All layers', next: layers },
  ]
  const buttons = depth < layers ? deeper : [{ label: 'Decode once', next: 1 }]
  return (
    <Strip ref={line} tone="warn" className="py-1.5!">
      <p role="status" className="font-strong">
        {describeDepth(layers, depth, mayBeMore)}
      </p>
      <div className="ml-auto flex flex-wrap gap-2">
        {buttons.map(({ label, next }, place) => (
          <Button
            key={place}
            size="small"
            onClick={() => {
              isPressed.current = true
              onDepth(next)
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </Strip>
  )
}

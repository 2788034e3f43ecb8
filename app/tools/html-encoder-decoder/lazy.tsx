import { type RefObject, useLayoutEffect, useRef } from 'react'
import { connect } from '#app/browser/worker/connect.ts'
import { isLong, type PaneText } from '#app/lib/long-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { SelectField } from '#app/ui/controls/field.tsx'
import { Strip } from '#app/ui/layout/bench.tsx'
import { gatherFed } from '#app/ui/text-pane/gather-text.ts'
import type { Ask } from '#app/work/run/job.ts'
import { convert, countedLayers } from './convert.ts'
import type { HtmlWorker } from './html.worker.ts'
import workerUrl from './html.worker.ts?worker&url'
import { describeDepth, forms, scopeHints, scopes, scopesUnused } from './messages.ts'
import type { Settings } from './settings.ts'
import type { Question } from './state.ts'

export { buildDownload } from './convert.ts'
export { EntityFinder } from './entity-finder.tsx'
export { guessPasted } from './guess-pasted.ts'

/** `layers` is how many times a decoded text was encoded, up to `countedLayers`. */
export type Output = { text: PaneText; bytes: number; layers: number }

const worker = connect<HtmlWorker>(workerUrl)

export const warmUp = worker.start

/** Converts a short text right away, without the worker. */
export function answerDirectly({ text, ...conversion }: Question): Output {
  const { pieces, ...made } = convert(text.toString(), conversion)
  return { ...made, text: pieces.join('') }
}

/** Converts a short text here and a long one in the worker, which sends the output piece by piece. */
export const answer: Ask<Question, Output> = async (question, task) => {
  const { text, ...conversion } = question
  if (!isLong(text)) return answerDirectly(question)
  const [made, output] = await gatherFed((onText) => worker.call('convert', { text, conversion }, { ...task, onText }))
  return { ...made, text: output }
}

type OptionsProps = { settings: Settings; onChange: (changes: Partial<Settings>) => void }

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
    <p className="basis-full text-body text-ink-2 max-sm:min-h-11">
      {settings.mode === 'decode' ? scopesUnused : scopeHints[settings.scope]}
    </p>
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

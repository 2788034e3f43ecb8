import { type Ref, useContext, useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { beforeFirstAction } from '#app/browser/before-first-action.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { useLatest } from '../island/use-latest.ts'
import { awaitOutput } from './awaited.ts'
import { keepFieldText } from './fields-text.ts'
import type { CreateLayering } from './layering.ts'
import type { LineNumbers } from './line-numbers.ts'
import type { Painting } from './painting.ts'
import { createPane, editorModule, type Pane, type Stage } from './pane.ts'
import { ReplacementLine } from './replacement-line.ts'
import { fieldTextOf } from './watch-field.ts'

export interface TextPaneHandle {
  focus(): void
  /** Scrolls to a part of the text and selects it; with a layer, the selection stays as it is. */
  reveal(from: number, to: number): void
}

/** A region behind the text that draws it with marks. Until the code for it is loaded, the field shows its own text. */
interface LayerProps {
  /** Its name; without one, it is hidden from screen readers because it repeats the field. */
  label?: string
  layering: CreateLayering | undefined
  painting: Painting | null
  /** Next to the text, except on a phone. */
  numbers?: LineNumbers
}

interface TextPaneProps {
  id?: string
  label: string
  value: PaneText
  onChange?: (value: PaneText) => void
  readOnly?: boolean
  placeholder?: string
  description?: string
  describedBy?: string
  invalid?: boolean
  mark?: { from: number; to: number } | null
  rich?: 'json'
  /** A text is coming: the visitor has asked for it (`now`), or probably will (`soon`). */
  awaited?: 'now' | 'soon' | undefined
  /** Whether there is one must not change later. */
  layer?: LayerProps
  onRun?: () => void
  /** Whether long lines wrap in the editor. */
  isWrapped?: boolean
  ref?: Ref<TextPaneHandle>
}

/** Text typed before hydration is only in the element, and React would overwrite it with the default value. */
function readTyped(id: string): string | null {
  if (typeof document === 'undefined') return null
  const field = document.getElementById(id)
  return field instanceof HTMLTextAreaElement ? field.value : null
}

/** The text field of all tools: a textarea, replaced by an editor for a long text or if `rich` is set. */
export function TextPane(props: TextPaneProps) {
  const { label, value, readOnly = false, placeholder, description, invalid = false, mark = null, rich } = props
  const { isWrapped = true, layer } = props
  const line = useContext(ReplacementLine)
  const ownId = useId()
  const id = props.id ?? ownId
  const [initialText] = useState(() => (value.length > 0 ? readTyped(id) : null) ?? fieldTextOf(value))
  const [stage, setStage] = useState<Stage>('plain')
  const shell = useRef<HTMLDivElement>(null)
  const pane = useRef<Pane>(null)
  const latest = useLatest({ ...props, line })
  const era = line?.era ?? 0
  const numbers = layer?.numbers
  const look = { label, description, placeholder, readOnly, invalid, rich, isWrapped, numbers }
  const edge = rich ? 'pl-10 sm:pl-14' : numbers ? 'pl-[14px] sm:pl-14' : 'pl-[14px]'
  const isField = stage !== 'editor'

  useEffect(() => (readOnly ? undefined : beforeFirstAction(() => void editorModule.prepare())), [])
  useEffect(() => (readOnly ? undefined : keepFieldText(label, () => pane.current?.read() ?? '')), [label, readOnly])

  // Before the pane is made: it starts with this text.
  useLayoutEffect(() => pane.current?.show(value, era), [value, era])
  useLayoutEffect(() => {
    const enter = (next: Stage) => (next === 'editor' ? flushSync(() => setStage(next)) : setStage(next))
    const created = createPane(shell.current!, look, () => latest.current, enter)
    pane.current = created
    return () => {
      created.destroy()
      pane.current = null
    }
  }, [])

  useEffect(() => pane.current?.setLook(look), [label, description, placeholder, readOnly, invalid, rich, isWrapped])
  useEffect(() => pane.current?.mark(mark), [mark?.from, mark?.to])
  const { layering, painting = null } = layer ?? {}
  useLayoutEffect(() => {
    if (layering) pane.current?.paint(layering, painting)
  }, [layering, painting])
  useEffect(() => {
    if (props.awaited) pane.current?.approach()
    return props.awaited === 'now' ? awaitOutput() : undefined
  }, [props.awaited])

  useImperativeHandle(props.ref, () => ({
    focus: () => pane.current?.focus(),
    reveal: (from, to) => pane.current?.reveal({ from, to }),
  }))

  return (
    <div
      ref={shell}
      className={`text-pane ${readOnly ? 'read-only' : 'max-sm:[--pane-size:16px]'} ${layer ? `layered ${isField ? 'layered-field' : ''}` : ''}`}
    >
      {numbers && isField && <div aria-hidden="true" className="line-numbers" />}
      {layer && (
        <section
          aria-label={layer.label}
          aria-hidden={!layer.label}
          className={`layer ${isField ? `long-field ${edge}` : 'absolute inset-0 overflow-clip'}`}
        />
      )}
      {isField && (
        <textarea
          id={id}
          className={`long-field ${edge}`}
          defaultValue={initialText}
          placeholder={placeholder}
          readOnly={readOnly || stage !== 'plain'}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-label={label}
          aria-invalid={invalid}
          aria-busy={stage === 'waiting'}
          aria-describedby={props.describedBy}
        />
      )}
      {stage === 'stranded' && (
        <p role="status" className="border-line border-t px-[14px] py-2 text-small text-ink-2">
          The editor for long text could not be loaded, so only the beginning is shown. The whole text is kept and used.
        </p>
      )}
      <div id={isField ? undefined : id} hidden={isField} className="flex min-h-0 flex-auto flex-col" />
    </div>
  )
}

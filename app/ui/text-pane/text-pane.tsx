import { type Ref, useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PaneText } from '#app/lib/long-text.ts'
import { keepAtHand } from './at-hand.ts'
import { createPane, fieldTextOf, type Pane, type Stage } from './pane.ts'

export interface TextPaneHandle {
  focus(): void
  reveal(from: number, to: number): void
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
  /** Carriage returns that are pasted stay in the text. */
  keepsLineBreaks?: boolean
  /** A text is on its way here. */
  isAwaited?: boolean
  onRun?: () => void
  /** Fixed: what is longer scrolls from the start. */
  minHeight?: keyof typeof heights
  ref?: Ref<TextPaneHandle>
}

const grows = 'flex-auto max-h-[max(300px,calc(100dvh-470px))]'
const heights = {
  small: `${grows} min-h-[84px]`,
  medium: `${grows} min-h-[120px]`,
  normal: `${grows} min-h-[300px]`,
  fixed: 'flex-none h-[132px]',
}
/** Typed before hydration, the text is in the element alone, and React would set a default value over it. */
function readTyped(id: string): string | null {
  if (typeof document === 'undefined') return null
  const field = document.getElementById(id)
  return field instanceof HTMLTextAreaElement ? field.value : null
}

/** The one text field of all tools: a textarea, replaced by an editor for a long text or where `rich` asks for it. */
export function TextPane(props: TextPaneProps) {
  const { label, value, readOnly = false, placeholder, description, invalid = false, mark = null, rich } = props
  const { keepsLineBreaks = false } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const [initialText] = useState(() => (value.length > 0 && readTyped(id)) || fieldTextOf(value))
  const [stage, setStage] = useState<Stage>('plain')
  const field = useRef<HTMLTextAreaElement>(null)
  const shell = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const pane = useRef<Pane>(null)
  const latest = useRef(props)
  const given = useRef(value)
  const look = { label, description, placeholder, readOnly, invalid, rich, keepsLineBreaks }
  const descriptionId = description ? `${id}-description` : undefined

  useLayoutEffect(() => {
    latest.current = props
  })

  useEffect(() => (readOnly ? undefined : keepAtHand(label, () => pane.current?.read() ?? '')), [label, readOnly])

  useLayoutEffect(() => {
    if (!shell.current || !field.current || !host.current) return
    const created = createPane(shell.current, field.current, host.current, {
      value: latest.current.value,
      look,
      onChange: (next) => latest.current.onChange?.(next),
      onRun: () => {
        latest.current.onRun?.()
        return latest.current.onRun !== undefined
      },
      onStage: (next) => (next === 'editor' ? flushSync(() => setStage(next)) : setStage(next)),
    })
    pane.current = created
    return () => created.destroy()
  }, [])

  useLayoutEffect(() => {
    if (given.current !== value) pane.current?.show(value)
    given.current = value
  }, [value])
  useEffect(
    () => pane.current?.setLook(look),
    [label, description, placeholder, readOnly, invalid, rich, keepsLineBreaks],
  )
  useEffect(() => pane.current?.mark(mark), [mark?.from, mark?.to])
  useEffect(() => (props.isAwaited ? pane.current?.approach() : undefined), [props.isAwaited])

  useImperativeHandle(props.ref, () => ({
    focus: () => pane.current?.focus(),
    reveal: (from, to) => pane.current?.reveal({ from, to }),
  }))

  return (
    <div ref={shell} className={`flex flex-col ${heights[props.minHeight ?? 'normal']}`}>
      {stage !== 'editor' && (
        <textarea
          ref={field}
          id={id}
          className={`long-field ${rich ? 'pl-14' : 'pl-[14px]'}`}
          defaultValue={initialText}
          placeholder={placeholder}
          readOnly={readOnly || stage !== 'plain'}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-label={label}
          aria-invalid={invalid}
          aria-busy={stage === 'waiting'}
          aria-describedby={props.describedBy ?? descriptionId}
        />
      )}
      {stage !== 'editor' && !props.describedBy && description && (
        <span id={descriptionId} hidden>
          {description}
        </span>
      )}
      {stage === 'stranded' && (
        <p role="status" className="border-line border-t px-[14px] py-2 text-small text-ink-2">
          The editor for long text could not be loaded, so only the beginning is shown. The whole text is kept and used.
        </p>
      )}
      <div
        ref={host}
        id={stage === 'editor' ? id : undefined}
        hidden={stage !== 'editor'}
        className={stage === 'editor' ? 'flex min-h-0 flex-auto flex-col' : undefined}
      />
    </div>
  )
}

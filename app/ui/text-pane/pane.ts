import { yieldToMain } from '#app/browser/yield-to-main.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { createLazy } from '../island/lazy.ts'
import { runOnCommand } from '../keys/run-on-enter.ts'
import { whenFree } from './awaited.ts'
import type { Editor, Kept } from './editor.ts'
import type { EditorLook } from './editor-extensions.ts'
import type { Place } from './editor-mark.ts'
import type { CreateLayering } from './layering.ts'
import type { Layer, Painting } from './painting.ts'
import type { FieldState } from './replay-edits.ts'
import type { Direction } from './snapshots.ts'
import { createEras, type Line } from './undo-eras.ts'
import { watchTravel } from './undo-keys.ts'
import { emptyField, FIELD_LIMIT, fieldTextOf, type Insertion, revealInField, watchField } from './watch-field.ts'

/** The editor for long or colored text, loaded once for all panes of a page. */
export const editorModule = createLazy(() => import('./editor.ts'))

/**
 * plain: the textarea holds the whole text. waiting: the text is too long for it, and the editor is loading.
 * stranded: the editor could not be loaded. The textarea shows the start, read-only. The value is still the whole text, so
 * nothing is lost and every action uses all of it. The next use of the pane tries again.
 */
export type Stage = 'plain' | 'waiting' | 'stranded' | 'editor'

interface Rendered {
  readonly value: PaneText
  readonly onChange?: ((value: PaneText) => void) | undefined
  /** Called on Ctrl+Enter or ⌘+Enter. */
  readonly onRun?: (() => void) | undefined
  /** The replacements that are part of its history, if there are any. */
  readonly line: Line | null
}

export type Pane = ReturnType<typeof createPane>

/** Whether a text is too long for a textarea, or has carriage returns, which a textarea turns into line feeds. */
const needsEditor = (value: PaneText): boolean => value.length > FIELD_LIMIT || value.toString().includes('\r')

/**
 * Creates a pane in `shell`, which holds a textarea, the place for a layer behind the text if it has one, and last the editor's place.
 * `latest` is what was rendered last. When `onStage` returns, the editor stage must be rendered.
 */
export function createPane(
  shell: HTMLElement,
  look: EditorLook,
  latest: () => Rendered,
  onStage: (stage: Stage) => void,
) {
  const field = shell.querySelector('textarea')!
  const region = shell.querySelector<HTMLElement>(':scope > .layer')
  const host = shell.lastElementChild as HTMLElement
  const listening = new AbortController()
  const { signal } = listening
  let { value } = latest()
  const eras = createEras<FieldState | Kept>(value, latest().line?.era ?? 0)
  let stage: Stage = 'plain'
  let editor: Editor | null = null
  let pending: Insertion | null = null
  let untold: string | null = null
  let marked: Place | null = null
  let isOpening = false
  let layer: Layer | null = null
  let paintAgain = () => {}

  const first = fieldTextOf(value).replace(/\r\n?/g, '\n')
  const watch = watchField(
    field,
    first,
    (text, isTravel) => {
      emit(text, isTravel)
      if (text.length > FIELD_LIMIT) void open()
    },
    (insertion) => void takeLong(insertion),
  )

  function emit(next: PaneText, isTravel = false): void {
    const { line, onChange } = latest()
    untold = null
    value = next
    if (!isTravel) eras.write()
    if (isTravel && line) line.travel(() => onChange?.(next))
    else onChange?.(next)
  }

  /** Undoes or redoes in the field's own history; at its end, in the replacements. */
  function travel(direction: Direction): void {
    // A text that is still being inserted cannot be undone yet.
    if (look.readOnly || untold !== null || (pending && !editor)) return
    if (editor ? editor.travel(direction) : stage === 'plain' && watch.travel(direction)) return
    if (direction === 'back' && eras.canGoBack(value)) latest().line?.back()
    if (direction === 'forward' && eras.canGoForward(value)) latest().line?.forward()
  }

  const keep = () => (editor ? editor.keep() : stage === 'plain' ? watch.keep() : null)

  /** Reading the clipboard already took time, so the page hears of the text in the next task, or at the visitor's next action. */
  async function takeLong(insertion: Insertion): Promise<void> {
    const { text } = watch
    pending = insertion
    untold = text.slice(0, insertion.from) + insertion.text + text.slice(insertion.to)
    enter('waiting')
    await yieldToMain()
    tell()
  }

  function tell(): void {
    if (untold === null) return
    emit(untold)
    void open()
  }

  function enter(next: Stage): void {
    if (stage === next) return
    stage = next
    field.readOnly = look.readOnly || stage !== 'plain'
    onStage(next)
  }

  function showInField(): void {
    enter(needsEditor(value) ? 'waiting' : 'plain')
    if (stage !== 'plain' || (look.rich && value.length > 0)) void open()
    paintAgain()
  }

  async function open(): Promise<void> {
    if (isOpening || editor) return
    isOpening = true
    const module = await editorModule.load().catch(() => null)
    await yieldToMain()
    if (!look.readOnly) await whenFree(shell)
    await watch.whenSettled()
    if (signal.aborted) return
    if (module) swap(module.createEditor)
    else if (stage !== 'plain') strand()
    // Not earlier: `swap` takes the focus from the field, which asks for the editor again.
    isOpening = false
  }

  function strand(): void {
    pending = null
    watch.setText(fieldTextOf(value), false)
    enter(value.length > FIELD_LIMIT ? 'stranded' : 'plain')
    paintAgain()
  }

  function swap(createEditor: typeof import('./editor.ts').createEditor): void {
    const hadFocus = document.activeElement === field
    const isWhole = stage === 'plain' || pending !== null
    const before = isWhole ? watch.keep() : emptyField
    watch.stop()
    enter('editor')
    editor = createEditor(host, before, look, emit)
    layer?.destroy()
    layer = null
    paintAgain()
    if (hadFocus) editor.focus()
    if (pending) void editor.insert(pending.from, pending.to, pending.text)
    else if (!isWhole) void editor.setText(value, false)
    if (marked) editor.mark(marked)
  }

  /** Prepares for a text that is about to come. */
  function approach(): void {
    if (look.rich || stage === 'stranded') void open()
  }

  function run(event: KeyboardEvent): void {
    tell()
    runOnCommand(latest().onRun)(event)
  }

  function focusByLabel({ target }: Event): void {
    const label = target instanceof Element && target.closest('label')
    if (label && label.htmlFor === host.id) editor?.focus()
  }

  /** Draws the text with its marks, as a layer behind the text itself. */
  function paint(createLayer: CreateLayering, painting: Painting | null): void {
    if (!region) return
    paintAgain = () => paint(createLayer, painting)
    layer ??= createLayer({ region, shell, field, editor, read, needEditor: open, numbers: look.numbers })
    layer.paint(painting)
  }

  /** The text as it is now, even before the page has rendered it. */
  const read = (): PaneText => untold ?? value

  shell.addEventListener('focusin', approach, { signal })
  shell.addEventListener('pointerenter', approach, { signal })
  shell.addEventListener('focusout', tell, { signal })
  shell.addEventListener('keydown', run, { signal, capture: true })
  document.addEventListener('click', focusByLabel, { signal })
  watchTravel(shell, travel, signal)

  if (field.value !== first) emit(field.value)
  showInField()
  if (document.activeElement === field) approach()

  return {
    /** Shows another text, or the same text in another era; a mark goes away with its text. */
    show(next: PaneText, era: number) {
      if (next === value || untold !== null) eras.pass(era, value)
      // The visitor has done nothing since the paste, so this text was requested before it and is older.
      if (untold !== null) return tell()
      if (next === value) return
      const isEdit = era === eras.era && !look.readOnly
      const kept = era === eras.era ? null : eras.enter(next, era, { value, history: keep() })
      if (isEdit) eras.write()
      value = next
      pending = null
      marked = null
      if (editor) return void (kept ? editor.restore(kept) : editor.setText(value, isEdit))
      if (kept && 'snapshots' in kept) watch.restore(kept)
      else watch.setText(fieldTextOf(value), isEdit)
      showInField()
    },
    approach,
    setLook(next: EditorLook) {
      look = next
      editor?.setLook(next)
    },
    mark(place: Place | null) {
      marked = place
      if (editor) editor.mark(place)
      else if (place && stage === 'plain' && document.activeElement !== field) revealInField(field, place)
    },
    reveal(place: Place) {
      if (layer?.scrollTo) layer.scrollTo({ start: place.from, end: place.to })
      else if (editor) editor.reveal(place)
      else if (stage === 'plain') revealInField(field, place)
    },
    paint,
    focus: () => (editor ?? field).focus(),
    read,
    destroy() {
      untold = null
      listening.abort()
      watch.stop()
      layer?.destroy()
      editor?.destroy()
    },
  }
}

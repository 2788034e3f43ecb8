import { yieldToMain } from '#app/browser/yield-to-main.ts'
import { headOf, type PaneText } from '#app/lib/long-text.ts'
import { isEnter } from '../run-on-enter.ts'
import type { Editor } from './editor.ts'
import type { EditorLook } from './editor-extensions.ts'
import type { Place } from './editor-mark.ts'
import { editorModule } from './editor-module.ts'
import type { CreateLayering } from './layering.ts'
import type { Painting } from './painting.ts'
import type { FieldState } from './replay-edits.ts'
import { noSnapshots } from './snapshots.ts'
import { FIELD_LIMIT, type Insertion, watchField } from './watch-field.ts'

/**
 * plain: the textarea holds the whole text. waiting: the text is longer, and the editor for it is being loaded.
 * stranded: the editor could not be loaded; the textarea shows the beginning, read-only, while the whole text stays the
 * value, so that nothing is lost and every action works on all of it; the next use of the pane tries again.
 */
export type Stage = 'plain' | 'waiting' | 'stranded' | 'editor'

interface PaneOptions {
  readonly value: PaneText
  readonly look: EditorLook
  /** Where a layer behind the text is drawn, if there can be one. */
  readonly region: HTMLElement | null
  readonly onChange: (value: PaneText) => void
  /** Asked for with Ctrl+Enter or ⌘+Enter; answers whether there was anything to run. */
  readonly onRun: () => boolean
  /** Must be rendered when this returns. */
  readonly onStage: (stage: Stage) => void
}

export interface Pane {
  /** Shows another text; a mark belongs to the text before and goes with it. */
  show(value: PaneText): void
  /** Gets ready for a text that is about to come. */
  approach(): void
  setLook(look: EditorLook): void
  mark(place: Place | null): void
  reveal(place: Place): void
  paint(createLayering: CreateLayering, painting: Painting | null): void
  focus(): void
  /** The text as it is now, also where the page has not drawn it yet. */
  read(): PaneText
  destroy(): void
}

const PREVIEW = 8 * 1024

/** What the textarea shows of a value: all of a short one, the beginning of a long one. */
export const fieldTextOf = (value: PaneText): string =>
  value.length > FIELD_LIMIT ? headOf(value, PREVIEW) : value.toString()

const emptyField: FieldState = { text: '', snapshots: noSnapshots, anchor: 0, head: 0, scrollTop: 0 }

function revealInField(field: HTMLTextAreaElement, { from, to }: Place): void {
  field.setSelectionRange(from, to)
  const lineHeight = Number.parseFloat(getComputedStyle(field).lineHeight)
  const linesAbove = field.value.slice(0, from).split('\n').length - 1
  field.scrollTop = linesAbove * lineHeight - field.clientHeight / 2
}

export function createPane(
  shell: HTMLElement,
  field: HTMLTextAreaElement,
  host: HTMLElement,
  options: PaneOptions,
): Pane {
  let { value, look } = options
  let stage: Stage = 'plain'
  let editor: Editor | null = null
  let pending: Insertion | null = null
  let untold: string | null = null
  let marked: Place | null = null
  let isOpening = false
  let isDestroyed = false
  let layers: ReturnType<CreateLayering> | null = null

  /** A textarea turns \r\n into \n, so a text that has them needs the editor too. */
  const needsEditor = () => value.length > FIELD_LIMIT || value.toString().includes('\r')

  const watch = watchField(
    field,
    (text) => {
      emit(text)
      if (text.length > FIELD_LIMIT) void open()
    },
    (insertion) => void takeLong(insertion),
    () => look.keepsLineBreaks,
  )

  function read(): PaneText {
    return untold ?? value
  }

  function emit(next: PaneText): void {
    untold = null
    value = next
    options.onChange(next)
  }

  /** Reading the clipboard took its time already: the page hears of the text in a task of its own, or as soon as the visitor goes on. */
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
    options.onStage(next)
  }

  function showInField(): void {
    if (needsEditor()) enter('waiting')
    else enter('plain')
    if (stage !== 'plain' || (look.rich && value.length > 0)) void open()
    layers?.refresh()
  }

  async function open(): Promise<void> {
    if (isOpening || editor) return
    isOpening = true
    const module = await editorModule.load().catch(() => null)
    await yieldToMain()
    await watch.whenSettled()
    isOpening = false
    if (isDestroyed) return
    if (module) swap(module.createEditor)
    else if (stage !== 'plain') strand()
  }

  function strand(): void {
    pending = null
    watch.setText(fieldTextOf(value))
    enter(value.length > FIELD_LIMIT ? 'stranded' : 'plain')
    layers?.refresh()
  }

  function swap(createEditor: typeof import('./editor.ts').createEditor): void {
    const hadFocus = document.activeElement === field
    const isWhole = stage === 'plain' || pending !== null
    const before = isWhole ? readField() : emptyField
    watch.stop()
    enter('editor')
    editor = createEditor(host, before, look, emit)
    layers?.swap(editor)
    if (hadFocus) editor.focus()
    if (pending) void editor.insert(pending.from, pending.to, pending.text)
    else if (!isWhole) void editor.setText(value)
    if (marked) editor.mark(marked)
  }

  function readField(): FieldState {
    const { selectionStart, selectionEnd, selectionDirection, scrollTop } = field
    const [anchor, head] =
      selectionDirection === 'backward' ? [selectionEnd, selectionStart] : [selectionStart, selectionEnd]
    return { text: watch.text, snapshots: watch.snapshots, anchor, head, scrollTop }
  }

  function approach(): void {
    if (look.rich || stage === 'stranded') void open()
  }

  function run(event: KeyboardEvent): void {
    tell()
    if (!isEnter(event) || !(event.ctrlKey || event.metaKey) || !options.onRun()) return
    event.preventDefault()
    event.stopPropagation()
  }

  function focusByLabel({ target }: Event): void {
    const label = target instanceof Element && target.closest('label')
    if (editor && label && label.htmlFor === host.id) editor.focus()
  }

  const listening = new AbortController()
  const { signal } = listening
  shell.addEventListener('focusin', approach, { signal })
  shell.addEventListener('pointerenter', approach, { signal })
  shell.addEventListener('focusout', tell, { signal })
  shell.addEventListener('keydown', run, { signal, capture: true })
  document.addEventListener('click', focusByLabel, { signal })

  if (field.value !== fieldTextOf(value).replace(/\r\n?/g, '\n')) emit(field.value)
  showInField()
  if (document.activeElement === field) approach()

  return {
    show(next) {
      if (next === value) return
      // The visitor has done nothing since the paste, so what comes now was asked for before it.
      if (untold !== null) return tell()
      value = next
      pending = null
      marked = null
      if (editor) return void editor.setText(value)
      watch.setText(fieldTextOf(value))
      showInField()
    },
    approach,
    setLook(next) {
      look = next
      editor?.setLook(next)
    },
    mark(place) {
      marked = place
      if (editor) editor.mark(place)
      else if (place && stage === 'plain' && document.activeElement !== field) revealInField(field, place)
    },
    reveal(place) {
      if (layers?.scrollTo) layers.scrollTo(place.from, place.to)
      else if (editor) editor.reveal(place)
      else if (stage === 'plain') revealInField(field, place)
    },
    paint(createLayering, painting) {
      if (!options.region) return
      layers ??= createLayering({
        region: options.region,
        shell,
        field,
        editor,
        read,
        needEditor: open,
        numbers: look.numbers,
      })
      layers.paint(painting)
    },
    focus: () => (editor ?? field).focus(),
    read,
    destroy() {
      isDestroyed = true
      untold = null
      listening.abort()
      watch.stop()
      layers?.destroy()
      editor?.destroy()
    },
  }
}

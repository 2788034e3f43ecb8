import { isolateHistory, redo, undo } from '@codemirror/commands'
import { Annotation, Compartment, EditorState, StateEffect, Text, Transaction } from '@codemirror/state'
import { EditorView, type ViewUpdate } from '@codemirror/view'
import { yieldToMain } from '#app/browser/yield-to-main.ts'
import { headOf, type LongText, type PaneText, slicesOf } from '#app/lib/long-text.ts'
import { tellCaret } from './caret.ts'
import { DocBuilder } from './doc-builder.ts'
import { DocText } from './doc-text.ts'
import { descriptionId, type EditorLook, fixedExtensions, lookOf, takeInput } from './editor-extensions.ts'
import { clampPlace, type Place, setMark } from './editor-mark.ts'
import { type FieldState, replayEdits } from './replay-edits.ts'
import { type Direction, findChange } from './snapshots.ts'
import { FIELD_LIMIT } from './watch-field.ts'

const SLICE = 512 * 1024
const HEAD = 16 * 1024
/** Up to this length a text is shown at once: showing its start first would take longer. */
const ONE_GO = 1 << 20
const FIRST_LINES = 100
const MANY_LINES = 100_000
const SHORT_ENOUGH = 64 * 1024

/** Whether the first lines of a document are short, so that little is drawn at first. */
const beginsShort = (doc: Text, most: number) => doc.line(Math.min(FIRST_LINES, doc.lines)).to < most

/** Whether replacing the text with a document would be slow, and its first lines are short: then a new state is faster. */
const isBestWhole = (doc: Text) => doc.lines > MANY_LINES && beginsShort(doc, HEAD)

const center = (place: number) => EditorView.scrollIntoView(place, { y: 'center', x: 'center' })

const isFeeding = Annotation.define<boolean>()
const lookCompartment = new Compartment()

/** A text with its history and scroll position. */
export type Kept = { state: EditorState; scroll: StateEffect<unknown> }

export type Editor = ReturnType<typeof createEditor>

/** Replaces a plain field with an editor in the shadow root of `host`, where the style policy allows its style sheet. */
export function createEditor(
  host: HTMLElement,
  field: FieldState,
  look: EditorLook,
  onEdit: (text: LongText, isTravel: boolean) => void,
) {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const textContent = look.description ?? ''
  const description = Object.assign(document.createElement('span'), { id: descriptionId, hidden: true, textContent })

  let turn = 0
  let isBusy = false
  let marked: Place | null = null
  let onUpdate: (update: ViewUpdate | null) => void = () => {}

  const listeners = [
    EditorView.updateListener.of((update) => {
      const isFed = update.transactions.some((transaction) => transaction.annotation(isFeeding))
      const isTravel = update.transactions.some((each) => each.isUserEvent('undo') || each.isUserEvent('redo'))
      if (update.docChanged && !isFed) onEdit(new DocText(update.state.doc), isTravel)
      onUpdate(update)
      if ((update.docChanged || update.selectionSet || update.focusChanged) && view.hasFocus) {
        const { doc, selection } = update.state
        const { head } = selection.main
        tellCaret(host, { place: head, line: doc.lineAt(head).number - 1 })
      }
    }),
    takeInput((from, to, text) => void insert(from, to, text, false)),
  ]

  const configure = () => [fixedExtensions, listeners, lookCompartment.of(lookOf(look, isBusy))]
  const refreshLook = () => lookCompartment.reconfigure(lookOf(look, isBusy))

  const replay = (field: FieldState) =>
    replayEdits(field).update({ effects: StateEffect.reconfigure.of(configure()) }).state
  const view = new EditorView({ root, state: replay(field) })
  root.replaceChildren(description, view.dom)
  if (field.scrollTop > 0) view.scrollDOM.scrollTop = field.scrollTop

  /** Builds a document piece by piece; null if a newer text arrived in the meantime. */
  async function build(text: PaneText, mine: number): Promise<Text | null> {
    const builder = new DocBuilder()
    for (const slice of slicesOf(text, SLICE)) {
      builder.add(slice)
      await yieldToMain()
      if (mine !== turn) return null
    }
    const { doc } = builder.text
    // If the text is a single line, it is put together only now, so pause again.
    await yieldToMain()
    return mine === turn ? doc : null
  }

  /** Replaces an empty or short text: a state created with a long line would be drawn in full. */
  function fill(doc: Text): void {
    view.dispatch({
      changes: { from: 0, to: view.state.doc.length, insert: doc },
      effects: refreshLook(),
      annotations: [Transaction.addToHistory.of(false), isFeeding.of(true)],
    })
    if (marked) mark(marked)
  }

  function setState(doc: Text = Text.empty): void {
    view.setState(EditorState.create({ doc, extensions: configure() }))
    onUpdate(null)
  }

  /** Applies the difference between two short texts, as if it were typed. */
  function change(text: string): void {
    const { from, removed, inserted } = findChange(view.state.doc.toString(), text)
    view.dispatch({
      changes: { from, to: from + removed.length, insert: inserted },
      effects: setMark.of(null),
      annotations: [isolateHistory.of('full'), isFeeding.of(true)],
    })
  }

  function restore(kept: Kept | FieldState): void {
    turn++
    marked = null
    isBusy = false
    const isField = 'snapshots' in kept
    view.setState(isField ? replay(kept) : kept.state)
    view.dispatch({ effects: [refreshLook(), setMark.of(null), ...(isField ? [] : [kept.scroll])] })
    onUpdate(null)
  }

  /** Shows another text: without a history, or, if that is quick, as an edit of the previous text. */
  async function setText(text: PaneText, isEdit: boolean): Promise<void> {
    const mine = ++turn
    marked = null
    if (isEdit && !isBusy && Math.max(text.length, view.state.doc.length) <= FIELD_LIMIT) return change(text.toString())
    isBusy = text.length > ONE_GO && !(text instanceof DocText)
    if (text instanceof DocText && isBestWhole(text.doc)) return setState(text.doc)
    if (!look.readOnly || view.state.doc.length > 0) setState()
    if (text instanceof DocText) return fill(text.doc)
    const first = new DocBuilder()
    first.add(isBusy ? headOf(text, HEAD) : text.toString())
    fill(first.text.doc)
    if (!isBusy) return
    await yieldToMain()
    const doc = await build(text, mine)
    if (!doc) return
    isBusy = false
    fill(doc)
  }

  /** Inserts a text, which the page may already know about. */
  async function insert(from: number, to: number, text: string, isTold = true): Promise<void> {
    const mine = ++turn
    isBusy = true
    view.dispatch({ effects: refreshLook() })
    const doc = await build(text, mine)
    if (!doc) return
    isBusy = false
    view.dispatch({
      changes: { from, to, insert: doc },
      selection: { anchor: from + doc.length },
      effects: refreshLook(),
      userEvent: 'input.paste',
      annotations: isFeeding.of(isTold),
      scrollIntoView: true,
    })
  }

  function mark(place: Place | null): void {
    marked = place
    if (isBusy) return
    view.dispatch({ effects: [setMark.of(place), ...(place ? [center(clampPlace(view.state, place).from)] : [])] })
  }

  return {
    setText,
    /** The current text to restore later; null if restoring it would be slow. */
    keep(): Kept | null {
      const { state } = view
      return isBusy || !beginsShort(state.doc, SHORT_ENOUGH) ? null : { state, scroll: view.scrollSnapshot() }
    },
    restore,
    /** Goes back or forward in the history; false at the end. */
    travel: (direction: Direction): boolean => (direction === 'back' ? undo : redo)(view),
    insert,
    mark,
    setLook(next: EditorLook) {
      const before = { ...look, description: next.description }
      look = next
      description.textContent = look.description ?? ''
      // A description is only for screen readers, so nothing has to be drawn again.
      if (JSON.stringify(before) !== JSON.stringify(look)) view.dispatch({ effects: refreshLook() })
    },
    reveal(place: Place) {
      const { from, to } = clampPlace(view.state, place)
      view.dispatch({ selection: { anchor: from, head: to }, effects: center(from) })
    },
    /** Scrolls to a place and leaves the selection as it is. */
    scrollTo(place: number) {
      view.dispatch({ effects: EditorView.scrollIntoView(place, { y: 'center' }) })
    },
    /** Sets the one listener for all changes; it gets null for a completely new state. */
    follow(listener: typeof onUpdate): EditorView {
      onUpdate = listener
      return view
    },
    focus: () => view.focus(),
    destroy() {
      turn++
      view.destroy()
      root.replaceChildren()
    },
  }
}

import { FIELD_LIMIT, scrollToPlace } from './field-text.ts'
import type { FieldState } from './replay-edits.ts'
import { move, noSnapshots, recordEdit, type Way } from './snapshots.ts'

export interface Insertion {
  readonly from: number
  readonly to: number
  readonly text: string
}

interface FieldWatch {
  readonly text: string
  /** The text with its history, selection and scroll position. */
  keep(): FieldState
  restore(kept: FieldState): void
  /** Shows another text: without a history, or as an edit of the previous text. */
  setText(text: string, isEdit: boolean): void
  /** Goes back or forward in the history; false at the end. */
  travel(way: Way): boolean
  /** Resolves once no input method is composing. */
  whenSettled(): Promise<void>
  stop(): void
}

/**
 * Watches a textarea and keeps its undo history: the browser's own ignores what scripts put in. An insertion that is too long, or
 * has carriage returns, which a textarea would drop, is not inserted but reported.
 */
export function watchField(
  field: HTMLTextAreaElement,
  /** The text before anything was typed. */
  first: string,
  onEdit: (text: string, isTravel: boolean) => void,
  onOverflow: (insertion: Insertion) => void,
): FieldWatch {
  const listening = new AbortController()
  const { signal } = listening
  let text = first
  let snapshots = noSnapshots
  let composed: PromiseWithResolvers<void> | null = null
  let isTravel = false

  function note(inputType: string, at: number): void {
    snapshots = recordEdit(snapshots, text, field.value, inputType, at)
    text = field.value
  }

  note('', 0)

  const overflows = (inserted: string) =>
    text.length - (field.selectionEnd - field.selectionStart) + inserted.length > FIELD_LIMIT || inserted.includes('\r')
  const report = (inserted: string) =>
    onOverflow({ from: field.selectionStart, to: field.selectionEnd, text: inserted })

  field.addEventListener(
    'paste',
    (event) => {
      if (field.readOnly) return
      const pasted = event.clipboardData?.getData('text/plain') ?? ''
      // Take a long text here: otherwise the browser would copy it once more.
      if (!overflows(pasted)) return
      event.preventDefault()
      report(pasted)
    },
    { signal },
  )
  field.addEventListener(
    'beforeinput',
    (event) => {
      const inserted = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
      if (!event.cancelable || !overflows(inserted)) return
      event.preventDefault()
      report(inserted)
    },
    { signal },
  )
  field.addEventListener(
    'input',
    (event) => {
      if (isTravel) text = field.value
      else if (!composed) note(event instanceof InputEvent ? event.inputType : '', event.timeStamp)
      onEdit(field.value, isTravel)
    },
    { signal },
  )
  field.addEventListener('compositionstart', () => (composed ??= Promise.withResolvers()), { signal })
  field.addEventListener(
    'compositionend',
    (event) => {
      note('insertCompositionText', event.timeStamp)
      composed?.resolve()
      composed = null
    },
    { signal },
  )

  return {
    get text() {
      return text
    },
    keep() {
      const { selectionStart, selectionEnd, selectionDirection, scrollTop } = field
      const [anchor, head] =
        selectionDirection === 'backward' ? [selectionEnd, selectionStart] : [selectionStart, selectionEnd]
      return { text, snapshots, anchor, head, scrollTop }
    },
    restore(kept) {
      const { anchor, head } = kept
      field.value = kept.text
      text = field.value
      snapshots = kept.snapshots
      field.setSelectionRange(Math.min(anchor, head), Math.max(anchor, head), head < anchor ? 'backward' : 'forward')
      field.scrollTop = kept.scrollTop
    },
    setText(next, isEdit) {
      field.value = next
      if (isEdit) note('', performance.now())
      else snapshots = noSnapshots
      text = field.value
    },
    travel(way) {
      if (composed) return true
      const moved = move(snapshots, way)
      if (!moved) return false
      snapshots = moved.snapshots
      field.setRangeText(moved.text, moved.from, moved.to, 'end')
      scrollToPlace(field, field.selectionEnd)
      isTravel = true
      // The event the browser itself sends for undo and redo, for all listeners.
      const inputType = way === 'back' ? 'historyUndo' : 'historyRedo'
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }))
      isTravel = false
      return true
    },
    async whenSettled() {
      while (composed) await composed.promise
    },
    stop: () => listening.abort(),
  }
}

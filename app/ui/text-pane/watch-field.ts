import { headOf, type PaneText } from '#app/lib/long-text.ts'
import type { Place } from './editor-mark.ts'
import type { FieldState } from './replay-edits.ts'
import { type Direction, move, noSnapshots, recordEdit } from './snapshots.ts'
import { takeStep } from './undo-keys.ts'

/** A textarea with 64 KB is still fast; putting 1 MB into one blocks the page for seconds. */
export const FIELD_LIMIT = 64 * 1024

const PREVIEW = 8 * 1024

/** What the textarea shows: all of a short text, the start of a long one. */
export const fieldTextOf = (value: PaneText): string =>
  value.length > FIELD_LIMIT ? headOf(value, PREVIEW) : value.toString()

export const emptyField: FieldState = { text: '', snapshots: noSnapshots, anchor: 0, head: 0, scrollTop: 0 }

/** Scrolls to a line of a field unless it is visible; only roughly if lines wrap. */
function scrollToPlace(field: HTMLTextAreaElement, place: number): void {
  const { value, scrollHeight, clientHeight, scrollTop } = field
  const countLines = (text: string) => text.split('\n').length
  const top = (scrollHeight * (countLines(value.slice(0, place)) - 1)) / countLines(value)
  if (top < scrollTop || top > scrollTop + clientHeight) field.scrollTop = top - clientHeight / 2
}

/** Selects a part of a field and scrolls to it. */
export function revealInField(field: HTMLTextAreaElement, { from, to }: Place): void {
  field.setSelectionRange(from, to)
  scrollToPlace(field, from)
}

export type Insertion = Place & { text: string }

/**
 * Watches a textarea that showed `text` before anything was typed, and keeps its undo history: the browser's own ignores what
 * scripts put in. An insertion that is too long, or has carriage returns, which a textarea would drop, is not inserted but reported.
 */
export function watchField(
  field: HTMLTextAreaElement,
  text: string,
  onEdit: (text: string, isTravel: boolean) => void,
  onOverflow: (insertion: Insertion) => void,
) {
  const listening = new AbortController()
  const { signal } = listening
  let snapshots = noSnapshots
  let composed: PromiseWithResolvers<void> | null = null
  let isTravel = false

  function note(inputType: string, at: number): void {
    snapshots = recordEdit(snapshots, text, field.value, inputType, at)
    text = field.value
  }

  /** Takes a long paste before the browser copies it once more. */
  function catchLong(event: ClipboardEvent | InputEvent): void {
    const typed = 'data' in event ? event.data : null
    const transfer = 'data' in event ? event.dataTransfer : event.clipboardData
    const inserted = typed ?? transfer?.getData('text/plain') ?? ''
    const { selectionStart: from, selectionEnd: to } = field
    const isLong = text.length - (to - from) + inserted.length > FIELD_LIMIT || inserted.includes('\r')
    if (field.readOnly || !event.cancelable || !isLong) return
    event.preventDefault()
    onOverflow({ from, to, text: inserted })
  }

  function take(event: Event): void {
    if (isTravel) text = field.value
    else if (!composed) note(event instanceof InputEvent ? event.inputType : '', event.timeStamp)
    onEdit(field.value, isTravel)
  }

  function endComposition({ timeStamp }: Event): void {
    note('insertCompositionText', timeStamp)
    composed?.resolve()
    composed = null
  }

  note('', 0)
  field.addEventListener('paste', catchLong, { signal })
  field.addEventListener('beforeinput', catchLong, { signal })
  field.addEventListener('input', take, { signal })
  field.addEventListener('compositionstart', () => (composed ??= Promise.withResolvers()), { signal })
  field.addEventListener('compositionend', endComposition, { signal })

  return {
    get text() {
      return text
    },
    /** The text with its history, selection and scroll position. */
    keep(): FieldState {
      const { selectionStart, selectionEnd, selectionDirection, scrollTop } = field
      const [anchor, head] =
        selectionDirection === 'backward' ? [selectionEnd, selectionStart] : [selectionStart, selectionEnd]
      return { text, snapshots, anchor, head, scrollTop }
    },
    restore(kept: FieldState) {
      const { anchor, head } = kept
      field.value = kept.text
      text = field.value
      snapshots = kept.snapshots
      field.setSelectionRange(Math.min(anchor, head), Math.max(anchor, head), head < anchor ? 'backward' : 'forward')
      field.scrollTop = kept.scrollTop
    },
    /** Shows another text: without a history, or as an edit of the previous text. */
    setText(next: string, isEdit: boolean) {
      field.value = next
      if (isEdit) note('', performance.now())
      else snapshots = noSnapshots
      text = field.value
    },
    /** Goes back or forward in the history; false at the end. */
    travel(direction: Direction): boolean {
      if (composed) return true
      const moved = move(snapshots, direction)
      if (!moved) return false
      snapshots = moved.snapshots
      isTravel = true
      takeStep(field, moved, direction)
      isTravel = false
      scrollToPlace(field, field.selectionEnd)
      return true
    },
    /** Resolves once no input method is composing. */
    async whenSettled() {
      while (composed) await composed.promise
    },
    stop: () => listening.abort(),
  }
}

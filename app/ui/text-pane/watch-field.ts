import { noSnapshots, recordEdit, type Snapshots } from './snapshots.ts'

/** A textarea of 64 KB is still quick; setting 1 MB in one blocks the page for seconds. */
export const FIELD_LIMIT = 64 * 1024

export interface Insertion {
  readonly from: number
  readonly to: number
  readonly text: string
}

interface FieldWatch {
  readonly text: string
  readonly snapshots: Snapshots
  setText(text: string): void
  /** Resolves at once, or when the input method has finished its composition. */
  whenSettled(): Promise<void>
  stop(): void
}

/**
 * Follows what the visitor does in a textarea; an insertion beyond the limit, or with carriage returns that are to be kept
 * and that a textarea would drop, is kept out of it and reported instead.
 */
export function watchField(
  field: HTMLTextAreaElement,
  onEdit: (text: string) => void,
  onOverflow: (insertion: Insertion) => void,
  keepsLineBreaks: () => boolean,
): FieldWatch {
  const listening = new AbortController()
  const { signal } = listening
  let text = field.value
  let snapshots = noSnapshots
  let composed: PromiseWithResolvers<void> | null = null

  function note(inputType: string, at: number): void {
    snapshots = recordEdit(snapshots, text, field.value, inputType, at)
    text = field.value
  }

  const normalize = (inserted: string) => inserted.replace(/\r\n?/g, '\n')
  const overflows = (inserted: string) =>
    text.length - (field.selectionEnd - field.selectionStart) + inserted.length > FIELD_LIMIT
  const report = (inserted: string) =>
    onOverflow({ from: field.selectionStart, to: field.selectionEnd, text: inserted })

  field.addEventListener(
    'paste',
    (event) => {
      if (field.readOnly) return
      const pasted = event.clipboardData?.getData('text/plain') ?? ''
      const isKept = pasted.includes('\r') && keepsLineBreaks()
      // A long text is taken here: on its way into the field the browser would copy it once more.
      if (!isKept && !overflows(pasted)) return
      event.preventDefault()
      report(isKept ? pasted : normalize(pasted))
    },
    { signal },
  )
  field.addEventListener(
    'beforeinput',
    (event) => {
      const inserted = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
      if (!event.cancelable || !overflows(inserted)) return
      event.preventDefault()
      report(normalize(inserted))
    },
    { signal },
  )
  field.addEventListener(
    'input',
    (event) => {
      if (!composed) note(event instanceof InputEvent ? event.inputType : '', event.timeStamp)
      onEdit(field.value)
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
    get snapshots() {
      return snapshots
    },
    setText(next) {
      field.value = next
      text = field.value
      snapshots = noSnapshots
    },
    async whenSettled() {
      while (composed) await composed.promise
    },
    stop: () => listening.abort(),
  }
}

import { move, noSnapshots, recordEdit } from '../text-pane/snapshots.ts'
import { createEras, type Line } from '../text-pane/undo-eras.ts'
import { readDirection, takeStep } from '../text-pane/undo-keys.ts'

const createHistory = (text: string) => ({
  text,
  snapshots: noSnapshots,
  eras: createEras<typeof noSnapshots>(text, 0),
})

type Field = HTMLInputElement | HTMLTextAreaElement

/** The one-line text field of an event, if it has one. A textarea of one row wraps a long line. */
function fieldOf({ target }: Event): Field | null {
  const isField = target instanceof HTMLInputElement || (target instanceof HTMLTextAreaElement && target.rows === 1)
  return isField && target.selectionStart !== null && !target.readOnly ? target : null
}

/** Keeps an undo history for the one-line fields in a part of the page: the browser's own ignores what scripts put in. */
export function watchInputs(around: HTMLElement, readLine: () => Line) {
  const known = new Map<Field, ReturnType<typeof createHistory>>()
  const listening = new AbortController()
  const options = { signal: listening.signal, capture: true }
  let isTravel = false

  /** The history of a field, brought up to date with its value. */
  function meet(field: Field) {
    const history = known.get(field) ?? createHistory(field.value)
    known.set(field, history)
    const { text, snapshots, eras } = history
    const { era } = readLine()
    if (text === field.value) eras.pass(era, text)
    else if (era === eras.era) history.snapshots = noSnapshots
    else history.snapshots = eras.enter(field.value, era, { value: text, history: snapshots }) ?? noSnapshots
    history.text = field.value
    return history
  }

  function note(event: Event) {
    const field = fieldOf(event)
    const history = field && known.get(field)
    if (!history || (event instanceof InputEvent && event.isComposing)) return
    const inputType = event instanceof InputEvent ? event.inputType : 'insertCompositionText'
    if (!isTravel) {
      history.snapshots = recordEdit(history.snapshots, history.text, field.value, inputType, event.timeStamp)
      history.eras.write()
    }
    history.text = field.value
  }

  function travel(event: KeyboardEvent | InputEvent) {
    const direction = readDirection(event)
    const field = fieldOf(event)
    const history = field && meet(field)
    if (!direction || !history) return
    event.preventDefault()
    event.stopPropagation()
    const line = readLine()
    const moved = move(history.snapshots, direction)
    if (!moved && direction === 'back' && history.eras.canGoBack(history.text)) line.back()
    if (!moved && direction === 'forward' && history.eras.canGoForward(history.text)) line.forward()
    if (!moved) return
    history.snapshots = moved.snapshots
    isTravel = true
    line.travel(() => takeStep(field, moved, direction))
    isTravel = false
  }

  for (const type of ['keydown', 'beforeinput'] as const) around.addEventListener(type, travel, options)
  for (const type of ['input', 'compositionend']) around.addEventListener(type, note, options)
  return {
    /** Something was replaced or undone: brings the history of each field up to date. */
    meetAll() {
      for (const field of known.keys()) {
        if (field.isConnected) meet(field)
        else known.delete(field)
      }
    },
    stop: () => listening.abort(),
  }
}

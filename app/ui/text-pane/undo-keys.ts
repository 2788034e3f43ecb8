import type { Direction, Move } from './snapshots.ts'

const directions: Record<string, Direction> = { historyUndo: 'back', historyRedo: 'forward' }

/** Whether an event asks for undo or redo, by key or menu; null if neither: Ctrl+Z → back */
export function readDirection(event: KeyboardEvent | InputEvent): Direction | null {
  if ('inputType' in event) return directions[event.inputType] ?? null
  const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing } = event
  if (altKey || isComposing || !(ctrlKey || metaKey)) return null
  if (key.toLowerCase() === 'z') return shiftKey ? 'forward' : 'back'
  return key.toLowerCase() === 'y' && ctrlKey && !shiftKey ? 'forward' : null
}

/** Catches undo and redo in a field or an editor before these or the browser do. Inputs next to the text have their own history. */
export function watchTravel(shell: HTMLElement, onTravel: (direction: Direction) => void, signal: AbortSignal): void {
  function travel(event: KeyboardEvent | InputEvent): void {
    const direction = readDirection(event)
    const [target] = event.composedPath()
    if (!direction || target instanceof HTMLInputElement) return
    event.preventDefault()
    event.stopPropagation()
    onTravel(direction)
  }
  for (const type of ['keydown', 'beforeinput'] as const)
    shell.addEventListener(type, travel, { signal, capture: true })
}

/** Makes a step of the history in a field, with the event that the browser itself sends for undo and redo. */
export function takeStep(field: HTMLInputElement | HTMLTextAreaElement, move: Move, direction: Direction): void {
  field.setRangeText(move.text, move.from, move.to, 'end')
  const inputType = direction === 'back' ? 'historyUndo' : 'historyRedo'
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }))
}

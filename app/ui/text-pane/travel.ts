import type { Move, Way } from './snapshots.ts'

const ways: Record<string, Way> = { historyUndo: 'back', historyRedo: 'forward' }

/** Whether an event asks for undo or redo, by key or menu; null if neither: Ctrl+Z → back */
export function readWay(event: KeyboardEvent | InputEvent): Way | null {
  if ('inputType' in event) return ways[event.inputType] ?? null
  const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing } = event
  if (altKey || isComposing || !(ctrlKey || metaKey)) return null
  if (key.toLowerCase() === 'z') return shiftKey ? 'forward' : 'back'
  return key.toLowerCase() === 'y' && ctrlKey && !shiftKey ? 'forward' : null
}

/** Catches undo and redo in a field or an editor before these or the browser do. Inputs next to the text have their own history. */
export function watchTravel(shell: HTMLElement, onTravel: (way: Way) => void, signal: AbortSignal): void {
  function travel(event: KeyboardEvent | InputEvent): void {
    const way = readWay(event)
    const [target] = event.composedPath()
    if (!way || target instanceof HTMLInputElement) return
    event.preventDefault()
    event.stopPropagation()
    onTravel(way)
  }
  for (const type of ['keydown', 'beforeinput'] as const)
    shell.addEventListener(type, travel, { signal, capture: true })
}

/** Makes a step of the history in a field, with the event that the browser itself sends for undo and redo. */
export function takeStep(field: HTMLInputElement | HTMLTextAreaElement, { from, to, text }: Move, way: Way): void {
  field.setRangeText(text, from, to, 'end')
  const inputType = way === 'back' ? 'historyUndo' : 'historyRedo'
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }))
}

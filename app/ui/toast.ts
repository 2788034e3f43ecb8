/** A toast with an action stays until it is used or dismissed. */
export type Toast = {
  title: string
  description?: string
  tone?: 'success' | 'error'
  action?: { label: string; run: () => void }
}
export type ShownToast = Toast & { id: number }

const limit = 3
let shown: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function show(next: readonly ShownToast[]) {
  shown = next
  for (const listener of listeners) listener()
}

/** Says something in the notification area; at most three are visible, and the oldest that offers nothing gives way. */
export function showToast(toast: Toast): void {
  const next = [...shown, { ...toast, id: ++lastId }]
  const gone = next.length > limit && (next.find(({ action }) => !action) ?? next[0])
  show(next.filter((each) => each !== gone))
}
export const dismissToast = (id: number): void => show(shown.filter((toast) => toast.id !== id))
export const readToasts = (): readonly ShownToast[] => shown
export function watchToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

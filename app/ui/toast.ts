export type Toast = {
  title: string
  description?: string
  tone?: 'success' | 'error'
  /** Using it dismisses the toast. */
  action?: { label: string; run: () => void }
  /** It stays until it is used or dismissed. */
  stays?: boolean
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

/** Says something in the notification area, in the place of an equal one; at most three are visible, and the oldest that would go by itself gives way. */
export function showToast(toast: Toast): number {
  const id = ++lastId
  const isEqual = ({ title, description }: Toast) => title === toast.title && description === toast.description
  const next = [...shown.filter((each) => !isEqual(each)), { ...toast, id }]
  const gone = next.length > limit && (next.find(({ stays }) => !stays) ?? next[0])
  show(next.filter((each) => each !== gone))
  return id
}
export const dismissToast = (id: number): void => show(shown.filter((toast) => toast.id !== id))
export const readToasts = (): readonly ShownToast[] => shown
export function watchToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

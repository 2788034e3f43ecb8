import { createStore } from '#app/lib/store.ts'

export type Toast = {
  title: string
  description?: string
  /** Without it, the toast reports a success. */
  tone?: 'error'
  /** Using it dismisses the toast. */
  action?: { label: string; run: () => void }
  /** Stays until the visitor uses or dismisses it. */
  stays?: boolean
}
export type ShownToast = Toast & { id: number }

const limit = 3
let lastId = 0
const shown = createStore<readonly ShownToast[]>([])

/** Shows a toast, replacing one with the same words. At most three are visible: the oldest that would not stay goes first. */
export function showToast(toast: Toast): number {
  const id = ++lastId
  const isEqual = ({ title, description }: Toast) => title === toast.title && description === toast.description
  const next = [...shown.read().filter((each) => !isEqual(each)), { ...toast, id }]
  const gone = next.length > limit && (next.find(({ stays }) => !stays) ?? next[0])
  shown.set(next.filter((each) => each !== gone))
  return id
}
export const dismissToast = (id: number): void => shown.set(shown.read().filter((toast) => toast.id !== id))
export const readToasts = shown.read
export const watchToasts = shown.watch

import { type PaneText, slicesOf } from './long-text.ts'

/** Whether a text has no lone surrogates, so UTF-8 can hold it: `"\ud800"` → `false` */
export function isWellFormed(text: PaneText): boolean {
  for (const slice of slicesOf(text, 1 << 20)) if (!slice.isWellFormed()) return false
  return true
}

import { isSameText, type PaneText } from '#app/lib/long-text.ts'

/** What an output is made from: a text and settings. */
export type Question = { text: PaneText; [setting: string]: unknown }

/** What has changed since an output was made: `text` if both have, null if nothing has. */
export type Stale = 'text' | 'settings' | null

/** Compares the question now with the one an output was made from: `{ text: "a", depth: 1 }`, `{ text: "a", depth: 2 }` → "settings" */
export function compareQuestions(now: Question, made: Question): Stale {
  if (!isSameText(now.text, made.text)) return 'text'
  const names = new Set([...Object.keys(now), ...Object.keys(made)])
  names.delete('text')
  return [...names].some((name) => !isSameSetting(now[name], made[name])) ? 'settings' : null
}

const isSameSetting = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) ||
  (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((each, i) => each === b[i]))

const mostTyped = 1000

/** Whether the length changed so much that the text was pasted, opened or cleared, not typed: `""`, 1 MB → `true` */
export const cameAtOnce = (before: PaneText, now: PaneText): boolean => Math.abs(now.length - before.length) > mostTyped

/** Up to this size an output follows its input. In characters, or in bytes of a file. */
export const liveLimit = 1 << 20

import { initialOf, readSettings, type Settings } from '#app/lib/settings.ts'

type Values = Readonly<Record<string, unknown>>

/** Settings are plain: lists of keys, keys and flags. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function parse(kept: string | null): unknown {
  try {
    return JSON.parse(kept ?? '')
  } catch {
    return null
  }
}

/** Whether settings are those a tool begins with. */
export const isInitial = (settings: Settings, values: Values): boolean => isSame(initialOf(settings), values)

/** What to set of the options that were kept: those that are still as they were at first: `'{"indent":"tab"}'`, indent 4 → nothing */
export function recallOptions(settings: Settings, kept: string | null, now: Values): Values {
  const recalled = Object.entries(readSettings(settings, parse(kept)))
  return Object.fromEntries(recalled.filter(([name]) => isSame(settings[name]?.initial, now[name])))
}

/**
 * What to keep after the visitor changed some, beside what was kept of the others; what is as at first is not kept:
 * `'{"indent":"tab"}'`, sort keys switched on → `'{"indent":"tab","sortKeys":true}'`
 */
export function keepOptions(settings: Settings, kept: string | null, before: Values, after: Values): string | null {
  const changed = Object.keys(settings).filter((name) => !isSame(before[name], after[name]))
  const chosen = Object.fromEntries(changed.map((name) => [name, after[name]]))
  const all = { ...readSettings(settings, parse(kept)), ...chosen }
  const own = Object.entries(readSettings(settings, all)).filter(
    ([name, value]) => !isSame(settings[name]?.initial, value),
  )
  return own.length > 0 ? JSON.stringify(Object.fromEntries(own)) : null
}

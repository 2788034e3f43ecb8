import { initialOf, readSettings, type Settings } from '#app/lib/settings.ts'

export type Values = Readonly<Record<string, unknown>>

/** Settings are plain values (strings, flags, lists of strings), so their JSON can be compared. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function parse(kept: string | null): unknown {
  try {
    return JSON.parse(kept ?? '')
  } catch {
    return null
  }
}

/** Whether all settings are at their default. */
export const isInitial = (settings: Settings, values: Values): boolean => isSame(initialOf(settings), values)

/** How many of these settings are not at their default: `["indent", "sortKeys"]`, indent `"tab"` → 1 */
export const countChanged = (settings: Settings, values: Values, names: readonly string[]): number =>
  names.filter((name) => !isSame(settings[name]?.initial, values[name])).length

/** The kept options to restore, only those still at their default: `'{"indent":"tab"}'`, indent 4 → nothing */
export function recallOptions(settings: Settings, kept: string | null, now: Values): Values {
  const recalled = Object.entries(readSettings(settings, parse(kept)))
  return Object.fromEntries(recalled.filter(([name]) => isSame(settings[name]?.initial, now[name])))
}

/**
 * What to keep after the visitor changed some settings, together with what was kept before; defaults are not kept:
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

/** A tool's setting: its initial value and the check for values from outside. */
export type Setting<T> = {
  initial: T
  isValid: (value: unknown) => value is T
  keys?: readonly string[]
  /** The values it takes, in words: "2, 4, or tab". A function, because the first Intl.ListFormat of a page costs 20 ms. */
  describe: () => string
}
export type Settings = Record<string, Setting<never> | Setting<string> | Setting<boolean> | Setting<readonly string[]>>
export type ValuesOf<S extends Settings> = { [K in keyof S]: S[K] extends Setting<infer T> ? T : never }

const isOneOf = <T extends string>(keys: readonly T[]) => {
  return (value: unknown): value is T => typeof value === 'string' && (keys as readonly string[]).includes(value)
}

const mostNamed = 12

/** `["2", "4", "tab"]` → "2, 4, or tab". More than 12 keys become "one of the values listed on the page". */
export const describeChoices = (
  keys: readonly string[],
  type: 'disjunction' | 'conjunction' = 'disjunction',
): string =>
  keys.length > mostNamed
    ? 'one of the values listed on the page'
    : new Intl.ListFormat('en-US', { type }).format(keys.map((key) => key || 'nothing'))

/** One of several keys, initially the first by default: `["2", "4", "tab"]` → "2" */
export const choice = <const T extends string>(keys: readonly [T, ...T[]], initial: T = keys[0]): Setting<T> => ({
  initial,
  keys,
  isValid: isOneOf(keys),
  describe: () => describeChoices(keys),
})

/** Any number of keys, initially none by default, and at most one of the rivals: `["g", "u", "v"], ["g"], ["u", "v"]` → ["g"] */
export const choices = <const T extends string>(
  keys: readonly T[],
  initial: readonly NoInfer<T>[] = [],
  rivals: readonly NoInfer<T>[] = [],
): Setting<readonly T[]> => ({
  initial,
  keys,
  isValid: (value): value is readonly T[] =>
    Array.isArray(value) &&
    value.every(isOneOf(keys)) &&
    new Set(value).size === value.length &&
    value.filter(isOneOf(rivals)).length < 2,
  describe: () =>
    `any of ${describeChoices(keys, 'conjunction')}, each once${rivals.length > 0 ? `, but not ${describeChoices(rivals, 'conjunction')} together` : ''}`,
})

export const flag = (initial = false): Setting<boolean> => ({
  initial,
  isValid: (value): value is boolean => typeof value === 'boolean',
  describe: () => 'on or off',
})

/** A short text that matches a pattern; `words` describe it: `(/^\d$/, "1", "a digit")` → "1" */
export const matching = (pattern: RegExp, initial: string, words: string): Setting<string> => ({
  initial,
  describe: () => words,
  isValid: (value): value is string => typeof value === 'string' && pattern.test(value),
})

/** The initial values: `{ indent: choice(["2", "4"]) }` → `{ indent: "2" }` */
export const initialOf = <S extends Settings>(settings: S): ValuesOf<S> =>
  Object.fromEntries(Object.entries(settings).map(([name, { initial }]) => [name, initial])) as ValuesOf<S>

/** Picks the valid settings from an unknown value: `{ indent: "7", sortKeys: true, x: 1 }` → `{ sortKeys: true }` */
export function readSettings<S extends Settings>(settings: S, value: unknown): Partial<ValuesOf<S>> {
  if (typeof value !== 'object' || value === null) return {}
  const given = value as Record<string, unknown>
  const valid = Object.entries(settings).filter(
    ([name, { isValid }]) => Object.hasOwn(given, name) && isValid(given[name]),
  )
  return Object.fromEntries(valid.map(([name]) => [name, given[name]])) as Partial<ValuesOf<S>>
}

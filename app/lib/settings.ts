/** A setting of a tool: what it is at first, and which values it can have; a value from outside is checked before it is used. */
export type Setting<T> = {
  initial: T
  isValid: (value: unknown) => value is T
  keys?: readonly string[]
  /** Which values it can have, in words: "2, 4, or tab". A function, since the first Intl.ListFormat of a page takes 20 ms. */
  describe: () => string
}
export type Settings = Record<string, Setting<never> | Setting<string> | Setting<boolean> | Setting<readonly string[]>>
export type ValuesOf<S extends Settings> = { [K in keyof S]: S[K] extends Setting<infer T> ? T : never }

const isOneOf = <T extends string>(keys: readonly T[]) => {
  return (value: unknown): value is T => typeof value === 'string' && (keys as readonly string[]).includes(value)
}

const mostNamed = 12

/** `["2", "4", "tab"]` → "2, 4, or tab"; a long list is not told */
export const describeKeys = (keys: readonly string[], type: 'disjunction' | 'conjunction' = 'disjunction'): string =>
  keys.length > mostNamed
    ? 'another value'
    : new Intl.ListFormat('en-US', { type }).format(keys.map((key) => key || 'nothing'))

/** One of several keys, the first unless told otherwise: `["2", "4", "tab"]` → "2" */
export const choice = <const T extends string>(keys: readonly [T, ...T[]], initial: T = keys[0]): Setting<T> => ({
  initial,
  keys,
  isValid: isOneOf(keys),
  describe: () => describeKeys(keys),
})

/** Any number of several keys, none at first unless told otherwise, of rivals one at most: `["g", "u", "v"], ["g"], ["u", "v"]` → ["g"] */
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
    `any of ${describeKeys(keys, 'conjunction')}, each once${rivals.length > 0 ? `, but not ${describeKeys(rivals, 'conjunction')} together` : ''}`,
})

export const flag = (initial = false): Setting<boolean> => ({
  initial,
  isValid: (value): value is boolean => typeof value === 'boolean',
  describe: () => 'on or off',
})

/** A short text of a certain form, which is also said in words: `(/^\d$/, "1", "a digit")` → "1" */
export const matching = (pattern: RegExp, initial: string, words: string): Setting<string> => ({
  initial,
  describe: () => words,
  isValid: (value): value is string => typeof value === 'string' && pattern.test(value),
})

/** The settings as they are at first: `{ indent: choice(["2", "4"]) }` → `{ indent: "2" }` */
export const initialOf = <S extends Settings>(settings: S): ValuesOf<S> =>
  Object.fromEntries(Object.entries(settings).map(([name, { initial }]) => [name, initial])) as ValuesOf<S>

/** What of a foreign value are settings: `{ indent: "7", sortKeys: true, x: 1 }` → `{ sortKeys: true }` */
export function readSettings<S extends Settings>(settings: S, value: unknown): Partial<ValuesOf<S>> {
  if (typeof value !== 'object' || value === null) return {}
  const given = value as Record<string, unknown>
  const valid = Object.entries(settings).filter(
    ([name, { isValid }]) => Object.hasOwn(given, name) && isValid(given[name]),
  )
  return Object.fromEntries(valid.map(([name]) => [name, given[name]])) as Partial<ValuesOf<S>>
}

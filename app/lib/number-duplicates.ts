/** Numbers repeated names: a, b, a → "a (1)", "b", "a (2)" */
export function numberDuplicates(names: readonly string[]): string[] {
  const totals = new Map<string, number>()
  const number = (name: string) => {
    const next = (totals.get(name) ?? 0) + 1
    totals.set(name, next)
    return next
  }
  const numbers = names.map(number)
  return names.map((name, place) => (totals.get(name) === 1 ? name : `${name} (${numbers[place]})`))
}

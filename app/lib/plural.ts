/** A number with its noun: `(1, "match", "matches")` → "1 match", `(2125, "line")` → "2,125 lines" */
export const count = (amount: number, noun: string, plural = `${noun}s`): string =>
  `${amount.toLocaleString('en')} ${amount === 1 ? noun : plural}`

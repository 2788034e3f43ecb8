// The first number with a comma costs a page 30 ms, and most counts have none.
/** A number with its noun: `(1, "match", "matches")` → "1 match", `(2125, "line")` → "2,125 lines" */
export const count = (amount: number, noun: string, plural = `${noun}s`): string =>
  `${amount < 1000 ? amount : amount.toLocaleString('en')} ${amount === 1 ? noun : plural}`

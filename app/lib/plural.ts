/** Groups digits as in English: `1234567` → "1,234,567". Not Intl, whose first use costs a page 30 ms. */
export const group = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, ',')

/** A number with its noun: `(1, "match", "matches")` → "1 match", `(2125, "line")` → "2,125 lines" */
export const count = (amount: number, noun: string, plural = `${noun}s`): string =>
  `${group(amount)} ${amount === 1 ? noun : plural}`

/** A count with its noun: `1, "word"` → `"1 word"`, `2000, "line"` → `"2,000 lines"` */
export const count = (amount: number, noun: string): string =>
  `${amount.toLocaleString('en')} ${noun}${amount === 1 ? '' : 's'}`

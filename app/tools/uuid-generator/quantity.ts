export const MIN_QUANTITY = 1
export const MAX_QUANTITY = 100

/** How many to make, from what was typed: `"250"` → 100, `"0"` → 1, `"many"` → 1 */
export function clampQuantity(text: string | number): number {
  const value = Math.trunc(Number(text))
  return Number.isNaN(value) ? MIN_QUANTITY : Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, value))
}

/** What a field may show while it is typed in: `"250"` → "100", but `"0"` stays, for `"05"` may follow. */
export const limitTyped = (text: string): string => (Number(text) > MAX_QUANTITY ? String(MAX_QUANTITY) : text)

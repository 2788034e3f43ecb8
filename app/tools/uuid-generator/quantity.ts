export const MIN_QUANTITY = 1
export const MAX_QUANTITY = 100

/** How many UUIDs to make, from the typed text: `"250"` → 100, `"0"` → 1, `"many"` → 1 */
export function clampQuantity(text: string | number): number {
  const value = Math.trunc(Number(text))
  return Number.isNaN(value) ? MIN_QUANTITY : Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, value))
}

/** What the field shows while typing: `"250"` → "100", but `"0"` stays, because `"05"` may follow. */
export const limitTyped = (text: string): string => (Number(text) > MAX_QUANTITY ? String(MAX_QUANTITY) : text)

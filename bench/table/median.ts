/** The middle one, or the higher of the two in the middle: `[3, 1, 2]` → 2 */
export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

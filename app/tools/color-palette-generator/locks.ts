/** A color that keeps its place in the palette. */
export type Lock = { place: number; hex: string }

/** Locked colors as written in a link, places counted from 1: the second is `#F6AF3B` → "2:F6AF3B" */
export const writeLocks = (locks: readonly Lock[]): string =>
  locks.map(({ place, hex }) => `${place + 1}:${hex.slice(1)}`).join(',')

/** `"2:F6AF3B"` → the second is `#F6AF3B`; null if the text is anything else */
export function readLocks(text: string): Lock[] | null {
  const parts = text === '' ? [] : text.split(',')
  const locks = parts.map((part) => {
    const [, place, digits] = /^([1-5]):([\da-f]{6})$/i.exec(part) ?? []
    return place && digits ? { place: Number(place) - 1, hex: `#${digits.toUpperCase()}` } : null
  })
  const places = new Set(locks.map((lock) => lock?.place))
  return places.size === locks.length && locks.every((lock) => lock !== null) ? locks : null
}

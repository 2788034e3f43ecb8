import type { Lock } from './state.ts'
import { describeColor } from './swatch.ts'

export const locksUnreadable =
  'The locked colors in this link could not be read. They should look like 2:F6AF3B,5:FAD79D.'

/** `"2:F6AF3B"` → the second is `#F6AF3B`; null if the text is anything else */
export function readLocks(text: string): Lock[] | null {
  const parts = text === '' ? [] : text.split(',')
  const locks = parts.flatMap((part) => {
    const [, place, digits = ''] = /^([1-5]):([\da-f]{6})$/i.exec(part) ?? []
    return place ? { place: Number(place) - 1, hex: `#${digits.toUpperCase()}` } : []
  })
  return new Set(locks.map(({ place }) => place)).size === parts.length ? locks : null
}

/** The colors to put at their places. */
export const describeLocks = (locks: readonly Lock[]) =>
  new Map(locks.map(({ place, hex }) => [place, { ...describeColor(hex), role: 'kept' }]))

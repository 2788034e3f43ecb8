// Browsers limit an element's height to about 2^25 pixels; taller lists scroll at a scale.
const tallest = 15_000_000
const overscan = 8

type Scroll = { count: number; rowHeight: number; top: number; height: number }

/** Which rows of a long list are visible, and where they are: `{ count: 1000, rowHeight: 20, top: 400, height: 200 }` → rows 12 to 38 */
export function windowOf({ count, rowHeight, top, height: viewHeight }: Scroll) {
  const full = count * rowHeight
  const height = Math.min(full, tallest)
  const scale = full > height ? (full - viewHeight) / (height - viewHeight) : 1
  const scrolled = top * scale
  const first = Math.min(Math.max(Math.floor(scrolled / rowHeight) - overscan, 0), count)
  const end = Math.min(Math.ceil((scrolled + viewHeight) / rowHeight) + overscan, count)
  return {
    first,
    end: Math.max(end, first),
    height,
    /** The position of the first drawn row in the list's element. */
    offset: top + first * rowHeight - scrolled,
    /** The scroll position that puts a row at the top. */
    topOf: (row: number) => (row * rowHeight) / scale,
  }
}

import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'

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

type Rows = {
  count: number
  rowHeight: number
  /** The height of what stays fixed above the rows. */
  head?: number
}

/** The visible rows of a long list in its `container`, which gets the focus if the focused row is scrolled away. */
export function useRowWindow({ count, rowHeight, head = 0 }: Rows) {
  const container = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(false)
  const [scroll, setScroll] = useState({ top: 0, height: 0 })
  const rows = windowOf({ count, rowHeight, ...scroll })

  useEffect(() => {
    const element = container.current
    if (!element) return
    const measure = () => setScroll({ top: element.scrollTop, height: element.clientHeight - head })
    // The observer also reports the first size, after this task has rendered.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [])

  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) container.current?.focus({ preventScroll: true })
  }, [rows.first, rows.end])

  const focus = {
    onFocus: () => {
      hasFocus.current = true
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) hasFocus.current = false
    },
  }
  return { container, focus, ...rows }
}

import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { windowOf } from './row-window.ts'

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

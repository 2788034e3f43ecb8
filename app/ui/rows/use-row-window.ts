import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { windowOf } from './row-window.ts'

type Rows = {
  count: number
  rowHeight: number
  /** The height of what stays above the rows while they scroll. */
  head?: number
}

/** The rows of a long list that are in sight in its `container`, which gets the focus when a row that has it is scrolled away. */
export function useRowWindow({ count, rowHeight, head = 0 }: Rows) {
  const container = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(false)
  const [scroll, setScroll] = useState({ top: 0, height: 0 })
  const rows = windowOf({ count, rowHeight, ...scroll })

  useEffect(() => {
    const element = container.current
    if (!element) return
    const measure = () => setScroll({ top: element.scrollTop, height: element.clientHeight - head })
    // The observer tells of the first size too, after what is drawn in this task.
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

import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { windowOf } from './row-window.ts'

export type VirtualListHandle = { scrollToRow(row: number): void; focus(): void }

type Props = {
  label: string
  role: 'list' | 'tree'
  count: number
  rowHeight: number
  className?: string
  /** Draws the row; its element carries the role, the place in the set and the key. */
  renderRow: (row: number) => ReactNode
  onWindow?: (first: number, end: number) => void
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
  activeDescendant?: string | undefined
  ref?: Ref<VirtualListHandle>
}

/** A list of any length of which only the rows in sight are in the document. */
export function VirtualList({
  label,
  role,
  count,
  rowHeight,
  className = '',
  renderRow,
  onWindow,
  onKeyDown,
  activeDescendant,
  ref,
}: Props) {
  const container = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(false)
  const [scroll, setScroll] = useState({ top: 0, height: 0 })
  const { first, end, height, offset, topOf } = windowOf({ count, rowHeight, ...scroll })

  useEffect(() => {
    const element = container.current
    if (!element) return
    const measure = () => setScroll({ top: element.scrollTop, height: element.clientHeight })
    // The observer tells of the first size too, after what is drawn in this task.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [])

  useEffect(() => onWindow?.(first, end), [onWindow, first, end])
  // What held the focus was scrolled out of the document.
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) container.current?.focus({ preventScroll: true })
  }, [first, end])

  useImperativeHandle(ref, () => ({
    focus: () => container.current?.focus(),
    scrollToRow(row) {
      const element = container.current
      if (!element) return
      const top = topOf(row)
      if (top < element.scrollTop) element.scrollTop = top
      else if (top + rowHeight > element.scrollTop + element.clientHeight)
        element.scrollTop = top + rowHeight - element.clientHeight
    },
  }))

  const rows = Array.from({ length: end - first }, (_, index) => renderRow(first + index))
  return (
    <div
      ref={container}
      role={role}
      aria-label={label}
      aria-activedescendant={activeDescendant}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onFocus={() => {
        hasFocus.current = true
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) hasFocus.current = false
      }}
      className={`relative overflow-auto focus-visible:-outline-offset-2 ${className}`}
    >
      <div role="presentation" style={{ height }}>
        <div role="presentation" style={{ transform: `translateY(${offset}px)` }}>
          {rows}
        </div>
      </div>
    </div>
  )
}

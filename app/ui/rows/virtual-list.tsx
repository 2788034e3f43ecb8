import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useImperativeHandle } from 'react'
import { useRowWindow } from './use-row-window.ts'

export type VirtualListHandle = { scrollToRow(row: number): void; focus(): void }

type Props = {
  label: string
  role: 'list' | 'tree'
  count: number
  rowHeight: number
  className?: string
  /** Renders a row; its element has the role, the position in the set and the React key. */
  renderRow: (row: number) => ReactNode
  onWindow?: (first: number, end: number) => void
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
  activeDescendant?: string | undefined
  ref?: Ref<VirtualListHandle>
}

/** A list of any length with only its visible rows in the document. */
export function VirtualList({ count, rowHeight, renderRow, onWindow, ref, className = '', ...props }: Props) {
  const { container, focus, first, end, height, offset, topOf } = useRowWindow({ count, rowHeight })

  useEffect(() => onWindow?.(first, end), [onWindow, first, end])

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
      role={props.role}
      aria-label={props.label}
      aria-activedescendant={props.activeDescendant}
      tabIndex={0}
      onKeyDown={props.onKeyDown}
      {...focus}
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

import type { KeyboardEvent } from 'react'

/** Arrow keys move through the buttons of the rows of a list or table. They are not Tab stops: a list is one, no matter how long it is. */
export function stepRows(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget
  const target = event.target as HTMLElement
  const row = target.closest('li, tr')
  const buttonsIn = (row: Element | null | undefined) => [
    ...(row?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? []),
  ]
  const column = Math.max(0, buttonsIn(row).indexOf(target))
  const edge = { Home: 0, End: list.scrollHeight }[event.key]
  if (edge !== undefined) {
    // After this, the row may no longer be in the document.
    list.focus({ preventScroll: true })
    list.scrollTop = edge
  }
  const sideways = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (sideways !== undefined && row) buttonsIn(row)[column + sideways]?.focus()
  const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
  if (edge !== undefined || isArrow) event.preventDefault()
  if (!isArrow) return
  const isDown = event.key === 'ArrowDown'
  const { top, bottom } = list.getBoundingClientRect()
  const isSeen = (item: Element) => {
    const box = item.getBoundingClientRect()
    return box.top >= top - 1 && box.bottom <= bottom + 1
  }
  const rows = [...list.querySelectorAll('li, tbody tr')]
  const next = row ? rows[rows.indexOf(row) + (isDown ? 1 : -1)] : rows.filter(isSeen).at(isDown ? 0 : -1)
  const buttons = buttonsIn(next)
  buttons.at(Math.min(column, buttons.length - 1))?.focus()
}

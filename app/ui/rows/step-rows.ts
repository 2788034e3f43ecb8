import type { KeyboardEvent } from 'react'

/** Arrow keys move through the buttons of a list's rows. They are not Tab stops: a list is one, no matter how long it is. */
export function stepRows(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget
  const row = (event.target as Element).closest('li')
  const edge = { Home: 0, End: list.scrollHeight }[event.key]
  if (edge !== undefined) {
    // After this, the row may no longer be in the document.
    list.focus({ preventScroll: true })
    list.scrollTop = edge
  }
  const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
  if (edge !== undefined || isArrow) event.preventDefault()
  if (!isArrow) return
  const isDown = event.key === 'ArrowDown'
  const { top, bottom } = list.getBoundingClientRect()
  const isSeen = (item: Element) => {
    const box = item.getBoundingClientRect()
    return box.top >= top - 1 && box.bottom <= bottom + 1
  }
  const seen = [...list.querySelectorAll('li')].filter(isSeen)
  const next = row ? (isDown ? row.nextElementSibling : row.previousElementSibling) : seen.at(isDown ? 0 : -1)
  next?.querySelector('button')?.focus()
}

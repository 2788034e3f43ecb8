const headerHeight = 52

/** Arrow keys, Home and End in a tab list choose another tab (WAI-ARIA tabs pattern). */
function steerTabs(event: KeyboardEvent): void {
  const tab = (event.target as Element).closest('[role=tab]')
  if (!tab) return
  const tabs = [...tab.parentElement!.querySelectorAll<HTMLElement>('[role=tab]')]
  const at = tabs.indexOf(tab as HTMLElement)
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  tabs.at(next % tabs.length)?.focus()
}

/** Scrolls the title away once the visitor uses the bench, so that the actions cover nothing at its bottom. */
function showBench(target: EventTarget | null): void {
  if (!(target instanceof Element) || !matchMedia('(width < 640px)').matches) return
  const bench = target.closest('.text-pane, .action-bar')?.closest('.bench')
  if (bench && bench.getBoundingClientRect().top > headerHeight) bench.scrollIntoView()
}

/** A button that takes the focus from a field closes the keyboard, and would move away from the finger before the press. */
function keepField(event: MouseEvent): void {
  const isTouch = matchMedia('(pointer: coarse) and (width < 640px)').matches
  const button = (event.target as Element).closest('.bench button:not(.action-bar *), .toast button')
  if (isTouch && button && document.activeElement?.closest('.text-pane')) event.preventDefault()
}

/** On a phone, a touched field scrolls the title away, and the actions stay above the keyboard. */
export function startPhone(): void {
  document.addEventListener('keydown', steerTabs)
  document.addEventListener('mousedown', keepField)
  document.addEventListener('focusin', ({ target }) => showBench(target))
  // `capture`: the pressed element may be gone after the click.
  document.addEventListener('click', ({ target }) => showBench(target), true)
  showBench(document.activeElement)
  const view = window.visualViewport
  view?.addEventListener('resize', () => {
    // If the page itself shrinks for the keyboard, nothing is covered.
    const covered = Math.max(0, innerHeight - view.height * view.scale)
    document.documentElement.style.setProperty('--keyboard', `${view.scale > 1 ? 0 : Math.round(covered)}px`)
  })
}

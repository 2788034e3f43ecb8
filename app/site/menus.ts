import { readTheme } from './theme.ts'

const isMenu = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.role === 'menu'
const itemsOf = (menu: Element) => [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]:not(:disabled)')]
const openersOf = ({ id }: Element) =>
  document.querySelectorAll<HTMLElement>(`[popovertarget="${id}"]:not([popovertargetaction=hide])`)

const chosenOf = (menu: HTMLElement) =>
  menu.querySelector<HTMLElement>('[aria-checked=true], [aria-current]') ?? itemsOf(menu)[0]

/** Buttons show whether their popover is open. A menu focuses its chosen item, or the first one. */
function tellToggle(event: Event): void {
  const { target, newState } = event as ToggleEvent
  if (!(target instanceof HTMLElement)) return
  for (const opener of openersOf(target)) opener.setAttribute('aria-expanded', String(newState === 'open'))
  if (!isMenu(target)) return
  // The browser returns the focus itself, except for a menu inside another popover.
  if (newState === 'closed' && target.contains(document.activeElement)) openersOf(target).values().next().value?.focus()
  const chosen = chosenOf(target)
  for (const item of itemsOf(target)) item.autofocus = item === chosen
}

/** A popover closes when the focus leaves it. */
function closeBehind({ target, relatedTarget }: FocusEvent): void {
  const menu = target instanceof Element && target.closest<HTMLElement>('[popover]:popover-open')
  if (!menu || !(relatedTarget instanceof Node) || menu.contains(relatedTarget)) return
  if (![...openersOf(menu)].includes(relatedTarget as HTMLElement)) menu.hidePopover()
}

function steer(event: KeyboardEvent): void {
  const focused = event.target as Element
  const menu = focused.closest<HTMLElement>('[role=menu]')
  if (!menu) {
    const opened = event.key === 'ArrowDown' && focused.getAttribute('aria-haspopup') === 'menu'
    const id = opened && focused.getAttribute('popovertarget')
    if (!id) return
    event.preventDefault()
    document.getElementById(id)?.showPopover()
    return
  }
  const items = itemsOf(menu)
  const at = items.indexOf(focused as HTMLElement)
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
  if (next !== undefined) {
    event.preventDefault()
    items.at(next % items.length)?.focus()
  } else if (event.key === 'Tab') menu.hidePopover()
}

function markTheme(): void {
  for (const item of document.querySelectorAll<HTMLElement>('[data-theme-choice]'))
    item.setAttribute('aria-checked', String(item.dataset.themeChoice === readTheme()))
}

/** Closes the menu of a clicked link: the link may lead to a place on this page. */
function closeChosen({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLElement>('#main-menu a, [role=menu] a')
  if (link) link.closest<HTMLElement>('[popover]')?.hidePopover()
}

/** Starts all menus. Until now the browser opened and closed them itself, so one may be open. */
export function startMenus(): void {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]'))
    for (const opener of openersOf(popover))
      opener.setAttribute('aria-expanded', String(popover.matches(':popover-open')))
  document.addEventListener('beforetoggle', tellToggle, true)
  document.addEventListener('focusout', closeBehind)
  document.addEventListener('keydown', steer)
  document.addEventListener('click', closeChosen)
  // On a wide screen the navigation is a row, not a menu.
  for (const width of ['48rem', '64rem'])
    matchMedia(`(width >= ${width})`).addEventListener('change', () =>
      document.getElementById('main-menu')!.hidePopover(),
    )
  const open = document.querySelector<HTMLElement>('[role=menu]:popover-open')
  if (open && !open.contains(document.activeElement)) chosenOf(open)?.focus()
  markTheme()
  addEventListener('theme', markTheme)
}

import { chooseTheme, onTheme, readTheme, type Theme } from './theme.ts'

type Menu = { button: HTMLElement; menu: HTMLElement; isOpen: boolean }

/** A popover whose button tells whether it is open; it closes too when the focus goes elsewhere. */
function startMenu(id: string): Menu {
  const menu = document.getElementById(id)!
  const button = document.querySelector<HTMLElement>(`[popovertarget=${id}]`)!
  const tell = (state: string) => button.setAttribute('aria-expanded', String(state === 'open'))
  const isOpen = menu.matches(':popover-open')
  tell(isOpen ? 'open' : 'closed')
  menu.addEventListener('beforetoggle', (event) => tell(event.newState))
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && relatedTarget !== button && !menu.contains(relatedTarget)) menu.hidePopover()
  })
  return { button, menu, isOpen }
}

function startNavigation(): void {
  const { menu } = startMenu('main-menu')
  const close = () => menu.hidePopover()
  menu.addEventListener('click', ({ target }) => target instanceof HTMLAnchorElement && close())
  // On a wide screen it is no menu but a row.
  matchMedia('(width >= 48rem)').addEventListener('change', close)
}

function startThemeMenu(): void {
  const { button, menu, isOpen } = startMenu('theme-menu')
  const items = [...menu.querySelectorAll('button')]

  function mark() {
    for (const item of items) {
      const isChosen = item.value === readTheme()
      item.setAttribute('aria-checked', String(isChosen))
      item.autofocus = isChosen
    }
  }
  mark()
  onTheme(mark)
  if (isOpen) items.find((item) => item.autofocus)?.focus()

  button.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    menu.showPopover()
  })
  menu.addEventListener('keydown', (event) => {
    const at = items.indexOf(document.activeElement as HTMLButtonElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (next !== undefined) {
      event.preventDefault()
      items.at(next % items.length)?.focus()
    } else if (event.key === 'Tab') menu.hidePopover()
  })
  for (const item of items)
    item.addEventListener('click', () => {
      chooseTheme(item.value as Theme)
      menu.hidePopover()
    })
}

/** Brings the menus of the header to life; until then the browser opens and closes them by itself, and one may be open. */
export function startMenus(): void {
  startNavigation()
  startThemeMenu()
}

import { dismissToast, readToasts, type ShownToast, watchToasts } from './toast.ts'

const lifetime = 4500
const gap = 12

/** The card of a toast: a copy of the document's template with its words in it. */
function makeCard(template: HTMLTemplateElement, { id, title, description, tone, action }: ShownToast): HTMLElement {
  const card = template.content.firstElementChild!.cloneNode(true) as HTMLElement
  const [titleLine, descriptionLine] = card.querySelectorAll('p')
  const [act, dismiss] = card.querySelectorAll('button')
  card.dataset.tone = tone ?? 'success'
  titleLine!.textContent = title
  if (description) descriptionLine!.textContent = description
  else descriptionLine!.remove()
  if (action) act!.textContent = action.label
  else act!.remove()
  act!.addEventListener('click', () => {
    dismissToast(id)
    action?.run()
  })
  // A click leaves the focus where the visitor works.
  dismiss!.addEventListener('mousedown', (event) => event.preventDefault())
  dismiss!.addEventListener('click', () => dismissToast(id))
  return card
}

/** The notification area: those that only say something go by themselves, but wait while one is hovered or focused. */
export function startToaster(region: HTMLElement): void {
  const list = region.querySelector('ol')!
  const template = region.querySelector('template')!
  const cards = new Map<number, HTMLElement>()
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  let hovered: Element | null = null
  let cameFrom: EventTarget | null = null

  function setTimers() {
    // A card that goes does not tell that the pointer left it.
    if (hovered?.isConnected || list.contains(document.activeElement)) {
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
      return
    }
    for (const { id, stays } of readToasts())
      if (!stays && !timers.has(id))
        timers.set(
          id,
          setTimeout(() => dismissToast(id), lifetime),
        )
  }

  function remove(card: HTMLElement) {
    const next = card.nextElementSibling ?? card.previousElementSibling
    const hadFocus = card.contains(document.activeElement)
    card.remove()
    const target = hadFocus && (next?.querySelector('button:last-of-type') ?? cameFrom)
    if (target instanceof HTMLElement) target.focus()
  }

  /** Above what stands at the lower edge of a tool, and over none of its controls. */
  function place() {
    const boxesOf = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .map((element) => element.getBoundingClientRect())
        .filter(
          ({ width, right, top, bottom }) => width > 0 && right > innerWidth - 400 && bottom > 0 && top < innerHeight,
        )
    const edges = boxesOf('.action-bar, .panes ~ *, .pane .strip, .pane-alert').filter(
      ({ top }) => top > innerHeight / 2,
    )
    const lowest = Math.min(innerHeight, ...edges.map(({ top }) => top)) - gap
    const controls = boxesOf('.bench :is(a, button, input, select)').sort((a, b) => b.top - a.top)
    const height = list.offsetHeight
    let edge = lowest
    for (const { top, bottom } of controls) if (bottom > edge - height && top < edge) edge = top - gap
    // Where there is no room between the controls, they are covered for as long as it takes.
    region.style.bottom = `${innerHeight - (edge - height > innerHeight / 3 ? edge : lowest)}px`
  }

  function show() {
    const toasts = readToasts()
    for (const [id, card] of cards)
      if (!toasts.some((toast) => toast.id === id)) {
        cards.delete(id)
        remove(card)
      }
    for (const toast of toasts)
      if (!cards.has(toast.id)) {
        cards.set(toast.id, makeCard(template, toast))
        list.append(cards.get(toast.id)!)
      }
    place()
    // What a failure adds to the page is drawn after its toast.
    requestAnimationFrame(place)
    setTimers()
  }

  list.addEventListener('pointerover', ({ target }) => {
    hovered = (target as Element).closest('li')
    setTimers()
  })
  list.addEventListener('pointerleave', () => {
    hovered = null
    setTimers()
  })
  list.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget && !list.contains(relatedTarget as Node)) cameFrom = relatedTarget
    setTimers()
  })
  list.addEventListener('focusout', setTimers)
  const bench = document.querySelector('.bench')
  if (bench) new ResizeObserver(place).observe(bench)
  // The way of the keys may lead under it; a pointer would be missed by what moves.
  addEventListener('keyup', ({ key }) => key === 'Tab' && cards.size > 0 && place())
  watchToasts(show)
  show()
}

import { toastLifetime } from './lifetimes.ts'
import { dismissToast, readToasts, type ShownToast, watchToasts } from './toast.ts'

/** What a toast must not cover: controls and messages. */
const controls =
  'a, button, label, input, select, summary, [role=separator], .action-bar, .pane-alert, .phone-alert, .notice'
/** What a toast covers only if there is no other place: rows and lines of results. */
const rows = '.bench :is(tr, li, pre, dd, .cells, [role=treeitem], .result)'

export type Box = { left: number; top: number; right: number; bottom: number }

/** Finds the place of this size that covers no box and is nearest to the frame's bottom right corner; returns its corner there. */
export function findPlace(width: number, height: number, frame: Box, boxes: readonly Box[], gap = 8) {
  const rights = [frame.right, ...boxes.map(({ left }) => left - gap)].filter((right) => right <= frame.right)
  const bottoms = [frame.bottom, ...boxes.map(({ top }) => top - gap)].filter((bottom) => bottom <= frame.bottom)
  const isFree = (right: number, bottom: number) =>
    right - width >= frame.left &&
    bottom - height >= frame.top &&
    boxes.every(
      (box) =>
        box.left >= right + gap ||
        box.right + gap <= right - width ||
        box.top >= bottom + gap ||
        box.bottom + gap <= bottom - height,
    )
  let place: { right: number; bottom: number } | undefined
  for (const right of rights)
    for (const bottom of bottoms) {
      const isNearer = !place || right + bottom > place.right + place.bottom
      if (isNearer && isFree(right, bottom)) place = { right, bottom }
    }
  return place
}

/** Makes the card of a toast from the document's template. */
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
  // A click must not take the focus from where the visitor works.
  dismiss!.addEventListener('mousedown', (event) => event.preventDefault())
  dismiss!.addEventListener('click', () => dismissToast(id))
  return card
}

/** The notification area. Toasts close by themselves, unless they stay; they wait while one is hovered or focused. */
export function startToaster(region: HTMLElement): void {
  const phone = matchMedia('(width < 640px)')
  const list = region.querySelector('ol')!
  const template = region.querySelector('template')!
  const cards = new Map<number, HTMLElement>()
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  let hovered: Element | null = null
  let cameFrom: EventTarget | null = null

  function setTimers() {
    // A card that is removed under the pointer sends no pointerleave.
    if (hovered?.isConnected || list.contains(document.activeElement)) {
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
      return
    }
    for (const { id, stays } of readToasts())
      if (!stays && !timers.has(id)) timers.set(id, setTimeout(dismissToast, toastLifetime, id))
  }

  function remove(card: HTMLElement) {
    const next = card.nextElementSibling ?? card.previousElementSibling
    const hadFocus = card.contains(document.activeElement)
    card.remove()
    const target = hadFocus && (next?.querySelector('button:last-of-type') ?? cameFrom)
    if (target instanceof HTMLElement) target.focus()
  }

  /** The boxes of the visible elements, in the window or within a box; what is scrolled out of its pane is not visible. */
  const boxesOf = (selector: string, within: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }) =>
    [...document.querySelectorAll(selector)].flatMap((element) => {
      const box = element.getBoundingClientRect()
      const { left, top, right, bottom, width, height } = box
      const isNear = left < within.right && right > within.left && top < within.bottom && bottom > within.top
      if (!isNear || width === 0 || region.contains(element)) return []
      // A table row is only hit through its cells.
      const isHit = (y: number) =>
        document.elementsFromPoint(left + width / 2, y).some((each) => element.contains(each))
      return isHit(top + height / 2) || isHit(top + 2) || isHit(bottom - 2) ? box : []
    })

  /** Whether a card covers something it must not. */
  const isOver = (card: HTMLElement) =>
    boxesOf(phone.matches ? controls : `${controls}, .foot`, card.getBoundingClientRect()).length > 0

  /**
   * On a phone, toasts cover the status bar, above the actions. Elsewhere, or if the phone shows no status bar, they go as near
   * to the bottom right corner as possible without covering the status bar or a control. They move only if they must.
   */
  function place(must = false) {
    if (cards.size === 0 || !(must || phone.matches || [...cards.values()].some(isOver))) return
    const { clientWidth } = document.documentElement
    const foot = boxesOf(phone.matches ? '.action-bar' : '.foot').find(({ top }) => top > innerHeight / 2)
    const margin = phone.matches ? 0 : 34
    const lowest = (foot?.top ?? innerHeight) - (phone.matches ? 0 : 12)
    const frame = { left: margin, top: 0, right: clientWidth - margin, bottom: lowest }
    const width = Math.max(...Array.from(cards.values(), ({ offsetWidth }) => offsetWidth))
    const isGiven = phone.matches && boxesOf('.status-bar').length > 0
    const free = (taken: string) => {
      const boxes = boxesOf(taken).filter(({ top }) => top < lowest)
      return findPlace(width, list.offsetHeight, frame, boxes, phone.matches ? 0 : 8)
    }
    // Without any room, the toasts cover what is there until they close.
    const { right, bottom } = (!isGiven && (free(`${controls}, ${rows}`) ?? free(controls))) || frame
    region.style.right = `${clientWidth - right}px`
    region.style.bottom = `${innerHeight - bottom}px`
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
    place(true)
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
  let awaited = 0
  const placeSoon = () => {
    cancelAnimationFrame(awaited)
    awaited = requestAnimationFrame(() => place())
  }
  if (bench) {
    new ResizeObserver(placeSoon).observe(bench)
    new MutationObserver(placeSoon).observe(bench, { childList: true, subtree: true, attributeFilter: ['hidden'] })
  }
  // The keyboard of a phone hides and shows the status bar.
  for (const act of ['focusin', 'focusout']) addEventListener(act, () => phone.matches && placeSoon())
  // A control may have been scrolled under a toast.
  addEventListener('scrollend', placeSoon, { passive: true, capture: true })
  // Tab may move the focus under a toast. Not for the pointer: a toast must not move away from it.
  addEventListener('keyup', ({ key }) => key === 'Tab' && place())
  watchToasts(show)
  show()
}

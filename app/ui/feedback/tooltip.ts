import { describeKeys } from '../keys/key-names.ts'

const subjects = ':is([data-tip], [aria-keyshortcuts])'
const openDelay = 700
/** How many ms the pointer may take from a control to its tooltip. */
const closeDelay = 150
const gap = 8

/**
 * The tooltip of the page, for all elements with `data-tip` or a shortcut, unless their menu is open. The pointer may rest on it.
 * A finger sees the words of `data-tip` while it holds the element; a tap opens nothing.
 */
export function startTooltip(tip: HTMLElement): void {
  let subject: Element | null = null
  let owner: Element | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  // The focus that follows a tap must not open a tooltip. The first tap may have come before this script.
  let isTouch = !matchMedia('(hover: hover)').matches

  function hide() {
    clearTimeout(timer)
    owner?.removeAttribute('aria-describedby')
    owner = null
    subject = null
    if (tip.matches(':popover-open')) tip.hidePopover()
  }

  function show(element: Element) {
    const words = element.getAttribute('data-tip') ?? ''
    // What the element shows itself is not repeated.
    const said = words === element.textContent ? '' : words
    const isKeyShown = element.querySelector('.kbd')?.checkVisibility()
    const keys = isKeyShown ? null : element.getAttribute('aria-keyshortcuts')
    tip.textContent = [said, keys && describeKeys(keys)].filter(Boolean).join(' · ')
    // A focused field needs no hint about the key that focuses it.
    const isThere = element.localName === 'input' && element === document.activeElement
    const isBeside = element.closest('.rail') !== null
    // Above the bar stands the description of the tool.
    const isUnder = element.closest('.bar') !== null
    // A wide rail shows the names.
    const isShown = isBeside && matchMedia('(width >= 1600px)').matches
    if (!element.isConnected || !tip.textContent || isThere || isShown) return
    // Screen readers announce the name and the keys anyway.
    const isNamed = (element.ariaLabel ?? element.textContent).includes(words)
    if (!isNamed && !element.hasAttribute('aria-describedby')) {
      element.setAttribute('aria-describedby', tip.id)
      owner = element
    }
    tip.showPopover()
    const box = element.getBoundingClientRect()
    const left = isBeside ? box.right + gap : box.left + box.width / 2 - tip.offsetWidth / 2
    const above = isBeside ? box.top + (box.height - tip.offsetHeight) / 2 : box.top - tip.offsetHeight - gap
    tip.style.left = `${Math.max(gap, Math.min(left, innerWidth - tip.offsetWidth - gap))}px`
    tip.style.top = `${above > gap && !isUnder ? above : box.bottom + gap}px`
  }

  function schedule(target: EventTarget | null | undefined) {
    const element = target instanceof Element ? target.closest(`${subjects}:not([aria-expanded=true])`) : null
    const isOpen = tip.matches(':popover-open')
    const isOnTip = target instanceof Node && tip.contains(target)
    if (isOpen && (isOnTip || !element || element === subject)) {
      clearTimeout(timer)
      if (!isOnTip && !element) timer = setTimeout(hide, closeDelay)
    } else if (!element || element !== subject) {
      hide()
      subject = element
      if (element) timer = setTimeout(() => show(element), openDelay)
    }
  }

  document.addEventListener('pointerover', ({ pointerType, target }) => pointerType !== 'touch' && schedule(target))
  document.addEventListener('focusin', ({ target }) => isTouch || schedule(target))
  document.addEventListener('focusout', hide)
  document.addEventListener('pointerdown', ({ pointerType, target }) => {
    hide()
    isTouch = pointerType === 'touch'
    if (isTouch) schedule((target as Element).closest('[data-tip]'))
  })
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, () => isTouch && hide())
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide()
    if (key === 'Tab') isTouch = false
  })
  // `capture`, because the scroll event of a pane does not bubble.
  addEventListener('scroll', hide, { passive: true, capture: true })
  if (!isTouch) schedule([...document.querySelectorAll(`${subjects}:hover`)].at(-1) ?? document.activeElement)
}

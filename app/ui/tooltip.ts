const openDelay = 700
const gap = 8

/** The one tooltip of the page: it serves every element that carries `data-tip`, but none whose menu is open. */
export function startTooltip(tip: HTMLElement): void {
  let owner: Element | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function hide() {
    clearTimeout(timer)
    owner?.removeAttribute('aria-describedby')
    owner = null
    if (tip.matches(':popover-open')) tip.hidePopover()
  }

  function show(element: Element) {
    tip.textContent = element.getAttribute('data-tip')
    if (!element.isConnected || !tip.textContent) return
    if (!element.hasAttribute('aria-describedby')) {
      element.setAttribute('aria-describedby', tip.id)
      owner = element
    }
    tip.showPopover()
    const box = element.getBoundingClientRect()
    const left = box.left + box.width / 2 - tip.offsetWidth / 2
    const above = box.top - tip.offsetHeight - gap
    tip.style.left = `${Math.max(gap, Math.min(left, innerWidth - tip.offsetWidth - gap))}px`
    tip.style.top = `${above > gap ? above : box.bottom + gap}px`
  }

  function schedule(target: EventTarget | null | undefined) {
    const element = target instanceof Element ? target.closest('[data-tip]:not([aria-expanded=true])') : null
    hide()
    if (element) timer = setTimeout(() => show(element), openDelay)
  }
  const scheduleFor = ({ target }: Event) => schedule(target)

  document.addEventListener('pointerover', scheduleFor)
  document.addEventListener('focusin', scheduleFor)
  document.addEventListener('focusout', hide)
  document.addEventListener('pointerdown', hide)
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide())
  addEventListener('scroll', hide, { passive: true })
  schedule([...document.querySelectorAll(':hover')].at(-1) ?? document.activeElement)
}

import { useEffect, useRef } from 'react'

const openDelay = 700
const gap = 8

/** The one tooltip of the page: it serves every element that carries `data-tip`. */
export function Tooltip() {
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const tip = ref.current
    if (!tip) return
    let owner: Element | null = null
    let timer: ReturnType<typeof setTimeout> | undefined

    function hide() {
      clearTimeout(timer)
      owner?.removeAttribute('aria-describedby')
      owner = null
      if (tip?.matches(':popover-open')) tip.hidePopover()
    }

    function show(element: Element) {
      if (!tip || !element.isConnected) return
      tip.textContent = element.getAttribute('data-tip')
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

    function schedule(event: Event) {
      const element = event.target instanceof Element ? event.target.closest('[data-tip]') : null
      hide()
      if (element) timer = setTimeout(() => show(element), openDelay)
    }

    const hideOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && hide()
    document.addEventListener('pointerover', schedule)
    document.addEventListener('focusin', schedule)
    document.addEventListener('focusout', hide)
    document.addEventListener('pointerdown', hide)
    document.addEventListener('keydown', hideOnEscape)
    addEventListener('scroll', hide, { passive: true })
    return () => {
      hide()
      document.removeEventListener('pointerover', schedule)
      document.removeEventListener('focusin', schedule)
      document.removeEventListener('focusout', hide)
      document.removeEventListener('pointerdown', hide)
      document.removeEventListener('keydown', hideOnEscape)
      removeEventListener('scroll', hide)
    }
  }, [])

  return (
    <div
      ref={ref}
      id="tooltip"
      role="tooltip"
      popover="manual"
      className="fixed m-0 max-w-72 rounded-control border-0 bg-ink px-2.5 py-1.5 text-small leading-snug text-paper shadow-float"
    />
  )
}

import { writePreference } from '#app/browser/storage.ts'
import { isEnter } from '#app/ui/keys/run-on-enter.ts'

const step = 2

/** The divider between two panes: drag it, use the arrow keys, or double-click to reset it. boot.ts restores its position. */
export function startSplit(): void {
  const line = document.querySelector<HTMLElement>('[data-split]')
  if (!line) return
  const name = `split:${line.dataset.split}`
  const [start, least, most] = [line.ariaValueNow, line.ariaValueMin, line.ariaValueMax].map(Number) as [
    number,
    number,
    number,
  ]
  const root = document.documentElement.style

  const read = () => Number(root.getPropertyValue('--split') || start)
  function show(percent: number) {
    line!.setAttribute('aria-valuenow', String(Math.round(percent)))
  }
  function put(percent: number) {
    const bounded = Math.min(most, Math.max(least, percent))
    root.setProperty('--split', bounded.toFixed(1))
    show(bounded)
  }
  const keep = () => writePreference(name, root.getPropertyValue('--split') || null)
  function reset() {
    root.removeProperty('--split')
    show(start)
    keep()
  }

  line.addEventListener('pointerdown', (event) => {
    line.setPointerCapture(event.pointerId)
    event.preventDefault()
    line.focus()
  })
  line.addEventListener('pointermove', ({ pointerId, clientX }) => {
    if (!line.hasPointerCapture(pointerId)) return
    const { left, width } = line.parentElement!.getBoundingClientRect()
    put(((clientX - left) / width) * 100)
  })
  line.addEventListener('lostpointercapture', keep)
  line.addEventListener('dblclick', reset)
  line.addEventListener('keydown', (event) => {
    const next = { ArrowLeft: read() - step, ArrowRight: read() + step, Home: least, End: most }[event.key]
    if (next === undefined && !isEnter(event)) return
    event.preventDefault()
    if (next === undefined) reset()
    else {
      put(next)
      keep()
    }
  })
  show(read())
}

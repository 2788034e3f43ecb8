import { writePreference } from '#app/browser/storage.ts'
import { isEnter } from '#app/ui/keys/run-on-enter.ts'

const step = 2

/** The divider between two panes: drag it, use the arrow keys, or double-click to reset it. boot.ts restores its position. */
export function startSplit(): void {
  const line = document.querySelector<HTMLElement>('[data-split]')
  if (!line) return
  const name = `split:${line.dataset.split}`
  const [least = 0, most = 0] = [line.ariaValueMin, line.ariaValueMax].map(Number)
  const { style } = document.documentElement

  const read = () => Number(style.getPropertyValue('--split') || getComputedStyle(line).getPropertyValue('--start'))
  const keep = () => writePreference(name, style.getPropertyValue('--split') || null)
  const show = () => line.setAttribute('aria-valuenow', String(Math.round(read())))
  function put(percent: number) {
    style.setProperty('--split', Math.min(most, Math.max(least, percent)).toFixed(1))
    show()
  }
  function reset() {
    style.removeProperty('--split')
    show()
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
    if (next === undefined) return reset()
    put(next)
    keep()
  })
  show()
}

import { writePreference } from '#app/browser/storage.ts'

const [least, most, step] = [25, 75, 2]

/** The line between two panes: dragged, by arrow keys, back by a double click; boot.ts puts it there again. */
export function startSplit(): void {
  const line = document.querySelector<HTMLElement>('[data-split]')
  if (!line) return
  const name = `split:${line.dataset.split}`
  const start = Number(line.getAttribute('aria-valuenow'))
  const root = document.documentElement.style

  const read = () => Number(root.getPropertyValue('--split') || start)
  function show(percent: number) {
    line!.setAttribute('aria-valuenow', String(Math.round(percent)))
  }
  function put(percent: number) {
    const bounded = Math.min(most, Math.max(least, percent))
    root.setProperty('--split', bounded.toFixed(1))
    writePreference(name, bounded.toFixed(1))
    show(bounded)
  }
  function reset() {
    root.removeProperty('--split')
    writePreference(name, null)
    show(start)
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
  line.addEventListener('dblclick', reset)
  line.addEventListener('keydown', (event) => {
    const next = { ArrowLeft: read() - step, ArrowRight: read() + step, Home: least, End: most }[event.key]
    if (next === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (next === undefined) reset()
    else put(next)
  })
  show(read())
}

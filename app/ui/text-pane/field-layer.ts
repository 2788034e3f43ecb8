import { cutChunks, moveCuts } from './cut-chunks.ts'
import { type Drift, driftBetween, type Stretch } from './drift.ts'
import { FIELD_LIMIT } from './field-text.ts'
import { createLineNumbers, type LineNumbers } from './line-numbers.ts'
import { paintRun } from './paint-run.ts'
import { keepParts, type Layer, looksSame, type Mark, moveMark, type Painting, shiftMark } from './painting.ts'

/** A piece of the text with the marks drawn in it, both counted from where it begins. */
type Chunk = { start: number; text: string; breaks: number; element: HTMLElement; marks: readonly Mark[] }

// Above this many marks only those near what is in sight are in the document.
const mostMarks = 2000
const reach = 200
// More new chunks than this were not typed.
const mostTyped = 2

/** How many chunks at the beginning of two lists are the same. */
function countSame(one: readonly string[], other: readonly string[], most: number, isFromEnd = false): number {
  let count = 0
  const at = (list: readonly string[]) => list.at(isFromEnd ? -1 - count : count)
  while (count < most && at(one) === at(other)) count++
  return count
}

const controls = /[^\P{Cc}\t\n]/u

type Place = {
  region: HTMLElement
  field: HTMLTextAreaElement
  /** Scrolls both. */
  scroller: HTMLElement
  /** Puts an editor in the place of the field. */
  needEditor: (() => Promise<void>) | null
  numbers: LineNumbers | undefined
}

/** Draws the text of a field with its marks in a region of the same size behind it; asks for an editor where the two would differ. */
export function createFieldLayer({ region, field, scroller, needEditor, numbers }: Place): Layer {
  const listening = new AbortController()
  const { signal } = listening
  // A line break at the end has a line after it in a field, but not in a region.
  const last = document.createElement('br')
  let painting: Painting | null = null
  let drift: Drift | null = null
  let chunks: Chunk[] = []
  let frame = 0
  let counted: string | null = null

  function marksIn(from: number, to: number): Mark[] {
    if (!painting || !drift) return []
    const moved = Math.abs(field.value.length - painting.text.length)
    const isThere = ({ start, end }: Mark) => end >= from && start <= to
    return painting
      .cut(from - moved, to + moved)
      .flatMap((mark) => (drift && moveMark(mark, drift)) ?? [])
      .filter(isThere)
  }

  function findPast(cut: number): number {
    return marksIn(cut, cut).reduce((past, { start, end }) => (start < past ? Math.max(past, end) : past), cut)
  }

  function makeChunk(text: string): Chunk {
    const element = document.createElement('span')
    element.textContent = text
    return { start: 0, text, breaks: text.split('\n').length - 1, element, marks: [] }
  }

  /** Cuts the text anew where it changed; gives the chunks that are new. */
  function layOut(): Chunk[] {
    const known = chunks.map(({ text }) => text)
    const texts = cutChunks(field.value, findPast, moveCuts(known, field.value))
    const most = Math.min(texts.length, known.length)
    const before = countSame(texts, known, most)
    const after = countSame(texts, known, most - before, true)
    const made = texts.slice(before, texts.length - after).map(makeChunk)
    for (const { element } of chunks.slice(before, chunks.length - after)) element.remove()
    const next = chunks[chunks.length - after]?.element ?? last
    for (const { element } of made) region.insertBefore(element, after > 0 ? next : last)
    chunks = [...chunks.slice(0, before), ...made, ...(after > 0 ? chunks.slice(-after) : [])]
    let start = 0
    let isLineStart = true
    for (const chunk of chunks) {
      const { text, element } = chunk
      const isLineEnd = text.endsWith('\n')
      // Whole lines are a block of their own, so that what changes in one has no other laid out or painted again.
      element.classList.toggle('block', isLineStart && isLineEnd)
      isLineStart = isLineEnd
      chunk.start = start
      start += text.length
    }
    return made
  }

  function findSight(): (chunk: Chunk) => boolean {
    if (!painting || painting.count <= mostMarks) return () => true
    const top = scroller.scrollTop - reach
    const bottom = scroller.scrollTop + scroller.clientHeight + reach
    // Measured before anything is painted: each change would have all of it laid out again.
    const seen = new Set(
      chunks.filter(({ element: { offsetTop, offsetHeight } }) => offsetTop < bottom && offsetTop + offsetHeight > top),
    )
    return (chunk) => seen.has(chunk)
  }

  function paintChunk(chunk: Chunk, isInSight: boolean): readonly Mark[] {
    const { start, text, element } = chunk
    const stop = start + text.length
    const isIn = (mark: Mark) => mark.start >= start && (mark.start < stop || chunk === chunks.at(-1))
    const found = isInSight ? marksIn(start, stop).filter(isIn) : []
    const marks = keepParts(
      found.map((mark) => shiftMark(mark, -start)),
      chunk.marks,
    )
    if (!looksSame(marks, chunk.marks)) element.replaceChildren(...paintRun(text, 0, marks))
    chunk.marks = marks
    return marks
  }

  function paintChunks(): void {
    const isInSight = findSight()
    const marks = chunks.flatMap((chunk) => paintChunk(chunk, isInSight(chunk)))
    const [first, last] = [marks[0], marks.at(-1)]
    if (first && last) painting?.onSight(first.key, last.key + 1)
  }

  function draw(): void {
    // Firefox has signs for control characters in a field, and in a field alone.
    if (needEditor && counted !== field.value && controls.test(field.value)) void needEditor()
    const isShort = painting && painting.text.length <= FIELD_LIMIT
    drift = painting && isShort ? driftBetween(painting.text.toString(), field.value) : null
    // What was typed is in sight, and painted before that is measured nothing is laid out twice.
    for (const chunk of layOut().slice(0, mostTyped)) paintChunk(chunk, true)
    paintChunks()
    scroller.toggleAttribute('data-painted', field.value !== '')
    // Marks move no line.
    if (counted !== field.value) lines?.draw()
    counted = field.value
  }

  function rectAt(position: number): DOMRect {
    const chunk = chunks.findLast(({ start }) => start <= position)
    let rest = position - (chunk?.start ?? 0)
    const walker = chunk && document.createTreeWalker(chunk.element, NodeFilter.SHOW_TEXT)
    for (let node = walker?.nextNode(); node instanceof Text; node = walker?.nextNode()) {
      if (rest < node.length) {
        const range = document.createRange()
        range.setStart(node, rest)
        range.setEnd(node, rest + 1)
        // Where a row begins, WebKit tells of the end of the one before, too.
        return [...range.getClientRects()].at(-1) ?? range.getBoundingClientRect()
      }
      rest -= node.length
    }
    return last.getBoundingClientRect()
  }

  /** Brings a place into sight: by as little as it takes, or to the middle. */
  function bring(position: number, isCentered: boolean): void {
    const rect = rectAt(position)
    const box = scroller.getBoundingClientRect()
    const above = rect.top - box.top
    const below = rect.bottom - box.top - scroller.clientHeight
    if (above >= 0 && below <= 0) return
    scroller.scrollTop += isCentered ? above - scroller.clientHeight / 2 : above < 0 ? above : below
  }

  function tellCaret(): void {
    lines?.follow()
    const { selectionStart, selectionEnd } = field
    if (document.activeElement !== field || selectionStart !== selectionEnd) return
    if (painting?.text.toString() === field.value) painting.onCaret(selectionStart)
  }

  /** Lines inserted by a script come as an event each; what is typed is drawn before it is seen either way. */
  function drawInput(): void {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      draw()
      bring(field.selectionEnd, false)
    })
  }

  const gutter = scroller.querySelector<HTMLElement>(':scope > .line-numbers')
  const lines =
    numbers && gutter ? createLineNumbers(gutter, numbers, { field, scroller, rectAt, parts: () => chunks }) : null
  const repaint = () => {
    if (painting && painting.count > mostMarks) paintChunks()
    lines?.draw()
  }
  const sizes = new ResizeObserver(repaint)
  sizes.observe(scroller)
  field.addEventListener('input', drawInput, { signal })
  document.addEventListener('selectionchange', tellCaret, { signal })
  for (const type of ['focus', 'blur']) field.addEventListener(type, tellCaret, { signal })
  scroller.addEventListener('scroll', repaint, { signal, passive: true })
  region.replaceChildren(last)
  draw()

  return {
    paint(next) {
      painting = next
      draw()
      tellCaret()
    },
    refresh: draw,
    scrollTo(stretch: Stretch) {
      const moved = drift?.(stretch)
      if (moved) bring(moved.start, true)
    },
    destroy() {
      listening.abort()
      cancelAnimationFrame(frame)
      sizes.disconnect()
      lines?.destroy()
      region.replaceChildren()
      scroller.removeAttribute('data-painted')
    },
  }
}

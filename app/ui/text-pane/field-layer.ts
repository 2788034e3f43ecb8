import { cutChunks, moveCuts } from './cut-chunks.ts'
import { type Drift, driftBetween, type Stretch } from './drift.ts'
import { createLineNumbers, type LineNumbers } from './line-numbers.ts'
import { paintRun } from './paint-run.ts'
import { keepParts, type Layer, looksSame, type Mark, moveMarks, type Painting, shiftMark } from './painting.ts'
import { FIELD_LIMIT } from './watch-field.ts'

/** A piece of the text and the marks in it; their positions count from the start of the chunk. */
type Chunk = { start: number; text: string; breaks: number; element: HTMLElement; marks: readonly Mark[] }

// With more marks than this, only those in or near the visible part are in the document.
const mostMarks = 2000
const reach = 200
// Typing never creates more new chunks than this.
const mostTyped = 2

/** How many chunks at the start, or the end, of two lists are the same. */
function countSame(one: readonly string[], other: readonly string[], most: number, isFromEnd = false): number {
  let count = 0
  const at = (list: readonly string[]) => list.at(isFromEnd ? -1 - count : count)
  while (count < most && at(one) === at(other)) count++
  return count
}

const controls = /[^\P{Cc}\t\n]/u

export type FieldPlace = {
  region: HTMLElement
  field: HTMLTextAreaElement
  /** Scrolls the field and the region. */
  shell: HTMLElement
  /** Replaces the field with an editor. */
  needEditor: (() => Promise<void>) | null
  numbers: LineNumbers | undefined
}

/** Draws a field's text with its marks in a region of the same size behind it; asks for an editor if the two would differ. */
export function createFieldLayer({ region, field, shell: scroller, needEditor, numbers }: FieldPlace): Layer {
  const listening = new AbortController()
  const { signal } = listening
  // After a final line break, a field shows an empty line, but a region does not.
  const last = document.createElement('br')
  let painting: Painting | null = null
  let drift: Drift | null = null
  const chunks: Chunk[] = []
  let frame = 0
  let counted: string | null = null

  function marksIn(from: number, to: number): Mark[] {
    if (!painting || !drift) return []
    const moved = Math.abs(field.value.length - painting.text.length)
    return moveMarks(painting.cut(from - moved, to + moved), drift, from, to)
  }

  function findPast(cut: number): number {
    return marksIn(cut, cut).reduce((past, { start, end }) => (start < past ? Math.max(past, end) : past), cut)
  }

  function makeChunk(text: string): Chunk {
    const element = document.createElement('span')
    element.append(...paintRun(text, 0, []))
    return { start: 0, text, breaks: text.split('\n').length - 1, element, marks: [] }
  }

  /** Cuts the changed part of the text again; returns the new chunks. */
  function layOut(): Chunk[] {
    const known = chunks.map(({ text }) => text)
    const texts = cutChunks(field.value, findPast, moveCuts(known, field.value))
    const most = Math.min(texts.length, known.length)
    const before = countSame(texts, known, most)
    const after = countSame(texts, known, most - before, true)
    const made = texts.slice(before, texts.length - after).map(makeChunk)
    for (const { element } of chunks.splice(before, chunks.length - before - after, ...made)) element.remove()
    const next = chunks[before + made.length]?.element ?? last
    next.before(...made.map(({ element }) => element))
    let start = 0
    let isLineStart = true
    for (const chunk of chunks) {
      const { text, element } = chunk
      const isLineEnd = text.endsWith('\n')
      // Whole lines are their own block, so that a change in one does not lay out or paint the others again.
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
    // Measure before painting: each change would force a new layout.
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
    const shifted = found.map((mark) => shiftMark(mark, -start))
    const marks = keepParts(shifted, chunk.marks)
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
    // Firefox shows signs for control characters, but only in a field.
    if (needEditor && counted !== field.value && controls.test(field.value)) void needEditor()
    const isShort = painting && painting.text.length <= FIELD_LIMIT
    drift = painting && isShort ? driftBetween(painting.text.toString(), field.value) : null
    // Typed text is visible, and painting it before measuring saves a second layout.
    for (const chunk of layOut().slice(0, mostTyped)) paintChunk(chunk, true)
    paintChunks()
    scroller.toggleAttribute('data-painted', field.value !== '')
    // Marks don't move lines.
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
        // At the start of a row, WebKit also returns the end of the row before.
        return [...range.getClientRects()].at(-1) ?? range.getBoundingClientRect()
      }
      rest -= node.length
    }
    return last.getBoundingClientRect()
  }

  /** Scrolls to a position: as little as possible, or to the middle. */
  function bring(position: number, isCentered: boolean): void {
    const rect = rectAt(position)
    const box = scroller.getBoundingClientRect()
    const above = rect.top - box.top
    const below = rect.bottom - box.top - scroller.clientHeight
    if (above >= 0 && below <= 0) return
    scroller.scrollTop += isCentered ? above - scroller.clientHeight / 2 : above < 0 ? above : below
  }

  function tellCaret(): void {
    lines?.caretMoved()
    const { selectionStart, selectionEnd } = field
    if (document.activeElement !== field || selectionStart !== selectionEnd) return
    if (painting?.text.toString() === field.value) painting.onCaret(selectionStart)
  }

  /** Once per frame: a script may insert many lines with one event each, and typed text is still drawn before it is shown. */
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

/** A layer with only line numbers, which has no mark to scroll to; an editor has its own. */
export const createCounting = ({ editor, ...place }: FieldPlace & { editor: object | null }): Layer =>
  editor
    ? { paint: () => {}, destroy: () => {} }
    : { ...createFieldLayer({ ...place, needEditor: null }), scrollTo: undefined }

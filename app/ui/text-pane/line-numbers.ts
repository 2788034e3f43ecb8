/** Line numbers at the edge of a pane; `caret` also highlights the line of the caret. */
export type LineNumbers = 'plain' | 'caret'

/** A part of the text as it is drawn: whole lines, or part of a long one. */
type Part = { start: number; text: string; breaks: number; element: HTMLElement }

type Text = {
  field: HTMLTextAreaElement
  /** Scrolls the text and the numbers. */
  scroller: HTMLElement
  /** Where a character is drawn. */
  rectAt: (position: number) => DOMRect
  parts: () => readonly Part[]
}

// Draw numbers this far outside the view: scrolled lines appear before the scroll event.
const reach = 200

/** Shows the numbers next to the visible lines; a wrapped line has one number. */
export function createLineNumbers(gutter: HTMLElement, kind: LineNumbers, { field, scroller, rectAt, parts }: Text) {
  const band = document.createElement('i')
  band.className = 'caret-line'
  const marks: HTMLElement[] = []

  /** The middle of the character's row, from the top of the text. */
  function middleOf(position: number): number {
    const { top, height } = rectAt(position)
    return top + height / 2 - scroller.getBoundingClientRect().top + scroller.scrollTop - scroller.clientTop
  }

  /** The middles of the lines that start in a part. If none wraps, they share its height and need not be measured one by one. */
  function linesOf({ start, text, element }: Part, isLineStart: boolean, row: number): number[] {
    const starts = isLineStart ? [start] : []
    for (let at = text.indexOf('\n'); at >= 0 && at < text.length - 1; at = text.indexOf('\n', at + 1))
      starts.push(start + at + 1)
    const { offsetTop, offsetHeight } = element
    const isEven = isLineStart && text.endsWith('\n') && Math.round(offsetHeight / row) === starts.length
    return starts.map((position, place) =>
      isEven ? offsetTop + ((place + 0.5) * offsetHeight) / starts.length : middleOf(position),
    )
  }

  function listLines(): { number: number; middle: number }[] {
    const row = Number.parseFloat(getComputedStyle(field).lineHeight)
    const [top, bottom] = [scroller.scrollTop - reach, scroller.scrollTop + scroller.clientHeight + reach]
    const lines: { number: number; middle: number }[] = []
    let number = 1
    let isLineStart = true
    for (const part of parts()) {
      const { offsetTop, offsetHeight } = part.element
      if (offsetTop > bottom) return lines
      const isSeen = offsetTop + offsetHeight > top
      const middles = isSeen ? linesOf(part, isLineStart, row) : []
      const before = number + (isLineStart ? 0 : 1)
      lines.push(...middles.map((middle, place) => ({ number: before + place, middle })))
      number += part.breaks
      isLineStart = part.text.endsWith('\n')
    }
    // There is also a line after a final line break.
    if (isLineStart) lines.push({ number, middle: middleOf(field.value.length) })
    return lines
  }

  function set(mark: HTMLElement, name: string, value: string): void {
    if (mark.style.getPropertyValue(name) !== value) mark.style.setProperty(name, value)
  }

  function drawBand(): void {
    const { value, selectionStart, selectionEnd, selectionDirection } = field
    const head = selectionDirection === 'backward' ? selectionStart : selectionEnd
    const isShown = kind === 'caret' && document.activeElement === field && value !== ''
    band.hidden = !isShown
    if (!isShown) return
    const end = value.indexOf('\n', head)
    const [first, last] = [value.lastIndexOf('\n', head - 1) + 1, end < 0 ? value.length : end].map(middleOf)
    set(band, 'top', `${first}px`)
    set(band, 'height', `${(last ?? 0) - (first ?? 0)}px`)
  }

  function draw(): void {
    // A phone has no room for them.
    if (gutter.offsetParent === null) return
    const lines = field.value === '' ? [] : listLines()
    while (marks.length < lines.length) marks.push(document.createElement('i'))
    for (const mark of marks.splice(lines.length)) mark.remove()
    for (const [place, { number, middle }] of lines.entries()) {
      const mark = marks[place]!
      if (mark.dataset.line !== String(number)) mark.dataset.line = String(number)
      set(mark, 'top', `${middle}px`)
      if (!mark.isConnected) gutter.append(mark)
    }
    drawBand()
  }

  gutter.replaceChildren(band)
  return {
    draw,
    caretMoved: drawBand,
    destroy: () => gutter.replaceChildren(),
  }
}

import type { ChangeDesc } from '@codemirror/state'
import type { ViewUpdate } from '@codemirror/view'
import { isSameText, type PaneText } from '#app/lib/long-text.ts'
import { type Drift, noDrift, type Stretch } from './drift.ts'
import type { Editor } from './editor.ts'
import { paintRun } from './paint-run.ts'
import { type Layer, type Mark, moveMarks, type Painting } from './painting.ts'

const reach = 240
const typography = [
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'line-height',
  'tab-size',
  'white-space',
  'word-break',
  'overflow-wrap',
]

function copyLook(from: Element, to: HTMLElement, names: readonly string[]): void {
  const look = getComputedStyle(from)
  for (const name of names) to.style.setProperty(name, look.getPropertyValue(name))
}

/** Follows a stretch through edits; null if an edit touches it. */
const driftBy = (changes: ChangeDesc): Drift => {
  // While a long text loads, the editor has only its beginning, so some stretches have no place in it yet.
  if (changes.empty) return noDrift
  return ({ start, end }) => {
    let isTouched = false
    changes.iterChangedRanges((from, to) => {
      if (from < end && to > start) isTouched = true
    })
    return isTouched ? null : { start: changes.mapPos(start, 1), end: changes.mapPos(end, -1) }
  }
}

/** Draws the visible part of an editor's text with its marks, in a region behind it in the same place. */
export function createEditorLayer(
  editor: Editor,
  { region, shell, read }: { region: HTMLElement; shell: HTMLElement; read: () => PaneText },
): Layer {
  const page = document.createElement('div')
  let painting: Painting | null = null
  /** What was edited since the painting's text; null if the text is another one. */
  let changes: ChangeDesc | null = null
  let anchor: Element | null = null
  let drawnAt = 0

  function settle(): void {
    if (painting && isSameText(painting.text, read())) changes = view.state.changes()
  }

  function follow(update: ViewUpdate | null): void {
    if (!update) changes = null
    else if (update.docChanged) changes = changes?.composeDesc(update.changes) ?? null
    settle()
    if (!update || update.docChanged || update.viewportChanged || update.geometryChanged) drawSoon()
    if (update?.selectionSet) tellCaret()
  }
  const view = editor.follow(follow)

  function marksIn(from: number, to: number): Mark[] {
    if (!painting || !changes) return []
    const back = changes.invertedDesc
    const [start, end] = [back.mapPos(Math.min(from, back.length), -1), back.mapPos(Math.min(to, back.length), 1)]
    return moveMarks(painting.cut(start, end), driftBy(changes), from, to)
  }

  /**
   * A line as the editor has drawn it: its text, the marks in or near the visible part, and the gaps of a very long line.
   * Adds these marks to `seen`.
   */
  function copyLine(line: Element, near: Stretch, seen: Mark[]): HTMLElement {
    const copy = document.createElement('div')
    const walker = document.createTreeWalker(line, NodeFilter.SHOW_ALL)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) {
        const from = view.posAtDOM(node)
        const isLast = from + node.length === view.state.doc.lineAt(from).to
        const to = from + node.length
        const marks = marksIn(Math.max(from, near.start), Math.min(to, near.end)).filter(
          ({ start, end }) => (start < to || (isLast && start === to)) && (end > from || start >= from),
        )
        seen.push(...marks)
        copy.append(...paintRun(node.data, from, marks))
      } else if (node instanceof HTMLElement && !node.firstChild && node.localName !== 'img') {
        const from = view.posAtDOM(node)
        if (node.localName === 'br') copy.append(...paintRun('', from, marksIn(from, from)))
        copy.append(node.cloneNode())
      }
    }
    return copy
  }

  function place(): void {
    const box = region.getBoundingClientRect()
    const rect = anchor?.getBoundingClientRect()
    if (!rect) return
    page.style.width = `${rect.width}px`
    page.style.transform = `translate(${rect.left - box.left}px, ${rect.top - box.top}px)`
  }

  function draw(): void {
    if (!page.isConnected) return
    const box = region.getBoundingClientRect()
    const lines = [...view.contentDOM.querySelectorAll(':scope > .cm-line')].filter((line) => {
      const { top, bottom } = line.getBoundingClientRect()
      return bottom > box.top - reach && top < box.bottom + reach
    })
    // Of a line longer than the pane, only a part is visible.
    const placeAt = (x: number, y: number) => view.posAtCoords({ x, y }, false)
    const near = { start: placeAt(box.left, box.top - reach), end: placeAt(box.right, box.bottom + reach) }
    const seen: Mark[] = []
    const copies = lines.map((line) => copyLine(line, near, seen))
    anchor = lines[0] ?? null
    drawnAt = view.scrollDOM.scrollTop
    copyLook(view.contentDOM, page, typography)
    for (const copy of copies) if (anchor) copyLook(anchor, copy, ['padding'])
    page.replaceChildren(...copies)
    place()
    shell.toggleAttribute('data-painted', view.state.doc.length > 0)
    const [first, last] = [seen[0], seen.at(-1)]
    if (first && last) painting?.onSight(first.key, last.key + 1)
  }

  /** Draws when the editor measures, at most once per frame. */
  const drawing = { key: page, read: draw }
  function drawSoon(): void {
    view.requestMeasure(drawing)
  }

  function scroll(): void {
    if (!anchor?.isConnected || Math.abs(view.scrollDOM.scrollTop - drawnAt) > reach / 2) drawSoon()
    else place()
  }

  function tellCaret(): void {
    const { main } = view.state.selection
    if (changes?.empty && main.empty && view.hasFocus) painting?.onCaret(main.head)
  }

  const sizes = new ResizeObserver(drawSoon)
  sizes.observe(shell)
  view.scrollDOM.addEventListener('scroll', scroll, { passive: true })
  page.className = 'absolute top-0 left-0'
  region.replaceChildren(page)

  return {
    paint(next) {
      if (painting?.text !== next?.text) changes = null
      painting = next
      settle()
      drawSoon()
      tellCaret()
    },
    scrollTo(stretch) {
      const moved = changes && driftBy(changes)(stretch)
      if (moved) editor.scrollTo(moved.start)
    },
    destroy() {
      editor.follow(() => {})
      sizes.disconnect()
      view.scrollDOM.removeEventListener('scroll', scroll)
      region.replaceChildren()
      shell.removeAttribute('data-painted')
    },
  }
}

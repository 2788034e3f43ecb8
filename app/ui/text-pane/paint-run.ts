import type { Mark } from './painting.ts'

let segmenter: Intl.Segmenter | undefined

/**
 * Moves a boundary inside a character of several code units to its end, because half an emoji has no width:
 * `("a😀", 2)` → 3
 */
export function snapToCluster(text: string, index: number): number {
  // Below U+0300 no character joins the one before it; a carriage return and a line feed stay apart.
  if (index <= 0 || index >= text.length || text.charCodeAt(index) < 0x300) return index
  segmenter ??= new Intl.Segmenter()
  const cluster = segmenter.segment(text).containing(index)
  return !cluster || cluster.index === index ? index : cluster.index + cluster.segment.length
}

function makeElement(tag: 'mark' | 'span', look: string, text: string): HTMLElement {
  const element = document.createElement(tag)
  element.className = look
  element.textContent = text
  return element
}

/** Screen readers read the text in the field; in the layer they only find the marks. */
function makePlain(text: string): HTMLElement {
  const element = document.createElement('span')
  element.ariaHidden = 'true'
  element.textContent = text
  return element
}

/** The nodes for a run of text that starts at `offset`, with its marks. The run is always plain text, never HTML. */
export function paintRun(run: string, offset: number, marks: readonly Mark[]): Node[] {
  const nodes: Node[] = []
  const inRun = (position: number) => snapToCluster(run, Math.min(Math.max(position - offset, 0), run.length))
  let drawn = 0
  for (const { start, end, look, parts } of marks) {
    const from = Math.max(drawn, inRun(start))
    const to = Math.max(from, inRun(end))
    if (from > drawn) nodes.push(makePlain(run.slice(drawn, from)))
    drawn = to
    const mark = makeElement('mark', look, '')
    let filled = from
    const fill = (until: number) => {
      if (until > filled) mark.append(run.slice(filled, until))
      filled = Math.max(filled, until)
    }
    for (const part of parts ?? []) {
      fill(Math.min(inRun(part.start), to))
      const last = Math.min(inRun(part.end), to)
      if (last > filled) mark.append(makeElement('span', part.look, run.slice(filled, last)))
      filled = Math.max(filled, last)
    }
    fill(to)
    nodes.push(mark)
  }
  if (drawn < run.length) nodes.push(makePlain(run.slice(drawn)))
  return nodes
}

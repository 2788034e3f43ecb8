import type { Page } from '@playwright/test'

type Found = { checked: number; wrong: string[] }

/**
 * Checks that the layer draws each visible character exactly where the textbox has it. A textarea is asked which character
 * is at a point, an editor where its text is. Returns the differences and how many characters were checked.
 */
export const compareLayer = (
  page: Page,
  layer = page.getByRole('region', { name: 'Highlighted matches' }),
): Promise<Found> =>
  layer.evaluate((region) => {
    const shell = region.parentElement as HTMLElement
    const box = shell.getBoundingClientRect()
    const textsOf = (root: Node) => {
      const texts: { node: Text; from: number }[] = []
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      let from = 0
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        texts.push({ node: node as Text, from })
        from += (node as Text).length
      }
      return { texts, whole: texts.map(({ node }) => node.data).join('') }
    }
    type Texts = ReturnType<typeof textsOf>
    const rectOf = ({ texts }: Texts, from: number, to: number) => {
      const range = document.createRange()
      const place = (position: number, isEnd: boolean) => {
        let [low, high] = [0, texts.length]
        while (low < high) {
          const middle = (low + high) >> 1
          const start = texts[middle]!.from
          if (isEnd ? start < position : start <= position) low = middle + 1
          else high = middle
        }
        const found = texts[low - 1]
        return found ? ([found.node, position - found.from] as const) : null
      }
      const [start, end] = [place(from, false), place(to, true)]
      if (!start || !end) return null
      range.setStart(...start)
      range.setEnd(...end)
      return range.getClientRects()[0] ?? null
    }
    /** The text nodes that may be visible, as one text. */
    const sightOf = ({ texts, whole }: Texts) => {
      const seen = texts.filter(({ node }) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        const { top, bottom } = range.getBoundingClientRect()
        return bottom > box.top && top < box.bottom
      })
      const [first, last] = [seen[0], seen.at(-1)]
      return first && last ? { from: first.from, text: whole.slice(first.from, last.from + last.node.length) } : null
    }
    const inSight = (rect: DOMRect) =>
      rect.width > 1 &&
      rect.top >= box.top &&
      rect.bottom <= Math.min(box.bottom, innerHeight) &&
      rect.right <= box.right
    const clusters = (text: string) => [...new Intl.Segmenter().segment(text)]
    const wrong: string[] = []
    let checked = 0
    const drawn = textsOf(region)
    const field = shell.querySelector('textarea')
    if (field) {
      if (drawn.whole !== field.value)
        return { checked, wrong: [`${drawn.whole.length} of ${field.value.length} characters are drawn`] }
      const sight = sightOf(drawn)
      for (const { index: offset, segment } of clusters(sight?.text ?? '')) {
        const index = offset + (sight?.from ?? 0)
        const rect = rectOf(drawn, index, index + segment.length)
        if (!rect || !inSight(rect)) continue
        const point = [rect.left + rect.width / 4, rect.top + rect.height / 2] as const
        if (document.elementFromPoint(...point) !== field) continue
        checked++
        const at = document.caretPositionFromPoint(...point)
        if (at?.offsetNode !== field || at.offset !== index)
          wrong.push(`${JSON.stringify(segment)} at ${index} is drawn at the place of ${at?.offset}`)
      }
      return { checked, wrong }
    }
    const host = [...shell.children].find((child) => child.shadowRoot)
    const lines = [...(host?.shadowRoot?.querySelectorAll('.cm-line') ?? [])].map(textsOf)
    const copies = [...(region.firstElementChild?.children ?? [])].map(textsOf)
    const first = lines.findIndex(({ whole, texts }) => {
      const rect = texts[0]?.node.parentElement?.getBoundingClientRect()
      return rect && copies[0]?.whole === whole && Math.abs(rect.top - copyTop()) < 1
    })
    function copyTop() {
      return region.firstElementChild?.firstElementChild?.getBoundingClientRect().top ?? Number.NaN
    }
    if (first < 0) wrong.push('the first line drawn is not where the editor has it')
    for (const [number, copy] of copies.entries()) {
      const line = lines[first + number]
      if (!line) break
      if (copy.whole !== line.whole) wrong.push(`line ${number}: ${copy.whole.slice(0, 40)}`)
      for (const { index, segment } of clusters(line.whole)) {
        const rect = rectOf(copy, index, index + segment.length)
        const own = rectOf(line, index, index + segment.length)
        if (!rect || !own || !inSight(own)) continue
        checked++
        if (Math.hypot(rect.left - own.left, rect.top - own.top) > 0.6)
          wrong.push(
            `${JSON.stringify(segment)} of line ${number} is ${rect.left},${rect.top} and not ${own.left},${own.top}`,
          )
      }
    }
    return { checked, wrong }
  })

/** A text of five lines: the second and the last are empty, the third wraps. */
export const numbered = `a\n\n${'b'.repeat(600)}\nc\n`

/**
 * Runs in the page: each line number with its row, the number of rows, and the middle row of the caret line (`band`):
 * `"a\nb"` → `{ rows: { 1: 0, 2: 1 }, count: 2, … }`
 */
export function readNumbers(label: string): { rows: Record<string, number>; count: number; band: number | null } {
  const field = document.querySelector<HTMLTextAreaElement>(`textarea[aria-label="${label}"]`)!
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(field)
  const [row, above, below] = [lineHeight, paddingTop, paddingBottom].map(Number.parseFloat) as [number, number, number]
  // A field with little text is as high as its pane, so shrink it to measure the text.
  field.style.cssText = 'field-sizing: fixed; align-self: start; min-height: 0; height: 0'
  const height = field.scrollHeight - above - below
  const count = Math.round(height / row)
  field.style.cssText = ''
  const rowOf = (mark: Element) => {
    const box = mark.getBoundingClientRect()
    const middle = box.top + box.height / 2 - field.getBoundingClientRect().top - above
    return Math.round((middle / (height / count) - 0.5) * 10) / 10 || 0
  }
  const marks = [...field.parentElement!.querySelectorAll<HTMLElement>('.line-numbers > [data-line]')]
  const band = field.parentElement!.querySelector<HTMLElement>('.caret-line')
  return {
    rows: Object.fromEntries(marks.map((mark) => [mark.dataset.line, rowOf(mark)])),
    count,
    band: band && !band.hidden ? rowOf(band) : null,
  }
}

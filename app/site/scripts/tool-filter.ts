import { describeTool } from '#app/tools/catalog.ts'
import { search } from '#app/tools/search.ts'
import type { Category } from '#app/tools/types.ts'
import { isComposing, isEnter } from '#app/ui/keys/run-on-enter.ts'

const textOf = (element: Element, selector: string) => element.querySelector(selector)?.textContent ?? ''

/** A tool's card and its search words, read from the document. */
const readCard = (card: HTMLElement) => ({
  card,
  name: textOf(card, 'h3'),
  synonyms: card.dataset.synonyms?.split('|') ?? [],
  text: describeTool({ summary: textOf(card, 'p'), category: card.dataset.group as Category }),
})

const isField = (element: Element | null) => element?.matches('input, textarea, select, [contenteditable]')

/** The field filters the list of tools. Enter opens the only one left; a message says if none matches. */
export default function startFilter(part: HTMLElement): void {
  const field = part.querySelector('input')!
  const list = part.querySelector('ul')!
  // Replaces the group names while filtering.
  const heading = part.querySelector('h2')!
  const none = part.querySelector<HTMLElement>('[data-none]')!
  const count = part.querySelector('[role=status] span')!
  const [key, clear] = part.querySelectorAll<HTMLElement>('.kbd, search button')
  const tools = [...list.children].map((card) => readCard(card as HTMLElement))
  let found = tools

  function filter() {
    const query = field.value.trim()
    // The name of a page is no typo.
    const pages = [...document.links].map(({ textContent }) => textContent)
    found = search(tools, query, undefined, pages)
    for (const tool of tools) tool.card.hidden = !found.includes(tool)
    // Best match first, and without a query in the order of the list.
    list.append(...found.map(({ card }) => card))
    list.hidden = found.length === 0
    list.toggleAttribute('data-filtered', query !== '')
    heading.hidden = query === '' || list.hidden
    none.hidden = found.length > 0
    none.querySelector('h2')!.textContent = `No tool matches “${query}”`
    count.textContent = `${found.length} of ${tools.length}`
    key!.hidden = field.value !== ''
    clear!.hidden = field.value === ''
  }

  function empty() {
    field.value = ''
    filter()
    field.focus()
  }

  for (const button of [clear!, none.querySelector('button')!]) button.addEventListener('click', empty)
  field.addEventListener('input', filter)
  field.addEventListener('keydown', (event) => {
    if (isComposing(event)) return
    if (event.key === 'Escape') empty()
    if (isEnter(event) && found.length === 1) found[0]!.card.querySelector('a')?.click()
  })
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isField(document.activeElement)) return
    event.preventDefault()
    field.focus()
  })
  // Text typed before this script loaded, or restored by the browser.
  if (field.value) filter()
}

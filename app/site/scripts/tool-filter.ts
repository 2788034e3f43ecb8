import { count } from '#app/lib/plural.ts'
import { searchTools } from '#app/tools/catalogue.ts'
import type { Category } from '#app/tools/types.ts'

const textOf = (element: Element, selector: string) => element.querySelector(selector)?.textContent ?? ''
const countTools = (number: number) => count(number, 'tool')

/** The card of a tool with the words it is found by, which stand in the document. */
function readCard(card: HTMLElement, category: string) {
  return {
    card,
    category: category as Category,
    name: textOf(card, 'h3'),
    summary: textOf(card, 'p'),
    glyph: textOf(card, 'span'),
    keywords: card.dataset.keywords?.split('|') ?? [],
  }
}

/** Lets the field narrow the list of tools, or say that none matches. */
export default function startFilter(part: HTMLElement): void {
  const field = part.querySelector('input')!
  const status = part.querySelector('[role=status]')!
  const list = part.querySelector('[data-groups]')!
  const suggest = part.querySelector('[data-suggest]')!
  const none = part.querySelector('template')!.content.firstElementChild!
  const groups = [...part.querySelectorAll<HTMLElement>('section')].map((section) => ({
    section,
    grid: section.querySelector('ul')!,
    size: section.querySelector('span')!,
    tools: [...section.querySelectorAll('li')].map((card) => readCard(card, section.dataset.category ?? '')),
  }))
  const tools = groups.flatMap((group) => group.tools)

  function filter() {
    const query = field.value.trim()
    const found = new Set(searchTools(tools, query))
    const shown = groups.filter((group) => {
      const cards = group.tools.filter((tool) => found.has(tool)).map(({ card }) => card)
      group.grid.replaceChildren(...cards)
      group.size.textContent = countTools(cards.length)
      return cards.length > 0
    })
    none.querySelector('h2')!.textContent = `No tool matches “${query}”`
    list.replaceChildren(...(shown.length > 0 ? shown.map(({ section }) => section) : [none]))
    list.querySelector('section > div')!.append(suggest)
    status.textContent = `${query ? `${found.size} of ` : ''}${countTools(tools.length)}`
  }

  none.querySelector('button')!.addEventListener('click', () => {
    field.value = ''
    filter()
    field.focus()
  })
  field.addEventListener('input', filter)
  // What was typed before this script came, or kept by the browser.
  if (field.value) filter()
}

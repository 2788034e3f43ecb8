import { config } from '#app/config.ts'
import { findClosest } from '#app/tools/closest-places.ts'

/** Shows the pages whose addresses are closest to the missing one. The document lists all of them. */
export default function suggest(part: HTMLElement): void {
  console.error(`404: there is no page at ${location.pathname}`)
  const places = [...part.querySelectorAll('li')].map((item) => {
    const { slug = '', keywords = '' } = item.dataset
    return { item, slug, keywords: keywords.split('|') }
  })
  const closest = findClosest(places, location.pathname.slice(config.basePath.length))
  part.querySelector('ul')?.replaceChildren(...closest.map(({ item }) => item))
  part.hidden = closest.length === 0
}

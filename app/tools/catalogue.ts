import { type Category, categories, type Tool } from './types.ts'

/** The tools of each category that has any, in order: `[{ title: "Text and data", tools: […] }, …]` */
export function groupByCategory(tools: readonly Tool[]): { category: Category; title: string; tools: Tool[] }[] {
  return (Object.keys(categories) as Category[])
    .map((category) => ({
      category,
      title: categories[category],
      tools: tools.filter((tool) => tool.category === category),
    }))
    .filter((group) => group.tools.length > 0)
}

/** The tools behind these slugs, in the order given; unknown slugs are left out. */
export const pickTools = (tools: readonly Tool[], slugs: readonly string[]): Tool[] =>
  slugs.flatMap((slug) => tools.find((tool) => tool.slug === slug) ?? [])

/** The address of a tool: `"json-formatter"` → `"/tools/json-formatter"` */
export const toolPath = (slug: string): string => `/tools/${slug}`

const separators = /[^\p{L}\p{N}]+/gu
const squeeze = (word: string) => word.replace(separators, '')

/** `"SHA-512 for text"` → `["sha512", "sha", "512", "for", "text"]` */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .flatMap((word) => [squeeze(word), ...word.split(separators)])

/** The tools with every word of the query in their name, summary, keywords or category: `"guid"` → `[uuid-generator]` */
export function searchTools(tools: readonly Tool[], query: string): Tool[] {
  const wanted = query.trim().toLowerCase()
  const asked = wanted.split(/\s+/).map(squeeze).filter(Boolean)
  return tools.filter((tool) => {
    if (wanted === '' || wanted === tool.glyph.toLowerCase()) return true
    const words = wordsOf([tool.name, tool.summary, ...tool.keywords, categories[tool.category]].join(' '))
    const isFound = (part: string) =>
      words.some((word) => (part.length < 3 ? word.startsWith(part) : word.includes(part)))
    return asked.length > 0 && asked.every(isFound)
  })
}

/** The tools most like a mistyped path, best first: `"/tools/base64"` → `[base64-encode-decode]` */
export function closestTools(tools: readonly Tool[], path: string, limit = 3): Tool[] {
  const wanted = path.toLowerCase().split('/').pop() ?? ''
  return tools
    .filter((tool) => tool.available)
    .map((tool) => ({ tool, score: similarity(wanted, tool) }))
    .filter(({ score }) => score > 0.34)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ tool }) => tool)
}

function similarity(wanted: string, tool: Tool): number {
  if (!wanted) return 0
  const names = [tool.slug, ...tool.slug.split('-'), ...tool.keywords.map((word) => word.toLowerCase())]
  return Math.max(...names.map((name) => sharedPairs(wanted, name)))
}

// Sørensen–Dice over neighbouring letters: tolerant of swapped, missing and extra letters.
function sharedPairs(a: string, b: string): number {
  if (a === b) return 1
  const pairs = (text: string) => Array.from({ length: Math.max(text.length - 1, 0) }, (_, i) => text.slice(i, i + 2))
  const rest = pairs(b)
  const total = pairs(a).length + rest.length
  let shared = 0
  for (const pair of pairs(a)) {
    const at = rest.indexOf(pair)
    if (at >= 0) {
      rest.splice(at, 1)
      shared++
    }
  }
  return total === 0 ? 0 : (2 * shared) / total
}

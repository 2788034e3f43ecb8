import { categories, type Tool } from './types.ts'

/** The tools by category, in order, without empty categories: `[{ title: "Text and data", tools: […] }, …]` */
export const groupByCategory = (tools: readonly Tool[]) =>
  Object.entries(categories)
    .map(([category, title]) => ({ category, title, tools: tools.filter((tool) => tool.category === category) }))
    .filter((group) => group.tools.length > 0)

/** The tools with these slugs, in the order given, without unknown slugs. */
export const pickTools = (tools: readonly Tool[], slugs: readonly string[]): Tool[] =>
  slugs.flatMap((slug) => tools.find((tool) => tool.slug === slug) ?? [])

/** The tools in groups of slugs; tools in no group go to the end of the last: `([a, b, c], [["b"], ["a"]])` → `[[b], [a, c]]` */
export function groupBySlugs(tools: readonly Tool[], groups: readonly (readonly string[])[]): Tool[][] {
  const named = new Set(groups.flat())
  const others = tools.filter(({ slug }) => !named.has(slug))
  return groups.map((slugs, index) => [...pickTools(tools, slugs), ...(index === groups.length - 1 ? others : [])])
}

/** The address of a tool: `"json-formatter"` → `"/tools/json-formatter"` */
export const toolPath = (slug: string): string => `/tools/${slug}`

/** The other words for a tool: `["Hash", "sha", "md5", …]` */
export const listSynonyms = ({ shortName, glyph, keywords }: Pick<Tool, 'shortName' | 'glyph' | 'keywords'>) => [
  shortName,
  glyph,
  ...keywords,
]

/** What is said about a tool, for the search. */
export const describeTool = ({ summary, category }: Pick<Tool, 'summary' | 'category'>): string =>
  `${summary} ${categories[category]}`

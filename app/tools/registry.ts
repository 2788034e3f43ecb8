import { categories, type Tool, type ToolDefinition } from './types.ts'

const definitions = import.meta.glob<ToolDefinition>('./*/tool.ts', { eager: true, import: 'default' })
const rank = Object.keys(categories)

/** Every tool, in catalog order. The folder is the entry: its name is the slug. */
export const tools: readonly Tool[] = Object.entries(definitions)
  .map(([file, definition]) => ({ ...definition, slug: file.split('/')[1] ?? '' }))
  .sort((a, b) => rank.indexOf(a.category) - rank.indexOf(b.category) || a.order - b.order)

/** The tools that have a page. */
export const availableTools = tools.filter(({ available }) => available)

import type { IconNode } from '#app/ui/controls/icon.tsx'

export const categories = {
  'text-and-data': 'Text and data',
  'name-generators': 'Name generators',
  'developer-generators': 'Developer generators',
  converters: 'Converters',
} as const

export type Category = keyof typeof categories

/** What a tool declares in its `tool.ts`. Every page of the site contains this much about every tool. */
export type ToolDefinition = {
  name: string
  /** A short name for narrow places. */
  shortName: string
  /** One sentence for cards, at most 90 characters. */
  summary: string
  category: Category
  /** The place within its category. */
  order: number
  icon: IconNode
  /** Two to four characters in a monospace font. */
  glyph: string
  /** Search words that are not in the name: "epoch", "guid". */
  keywords: readonly string[]
  /** Slugs of the tools linked at the bottom of its page, in order. */
  related: readonly string[]
  /** A tool that is not available is listed as "Coming Soon" and has no page. */
  available: boolean
}

export type Tool = ToolDefinition & { slug: string }

import type { IconNode } from '#app/ui/controls/icon.tsx'

export const categories = {
  'text-and-data': 'Text and data',
  'name-generators': 'Name generators',
  'developer-generators': 'Developer generators',
  converters: 'Converters',
} as const

export type Category = keyof typeof categories

/** What a tool says about itself in its `tool.ts`; every page of the site carries this much of every tool. */
export type ToolDefinition = {
  name: string
  /** A part of the name that is enough where there is little room. */
  shortName: string
  /** One sentence for cards, at most 90 characters. */
  summary: string
  category: Category
  /** The place within its category. */
  order: number
  icon: IconNode
  /** Two or three characters of monospace. */
  glyph: string
  /** Words people search with that the name does not hold: "epoch", "guid". */
  keywords: readonly string[]
  /** Slugs of the tools linked at the foot of its page, in order. */
  related: readonly string[]
  /** A tool that is not available is listed as "Coming Soon" and has no page. */
  available: boolean
}

export type Tool = ToolDefinition & { slug: string }

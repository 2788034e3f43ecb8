import type { Faq } from '#app/tools/read-content.ts'
import type { ToolDefinition } from '#app/tools/types.ts'

export type Icon = ToolDefinition['icon']
export type Code = { label: string; language: string; code: string }

/** A numbered tip; its number is its place in the list. */
export type Tip = { title: string; description: string; icon: Icon; code?: Code }

export type CaseFormat = { name: string; description: string; example: string; useCase: string }

/** A block of an article. Prose may contain `code`, **strong** words and [links](https://…); see prose.tsx. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'subheading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'steps'; items: readonly { title: string; text: string }[] }
  | { kind: 'tips'; items: readonly Tip[] }
  | { kind: 'formats'; items: readonly CaseFormat[] }
  | ({ kind: 'code' } & Code)
  | { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'quote'; text: string; source: string; url: string }
  | { kind: 'note'; title: string; text: string }

/** The words of an article. Data only: the template decides how they look. */
export type Article = {
  keywords: readonly string[]
  lede: string
  /** Slugs of the tool the article is about and of one more that helps. */
  tool: string
  otherTool: string
  /** What to try with the tool, shown beside its link. */
  invitation: string
  blocks: readonly Block[]
  faq: readonly Faq[]
}

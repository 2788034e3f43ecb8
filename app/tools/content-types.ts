export type Faq = { question: string; answer: string }
export type Blurb = { title: string; text: string }

/** An input and its output, or only an input; both are shown as text. */
export type Example = { title: string; input: string; output?: string; note?: string }

/** The words of a tool page, from its `content.md`. The template decides how they look. */
export type ToolContent = {
  head: { title: string; description: string; keywords: readonly string[] }
  /** One sentence under the heading. */
  description: string
  benefits: { title: string; items: readonly Blurb[] }
  steps: { title: string; items: readonly Blurb[] }
  examples?: { title: string; items: readonly Example[] }
  useCases?: { title: string; items: readonly Blurb[] }
  /** A reference table; the first cell of a row is its key. */
  table?: { title: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
  faq: readonly Faq[]
  /** The schema.org type of the page's application data. */
  application: string
}

export type Faq = { question: string; answer: string }
type Blurb = { title: string; text: string }

/** A before and an after, or an input alone; both are shown as text. */
export type Example = { title: string; input: string; output?: string; note?: string }

/** The words of a tool page. Data only: the template decides how they look. */
export type ToolContent = {
  head: { title: string; description: string; keywords: readonly string[] }
  /** One sentence under the heading. */
  description: string
  badges: readonly string[]
  benefits: { title: string; items: readonly Blurb[] }
  steps: { title: string; items: readonly Blurb[] }
  examples?: { title: string; items: readonly Example[] }
  useCases?: { title: string; items: readonly Blurb[] }
  /** What is looked up; the first of a row names it. */
  table?: { title: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
  faq: readonly Faq[]
  /** The schema.org type of the page's application data. */
  application?: 'SoftwareApplication' | 'WebApplication'
}

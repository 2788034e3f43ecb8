import { readPage, readSteps, readTable, splitChunks, take } from '#app/lib/markdown.ts'

export type Faq = { question: string; answer: string }
type Blurb = { title: string; text: string }

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

const readCode = (chunk: string) => take(/^```\n([\s\S]*)\n```$/, chunk)[0]!
const isCode = (chunk = '') => chunk.startsWith('```')

/** A title, the input, maybe the output, maybe a note. */
function readExample(title: string, chunks: readonly string[]): Example {
  const [input = '', output = ''] = chunks.filter(isCode).map(readCode)
  const note = chunks.find((chunk) => !isCode(chunk))
  return { title, input, ...(isCode(chunks[1]) && { output }), ...(note && { note }) }
}

function readBlurb(title: string, chunks: readonly string[]): Blurb {
  const [text = ''] = take(/^(.+)$/, chunks.join('\n\n'))
  return { title, text }
}

type Sections = Partial<Pick<ToolContent, 'benefits' | 'steps' | 'examples' | 'useCases' | 'table'>>

/** A section under its heading: numbered steps, a table, examples with code, or the benefits and then the use cases. */
function readSection(section: string, { benefits }: Sections): Sections {
  const [title = '', body = ''] = take(/^(.+)\n\n([\s\S]+)$/, section.trim())
  const lines = body.split('\n')
  if (/^1\. /.test(body)) return { steps: { title, items: readSteps(lines) } }
  if (body.startsWith('| ')) return { table: { title, ...readTable(lines) } }
  const parts = body.split(/^### /m).slice(1)
  const items = parts.map((part) => [part.slice(0, part.indexOf('\n')), splitChunks(part).slice(1)] as const)
  if (body.includes('\n```\n')) return { examples: { title, items: items.map((item) => readExample(...item)) } }
  const blurbs = { title, items: items.map((item) => readBlurb(...item)) }
  return benefits ? { useCases: blurbs } : { benefits: blurbs }
}

/** Reads the words of a tool's page, `content.md`. */
export function readContent(source: string): ToolContent {
  const { readField, keywords, text, faq } = readPage(source)
  const [description = '', ...sections] = text.split(/^## /m)
  const read: Sections = {}
  for (const section of sections) Object.assign(read, readSection(section, read))
  const { benefits, steps } = read
  if (!benefits || !steps) throw new Error('a tool needs benefits and steps')
  return {
    head: { title: readField('title'), description: readField('description'), keywords },
    description: description.trim(),
    ...read,
    benefits,
    steps,
    faq,
    application: readField('application', 'SoftwareApplication'),
  }
}

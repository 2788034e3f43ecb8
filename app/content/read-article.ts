import type { Faq } from '#app/tools/content-types.ts'
import type { Article, Block, CaseFormat, Tip } from './article-types.ts'
import { tipIcons } from './tip-icons.ts'

type Step = { title: string; text: string }

/** A block of code, or lines without an empty one between them. */
const chunkPattern = /^```.*\n[\s\S]*?^```$|^(?:.+\n?)+/gm
const splitChunks = (markdown: string): string[] => markdown.match(chunkPattern)?.map((chunk) => chunk.trimEnd()) ?? []

/** The groups of a pattern that a text must match: `/^## (.+)$/, "## How it works"` → ["How it works"] */
function take(pattern: RegExp, text: string): string[] {
  const match = pattern.exec(text)
  if (!match) throw new Error(`an article cannot contain this: ${text}`)
  return match.slice(1)
}

const isAll = (lines: readonly string[], start: RegExp) => lines.every((line) => start.test(line))

/** The cells of a row: `"| a | b \| c |"` → ["a", "b | c"] */
const readRow = (line: string): string[] =>
  take(/^\| (.*) \|$/, line)[0]!
    .split(' | ')
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

/** A caption, the names of the columns, a ruler and the rows. */
function readTable([caption = '', columns = '', , ...rows]: readonly string[]): Block {
  return { kind: 'table', caption, columns: readRow(columns), rows: rows.map(readRow) }
}

function readStep(line: string): Step {
  const [title = '', text = ''] = take(/^\d+\. \*\*(.+?)\*\* (.+)$/, line)
  return { title, text }
}

/** A name and an example, then the description, then its use. */
function readFormat(chunk: string): CaseFormat {
  const [name = '', example = '', description = '', useCase = ''] = take(
    /^(.+) `(.+)`\n: (.+)\n: Use it for (.+)\.$/,
    chunk,
  )
  return { name, description, example, useCase }
}

function readCode(chunk: string) {
  const [language = '', label = '', code = ''] = take(/^```(.+?): (.+)\n([\s\S]*)\n```$/, chunk)
  return { label, language, code }
}

/** A quote ends in its source; a note begins with its title. */
function readAside(chunk: string): Block {
  const text = chunk.replace(/^> ?/gm, '')
  if (text.startsWith('**')) {
    const [title = '', rest = ''] = take(/^\*\*(.+)\*\*\n(.+)$/, text)
    return { kind: 'note', title, text: rest }
  }
  const [quoted = '', source = '', url = ''] = take(/^(.+)\n\[(.+)\]\((.+)\)$/, text)
  return { kind: 'quote', text: quoted, source, url }
}

function readTip(heading: string, [description = '', code]: readonly string[]): Tip {
  const [title = '', name = ''] = take(/^### (.+) \{(.+)\}$/, heading)
  const icon = tipIcons[name]
  if (!icon) throw new Error(`no icon ${name}`)
  return { title, description, icon, ...(code && { code: readCode(code) }) }
}

function readBlock(chunk: string): Block {
  const lines = chunk.split('\n')
  if (chunk.startsWith('```')) return { kind: 'code', ...readCode(chunk) }
  if (chunk.startsWith('> ')) return readAside(chunk)
  if (chunk.startsWith('#')) {
    const [marks, text = ''] = take(/^(###?) (.+)$/, chunk)
    return { kind: marks === '##' ? 'heading' : 'subheading', text }
  }
  if (isAll(lines, /^- /)) return { kind: 'list', items: lines.map((line) => line.slice(2)) }
  if (isAll(lines, /^\d+\. /)) return { kind: 'steps', items: lines.map(readStep) }
  if (lines[1]?.startsWith('| ')) return readTable(lines)
  const [text = ''] = take(/^(.+)$/, chunk)
  return { kind: 'paragraph', text }
}

const isTip = (chunk = '') => /^### .+\}$/.test(chunk)
const isFormat = (chunk = '') => /\n: /.test(chunk)

/** The blocks of a text. Tips and formats in a row are one block. */
function readBlocks(markdown: string): Block[] {
  const chunks = splitChunks(markdown)
  const blocks: Block[] = []
  while (chunks.length > 0) {
    if (isTip(chunks[0])) {
      const items: Tip[] = []
      while (isTip(chunks[0])) {
        const next = chunks.findIndex((chunk, at) => at > 0 && chunk.startsWith('#'))
        const [heading = '', ...rest] = chunks.splice(0, next < 0 ? chunks.length : next)
        items.push(readTip(heading, rest))
      }
      blocks.push({ kind: 'tips', items })
    } else if (isFormat(chunks[0])) {
      const end = chunks.findIndex((chunk) => !isFormat(chunk))
      blocks.push({ kind: 'formats', items: chunks.splice(0, end < 0 ? chunks.length : end).map(readFormat) })
    } else blocks.push(readBlock(chunks.shift()!))
  }
  return blocks
}

/** The questions of an article, each a heading with one paragraph. */
const readQuestions = (markdown: string): Faq[] =>
  markdown
    .trim()
    .split(/\n+(?=## )/)
    .map((each) => {
      const [question = '', answer = ''] = take(/^## (.+)\n\n(.+)$/, each)
      return { question, answer }
    })

/** Reads an article: fields between two lines of `---`, the text in Markdown, and the FAQ after `# Questions`. Refuses what it does not know. */
export function readArticle(source: string): Article {
  const [fields = '', text = '', questions = ''] = take(
    /^---\n([\s\S]+?)\n---\n([\s\S]+)\n# Questions\n([\s\S]+)$/,
    source,
  )
  const field = (name: string) => take(new RegExp(`^${name}: (.+)$`, 'm'), fields)[0]!
  return {
    keywords: field('keywords').split(', '),
    lede: field('lede'),
    tool: field('tool'),
    otherTool: field('otherTool'),
    invitation: field('invitation'),
    blocks: readBlocks(text),
    faq: readQuestions(questions),
  }
}

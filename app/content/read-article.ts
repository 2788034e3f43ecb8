import { readPage, readSteps, readTable, splitChunks, take } from '#app/lib/markdown.ts'
import type { Article, Block, CaseFormat, Tip } from './article-types.ts'
import { tipIcons } from './tip-icons.ts'

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
  if (lines.every((line) => line.startsWith('- '))) return { kind: 'list', items: lines.map((line) => line.slice(2)) }
  if (/^1\. /.test(chunk)) return { kind: 'steps', items: readSteps(lines) }
  const [caption = '', ...table] = lines
  if (table[0]?.startsWith('| ')) return { kind: 'table', caption, ...readTable(table) }
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

/** Reads an article: its fields, its text and its FAQ, as `lib/markdown.ts` and the functions above describe them. */
export function readArticle(source: string): Article {
  const { readField, keywords, text, faq } = readPage(source)
  return {
    keywords,
    lede: readField('lede'),
    tool: readField('tool'),
    otherTool: readField('otherTool'),
    invitation: readField('invitation'),
    blocks: readBlocks(text),
    faq,
  }
}

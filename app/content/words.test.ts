import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '#app/tools/read-content.ts'

const sources = import.meta.glob<string>(
  [
    '../{ads,content,pages,proof,site,tools}/**/*.{ts,tsx}',
    '../ui/**/*.tsx',
    '../tools/*/content.md',
    './articles/*.md',
  ],
  { eager: true, query: '?raw', import: 'default' },
)

/** The texts a file may show, without its comments, imports and identifiers. */
function textsOf(source: string): string {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/ .*$|^(import|export) .* from .*$/gm, '')
  const quoted = code.match(/'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`[^`]*`|>[^<>{}=]+</g) ?? []
  return quoted.join('\n')
}

const british =
  /\b\w*(?:(?:col|behavi|neighb|fav|flav|hon|lab|hum|harb|rum)our|(?:recogn|organ|normal|standard|capital|minim|maxim|optim|summar|serial|initial|special|general|custom|real|author|final|categor|emphas|visual|util|priorit)is(?:e|ed|es|ing|ation)\b|analyse|cancell(?:ed|ing)|catalyse|grey|licence|defence|offence|centre\b|metre|litre|theatre|fibre|calibre|travell(?:ed|ing|er)|labell(?:ed\b|ing)|modell|signall|equall|fulfil\b|enrol\b|judgement|acknowledgement|ageing|artefact|cheque|programme\b|whilst|amongst|backwards|towards|afterwards|learnt|spelt|burnt|dreamt|sceptic|tyre|aluminium|storey|mould|plough|e-mail)\w*/gi

test('every text is American English, except names in tables and search keywords', () => {
  const found = Object.entries(sources)
    .filter(([file]) => !/\.(test|data)\.tsx?$|\/tool\.ts$/.test(file))
    .map(([file, source]) => [file, file.endsWith('.md') ? source : textsOf(source)] as const)
    .flatMap(([file, text]) => (text.match(british) ?? []).map((word) => `${file}: ${word}`))
  expect(found).toEqual([])
})

const contents = Object.entries(sources)
  .filter(([file]) => file.endsWith('/content.md'))
  .map(([, source]) => readContent(source))

test('no two tools share an FAQ sentence or the title of their last step', () => {
  expect(contents.length).toBeGreaterThan(10)
  const sentences = contents.flatMap(({ faq }) =>
    faq
      .flatMap(({ question, answer }) => [question, ...answer.split(/(?<=[.?:]) /)])
      .filter((text) => text.length > 12),
  )
  const steps = contents.map(({ steps }) => steps.items.at(-1)?.title)
  for (const texts of [sentences, steps]) expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
})

// Phrases that read like riddles; docs/words.md says what to write instead.
const riddles =
  /\b(?:stands? (?:there|here|beside|inside)|comes? along|carried along|in the place of|anew|all the while|gives way to|worked on yet|what is left out|may backtrack for long)\b/gi

test('no text, comment, test name or document speaks in riddles', () => {
  const root = join(import.meta.dirname, '../..')
  const folders = ['app', 'bench', 'build', 'docs', 'e2e', 'scripts', 'server', '.github']
  const inFolders = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  const files = [...inFolders, ...readdirSync(root)].filter(
    (file) => /\.(tsx?|md|css|yml)$/.test(file) && !/words\.(test\.ts|md)$/.test(file),
  )
  expect(files).toContain('README.md')
  const found = files.flatMap((file) =>
    (readFileSync(join(root, file), 'utf8').match(riddles) ?? []).map((phrase) => `${file}: ${phrase}`),
  )
  expect(found).toEqual([])
})

import { isDeepStrictEqual } from 'node:util'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { config, href } from '#app/config.ts'
import { tools } from '#app/tools/registry.ts'
import { convertAll } from '#app/tools/text-case-converter/case.ts'
import { articlePage } from './article-page.tsx'
import type { Article, Block } from './article-types.ts'
import { articles, blogCategories, findArticle } from './articles/list.ts'
import { headingId } from './blocks.tsx'
import { splitProse } from './prose.tsx'
import { readArticle } from './read-article.ts'

const sources = import.meta.glob<string>('./articles/*.md', { eager: true, query: '?raw', import: 'default' })
const texts = Object.entries(sources).map(([file, source]) => [file.slice(11, -3), readArticle(source)] as const)
const find = (slug: string): Article => {
  const article = texts.find(([name]) => name === slug)?.[1]
  if (!article) throw new Error(`no article ${slug}`)
  return article
}
const pick = <K extends Block['kind']>(article: Article, kind: K) =>
  article.blocks.filter((block): block is Extract<Block, { kind: K }> => block.kind === kind)

const plain = (prose: string) =>
  splitProse(prose)
    .map((part) => part.text)
    .join('')
const strings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.flatMap(strings) : []
const prose = (article: Article): string[] =>
  article.blocks.flatMap((block) =>
    'items' in block
      ? block.items.flatMap((item) =>
          typeof item === 'string' ? item : 'text' in item ? [item.title, item.text] : strings(Object.values(item)),
        )
      : block.kind === 'table'
        ? strings([block.caption, block.columns, block.rows])
        : 'text' in block
          ? [block.text]
          : [],
  )
const countWords = (all: string[]) => plain(all.join(' ')).split(/\s+/).filter(Boolean).length

test('the list has the five articles of the specification and one in each other category', () => {
  expect(
    articles.map(({ slug, date, readTime, featured, category }) => [slug, date, readTime, featured === true, category]),
  ).toEqual([
    ['json-formatting-tips', 'Aug 4, 2025', '5 min read', true, 'Development Tips'],
    ['base64-encoding-guide', 'Aug 1, 2025', '4 min', false, 'Development Tips'],
    ['text-case-conversion-guide', 'Jul 28, 2025', '3 min', false, 'Development Tips'],
    ['uuid-guide-for-developers', 'Jul 25, 2025', '4 min', false, 'Development Tips'],
    ['understanding-timestamps', 'Jul 20, 2025', '6 min', false, 'Development Tips'],
    ['check-a-download', 'Nov 18, 2026', '4 min', false, 'Tool Tutorials'],
    ['json-api-numbers-dates-ids', 'Nov 18, 2026', '4 min', false, 'API Development'],
  ])
  expect(blogCategories.map(({ name }) => name)).toEqual(['Development Tips', 'Tool Tutorials', 'API Development'])
})

test('both dates of an article name the same day, and every file is in the list', () => {
  const words = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  for (const { date, published } of articles) expect(new Date(published).toLocaleDateString('en-US', words)).toBe(date)
  expect(texts.map(([slug]) => slug).sort()).toEqual(articles.map(({ slug }) => slug).sort())
})

test.each(texts)('%s takes as long to read as it says, at 220 to 260 words per minute', (slug, article) => {
  const minutes = Number.parseInt(findArticle(slug).readTime, 10)
  const words = countWords([article.lede, ...prose(article)])
  expect(words).toBeGreaterThanOrEqual(220 * minutes)
  expect(words).toBeLessThanOrEqual(260 * minutes)
})

test.each(texts)('%s has five questions, unique headings, existing tools and complete tables', (_, article) => {
  expect(article.faq).toHaveLength(5)
  const ids = pick(article, 'heading').map(({ text }) => headingId(text))
  expect(new Set(ids).size).toBe(ids.length)
  const slugs = tools.map(({ slug }) => slug)
  expect(slugs).toContain(article.tool)
  expect(slugs).toContain(article.otherTool)
  for (const table of pick(article, 'table'))
    for (const row of table.rows) expect(row).toHaveLength(table.columns.length)
})

test('the structured data of an article has the right schema and content', () => {
  const slug = 'json-formatting-tips'
  const publisher = { '@type': 'Organization', name: 'Stayput', url: `${config.origin}${href('/')}` }
  expect(articlePage(slug, find(slug)).head.jsonLd?.[0]).toMatchObject({
    '@type': 'BlogPosting',
    headline: findArticle(slug).title,
    datePublished: '2025-08-04',
    articleSection: 'Development Tips',
    keywords: find(slug).keywords.join(', '),
    author: publisher,
    publisher,
  })
})

test('each article has the parts the specification requires', () => {
  const titles = (slug: string) => pick(find(slug), 'heading').map(({ text }) => text)
  const steps = (slug: string) => pick(find(slug), 'steps').flatMap(({ items }) => items)
  expect(pick(find('json-formatting-tips'), 'tips').flatMap(({ items }) => items)).toHaveLength(10)
  expect(titles('base64-encoding-guide')).toEqual(expect.arrayContaining(['Use cases', 'Drawbacks']))
  expect(steps('base64-encoding-guide')).toHaveLength(3)
  expect(pick(find('text-case-conversion-guide'), 'formats').flatMap(({ items }) => items)).toHaveLength(5)
  expect(titles('text-case-conversion-guide')).toContain('Use cases')
  expect(pick(find('text-case-conversion-guide'), 'note')).toMatchObject([{ title: 'Pro tip' }])
  const versions = pick(find('uuid-guide-for-developers'), 'subheading').map(({ text }) => text.slice(0, 9))
  expect(versions.sort()).toEqual(['Version 1', 'Version 4', 'Version 5', 'Version 7'])
  expect(titles('uuid-guide-for-developers')).toContain('Benefits')
  expect(steps('uuid-guide-for-developers')).toHaveLength(3)
  expect(titles('understanding-timestamps')).toContain('Benefits')
  expect(steps('understanding-timestamps').length).toBeGreaterThan(0)
  const languages = new Set(pick(find('understanding-timestamps'), 'code').map(({ language }) => language))
  expect(languages.size).toBe(2)
})

test.each([
  ['base64-encoding-guide', ['about 33%', '64 harmless characters']],
  ['uuid-guide-for-developers', ['128-bit']],
  ['understanding-timestamps', ['10 digits if it counts seconds, 13 if it counts milliseconds']],
])('%s states its facts in the lede', (slug, facts) => {
  for (const fact of facts) expect(find(slug).lede).toContain(fact)
})

test('our own tool converts the names in the text case article as its table says', () => {
  const table = pick(find('text-case-conversion-guide'), 'table').find(
    ({ caption }) => caption === 'There and back again',
  )
  for (const row of table?.rows ?? []) {
    const [name = '', snake = '', camel] = row.map(plain)
    expect([convertAll(name).snakeCase, convertAll(snake).camelCase]).toEqual([snake, camel])
  }
  expect(table?.rows.length).toBeGreaterThan(0)
})

const samples = texts.flatMap(([, article]) => [
  ...pick(article, 'code'),
  ...pick(article, 'tips').flatMap(({ items }) => items.flatMap((tip) => tip.code ?? [])),
])

test.each(samples.filter(({ language }) => language === 'JavaScript').map(({ label, code }) => [label, code]))(
  'the sample "%s" gives the results written beside it',
  (_, code) => {
    const context = createContext({ btoa, TextEncoder })
    let pending = ''
    let results = 0
    for (const line of code.split('\n')) {
      const [, expression, expected = ''] = /^(\S.*?) \/\/ (.+)$/.exec(line) ?? []
      if (!expression) {
        pending += `${line}\n`
        continue
      }
      runInContext(pending, context)
      pending = ''
      results++
      const [, error] = /^throws (\w+)$/.exec(expected) ?? []
      if (error) expect(() => runInContext(expression, context)).toThrow(expect.objectContaining({ name: error }))
      else
        expect(runInContext(`(${expression})`, context), expression).toSatisfy((value) =>
          isDeepStrictEqual(JSON.stringify(value), JSON.stringify(runInContext(`(${expected})`, context))),
        )
    }
    expect(results).toBeGreaterThan(0)
  },
)

test.each([
  ['plain text', [{ kind: 'text', text: 'plain text' }]],
  [
    '`a` b',
    [
      { kind: 'code', text: 'a' },
      { kind: 'text', text: ' b' },
    ],
  ],
  [
    'see [RFC 1](https://a.example/b).',
    [
      { kind: 'text', text: 'see ' },
      { kind: 'link', text: 'RFC 1', url: 'https://a.example/b' },
      { kind: 'text', text: '.' },
    ],
  ],
  ['`[a](https://b)`', [{ kind: 'code', text: '[a](https://b)' }]],
  [
    '**a.** b',
    [
      { kind: 'strong', text: 'a.' },
      { kind: 'text', text: ' b' },
    ],
  ],
])('the prose "%s" splits into its parts', (prose, parts) => {
  expect(splitProse(prose)).toEqual(parts)
})

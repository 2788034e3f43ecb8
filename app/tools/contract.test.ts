import { readdirSync, readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { initialOf, readSettings } from '#app/lib/settings.ts'
import { pages } from '../pages.ts'
import { allTraits } from './all-traits.ts'
import { toolPath } from './catalog.ts'
import { readContent } from './read-content.ts'
import { tools } from './registry.ts'

const folderOf = (slug: string) => new URL(`./${slug}/`, import.meta.url)
/** The files of a tool, also in the folders inside it: `["tool.ts", "format/json.ts"]` */
const filesOf = (slug: string) =>
  readdirSync(folderOf(slug), { recursive: true, encoding: 'utf8' }).filter((file) => file.includes('.'))
const available = tools.filter((tool) => tool.available)

test('every folder is a tool in the registry', () => {
  const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
  expect(tools.map((tool) => tool.slug).sort()).toEqual(folders.sort())
})

test('no two tools share a name, a glyph or a place', () => {
  for (const key of ['name', 'glyph'] as const) expect(new Set(tools.map((tool) => tool[key])).size).toBe(tools.length)
  expect(new Set(tools.map((tool) => `${tool.category} ${tool.order}`)).size).toBe(tools.length)
})

test.each(tools)('$slug declares what the site needs', (tool) => {
  expect(tool.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  expect(tool.summary.length).toBeLessThanOrEqual(90)
  expect([...tool.glyph].length).toBeLessThanOrEqual(4)
  expect(tool.keywords.length).toBeGreaterThan(0)
  expect(tools.map(({ slug }) => slug)).toEqual(expect.arrayContaining([...tool.related]))
  expect(tool.related).not.toContain(tool.slug)
})

/** The files that every tool has. */
const required = [
  /^tool\.ts$/,
  /^settings\.ts$/,
  /^traits\.ts$/,
  /^content\.md$/,
  /^state\.ts$/,
  /^state\.test\.ts$/,
  /^messages\.ts$/,
  /^use-[a-z0-9-]+\.ts$/,
  /^view\.tsx$/,
]

/** The files that some tools have: when, and what must come with such a file. */
const optional: { file: RegExp; when: string; needs?: RegExp }[] = [
  { file: /^lazy\.tsx$/, when: 'it needs code only after the first paint' },
  { file: /^[a-z0-9-]+\.worker\.ts$/, when: 'its work can take long', needs: /^lazy\.tsx$/ },
  { file: /^client\.ts$/, when: 'its view asks a worker too, or several workers share a task', needs: /\.worker\.ts$/ },
  { file: /^recognize\.ts$/, when: 'a text can be recognized by how it looks' },
  { file: /^peel\.ts$/, when: 'it can remove a layer from a text', needs: /^recognize\.ts$/ },
  { file: /^tool\.css$/, when: 'its view needs more than the kit' },
  { file: /^(content|messages)\.test\.ts$/, when: 'code can check what its page or its messages say' },
  { file: /^[a-z0-9-]+\.data\.ts$/, when: 'it has a table' },
  { file: /^(?!(index|types|utils)\.)[a-z0-9-]+(\.test)?\.ts$/, when: 'logic, named after its domain' },
  { file: /^[a-z0-9-]+\.tsx$/, when: 'a part of its view' },
  {
    file: /^[a-z0-9-]+\/(?!(index|types|utils)\.)[a-z0-9-]+(\.test|\.data|\.d)?\.tsx?$/,
    when: 'a subject of several files',
  },
]

test.each(available)('$slug has the files of a tool, and no others', ({ slug }) => {
  const files = filesOf(slug)
  for (const each of required)
    expect(
      files.filter((file) => each.test(file)),
      String(each),
    ).toHaveLength(1)
  expect(files.filter((file) => file.endsWith('.worker.ts')).length).toBeLessThanOrEqual(1)
  const others = files.filter((file) => !required.some((each) => each.test(file)))
  for (const other of others) {
    const kind = optional.find(({ file }) => file.test(other))
    expect(kind, `${other} is no file of a tool`).toBeDefined()
    expect(
      files.some((file) => !kind?.needs || kind.needs.test(file)),
      `${other} needs ${kind?.needs}`,
    ).toBe(true)
  }
})

// It asks three questions at once, and each is named after what it does.
const asksByOwnNames = ['regex-tester']

test.each(available)('in $slug, each type and each label is in the file where every tool has it', ({ slug }) => {
  const sources = filesOf(slug).filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
  const withText = (text: RegExp) =>
    sources.filter((file) => text.test(readFileSync(new URL(file, folderOf(slug)), 'utf8')))
  const asks = withText(/\buse(Answer|Run)\b/).length > 0 && !asksByOwnNames.includes(slug)
  expect(withText(/export type Settings\b/)).toEqual(['settings.ts'])
  expect(withText(/export type Question\b/)).toEqual(asks ? ['state.ts'] : [])
  if (asks) expect(withText(/export [^}=(]*\banswer\b/)).toContain('lazy.tsx')
  const labels = withText(/\{ value: '[^']*', label: '/).filter((file) => !file.endsWith('.data.ts'))
  expect(labels.filter((file) => file !== 'messages.ts')).toEqual([])
})

test.each(available)(
  'the declarations of $slug are valid: settings pass their own checks, and files have extensions',
  ({ slug }) => {
    const { settings = {}, accepts = [], files = {} } = allTraits[slug] ?? {}
    const initial = initialOf(settings)
    expect(readSettings(settings, initial)).toEqual(initial)
    expect(JSON.parse(JSON.stringify(initial)), 'plain values').toEqual(initial)
    expect(new Set(accepts.map(({ task }) => task)).size, 'one task, one way').toBe(accepts.length)
    for (const { action, kinds } of accepts) expect(action !== '' && kinds.length > 0).toBe(true)
    for (const [type, endings] of Object.entries(files)) {
      expect(type).toMatch(/^[a-z]+\/[a-z0-9.+-]+$/)
      for (const ending of endings) expect(ending).toMatch(/^\.[a-z0-9]+$/)
    }
  },
)

const samples = [
  '[1]',
  '{a:1}',
  'W10=',
  'data:,a',
  'eyJhbGciOiJub25lIn0.e30.',
  '550e8400-e29b-41d4-a716-446655440000',
  'd41d8cd98f00b204e9800998ecf8427e',
  '1640995200',
  '1640995200123',
  '1640995200123456',
  '1640995200123456789',
  '2022-01-01',
  '#fff',
  'www.example.com',
  'a%20b',
  '&lt;',
  '<p>',
  '/a+/g',
  '5 km',
  'plain words',
]

test.each(available.filter(({ slug }) => allTraits[slug]?.recognize))(
  '$slug recognizes only input that it accepts',
  ({ slug }) => {
    const { recognize, accepts = [] } = allTraits[slug] ?? {}
    const guesses = samples.flatMap((text) => recognize?.({ text, isCut: false }) ?? [])
    expect(guesses.length, 'a text of its kind among the samples').toBeGreaterThan(0)
    expect(accepts.map(({ task }) => task)).toEqual(expect.arrayContaining(guesses.map(({ task }) => task)))
    for (const { score } of guesses) expect(score).toBeLessThanOrEqual(1)
  },
)

test.each(available)(
  'the page of $slug has one status bar and structured data, and needs scripts',
  async ({ slug }) => {
    const { head, default: Page } = await pages.find(({ path }) => path === toolPath(slug))!.load()
    expect(head.jsonLd).toHaveLength(2)
    const html = renderToString(createElement(Page))
    expect(html.match(/class="status-bar"/g), 'one status bar').toHaveLength(1)
    expect(html, 'no number before it is measured').not.toContain('bytes sent')
    for (const badge of ['Runs in your browser', 'Network blocked', 'Works offline']) expect(html).toContain(badge)
    expect(html, 'a message for visitors without scripts').toMatch(/<noscript>.*needs JavaScript.*<\/noscript>/)
  },
)

test.each(available)('the page text of $slug is complete', ({ slug }) => {
  const content = readContent(readFileSync(new URL('content.md', folderOf(slug)), 'utf8'))
  expect(content.head.description.length).toBeLessThanOrEqual(170)
  expect(content.description.length, 'fits on one line beside the title').toBeLessThanOrEqual(60)
  expect(content.head.keywords.length).toBeGreaterThan(2)
  expect(content.benefits.items.length).toBeGreaterThanOrEqual(3)
  expect(content.steps.items.length).toBeGreaterThanOrEqual(3)
  expect(content.faq.length).toBeGreaterThanOrEqual(4)
  expect(content.examples ?? content.useCases).toBeDefined()
})

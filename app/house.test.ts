import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const listSources = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)

const app = listSources('app')
const server = listSources('server')
const build = listSources('build')
const bench = listSources('bench')
const e2e = listSources('e2e')
const sources = [...app, ...server, ...build, ...bench, ...e2e, ...listSources('scripts')]
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)
const texts = new Map<string, string>()
function read(file: string): string {
  const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8')
  texts.set(file, text)
  return text
}
/** The files a rule checks. Fails if the example is missing, because a rule without files checks nothing. */
function pick(pattern: RegExp, example: string): string[] {
  const found = app.filter((file) => pattern.test(file) && !isTest(file))
  expect(found).toContain(example)
  return found
}

/** The imports of a file as paths from the root, without packages. */
function importsOf(file: string): string[] {
  const specifiers = [...read(file).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '')
  return specifiers.flatMap((specifier) => {
    const path = specifier.replace(/\?.*$/, '')
    if (path.startsWith('#app/')) return path.replace('#app/', 'app/')
    return path.startsWith('.') ? relative(root, join(root, dirname(file), path)) : []
  })
}

// Imports go only to the left. Files directly in app/ are the entries, except config.ts, which is leftmost.
const layers = [
  'lib',
  'browser',
  'offline',
  'ui',
  'work',
  'proof',
  'tools',
  'ads',
  'content',
  'site',
  'pages',
  'entries',
]
function layerOf(file: string): number {
  if (file === 'app/config.ts') return -1
  const [, folder = '', ...rest] = file.split('/')
  return rest.length === 0 ? layers.indexOf('entries') : layers.indexOf(folder)
}

test('imports go only to the left: lib ← browser ← offline ← ui ← work ← proof ← tools ← ads ← content ← site ← pages ← entries', () => {
  const wrong = app
    .filter((file) => !isTest(file))
    .flatMap((file) => importsOf(file).map((target) => ({ file, target })))
    .filter(({ target }) => target.startsWith('app/') && !target.startsWith('app/fonts/'))
    .filter(({ file, target }) => layerOf(target) > layerOf(file))
  expect(wrong).toEqual([])
})

test('tools never import each other', () => {
  const toolOf = (file: string) => /^app\/tools\/([^/]+)\//.exec(file)?.[1]
  const wrong = app.flatMap((file) =>
    importsOf(file)
      .filter((target) => toolOf(file) && toolOf(target) && toolOf(file) !== toolOf(target))
      .map((target) => `${file} → ${target}`),
  )
  expect(wrong).toEqual([])
})

// The data that chooses among tools. All other code asks the registry and the traits.
const choosers = ['contact', 'footer', 'home', 'rail'].map((name) => `app/content/${name}.ts`)
const isChooser = (file: string) => choosers.includes(file)
const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

test('nothing outside its folder names a tool, except the data that chooses among tools', () => {
  const slugs = readdirSync(join(root, 'app/tools'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  // A slug of one word is an ordinary word, except in an address.
  const isNamed = (slug: string, source: string) =>
    new RegExp(`(?<![\\w-])${slug.includes('-') ? '' : 'tools/'}${slug}(?![\\w-])`).test(source)
  const isTool = (file: string) => slugs.some((slug) => file.startsWith(`app/tools/${slug}/`))
  const named = app
    .filter((file) => !isTest(file) && !isTool(file) && !isChooser(file))
    .flatMap((file) => slugs.filter((slug) => isNamed(slug, withoutComments(read(file)))).map((slug) => [file, slug]))
  expect(named).toEqual([])
})

test('every style sheet of a tool is imported by app.css', () => {
  const sheets = readdirSync(join(root, 'app/tools'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  )
  const imported = [...read('app/app.css').matchAll(/'\.\/tools\/(.+\.css)'/g)].map((match) => match[1])
  expect(imported.toSorted()).toEqual(sheets.toSorted())
})

test('the server imports only lib from the site', () => {
  const wrong = server.flatMap((file) =>
    importsOf(file).filter((target) => target.startsWith('app/') && !target.startsWith('app/lib/')),
  )
  expect(wrong).toEqual([])
})

test('build and scripts do not import each other', () => {
  const [build, scripts] = [listSources('build'), listSources('scripts')]
  const crossings = (files: string[], folder: string) =>
    files.flatMap((file) =>
      importsOf(file).flatMap((target) => (target.startsWith(folder) ? `${file} → ${target}` : [])),
    )
  expect([...crossings(build, 'scripts/'), ...crossings(scripts, 'build/')]).toEqual([])
})

/** The shortest chain of imports from one file to another, both included; `undefined` if there is none. */
function findWay(imports: ReadonlyMap<string, readonly string[]>, from: string, to: string): string[] | undefined {
  const cameFrom = new Map([[from, from]])
  for (const file of cameFrom.keys()) {
    if (file === to) {
      const way = [to]
      while (way[0] !== from) way.unshift(cameFrom.get(way[0] ?? '') ?? from)
      return way
    }
    for (const target of imports.get(file) ?? []) if (!cameFrom.has(target)) cameFrom.set(target, file)
  }
  return undefined
}

/** The shortest import cycle through each import, starting at its first file by name: `["a.ts → b.ts → a.ts"]` */
function findCircles(files: readonly string[]): string[] {
  const imports = new Map(files.map((file) => [file, importsOf(file).filter((target) => files.includes(target))]))
  const circles = [...imports].flatMap(([file, targets]) =>
    targets.flatMap((target) => {
      const way = findWay(imports, target, file)
      if (!way) return []
      const first = way.indexOf([...way].sort()[0] ?? '')
      const circle = [...way.slice(first), ...way.slice(0, first)]
      return [[...circle, circle[0]].join(' → ')]
    }),
  )
  return [...new Set(circles)].sort()
}

test('there are no import cycles, not even of types', () => {
  const circles = findCircles(sources.filter((file) => !isTest(file)))
  expect(circles, 'move what both files need into a third file that imports neither').toEqual([])
})

test('each browser feature is used only in its own module', () => {
  const owners: Record<string, { pattern: RegExp; files: string[] }> = {
    clipboard: { pattern: /navigator\.clipboard|execCommand/, files: ['app/browser/clipboard.ts'] },
    storage: {
      pattern: /\b(local|session)Storage\b|document\.cookie|indexedDB/,
      files: ['app/boot.ts', 'app/browser/storage.ts', 'app/browser/preferences.ts'],
    },
    'trusted scripts': { pattern: /createPolicy\(/, files: ['app/browser/trusted-url.ts'] },
    'addresses of data': { pattern: /\.createObjectURL\(/, files: ['app/browser/object-url.ts'] },
    // The markup of an island, rendered by React in the build.
    'markup from text': {
      pattern:
        /innerHTML|outerHTML|insertAdjacentHTML|setHTML|createContextualFragment|DOMParser|srcdoc|document\.write/i,
      files: ['app/ui/island/island.tsx'],
    },
    ads: { pattern: /adsbygoogle|googlesyndication/, files: ['app/ads/frame.ts', 'app/policy.ts'] },
    'weak randomness': { pattern: /Math\.random/, files: [] },
    // Enter may belong to an input method.
    'the Enter key': { pattern: /[!=]== 'Enter'/, files: ['app/early-actions.ts', 'app/ui/keys/run-on-enter.ts'] },
  }
  for (const [name, { pattern, files }] of Object.entries(owners)) {
    const users = app.filter((file) => !isTest(file) && pattern.test(read(file)))
    expect(users.sort(), name).toEqual(files.sort())
  }
})

test('no module builds an Intl object while it loads: the first of its kind takes up to 50 ms', () => {
  const wrong = app.filter(
    (file) => !isTest(file) && /^(?:export )?(?:const|let) (?:(?!=>).)*new Intl\./m.test(read(file)),
  )
  expect(wrong).toEqual([])
})

test('a view uses neither the clock nor the calendar', () => {
  const views = pick(/^app\/tools\/[^/]+\/.+\.tsx$/, 'app/tools/json-formatter/tree/tree-view.tsx')
  expect(views.filter((file) => /\bDate\b|performance\.now/.test(read(file)))).toEqual([])
})

test('text has four sizes: note, small, body, lead; headings use the scale; there are three weights; and no class is misspelled', () => {
  const foreign =
    /\btext-(\[[\d.]+(px|rem)\]|xs|sm|base)(?![\w-])|[\s'"`:]font-(\[\d+\]|light|medium|semibold|bold)(?![\w-])/
  const own = app.filter((file) => !isTest(file) && foreign.test(read(file)))
  expect(own).toEqual([])
  const known =
    /^text-(note|small|body|lead|lg|\d?xl|left|right|center|bottom|balance|ellipsis|(ink|paper|accent|ok|warn|bad|code)\b.*)$/
  const classes = app
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => read(file).match(/(?<=["'`\s:])text-(?!case|pane)[a-z0-9-]+(?=["'`\s!])/g) ?? [])
  expect(classes.filter((name) => !known.test(name))).toEqual([])
})

test('a view has at most 150 lines, so that it reads like the page of its tool', () => {
  const views = pick(/^app\/tools\/[^/]+\/(.+[/-])?view\.tsx$/, 'app/tools/json-formatter/tree/tree-view.tsx')
  expect(views.filter((file) => read(file).split('\n').length > 151)).toEqual([])
})

test('a tool has one file of messages, and it imports nothing of its logic', () => {
  const words = pick(/^app\/tools\/[^/]+\/(.+[/-])?messages\.ts$/, 'app/tools/hash-generator/messages.ts')
  expect(words.filter((file) => !/^app\/tools\/[^/]+\/messages\.ts$/.test(file))).toEqual([])
  const wrong = words.flatMap((file) => importsOf(file).map((target) => `${file} → ${target}`))
  expect(wrong.filter((each) => each.includes('→ app/tools/'))).toEqual([])
})

test('no source file has more than 250 lines, except data tables', () => {
  const long = sources.filter(
    (file) => !isTest(file) && !file.endsWith('.data.ts') && read(file).split('\n').length > 251,
  )
  expect(long).toEqual([])
})

test('the build stays small: at most 450 lines in total', () => {
  const lines = build
    .filter((file) => !isTest(file))
    .reduce((sum, file) => sum + read(file).trimEnd().split('\n').length, 0)
  expect(lines).toBeLessThanOrEqual(450)
})

test('no text claims too much: a policy blocks connections, but not everything everywhere', () => {
  const documents = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`)
  const words = [...documents, 'README.md', 'CONTRIBUTING.md', ...sources.filter((file) => !isTest(file))]
  const claims =
    /in every way a page|forbids (any|every|all) connection|forbids? .{0,20}to connect|(holds|promise) on any host|\d+ lines to read|No connection allowed|'Nothing stored'/
  expect(words.filter((file) => claims.test(read(file)))).toEqual([])
})

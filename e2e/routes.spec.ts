import { readdirSync, readFileSync } from 'node:fs'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { expectInBudget } from './budgets.ts'
import { readLoads } from './first-load.ts'
import { expectFits, openPage, routes, site, test, toolRoutes, watchProblems, watchShifts } from './support.ts'

/** The pages for search engines: all but the 404 page and the page that removes the offline copy. */
const listed = Object.keys(site.documents).filter((path) => path !== site.notFoundPath && path !== '/sw-reset')

const sizes = [
  [320, 800],
  [390, 800],
  [768, 800],
  [1024, 700],
  [1280, 800],
  [1366, 657],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const

const answers = new Map<string, Promise<number>>()

/** The status of an address. An address that many pages link to is requested only once. */
function statusOf(request: APIRequestContext, address: string): Promise<number> {
  const known = answers.get(address)
  const answer = known ?? request.get(address).then((response) => response.status())
  answers.set(address, answer)
  return answer
}

const inputKey = '[aria-keyshortcuts="Alt+I"]'

/** Alt+I moves the focus to the input of a tool. */
async function expectInputKey(page: Page): Promise<void> {
  await page.locator('body').press('Alt+i')
  const isAtInput = () =>
    page.evaluate((key) => {
      const { activeElement } = document
      const label = document.querySelector(`label[for="${activeElement?.id}"]`)
      return [activeElement, label].some((each) => each?.matches(key))
    }, inputKey)
  await expect.poll(isAtInput).toBe(true)
}

const menus = ['Main', 'Breadcrumb', 'Popular Tools', 'Resources', 'Connect']

type Data = {
  '@type': string
  mainEntity?: { name: string; acceptedAnswer: { text: string } }[]
  itemListElement?: { name: string; item: string }[]
}

/** Reads the text of a page and its structured data. */
const readWords = () => {
  const textOf = (element: Element | null) => element?.textContent.replace(/\s+/g, ' ').trim() ?? ''
  const hrefsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '')
  const crumbs = 'nav[aria-label=Breadcrumb]'
  const isSeen = (element: Element) => element.checkVisibility()
  const ofPage = (name: string) => `body ${name}:not(:is(main, article, section, aside, nav) ${name})`
  return {
    parts: ['h1', ofPage('header'), 'main', ofPage('footer')].map(
      (part) => [...document.querySelectorAll(part)].filter(isSeen).length,
    ),
    menus: [...document.querySelectorAll('nav')].filter(isSeen).map((menu) => menu.ariaLabel),
    text: textOf(document.querySelector('main')),
    links: hrefsOf('a[href^="/"]'),
    crumbs: [...document.querySelectorAll(`${crumbs} li`)].map(textOf),
    crumbLinks: hrefsOf(`${crumbs} a`),
    here: document.querySelectorAll(`${crumbs} [aria-current=page]`).length,
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => JSON.parse(script.textContent) as Data,
    ),
  }
}

function expectSameInDataAsInText(path: string, words: ReturnType<typeof readWords>): void {
  const { text, crumbs, crumbLinks, here, data } = words
  for (const { name, acceptedAnswer } of data.flatMap(({ mainEntity = [] }) => mainEntity)) {
    expect(text).toContain(name)
    expect(text).toContain(acceptedAnswer.text)
  }
  expect(here).toBe(1)
  const trail = data.find((each) => each['@type'] === 'BreadcrumbList')?.itemListElement
  expect(trail !== undefined).toBe(path !== '/' && listed.includes(path))
  if (trail) {
    expect(crumbs).toEqual(trail.map(({ name }) => name))
    expect(crumbLinks).toEqual(trail.slice(0, -1).map(({ item }) => new URL(item).pathname))
  }
}

const others = routes.filter((path) => !toolRoutes.includes(path))
/** Each group is opened in one tab, page by page. */
const groups = {
  'half of the tools': toolRoutes.slice(0, 6),
  'the other tools': toolRoutes.slice(6),
  'the blog': others.filter((path) => path.startsWith('/blog')),
  'all other pages': others.filter((path) => !path.startsWith('/blog')),
}

for (const [name, paths] of Object.entries(groups)) {
  test(`${name}: each page loads without errors and within its budgets, and its structured data matches its text @looks`, async ({
    page,
    request,
  }) => {
    const problems = watchProblems(page)
    const readShift = await watchShifts(page)
    for (const path of paths)
      await test.step(path, async () => {
        expectInBudget(path, await readLoads(page, path))
        await page.evaluate(() => document.fonts.ready)
        expect(await readShift()).toBe(0)
        const words = await page.evaluate(readWords)
        expect(words.parts, 'a heading, header, main and footer').toEqual([1, 1, 1, 1])
        for (const menu of menus) expect(words.menus.filter((name) => name === menu)).toHaveLength(1)
        expectSameInDataAsInText(path, words)
        for (const link of new Set(words.links)) expect(await statusOf(request, link), link).toBe(200)
        if (toolRoutes.includes(path)) await expectInputKey(page)
        expect(problems).toEqual([])
      })
    if (!toolRoutes.includes(paths[0]!)) return
    // A focused field shows no tooltip.
    await page.locator(':focus').blur()
    await page.getByRole('main').locator(inputKey).first().hover()
    await expect(page.getByRole('tooltip')).toHaveText('Alt I')
  })

  test(`${name}: each page fits at nine sizes, and a tool ends at the bottom of the window @looks`, async ({
    page,
  }) => {
    for (const path of paths)
      await test.step(path, async () => {
        await openPage(page, path)
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height })
          await expectFits(page)
          if (!toolRoutes.includes(path) || width < 1024) continue
          const bench = (await page.locator('.bench').boundingBox())!
          expect(Math.round(bench.y + bench.height), `at ${width}`).toBe(Math.max(height, 640) - 16)
        }
      })
  })
}

test('every document has its policy, also as a header, and its tags for search engines and other sites', async ({
  request,
}) => {
  for (const path of routes) {
    const answer = await request.get(path)
    const html = await answer.text()
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&#39;', "'")
    expect(policy, path).toContain(
      path === '/contact' ? "connect-src 'self'; form-action 'self'" : "connect-src 'none'; form-action 'none'",
    )
    expect(answer.headers()['content-security-policy'], path).toBe(`${policy}; frame-ancestors 'none'`)
    expect(html, path).toContain('<h1')
    expect(html, path).toMatch(/<title>[^<]*Stayput[^<]*<\/title>/)
    expect(html, path).toContain('property="og:image"')
    expect(html, path).toContain('name="twitter:card"')
  }
})

test('a path works with and without a trailing slash, and the canonical address has none', async ({ request }) => {
  for (const path of listed.filter((path) => path !== '/')) {
    const [plain, slashed] = await Promise.all([request.get(path), request.get(`${path}/`)])
    expect([plain.status(), slashed.status()]).toEqual([200, 200])
    const html = await slashed.text()
    expect(html).toBe(await plain.text())
    expect(html).toContain(`rel="canonical" href="https://stayput.example${path}"`)
  }
})

test('the sitemap lists every page and robots.txt points to it', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const found = [...sitemap.matchAll(/<loc>https:\/\/stayput\.example([^<]*)<\/loc>/g)].map((match) => match[1])
  expect(found.sort()).toEqual([...listed].sort())
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: https://stayput.example/sitemap.xml')
})

test('the text of a page is in its document and not in a script', () => {
  const read = (file: string) => readFileSync(`dist/${file}`, 'utf8')
  const scripts = readdirSync('dist/assets').filter((file) => file.endsWith('.js'))
  const code = scripts.map((file) => read(`assets/${file}`)).join('\n')
  const questions = Object.values(site.documents).flatMap(({ file }) =>
    [...read(file).matchAll(/"@type":"Question","name":"([^"\\]+)"/g)].map((match) => match[1] ?? ''),
  )
  expect(questions.length).toBeGreaterThan(routes.length)
  expect(questions.filter((question) => code.includes(question))).toEqual([])
})

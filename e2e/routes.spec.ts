import { readdirSync, readFileSync } from 'node:fs'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { expectInBudget } from './budgets.ts'
import { readLoads } from './first-load.ts'
import { expectFits, routes, site, test, toolRoutes, watchProblems, watchShifts } from './support.ts'

/** What search engines are told of; the 404 page and the way to remove the offline copy are not. */
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

/** The status of an address; one that many pages link to is asked for once. */
function statusOf(request: APIRequestContext, address: string): Promise<number> {
  const known = answers.get(address)
  const answer = known ?? request.get(address).then((response) => response.status())
  answers.set(address, answer)
  return answer
}

/** A key leads to the input of a tool, which says so. */
async function expectInputKey(page: Page): Promise<void> {
  const key = '[aria-keyshortcuts="Alt+I"]'
  await page.getByRole('main').locator(key).first().hover()
  await expect(page.getByRole('tooltip')).toHaveText('Alt I')
  await page.locator('body').press('Alt+i')
  const isAtInput = () =>
    page.evaluate((key) => {
      const { activeElement } = document
      const label = document.querySelector(`label[for="${activeElement?.id}"]`)
      return [activeElement, label].some((each) => each?.matches(key))
    }, key)
  await expect.poll(isAtInput).toBe(true)
}

for (const path of routes) {
  test(`${path} loads cleanly and within its budgets, says the same in its data as in its text, and fits`, async ({
    page,
    request,
  }) => {
    const problems = watchProblems(page)
    const readShift = await watchShifts(page)
    expectInBudget(path, await readLoads(page, path))
    await page.evaluate(() => document.fonts.ready)
    expect(await readShift()).toBe(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1)
    for (const name of ['Main', 'Breadcrumb', 'Popular Tools', 'Resources', 'Connect']) {
      await expect(page.getByRole('navigation', { name, exact: true })).toHaveCount(1)
    }
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    for (const link of new Set(links)) expect(await statusOf(request, link), link).toBe(200)

    const answer = await request.get(path)
    const html = await answer.text()
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&#39;', "'")
    expect(policy).toContain(
      path === '/contact' ? "connect-src 'self'; form-action 'self'" : "connect-src 'none'; form-action 'none'",
    )
    expect(answer.headers()['content-security-policy']).toBe(`${policy}; frame-ancestors 'none'`)
    expect(html).toContain('<h1')
    expect(html).toMatch(/<title>[^<]*Stayput[^<]*<\/title>/)
    expect(html).toContain('property="og:image"')
    expect(html).toContain('name="twitter:card"')
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map((match) =>
      JSON.parse(match[1] ?? ''),
    )
    const visible = (await page.locator('main').textContent())?.replace(/\s+/g, ' ') ?? ''
    for (const { mainEntity = [] } of blocks as {
      mainEntity?: { name: string; acceptedAnswer: { text: string } }[]
    }[]) {
      for (const { name, acceptedAnswer } of mainEntity) {
        expect(visible).toContain(name)
        expect(visible).toContain(acceptedAnswer.text)
      }
    }
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(crumbs.locator('[aria-current=page]')).toHaveCount(1)
    const trail = blocks.find((block) => block['@type'] === 'BreadcrumbList')?.itemListElement
    expect(trail !== undefined).toBe(path !== '/' && listed.includes(path))
    if (trail) {
      await expect(crumbs.getByRole('listitem')).toHaveText(trail.map(({ name }: { name: string }) => name))
      expect(
        await crumbs.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual(trail.slice(0, -1).map(({ item }: { item: string }) => new URL(item).pathname))
    }
    if (toolRoutes.includes(path)) await expectInputKey(page)
    expect(problems).toEqual([])

    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await expectFits(page)
      if (!toolRoutes.includes(path) || width < 1024) continue
      // A bench ends with the window.
      const bench = (await page.locator('.bench').boundingBox())!
      expect(Math.round(bench.y + bench.height), `at ${width}`).toBe(Math.max(height, 640) - 16)
    }
  })
}

test('both spellings of a path answer, and the canonical address has no trailing slash', async ({ request }) => {
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

test('the words of a page are in its document and in no script', () => {
  const read = (file: string) => readFileSync(`dist/${file}`, 'utf8')
  const scripts = readdirSync('dist/assets').filter((file) => file.endsWith('.js'))
  const code = scripts.map((file) => read(`assets/${file}`)).join('\n')
  const questions = Object.values(site.documents).flatMap(({ file }) =>
    [...read(file).matchAll(/"@type":"Question","name":"([^"\\]+)"/g)].map((match) => match[1] ?? ''),
  )
  expect(questions.length).toBeGreaterThan(routes.length)
  expect(questions.filter((question) => code.includes(question))).toEqual([])
})

import { expect, type Page } from '@playwright/test'
import { expectAccessible, openPage, test } from './support.ts'

const articles = [
  { slug: 'json-formatting-tips', date: 'Aug 4, 2025', readTime: '5 min read', tool: 'json-formatter' },
  { slug: 'base64-encoding-guide', date: 'Aug 1, 2025', readTime: '4 min', tool: 'base64-encode-decode' },
  { slug: 'text-case-conversion-guide', date: 'Jul 28, 2025', readTime: '3 min', tool: 'text-case-converter' },
  { slug: 'uuid-guide-for-developers', date: 'Jul 25, 2025', readTime: '4 min', tool: 'uuid-generator' },
  { slug: 'understanding-timestamps', date: 'Jul 20, 2025', readTime: '6 min', tool: 'timestamp-converter' },
]

type Data = { '@type': string; [key: string]: unknown }
const structuredData = (page: Page, type: string) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll(
      (scripts, wanted) =>
        scripts.map((script) => JSON.parse(script.textContent) as Data).find((data) => data['@type'] === wanted),
      type,
    )
const hrefs = (page: Page, name: RegExp | string) =>
  page
    .getByRole('main')
    .getByRole('link', { name })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

test('the index shows the five articles in order, the first across the whole width, its categories, and the ways on; the contents of an article lead to its headings', async ({
  page,
}) => {
  await openPage(page, '/blog')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Latest Articles',
    'Blog Categories',
    'Stay Updated',
    'Popular Tools',
    'Resources',
    'Connect',
  ])
  expect(await hrefs(page, /^Read Article: /)).toEqual(articles.map(({ slug }) => `/blog/${slug}`))
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Read Article: / }) })
  await expect(cards).toHaveCount(5)
  for (const [index, { date, readTime }] of articles.entries()) {
    const card = cards.nth(index)
    await expect(card).toContainText('Development Tips')
    await expect(card.getByRole('time')).toHaveText(date)
    await expect(card.getByText(readTime, { exact: true })).toBeVisible()
    await expect(card.locator('svg').first()).toBeVisible()
    const title = await card.getByRole('heading', { level: 4 }).textContent()
    await expect(card.getByRole('link', { name: `Read Article: ${title}`, exact: true })).toHaveText(/^Read Article/)
  }
  const [first, second, third] = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect()))
  expect(first?.width).toBeGreaterThan(1.9 * (second?.width ?? 0))
  expect(third?.top).toBe(second?.top)

  expect(await hrefs(page, 'Subscribe to Updates')).toEqual(['/blog/feed.xml'])
  for (const name of ['Tool Tutorials', 'API Development', 'No articles yet'])
    await expect(page.getByText(name)).toHaveCount(0)
  await page.getByRole('link', { name: 'Development Tips', exact: true }).click()
  await expect(page).toHaveURL('/blog#development-tips')
  await expect(page.getByRole('heading', { level: 3, name: 'Development Tips · 5' })).toBeInViewport()
  await page
    .getByRole('link', { name: /^Read Article: / })
    .nth(1)
    .click()
  await expect(page).toHaveURL(`/blog/${articles[1]?.slug}`)

  await page.getByRole('navigation', { name: 'In this article' }).getByRole('link', { name: 'Drawbacks' }).click()
  await expect(page).toHaveURL('/blog/base64-encoding-guide#drawbacks')
  await expect(page.getByRole('heading', { level: 2, name: 'Drawbacks' })).toBeInViewport()
})

test('an article has its heading, dates, length, questions and tools, and says the same in its structured data', async ({
  page,
}) => {
  for (const { slug, date, readTime, tool } of articles) {
    await page.goto(`/blog/${slug}`)
    const article = page.getByRole('article')
    await expect(article.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(article.getByRole('time')).toHaveText(date)
    await expect(article.getByText(readTime, { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Frequently asked questions' })).toBeVisible()
    await expect(page.locator('main section details')).toHaveCount(5)
    const way = page.getByRole('complementary').getByRole('link')
    await expect(way).toHaveText('Use Tool')
    await expect(way).toHaveAttribute('href', `/tools/${tool}`)
    await expect(way).toHaveAccessibleName(/^Use Tool: /)
    const cards = page
      .getByRole('heading', { name: 'Related tools' })
      .locator('xpath=ancestor::section')
      .getByRole('listitem')
    await expect(cards).toHaveCount(3)
    await expect(cards.nth(2).getByRole('link', { name: 'All tools' })).toHaveAttribute('href', '/tools')

    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    const posting = await structuredData(page, 'BlogPosting')
    expect(posting).toMatchObject({
      headline: heading,
      datePublished: await page.getByRole('time').getAttribute('datetime'),
      url: await page.locator('link[rel=canonical]').getAttribute('href'),
      description: await page.locator('meta[name=description]').getAttribute('content'),
    })
    const faq = (await structuredData(page, 'FAQPage')) as unknown as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[]
    }
    const seen = await page
      .locator('main section details')
      .evaluateAll((all) =>
        all.map((details) => [
          details.querySelector('summary')?.firstChild?.textContent,
          details.querySelector('p')?.textContent,
        ]),
      )
    expect(faq.mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(seen)
    expect(await structuredData(page, 'BreadcrumbList')).toMatchObject({
      itemListElement: [{ name: 'Home' }, { name: 'Blog' }, { name: heading }],
    })
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
  }
})

const contents = (page: Page) => page.getByRole('navigation', { name: 'In this article' })

test('the contents list every heading but those of steps and notes, and mark the one that is read, in a column of 680 px at most', async ({
  page,
}) => {
  await openPage(page, '/blog/understanding-timestamps')
  const article = page.getByRole('article')
  expect((await article.boundingBox())!.width).toBeLessThanOrEqual(680)
  const headings = await article.locator('h2, h3').allTextContents()
  const steps = ['Find the unit', 'Convert in UTC', 'Show it in a named zone', 'Check the way back']
  const left = [...steps, 'When not to use a timestamp']
  await expect(contents(page).getByRole('link')).toHaveText(headings.filter((text) => !left.includes(text)))
  const current = contents(page).locator('[aria-current=location]')
  await expect(current).toHaveText('What the number counts')
  await page.getByRole('heading', { name: 'Clocks that jump' }).evaluate((heading) => heading.scrollIntoView())
  await expect(current).toHaveText('Clocks that jump')
  await expect(current).toBeInViewport()
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await expect(current).toHaveText('What the number counts')
  await contents(page).getByRole('link', { name: 'Benefits' }).click()
  await expect(page).toHaveURL('/blog/understanding-timestamps#benefits')
  await expect(current).toHaveText('Benefits')
})

test('on a small screen the contents open, and code that is wider than the text scrolls by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/blog/understanding-timestamps')
  await expect(contents(page)).toHaveCount(0)
  await page.getByText('In this article').filter({ visible: true }).click()
  await expectAccessible(page)
  await contents(page).getByRole('link', { name: 'The year 2038' }).click()
  await expect(page.getByRole('heading', { name: 'The year 2038' })).toBeInViewport()
  const code = page.getByRole('region', { name: 'Seconds, dates and zones in Python' })
  await code.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => code.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
})

test('a sample says its language and lines, and its button copies it whole', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await openPage(page, '/blog/base64-encoding-guide')
  const sample = page.getByRole('figure').filter({ has: page.getByRole('region', { name: 'Encoding text as UTF-8' }) })
  await expect(sample).toContainText(/^JavaScript4 lines/)
  const copy = page.getByRole('button', { name: 'Copy code: Encoding text as UTF-8', exact: true })
  const before = await copy.boundingBox()
  await copy.click()
  await expect(copy.getByText('Copied')).toBeVisible()
  await expect(copy.getByText('Copy', { exact: true })).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1)
  expect((await copy.boundingBox())?.width).toBe(before?.width)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "btoa('€') // throws InvalidCharacterError\n\nconst bytes = new TextEncoder().encode('€')\nbtoa(String.fromCharCode(...bytes)) // '4oKs'",
  )
  await page.clock.fastForward(1600)
  await expect(copy.getByText('Copy', { exact: true })).toBeVisible()
  await expect(copy.getByText('Copied')).toBeHidden()
  const names = await page
    .getByRole('button', { name: /^Copy code: / })
    .evaluateAll((all) => all.map((button) => button.ariaLabel))
  expect(new Set(names).size).toBe(names.length)
})

test('colors of a sample are in the document, and both themes read well', async ({ page }) => {
  await openPage(page, '/blog/json-formatting-tips')
  const key = page.getByRole('region', { name: 'The comma missing on line 2' }).getByText('"name"')
  const word = page.getByRole('region', { name: 'The comma missing on line 2' }).getByText('"Ada"')
  const colorOf = (locator: typeof key) => locator.evaluate((element) => getComputedStyle(element).color)
  expect(await colorOf(key)).not.toBe(await colorOf(word))
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, 'colors')
})

test('the feed is RSS with the five articles in order, and only the blog announces it', async ({ page, request }) => {
  const answer = await request.get('/blog/feed.xml')
  expect(answer.headers()['content-type']).toBe('application/rss+xml')
  const feed = await page.evaluate(
    (xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml')
      const text = (parent: Element, name: string) => parent.querySelector(name)?.textContent ?? ''
      return {
        failed: parsed.querySelector('parsererror') !== null,
        root: `${parsed.documentElement.nodeName} ${parsed.documentElement.getAttribute('version')}`,
        items: [...parsed.querySelectorAll('channel > item')].map((item) => ({
          title: text(item, 'title'),
          link: text(item, 'link'),
          day: new Date(text(item, 'pubDate')).toISOString().slice(0, 10),
        })),
      }
    },
    await answer.text(),
  )
  expect(feed).toMatchObject({ failed: false, root: 'rss 2.0' })
  await openPage(page, '/blog')
  const titles = await page
    .getByRole('listitem')
    .getByRole('link', { name: /^Read Article: / })
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')?.replace('Read Article: ', '')))
  const days = await page.getByRole('time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime')))
  expect(feed.items).toEqual(
    articles.map(({ slug }, index) => ({
      title: titles[index],
      link: `https://stayput.example/blog/${slug}`,
      day: days[index],
    })),
  )
  const announced = page.locator('link[rel=alternate][type="application/rss+xml"]')
  await expect(announced).toHaveAttribute('href', '/blog/feed.xml')
  await page.goto('/blog/json-formatting-tips')
  await expect(announced).toHaveAttribute('href', '/blog/feed.xml')
  await page.goto('/tools')
  await expect(announced).toHaveCount(0)
})

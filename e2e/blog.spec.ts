import { expect, type Page, test } from '@playwright/test'
import { openPage } from './support.ts'

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
    const title = await card.getByRole('heading', { level: 3 }).textContent()
    await expect(card.getByRole('link', { name: `Read Article: ${title}`, exact: true })).toHaveText(/^Read Article/)
  }
  const [first, second, third] = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect()))
  expect(first?.width).toBeGreaterThan(1.9 * (second?.width ?? 0))
  expect(third?.top).toBe(second?.top)

  for (const name of ['Development Tips', 'Tool Tutorials', 'API Development'])
    await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible()
  expect(await hrefs(page, 'Subscribe to Updates')).toEqual(['/contact'])
  expect(await hrefs(page, 'RSS feed')).toEqual(['/blog/feed.xml'])
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
    const words = (await article.innerText()).split(/\s+/).filter(Boolean).length
    expect(words).toBeGreaterThanOrEqual(900)
    expect(words).toBeLessThanOrEqual(1600)
    await expect(page.getByRole('heading', { level: 2, name: 'Frequently asked questions' })).toBeVisible()
    await expect(page.getByRole('main').locator('details')).toHaveCount(5)

    const isAvailable = (await page.request.get(`/tools/${tool}`)).ok()
    const action = isAvailable ? /^Try the / : 'Browse Tools'
    expect(await hrefs(page, action)).toEqual([isAvailable ? `/tools/${tool}` : '/tools'])
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
      .locator('main details')
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

test('nine lines of text in ten hold at most 68 characters, and code that is wider scrolls by keyboard', async ({
  page,
}) => {
  await openPage(page, '/blog/understanding-timestamps')
  const ninth = await page.getByRole('article').evaluate((article) => {
    const range = document.createRange()
    const lengths: number[] = []
    for (const paragraph of article.querySelectorAll('p')) {
      const lines = new Map<number, number>()
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (let at = 0; at < (node.nodeValue ?? '').length; at++) {
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          const line = Math.round(range.getBoundingClientRect().bottom / 16)
          lines.set(line, (lines.get(line) ?? 0) + 1)
        }
      }
      lengths.push(...lines.values())
    }
    return lengths.sort((a, b) => a - b)[Math.floor(lengths.length * 0.9)]
  })
  expect(ninth).toBeLessThanOrEqual(68)
  await page.setViewportSize({ width: 390, height: 844 })
  const code = page.getByRole('region', { name: 'Seconds, dates and zones in Python' })
  await code.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => code.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
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

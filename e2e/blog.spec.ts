import { expect, type Page } from '@playwright/test'
import { startBareHost } from './bare-host.ts'
import { expectAccessible, openPage, readClipboard, test, untilHydrated, watchProblems } from './support.ts'

const articles = [
  { slug: 'json-formatting-tips', date: 'Aug 4, 2025', readTime: '5 min read', tool: 'json-formatter' },
  { slug: 'base64-encoding-guide', date: 'Aug 1, 2025', readTime: '4 min', tool: 'base64-encode-decode' },
  { slug: 'text-case-conversion-guide', date: 'Jul 28, 2025', readTime: '3 min', tool: 'text-case-converter' },
  { slug: 'uuid-guide-for-developers', date: 'Jul 25, 2025', readTime: '4 min', tool: 'uuid-generator' },
  { slug: 'understanding-timestamps', date: 'Jul 20, 2025', readTime: '6 min', tool: 'timestamp-converter' },
  { slug: 'check-a-download', date: 'Nov 18, 2026', readTime: '4 min', tool: 'hash-generator' },
  { slug: 'json-api-numbers-dates-ids', date: 'Nov 18, 2026', readTime: '4 min', tool: 'json-formatter' },
]
const newestFirst = [...articles.slice(5), ...articles.slice(0, 5)]

const contents = (page: Page) => page.getByRole('navigation', { name: 'In this article' })
const hrefs = (page: Page, name: RegExp | string) =>
  page
    .getByRole('main')
    .getByRole('link', { name })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

/** The items of a feed, as the browser parses them. */
const readFeed = (xml: string) => {
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
}

test('the index and its feed list every article in order; in an article the contents link to its headings, and a code sample is copied whole', async ({
  page,
  request,
}) => {
  await page.clock.install()
  const answer = await request.get('/blog/feed.xml')
  expect(answer.headers()['content-type']).toBe('application/xml')
  const feed = await page.evaluate(readFeed, await answer.text())
  expect(feed).toMatchObject({ failed: false, root: 'rss 2.0' })

  await openPage(page, '/blog')
  await test.step('the index and the feed list the same articles', async () => {
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
    await expect(cards).toContainText([...Array(5).fill('Development Tips'), 'Tool Tutorials', 'API Development'])
    await expect(cards.getByRole('time')).toHaveText(articles.map(({ date }) => date))
    for (const [index, { readTime }] of articles.entries()) {
      const card = cards.nth(index)
      await expect(card.getByText(readTime, { exact: true })).toBeVisible()
      await expect(card.locator('svg').first()).toBeVisible()
      const title = feed.items[(index + 2) % 7]?.title
      await expect(card.getByRole('heading', { level: 4 })).toHaveText(title!)
      await expect(card.getByRole('link', { name: `Read Article: ${title}`, exact: true })).toHaveText(/^Read Article/)
    }
    const days = await cards.getByRole('time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))
    expect(feed.items.map(({ link, day }) => [link, day])).toEqual(
      newestFirst.map(({ slug }, index) => [`https://stayput.example/blog/${slug}`, days[(index + 5) % 7]]),
    )
    const [first, second, third] = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect()))
    expect(first?.width).toBeGreaterThan(1.9 * (second?.width ?? 0))
    expect(third?.top).toBe(second?.top)
  })

  await test.step('its links lead to the feed, a category and an article', async () => {
    expect(await hrefs(page, 'Subscribe to Updates')).toEqual(['/blog/feed.xml'])
    for (const name of ['Tool Tutorials', 'API Development'])
      await expect(page.getByRole('heading', { level: 3, name: `${name} · 1` })).toBeVisible()
    await page.getByRole('link', { name: 'Development Tips', exact: true }).click()
    await expect(page).toHaveURL('/blog#development-tips')
    await expect(page.getByRole('heading', { level: 3, name: 'Development Tips · 5' })).toBeInViewport()
    await page
      .getByRole('link', { name: /^Read Article: / })
      .nth(1)
      .click()
    await expect(page).toHaveURL(`/blog/${articles[1]?.slug}`)
    await untilHydrated(page)
  })

  await test.step('the contents link to a heading', async () => {
    await contents(page).getByRole('link', { name: 'Drawbacks' }).click()
    await expect(page).toHaveURL('/blog/base64-encoding-guide#drawbacks')
    await expect(page.getByRole('heading', { level: 2, name: 'Drawbacks' })).toBeInViewport()
  })

  await test.step('a code sample shows its language and number of lines, and its button copies it whole', async () => {
    const sample = page
      .getByRole('figure')
      .filter({ has: page.getByRole('region', { name: 'Encoding text as UTF-8' }) })
    await expect(sample).toContainText(/^JavaScript4 lines/)
    const copy = page.getByRole('button', { name: 'Copy code: Encoding text as UTF-8', exact: true })
    const before = await copy.boundingBox()
    await copy.click()
    await expect(copy.getByText('Copied')).toBeVisible()
    await expect(copy.getByText('Copy', { exact: true })).toBeHidden()
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1)
    expect((await copy.boundingBox())?.width).toBe(before?.width)
    expect(await readClipboard(page)).toBe(
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
})

test('in a browser the feed says what it is and lists the articles with their dates, on any host', async ({ page }) => {
  const host = await startBareHost('dist')
  for (const origin of ['', host.origin])
    await test.step(origin || 'our server', async () => {
      const problems = watchProblems(page)
      await page.goto(`${origin}/blog/feed.xml`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stayput Blog')
      await expect(page.getByText('This is a feed. Copy its address into a feed reader')).toBeVisible()
      await expect(page.getByText('https://stayput.example/blog/feed.xml', { exact: true })).toBeVisible()
      const titles = page.getByRole('heading', { level: 2 }).getByRole('link')
      expect(await titles.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        newestFirst.map(({ slug }) => `/blog/${slug}`),
      )
      await expect(page.locator('item').last()).toContainText('Jul 20, 2025')
      await expect(page.getByText('Jul 20, 2025', { exact: true })).toBeVisible()
      // What only machines read is hidden by the style sheet.
      for (const name of ['item > title', 'guid', 'pubDate', 'language'])
        expect(await page.locator(name).filter({ visible: true }).count(), name).toBe(0)
      expect(await page.locator('rss').evaluate((root) => getComputedStyle(root).maxWidth)).toBe('680px')
      expect(problems).toEqual([])
    })
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.getByRole('link', { name: 'Understanding Unix Timestamps' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Understanding Unix Timestamps' })).toBeVisible()
  host.close()
})

/** What a document says about an article, in its text and in its structured data. */
const readArticle = (html: string) => {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  const one = (selector: string) => parsed.querySelector(selector)
  const textOf = (element: Element | null | undefined) => element?.textContent ?? ''
  const data = [...parsed.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent),
  )
  const find = (type: string) => data.find((each) => each['@type'] === type)
  const way = one('aside a')
  const headings = [...parsed.querySelectorAll('h2')]
  const cards = headings.find((each) => each.textContent === 'Related tools')?.closest('section')
  return {
    heading: textOf(one('article h1')),
    time: [textOf(one('article time')), one('article time')?.getAttribute('datetime')],
    about: textOf(one('article h1')?.closest('header') ?? one('article')),
    hasQuestions: headings.some((each) => each.textContent === 'Frequently asked questions'),
    questions: [...parsed.querySelectorAll('main section details')].map((each) => [
      each.querySelector('summary')?.firstChild?.textContent,
      each.querySelector('p')?.textContent,
    ]),
    way: [textOf(way), way?.getAttribute('href'), way?.getAttribute('aria-label')],
    cards: [...(cards?.querySelectorAll('li') ?? [])].map((card) => card.querySelector('a')?.getAttribute('href')),
    address: one('link[rel=canonical]')?.getAttribute('href'),
    description: one('meta[name=description]')?.getAttribute('content'),
    type: one('meta[property="og:type"]')?.getAttribute('content'),
    feed: one('link[rel=alternate][type="application/rss+xml"]')?.getAttribute('href'),
    posting: find('BlogPosting'),
    faq: find('FAQPage')?.mainEntity.map((each: { name: string; acceptedAnswer: { text: string } }) => [
      each.name,
      each.acceptedAnswer.text,
    ]),
    trail: find('BreadcrumbList')?.itemListElement.map(({ name }: { name: string }) => name),
  }
}

test('an article shows its heading, date, reading time, questions and tools, its structured data agrees, and only the blog links to the feed', async ({
  page,
  request,
}) => {
  const read = async (path: string) => page.evaluate(readArticle, await (await request.get(path)).text())
  for (const { slug, date, readTime, tool } of articles)
    await test.step(slug, async () => {
      const { heading, time, about, questions, way, cards, address, description, ...rest } = await read(`/blog/${slug}`)
      expect(heading).not.toBe('')
      expect(time[0]).toBe(date)
      expect(about).toContain(readTime)
      expect(rest.hasQuestions).toBe(true)
      expect(questions).toHaveLength(5)
      expect(way).toEqual(['Use Tool', `/tools/${tool}`, expect.stringMatching(/^Use Tool: /)])
      expect(cards).toEqual([expect.any(String), expect.any(String), '/tools'])
      expect(rest.posting).toMatchObject({ headline: heading, datePublished: time[1], url: address, description })
      expect(rest.faq).toEqual(questions)
      expect(rest.trail).toEqual(['Home', 'Blog', heading])
      expect([rest.type, rest.feed]).toEqual(['article', '/blog/feed.xml'])
    })
  expect((await read('/blog')).feed).toBe('/blog/feed.xml')
  expect((await read('/tools')).feed).toBeUndefined()
})

test('the contents list every heading except steps and notes and mark the current one; on a small screen they open, and wide code scrolls by keyboard', async ({
  page,
}) => {
  await openPage(page, '/blog/understanding-timestamps')
  const article = page.getByRole('article')
  const headings = await article.locator('h2, h3').allTextContents()
  const steps = ['Find the unit', 'Convert in UTC', 'Show it in a named zone', 'Check the round trip']
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

  await test.step('on a small screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, '/blog/understanding-timestamps')
    await expect(contents(page)).toHaveCount(0)
    await page.getByText('In this article').filter({ visible: true }).click()
    await contents(page).getByRole('link', { name: 'The year 2038' }).click()
    await expect(page.getByRole('heading', { name: 'The year 2038' })).toBeInViewport()
    const code = page.getByRole('region', { name: 'Seconds, dates and zones in Python' })
    await code.focus()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => code.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  })
})

test('an article is at most 680 px wide, code samples have colors, and contents opened on a small screen are accessible @looks', async ({
  page,
}) => {
  await openPage(page, '/blog/json-formatting-tips')
  expect((await page.getByRole('article').boundingBox())!.width).toBeLessThanOrEqual(680)
  const sample = page.getByRole('region', { name: 'The comma missing on line 2' })
  const colorOf = (text: string) => sample.getByText(text).evaluate((element) => getComputedStyle(element).color)
  expect(await colorOf('"name"')).not.toBe(await colorOf('"Ada"'))
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/blog/understanding-timestamps')
  await page.getByText('In this article').filter({ visible: true }).click()
  await expect(contents(page)).toBeVisible()
  await expectAccessible(page)
})

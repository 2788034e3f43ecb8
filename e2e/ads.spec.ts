import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import {
  ad,
  at,
  choice,
  choices,
  client,
  folder,
  place,
  question,
  script,
  site,
  slot,
  watchOutside,
} from './ad-place.ts'
import { expectAccessible, expectFits, openPage, test, waitForFrames, watchProblems, watchShifts } from './support.ts'

const mayShowAds = (path: string) => path === '/tools' || /^\/blog(\/|$)/.test(path)

async function expectNoAds(page: Page, outside: readonly string[]) {
  await waitForFrames(page)
  await expect(slot(page)).toHaveCount(0)
  await expect(page.locator('script[src^="http"], iframe')).toHaveCount(0)
  expect(outside).toEqual([])
}

test('a page asks before it loads an ad; the question shifts no layout and covers no focused element, and No ads is remembered', async ({
  page,
}) => {
  const outside = watchOutside(page)
  const problems = watchProblems(page)
  const readShift = await watchShifts(page)
  await page.emulateMedia({ colorScheme: 'light' })
  for (const path of ['/blog/json-formatting-tips', '/tools'])
    await test.step(`${path} asks`, async () => {
      await openPage(page, at(path))
      await expect(question(page)).toBeInViewport()
      await expectNoAds(page, outside)
      expect(await readShift()).toBe(0)
    })
  const [allow, refuse] = await question(page)
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => [button.className, button.clientWidth, button.clientHeight]))
  expect(allow).toEqual(refuse)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, 'colors')
  await page.setViewportSize({ width: 320, height: 800 })
  await expectFits(page)

  await test.step('the question never covers the element focused by keyboard', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, at('/tools'))
    const covered: string[] = []
    for (let isAtQuestion = false; !isAtQuestion; ) {
      await page.keyboard.press('Tab')
      const found = await page.evaluate(() => {
        const [focused, bar] = [document.activeElement!, document.querySelector('body > section')!]
        const isCovered = focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top
        return { isInside: bar.contains(focused), isCovered, name: focused.outerHTML }
      })
      isAtQuestion = found.isInside
      if (found.isCovered && !found.isInside) covered.push(found.name)
    }
    expect(covered).toEqual([])
  })

  await choice(page, 'No ads').click()
  await expect(question(page)).toHaveCount(0)
  for (const path of ['/tools', '/blog/json-formatting-tips']) {
    await openPage(page, at(path))
    await expect(place(page)).toContainText('No ads, as you chose.')
    await expect(question(page)).toHaveCount(0)
    await expectNoAds(page, outside)
  }
  expect(problems).toEqual([])
})

for (const [signal, value] of [
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const) {
  test(`a browser with ${signal} is not asked and gets no ads, even if ads were allowed before`, async ({ page }) => {
    const outside = watchOutside(page)
    await page.addInitScript(
      ([name, value]) => {
        Object.defineProperty(navigator, name, { value })
        localStorage.setItem('stayput:ads', 'allowed')
      },
      [signal, value] as const,
    )
    await openPage(page, at('/tools'))
    await expect(place(page)).toContainText('your browser asks sites not to track you')
    await expect(question(page)).toHaveCount(0)
    await expect(choices(page)).toHaveCount(0)
    await expectNoAds(page, outside)
  })
}

test('once allowed, /tools and the blog load one labeled ad, pages that take text and legal pages none; No ads, by keyboard, removes it in all tabs', async ({
  page,
  context,
}) => {
  const outside = watchOutside(page)
  const problems = watchProblems(page)
  await openPage(page, at('/tools'))
  await choice(page, 'Allow ads').click()
  await expect(choices(page)).toBeFocused()
  await expect.poll(() => outside).toEqual([script])
  await expect(ad(page).locator(`script[src="${script}"]`)).toHaveAttribute('crossorigin', 'anonymous')
  await expect(ad(page).locator('ins')).toHaveAttribute('data-ad-client', client)
  await expect(place(page).getByText('Advertisement', { exact: true })).toBeVisible()
  await expect(page.locator('script[src^="http"]')).toHaveCount(0)

  await test.step('pages that take text and legal pages have no place for ads', async () => {
    outside.length = 0
    for (const path of ['/', '/tools/hash-generator', '/contact', '/privacy']) {
      // Wait for the worker a tool starts in idle time: it must not count as a request to another site.
      const isReady = path.startsWith('/tools/') ? page.waitForEvent('worker') : null
      await openPage(page, at(path))
      await isReady
      await expectNoAds(page, outside)
      await expect(place(page)).toHaveCount(0)
    }
  })

  await test.step('the blog has one ad, and it shifts no layout', async () => {
    const readShift = await watchShifts(page)
    for (const path of ['/blog', '/blog/json-formatting-tips']) {
      outside.length = 0
      await openPage(page, at(path))
      await expect(slot(page)).toHaveCount(1)
      await expect(question(page)).toHaveCount(0)
      await expect.poll(() => outside).toEqual([script])
      expect(await readShift()).toBe(0)
    }
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, 'colors')
    expect(problems.filter((problem) => !problem.includes('ERR_NAME_NOT_RESOLVED'))).toEqual([])
  })

  await test.step('No ads, by keyboard, removes the ad in this tab and in others', async () => {
    const other = await context.newPage()
    await openPage(other, at('/tools'))
    await expect(slot(other)).toHaveCount(1)
    await page.bringToFront()
    await choices(page).press('Enter')
    await expect(question(page)).toBeFocused()
    for (let i = 0; i < 3; i++) await page.keyboard.press('Tab')
    await expect(choice(page, 'No ads')).toBeFocused()
    await page.keyboard.press('Enter')
    for (const tab of [page, other]) {
      await expect(place(tab)).toContainText('No ads, as you chose.')
      await expect(slot(tab)).toHaveCount(0)
    }
  })
})

test('only the ad document may load from the ad network, and only /tools and the blog may frame it', () => {
  for (const [path, { file, headers, isFrame }] of Object.entries(site.documents)) {
    const html = readFileSync(`${folder}/${file}`, 'utf8')
    const [head = '', body = ''] = html.split('<body>')
    const policies = [head, JSON.stringify(headers)]
    expect(
      [...policies, html].map((text) => text.includes('googlesyndication')),
      path,
    ).toEqual(Array(3).fill(path === '/ads'))
    expect(
      [
        ...policies.map((text) => text.includes(`frame-src http://*:*${at('/ads')}`)),
        body.includes('Ad choices</button>'),
      ],
      path,
    ).toEqual(Array(3).fill(mayShowAds(path)))
    expect(isFrame ?? false).toBe(path === '/ads')
  }
})

test('a site without ads has no trace of them: no place, question, code, document or origin in a policy', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|js|json)$|_headers$/.test(file),
  )
  expect(files.length).toBeGreaterThan(50)
  const traces = /adsbygoogle|googlesyndication|doubleclick|frame-src http|Ad choices<|May this site show ads/
  expect(files.filter((file) => traces.test(readFileSync(`dist/${file}`, 'utf8')))).toEqual([])
  expect([existsSync('dist/ads'), existsSync(`${folder}/ads`)]).toEqual([false, true])
})

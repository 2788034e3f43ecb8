import { expect } from '@playwright/test'
import { expectPartMissing, openWithoutPart } from './late-part.ts'
import {
  expectFits,
  holdScript,
  openPage,
  test,
  toolRoutes,
  untilHydrated,
  watchProblems,
  watchShifts,
} from './support.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('the shell marks the current page, has a skip link, and applies the chosen theme in every tab before the first paint', async ({
  page,
}) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = 'rgb(247, 245, 240)'
  const dark = 'rgb(19, 18, 16)'
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')
  const theme = page.getByRole('button', { name: 'Theme' })
  const choose = (name: string) => page.getByRole('menuitemradio', { name })
  await page.emulateMedia({ colorScheme: 'dark' })
  await openPage(page, '/')

  await test.step('only Home is marked on the home page, and the footer links lead to existing tools', async () => {
    await expect(current).toHaveText('Home')
    const links = page.getByRole('navigation', { name: 'Popular Tools' }).getByRole('link')
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
      expect(toolRoutes).toContain(href)
    await expect(page.getByRole('contentinfo')).toContainText('Privacy-first • Browser-only • No data stored')
    await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()} Stayput`)
    await expect(page.getByText('need https')).toHaveCount(0)
  })

  await test.step('page changes slide and fade for 0.4 s, but not with reduced motion', async () => {
    await page.addInitScript(() =>
      addEventListener('pagereveal', async ({ viewTransition }) => {
        await viewTransition?.ready
        const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect)
        const change = effects.find(({ pseudoElement }) => pseudoElement === '::view-transition-new(page)')
        const start = change?.getKeyframes()[0]
        const told = start
          ? `from ${start.opacity} and ${start.translate} in ${change.getTiming().duration} ms`
          : 'at once'
        document.documentElement.dataset.change = told
      }),
    )
    const goTo = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
    await goTo('Blog')
    await expect(page.locator('html')).toHaveAttribute('data-change', 'from 0 and 0px 12px in 400 ms')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await goTo('Home')
    await expect(page.locator('html')).toHaveAttribute('data-change', 'at once')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
  })

  await test.step('the theme menu works by keyboard alone, and its tooltip shows on hover until Escape', async () => {
    await theme.focus()
    await page.keyboard.press('Enter')
    await expect(choose('System')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(choose('Light')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(choose('Dark')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(theme).toBeFocused()
    await theme.hover()
    await expect(page.getByRole('tooltip')).toHaveText('Theme')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tooltip')).toBeHidden()
  })

  await test.step('the theme follows the system until one is chosen', async () => {
    expect(await paper()).toBe(dark)
    await theme.click()
    await expect(choose('System')).toBeChecked()
    await choose('Light').click()
    await expect(theme).toBeFocused()
    expect(await paper()).toBe(light)
  })

  await test.step('the choice applies before the next page paints, and the skip link is the first tab stop', async () => {
    await page.goto('/tools', { waitUntil: 'commit' })
    await page.waitForSelector('body')
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light')
    await untilHydrated(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('other tabs follow the choice', async () => {
    const otherTab = await page.context().newPage()
    await otherTab.emulateMedia({ colorScheme: 'dark' })
    await openPage(otherTab, '/blog')
    await expect(otherTab.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.bringToFront()
    await theme.click()
    await choose('System').click()
    expect(await paper()).toBe(dark)
    await expect(otherTab.locator('html')).not.toHaveAttribute('data-theme')
    await theme.click()
    await choose('Dark').click()
    await expect(otherTab.locator('html')).toHaveAttribute('data-theme', 'dark')
    await otherTab.bringToFront()
    await otherTab.getByRole('button', { name: 'Theme' }).click()
    await expect(otherTab.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
    await otherTab.getByRole('menuitemradio', { name: 'System' }).click()
    await expect(page.locator('html')).not.toHaveAttribute('data-theme')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await page.bringToFront()
  })

  await test.step('a page below Tools marks Tools', async () => {
    await openPage(page, '/tools/text-case-converter')
    await expect(current).toHaveText('Tools')
    await expect(page.getByRole('link', { name: 'Start Using Tools' })).toHaveAttribute('href', '/tools')
    await page.getByRole('link', { name: 'Stayput home' }).click()
    await expect(page).toHaveURL('/')
  })
})

test('on a small screen the button opens the menu; the button, Escape, a click elsewhere or a link closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const toggle = navigation.getByRole('button', { name: 'Toggle menu' })
  const tools = navigation.getByRole('link', { name: 'Tools', exact: true })
  const start = page.getByRole('link', { name: 'Start Using Tools' })
  await expect(tools).toBeHidden()
  await expect(start).toHaveCount(0)
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(tools).toBeVisible()
  await expect(start).toHaveAttribute('href', '/tools')
  await toggle.click()
  await expect(tools).toBeHidden()
  await toggle.press('Enter')
  await page.keyboard.press('Tab')
  await expect(navigation.getByRole('link', { name: 'Home' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(tools).toBeHidden()
  await expect(toggle).toBeFocused()
  await toggle.click()
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 5, y: 5 }, force: true })
  await expect(tools).toBeHidden()
  await toggle.click()
  await start.focus()
  await page.keyboard.press('Tab')
  await expect(navigation.getByRole('button', { name: 'Theme' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await navigation.getByRole('button', { name: 'Theme' }).focus()
  await page.keyboard.press('Tab')
  await expect(tools).toBeHidden()
  await toggle.click()
  await tools.click()
  await expect(page).toHaveURL('/tools')
  await expect(tools).toBeHidden()
  await page.setViewportSize({ width: 700, height: 844 })
  await toggle.click()
  await expect(start).toHaveCount(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the navigation still opens on a small screen, and controls that need a script are hidden', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/tools')
    await expect(page.getByRole('button', { name: 'Theme' })).toBeHidden()
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await navigation.getByRole('button', { name: 'Toggle menu' }).click()
    await expect(navigation.getByRole('link')).toHaveText(['Home', 'Tools', 'Blog', 'Contact', 'Start Using Tools'])
    await navigation.getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('main noscript > p')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Paste anything' })).toBeHidden()
  })
})

test('a theme can be chosen before the menu script has loaded, and blocked storage breaks nothing', async ({
  page,
}) => {
  const chooseDark = async () => {
    await page.getByRole('button', { name: 'Theme' }).click()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  }
  await page.route(/live-shell/, () => new Promise(() => {}))
  await openPage(page, '/privacy')
  await chooseDark()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.unrouteAll()

  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    }),
  )
  const problems = watchProblems(page)
  await openPage(page, '/')
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  await chooseDark()
  expect(problems).toEqual([])
})

test('dismissing a toast does not stop others from closing, and the focus moves to the next toast or back', async ({
  page,
}) => {
  await page.clock.install({ time: 0 })
  await openPage(page, '/tools/uuid-generator')
  await page.clock.pauseAt(3_600_000)
  const generate = page.getByRole('button', { name: 'Generate', exact: true })
  const dismiss = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Dismiss' })
  await generate.press('Enter')
  await expect(dismiss).toHaveCount(1)
  const shown = await page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').elementHandle()
  await generate.press('Enter')
  // An identical toast replaces it.
  await expect.poll(() => shown?.evaluate((card) => card.isConnected)).toBe(false)
  await expect(dismiss).toHaveCount(1)
  await page.getByRole('button', { name: 'Copy All' }).press('Enter')
  await expect(dismiss).toHaveCount(2)
  await page.getByRole('button', { name: 'Copy UUID 1', exact: true }).press('Enter')
  await expect(dismiss).toHaveCount(3)
  await generate.focus()
  await dismiss.first().click()
  await expect(generate).toBeFocused()
  await dismiss.first().focus()
  await page.keyboard.press('Enter')
  await expect(dismiss).toHaveCount(1)
  await expect(dismiss).toBeFocused()
  await page.clock.runFor(5000)
  await expect(dismiss).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dismiss).toHaveCount(0)
  await expect(generate).toBeFocused()
  await generate.press('Enter')
  await expect(dismiss).toHaveCount(1)
  await page.mouse.move(0, 0)
  await page.clock.runFor(5000)
  await expect(dismiss).toHaveCount(0)
})

test('content below the first screen is laid out later, but at once if the visitor lands there', async ({ page }) => {
  const path = '/blog/uuid-guide-for-developers'
  await page.addInitScript(() => {
    const steps: string[] = []
    Object.assign(window, { steps })
    const note = () => steps.push(getComputedStyle(document.querySelector('.later')!).contentVisibility)
    document.addEventListener('DOMContentLoaded', note)
    addEventListener('load', () => setTimeout(note))
  })
  const expectSteps = (...expected: string[]) =>
    expect.poll(() => page.evaluate(() => (window as unknown as { steps: string[] }).steps)).toEqual(expected)
  await page.goto(path)
  await expectSteps('auto', 'visible')

  const contents = page.getByRole('navigation', { name: 'In this article' }).getByRole('link')
  const heading = page.getByRole('heading', { name: await contents.last().innerText(), exact: true })
  await contents.last().click()
  await expect(heading).toBeInViewport()
  await page.reload()
  await expectSteps('visible', 'visible')
  await expect(heading).toBeInViewport()
  const address = page.url()
  await page.goto('/terms')
  await expectSteps('auto', 'visible')
  await page.goto(address)
  await expectSteps('visible', 'visible')
  await expect(heading).toBeInViewport()
})

test('a missing page answers 404, suggests the closest tool and logs the path', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const answer = await page.goto('/tools/json-fromater')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
  await expect(page.getByRole('link', { name: 'JSON Formatter' }).first()).toHaveAttribute(
    'href',
    '/tools/json-formatter',
  )
  await expect(page.getByRole('link', { name: 'Back To Home' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('link', { name: 'Browse Tools' })).toHaveAttribute('href', '/tools')
  await expect.poll(() => logged.join('\n')).toContain('/tools/json-fromater')
})

test('if a part of a page does not load, the page says so, and after Try again it shows what was asked for', async ({
  page,
}) => {
  const bring = await openWithoutPart(page, '/tools/html-encoder-decoder')
  await page.getByRole('button', { name: 'Options' }).click()
  await expectPartMissing(page)
  await page.getByRole('button', { name: 'All named entities' }).click()
  await expectPartMissing(page)
  await bring()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('combobox', { name: 'Form' })).toBeVisible()
  await expect(page.getByText('2,125 entities')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the rail links every tool, marks this one and has tooltips; the divider moves by pointer and keys, is stored per tool, is in place before the first paint, and a double click resets it', async ({
  page,
}) => {
  await page.clock.install()
  await page.setViewportSize({ width: 1440, height: 900 })
  const readShift = await watchShifts(page)
  const rail = page.getByRole('navigation', { name: 'Tools', exact: true })
  const tip = page.getByRole('tooltip')
  const line = page.getByRole('separator', { name: 'Resize panes' })
  const percent = () =>
    line.evaluate((element) => {
      const panes = element.parentElement!.getBoundingClientRect()
      return Math.round(((element.getBoundingClientRect().left - panes.left) / panes.width) * 100)
    })
  await openPage(page, '/tools/json-formatter')

  await test.step('every tool is on the rail, and a tooltip stays while hovered', async () => {
    const links = await rail.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links.toSorted()).toEqual(toolRoutes.toSorted())
    await expect(rail.locator('[aria-current=page]')).toHaveAccessibleName('JSON Formatter')
    await rail.getByRole('link', { name: 'Hash Generator' }).hover()
    await expect(tip).toHaveText('Hash Generator')
    // On its way there, the pointer passes elements without a tooltip.
    await tip.hover({ force: true })
    await page.clock.runFor(1000)
    await expect(tip).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(tip).toBeHidden()
  })

  await test.step('the divider moves by keys and by pointer', async () => {
    await expect(line).toHaveAttribute('aria-valuenow', '38')
    expect(await percent()).toBe(38)
    await line.hover({ position: { x: 0, y: 100 } })
    await expect(tip).toContainText('arrow keys')
    await line.focus()
    await page.keyboard.press('ArrowRight')
    await expect(line).toHaveAttribute('aria-valuenow', '40')
    expect(await percent()).toBe(40)
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowRight')
    expect(await percent()).toBe(75)
    const box = (await line.boundingBox())!
    await page.mouse.move(box.x, box.y + 200)
    await page.mouse.down()
    await page.mouse.move(72 + 20 + 0.5 * (1440 - 112), box.y + 200)
    await page.mouse.up()
    expect(await percent()).toBe(50)
  })

  await test.step('the rail, or a menu on narrow screens, opens another tool, which has its own divider position', async () => {
    await rail.getByRole('link', { name: 'Base64 Encode / Decode' }).click()
    await expect(page).toHaveURL('/tools/base64-encode-decode')
    // A menu opened earlier would get the focus only with the next action.
    await untilHydrated(page)
    await expect(line).toHaveAttribute('aria-valuenow', '40')
    await expect(page.getByRole('button', { name: 'Switch tool' })).toHaveCount(0)
    await page.setViewportSize({ width: 900, height: 900 })
    await expect(rail).toBeHidden()
    await page.getByRole('button', { name: 'Switch tool' }).click()
    const menu = page.getByRole('menu', { name: 'Tools' })
    await expect(menu.getByRole('menuitem', { name: 'Base64 Encode / Decode' })).toBeFocused()
    await page.keyboard.press('End')
    await expect(menu.getByRole('menuitem', { name: 'Unit Converter' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/tools/unit-converter')
  })

  await test.step('the divider is where it was left, and a double click resets it', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openPage(page, '/tools/json-formatter')
    expect(await percent()).toBe(50)
    expect(await readShift()).toBe(0)
    // The script that moves it loads with the first action, like the tooltip.
    await line.hover({ position: { x: 0, y: 100 } })
    await expect(tip).toContainText('arrow keys')
    await line.press('ArrowRight')
    await expect(line).toHaveAttribute('aria-valuenow', '52')
    expect(await page.evaluate(() => localStorage.getItem('stayput:split:json-formatter'))).toBe('52.0')
    await line.dblclick({ position: { x: 0, y: 100 } })
    await expect(line).toHaveAttribute('aria-valuenow', '38')
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['stayput:recents'])
  })
})

test('the rail keeps its order and fits a small laptop: glyphs with short names, full names from 1600 px, and the current tool is in sight below many favorites', async ({
  page,
}) => {
  const rail = page.getByRole('navigation', { name: 'Tools', exact: true })
  const current = rail.locator('[aria-current=page]')
  const word = (name: string) => rail.getByText(name, { exact: true })
  await page.setViewportSize({ width: 1366, height: 657 })
  await openPage(page, '/tools/unit-converter')
  const measured = await rail.evaluate((rail) => ({
    width: rail.getBoundingClientRect().width,
    hidden: rail.scrollHeight - rail.clientHeight,
    cells: [...rail.querySelectorAll('a')].map((link) => link.getBoundingClientRect().height),
    cut: [...rail.querySelectorAll('a > :nth-child(2)')].filter((name) => name.scrollWidth > 58).length,
  }))
  expect(measured).toEqual({ width: 72, hidden: 0, cells: Array(12).fill(44), cut: 0 })
  await expect(word('Text Case')).toHaveCSS('font-size', '11px')
  await expect(word('Text Case')).toBeInViewport({ ratio: 1 })
  await expect(current).toHaveAccessibleName('Unit Converter')
  await expect(current.getByText('m↔ft')).toHaveCSS('color', 'rgb(194, 55, 15)')

  await page.setViewportSize({ width: 1600, height: 900 })
  await expect(word('Text Case')).toBeHidden()
  const tight = await rail.evaluate(
    (rail) =>
      [...rail.querySelectorAll<HTMLElement>('a > :last-child')].filter((name) => {
        const words = document.createRange()
        words.selectNodeContents(name)
        return (
          words.getBoundingClientRect().right > name.parentElement!.getBoundingClientRect().right - 3 ||
          name.offsetHeight > 40
        )
      }).length,
  )
  expect(tight).toBe(0)
  expect((await rail.boundingBox())?.width).toBe(212)

  await page.setViewportSize({ width: 1366, height: 657 })
  const favorites = toolRoutes.map((path) => path.slice('/tools/'.length)).filter((slug) => slug !== 'unit-converter')
  await page.evaluate((slugs) => localStorage.setItem('stayput:favorites', slugs.join(' ')), favorites)
  await openPage(page, '/tools/unit-converter')
  expect(await rail.evaluate((rail) => rail.scrollHeight - rail.clientHeight)).toBeGreaterThan(0)
  await expect(current).toBeInViewport({ ratio: 1 })
})

test('on every tool the title row is 56 px high: name and description on one line in the same place, badges only where they fit, and a focused breadcrumb moves nothing; what is below begins at the left edge of the bench', async ({
  page,
}) => {
  const measure = () =>
    page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()
      const [row, title, words] = [box('.title-row'), box('.title-row h1'), box('.title-row p')]
      const badges = [...document.querySelectorAll('.title-row li')].slice(-3).map((li) => li.getBoundingClientRect())
      return {
        row: row.height,
        top: title.top,
        left: title.left,
        height: title.height,
        bench: box('.bench').top,
        below: ['.band h2', 'footer > div > div'].map((part) => box(part).left - box('.bench').left),
        lines: Math.round(words.height / 18),
        half: badges.filter(({ top, bottom }) => top < row.bottom && bottom > row.bottom).length,
        overlaps: badges.filter(({ top, left }) => top < row.bottom && left < words.right + 10).length,
        controls: box('.title-actions').bottom <= row.bottom && box('.title-actions').left >= words.right,
      }
    })
  const seen: Awaited<ReturnType<typeof measure>>[] = []
  for (const path of toolRoutes) {
    await page.goto(path)
    for (const width of [1024, 1366, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await expectFits(page)
      seen.push(await measure())
    }
  }
  const [first] = seen
  expect(first).toMatchObject({ row: 56, bench: 104, below: [0, 0], lines: 1, half: 0, overlaps: 0, controls: true })
  for (const each of seen) expect(each).toEqual(first)

  const before = await measure()
  for (const name of ['Home', 'Tools']) {
    const link = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name })
    await link.focus()
    await expect(link).toBeInViewport({ ratio: 1 })
    expect((await link.boundingBox())!.width).toBeGreaterThan(20)
    expect(await measure()).toEqual(before)
  }
})

test('on a phone every bench starts within 120 px, and its name stands once, uncut', async ({ page }) => {
  for (const path of toolRoutes) {
    await page.goto(path)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await expectFits(page)
      const name = await page.getByRole('heading', { level: 1 }).textContent()
      const found = await page.evaluate((name) => {
        const switcher = document.querySelector('.switcher')!
        const edge = switcher.getBoundingClientRect()
        const words = [...document.querySelectorAll<HTMLElement>('.header *, .title-row *')].filter((each) => {
          const { x, y, width, height } = each.getBoundingClientRect()
          const isNamed = each.childElementCount === 0 && each.textContent.trim() === name
          return isNamed && document.elementFromPoint(x + width / 2, y + height / 2) === each
        })
        const inside = [...switcher.children].every((child) => {
          const { left, right, top, bottom } = child.getBoundingClientRect()
          return (
            right - left <= 1 || (left >= edge.left && right <= edge.right && top >= edge.top && bottom <= edge.bottom)
          )
        })
        return {
          bench: document.querySelector('.bench')!.getBoundingClientRect().top + scrollY <= 120,
          header: document.querySelector('.header')!.getBoundingClientRect().height,
          names: words.length,
          inside,
        }
      }, name)
      // The narrowest phones show the short name.
      const isShort = width === 320
      expect(found, `${path} at ${width} px`).toMatchObject({ bench: true, header: 52, inside: true })
      if (!isShort) expect(found.names, path).toBe(1)
    }
  }
  await page.setViewportSize({ width: 390, height: 844 })
  const badges = page.getByText('Works offline', { exact: true })
  await expect(page.getByText('Works offline', { exact: true })).toBeVisible()
  const [bench, badge] = [await page.locator('.bench').boundingBox(), await badges.boundingBox()]
  expect(badge!.y).toBeGreaterThanOrEqual(bench!.y + bench!.height)
})

test('the first arrow key moves the line between the panes, even if its script has not loaded', async ({ page }) => {
  const release = await holdScript(page, /live-shell/)
  await openPage(page, '/tools/json-formatter')
  const line = page.getByRole('separator', { name: 'Resize panes' })
  await line.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(line).toHaveAttribute('aria-valuenow', '38')
  release()
  await expect(line).toHaveAttribute('aria-valuenow', '42')
})

test('the whole row of a question opens it, and no cell of a grid is blank', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 800 })
  await openPage(page, '/tools/json-formatter')
  const question = page.locator('details').first()
  const { width, height } = (await question.boundingBox())!
  expect(height).toBeGreaterThan(50)
  for (const y of [height - 3, 3]) {
    const isOpen = await question.evaluate((details: HTMLDetailsElement) => details.open)
    await question.click({ position: { x: width / 2, y } })
    await expect(question).toHaveJSProperty('open', !isOpen)
  }
  for (const width of [1366, 900, 390]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of toolRoutes) {
      await page.goto(path)
      const blank = await page.evaluate(() =>
        [...document.querySelectorAll('.band ul')].flatMap((list) => {
          const rows = new Map<number, number>()
          for (const cell of list.children) {
            const { top, right } = cell.getBoundingClientRect()
            rows.set(top, Math.max(right, rows.get(top) ?? 0))
          }
          const edge = list.getBoundingClientRect().right
          return [...rows.values()].filter((right) => edge - right > 3)
        }),
      )
      expect(blank, `${path} at ${width} px`).toEqual([])
    }
  }
})

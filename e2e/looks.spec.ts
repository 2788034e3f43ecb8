import { expect, type Locator, type Page } from '@playwright/test'
import {
  expectForcedColors,
  expectNothingCut,
  expectReachable,
  expectUnwrappedActions,
  findSmallTargets,
  spaceOut,
} from './layout-checks.ts'
import { states } from './states/index.ts'
import { expectAccessible, expectFits, expectInside, openPage, routes, test, toolRoutes } from './support.ts'

const phone = { width: 390, height: 844 }
const smallPhone = { width: 360, height: 740 }
const others = [
  { width: 1920, height: 1080 },
  { width: 820, height: 1180 },
]
/** 1280 × 1024 zoomed to 200% and 400%. */
const zoomed = [
  { width: 640, height: 512 },
  { width: 320, height: 256 },
]

const rest = async (_: Page) => {}

async function expectFit(page: Page): Promise<void> {
  await expectFits(page)
  await expectNothingCut(page)
  const bench = page.locator('.bench')
  if ((await bench.count()) > 0) await expectInside(bench)
}

async function expectSpacedFit(page: Page): Promise<void> {
  await spaceOut(page, true)
  await expectFit(page)
  await spaceOut(page, false)
}

/** Runs a check on each pane of a phone, or once on the page if all panes are visible. */
async function eachPane(page: Page, look: (isFirst: boolean) => Promise<void>): Promise<void> {
  // Nothing behind a modal dialog can be pressed.
  const isModal = (await page.locator('dialog[open]').count()) > 0
  const tabs = isModal ? [] : await page.getByRole('tab').filter({ visible: true }).all()
  await look(true)
  for (const tab of tabs) {
    if ((await tab.getAttribute('aria-selected')) === 'true') continue
    await tab.click()
    await look(false)
  }
}

for (const path of routes) {
  const reached = { empty: rest, ...states[path] }
  const main = Object.keys(reached)[1] ?? 'empty'
  for (const [name, reach] of Object.entries(reached)) {
    const isMain = name === main
    const where = isMain ? ', also spaced out, zoomed and in forced colors, and nothing covers the focus' : ''
    test(`${path} (${name}) is accessible in both themes and fits at every width${where} @looks`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' })
      await openPage(page, path)
      await reach(page)
      await expectFit(page)
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page, name === 'empty' ? 'colors' : 'colors of the tool')
      if (isMain) await expectSpacedFit(page)
      if (isMain) await expectForcedColors(page)
      if (isMain) await expectReachable(page)
      for (const size of others) {
        await page.setViewportSize(size)
        await eachPane(page, () => expectFit(page))
      }

      await page.setViewportSize(phone)
      // Open the page again: a phone reaches the state through menus and tabs.
      await openPage(page, path)
      await reach(page)
      await eachPane(page, async (isFirst) => {
        await expectFit(page)
        // Other panes have the colors that were checked at laptop size.
        if (isFirst) await expectAccessible(page, name === 'empty' ? 'all' : 'the tool')
        if (!isMain) return
        await expectSpacedFit(page)
        await expectForcedColors(page)
        await expectReachable(page)
      })
      for (const size of [smallPhone, phone]) {
        await page.setViewportSize(size)
        await eachPane(page, () => expectUnwrappedActions(page))
      }
      for (const size of isMain ? zoomed : []) {
        await page.setViewportSize(size)
        await eachPane(page, async () => {
          await expectFit(page)
          await expectReachable(page)
        })
      }
    })
  }
}

test('at 360 px the name in the header takes at most two lines, and the names of the tabs are whole and apart @looks', async ({
  page,
}) => {
  await page.setViewportSize(smallPhone)
  for (const path of toolRoutes) {
    await openPage(page, path)
    const { height, gaps } = await page.evaluate(() => {
      const names = [...document.querySelectorAll('.switcher > span')].filter((each) => each.checkVisibility())
      const boxes = Array.from(document.querySelectorAll('[role=tab]'), (tab) => {
        const range = document.createRange()
        range.selectNodeContents(tab)
        return range.getBoundingClientRect()
      })
      const edges = [0, ...boxes.flatMap(({ left, right }) => [left, right]), innerWidth]
      return {
        height: names.at(-1)!.getBoundingClientRect().height,
        gaps: edges.flatMap((edge, index) => (index % 2 === 1 ? [edge - edges[index - 1]!] : [])),
      }
    })
    expect(height, path).toBeLessThanOrEqual(36)
    if (gaps.length > 1) {
      for (const gap of gaps.slice(1, -1)) expect(gap, path).toBeGreaterThan(6)
      for (const gap of [gaps[0], gaps.at(-1)]) expect(gap, path).toBeGreaterThan(0)
    }
  }
})

test('every link and button that is not part of a sentence is at least 24 px high @looks', async ({ page }) => {
  const small: Record<string, string[]> = {}
  for (const path of routes) {
    await page.goto(path)
    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height: 800 })
      const found = await findSmallTargets(page)
      if (found.length > 0) small[`${path} at ${width} px`] = found
    }
  }
  expect(small).toEqual({})
})

test('with forced colors every kind of control looks different when it is on, without color too @looks', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const controls: Record<string, readonly [on: string, off: string, part?: string]> = {
    '/tools/json-formatter': ['.segment:has(:checked)', '.segment:not(:has(:checked))'],
    '/tools/regex-tester': ['.flag-box:has(:checked)', '.flag-box:not(:has(:checked))'],
    '/tools/aesthetic-username-generator': ['.segment[aria-pressed=true]', '.segment[aria-pressed=false]'],
    '/tools/unit-converter': ['.favorite[aria-pressed=true]', '.favorite[aria-pressed=false]'],
  }
  const read = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { backgroundColor, color, boxShadow } = getComputedStyle(element)
        return { backgroundColor, color, boxShadow }
      })
  for (const [path, [on, off]] of Object.entries(controls)) {
    await openPage(page, path)
    const before = on.startsWith('.favorite') ? await read(off) : null
    if (before) await page.locator(off).first().click()
    const [lit, dark] = [await read(on), before ?? (await read(off))]
    expect(lit.backgroundColor, path).not.toBe(dark.backgroundColor)
    expect(lit.color, path).not.toBe(lit.backgroundColor)
    expect(lit.boxShadow, path).toContain('inset')
    expect(dark.boxShadow, path).toBe('none')
  }

  await openPage(page, '/tools/json-formatter')
  for (const track of await page.locator('.switch > input').all()) {
    await expect(track).toHaveCSS('border-top-width', '1px')
    await expect(track).toHaveCSS('border-top-style', 'solid')
  }
  await openPage(page, '/tools/timestamp-converter')
  await expect(page.locator('.day-bar').first()).toHaveCSS('border-top-style', 'solid')
})

test('in the dark a row under the pointer and a selected row are lighter than their ground @looks', async ({
  page,
}) => {
  const light = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const [red = 0, green = 0, blue = 0] = getComputedStyle(element)
          .backgroundColor.match(/[\d.]+/g)!
          .map(Number)
        return red + green + blue
      })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await openPage(page, '/tools/json-formatter')
  await page.getByRole('textbox', { name: 'JSON input' }).fill('{"a":[1,2]}')
  await page.getByRole('button', { name: 'Format JSON' }).click()
  await page.getByRole('radio', { name: 'Tree' }).check()
  const ground = await light('.bench')
  await page.getByRole('treeitem').nth(1).click()
  await page.mouse.move(0, 0)
  expect(await light('[role=treeitem][aria-selected=true]')).toBeGreaterThan(ground)
  await page.getByRole('button', { name: 'Send to…' }).click()
  await page.getByRole('menuitem').nth(1).hover()
  expect(await light('[role=menuitem]:hover')).toBeGreaterThan(ground)
})

test('zoomed to 200% and 400%, no tool scrolls sideways, and Tab goes through the page in its order @looks', async ({
  page,
}) => {
  for (const path of toolRoutes) {
    await openPage(page, path)
    for (const size of [
      { width: 683, height: 400 },
      { width: 320, height: 256 },
    ]) {
      await page.setViewportSize(size)
      await expectFits(page)
      await expectReachable(page)
      const jumps = await page.evaluate(
        () => [...document.querySelectorAll<HTMLElement>('[tabindex]')].filter(({ tabIndex }) => tabIndex > 0).length,
      )
      expect(jumps).toBe(0)
    }
  }
})

/** What is visible beside the names of panes, in the status bar and in toasts, each part on its own. */
const readMessages = (page: Page) =>
  page.evaluate(() =>
    Object.entries({
      note: '.pane-head > span:not(:first-child)',
      status: '.statements > *',
      toast: '.toast p',
    }).flatMap(([place, parts]) =>
      [...document.querySelectorAll<HTMLElement>(parts)]
        .filter((each) => each.checkVisibility() && each.innerText !== '')
        .map((each) => ({ place, text: each.innerText })),
    ),
  )

const wordsOf = (text: string, kept: RegExp) => text.toLowerCase().match(kept)?.join(' ') ?? ''

/** Whether a text contains another, with its numbers or without: at least two words, or a number and a word. */
const contains = (whole: string, text: string) =>
  [/[a-z]+/g, /[a-z]+|\d+/g].some((kept) => {
    const part = wordsOf(text, kept)
    return /[a-z]{3}/.test(part) && part.includes(' ') && ` ${wordsOf(whole, kept)} `.includes(` ${part} `)
  })

/** Messages whose words are fixed. */
const isFixed = (text: string) => text === 'JSON Formatted Successfully!'

/** The messages that stand in two places. */
const findRepeated = (said: Awaited<ReturnType<typeof readMessages>>): string[] =>
  said.flatMap((each) =>
    said
      .filter((other) => {
        if (other === each || isFixed(each.text)) return false
        if (other.place === each.place) return other.text === each.text
        return contains(other.text, each.text)
      })
      .map((other) => `${each.place} "${each.text}", ${other.place} "${other.text}"`),
  )

test('in no tool does the status bar, a pane head or a toast say what another of them says, also after a press @looks', async ({
  page,
}) => {
  const repeated: Record<string, string[]> = {}
  for (const path of toolRoutes) {
    await openPage(page, path)
    await states[path]?.filled?.(page)
    const atFirst = await readMessages(page)
    expect(atFirst.length, path).toBeGreaterThan(1)
    const press = (buttons: Locator) => buttons.and(page.locator(':enabled')).filter({ visible: true }).first().click()
    const primary = page.locator('.bar .button-primary').filter({ visible: true })
    if ((await primary.count()) > 0) await press(primary)
    await press(page.locator('.bench').getByRole('button', { name: /^Copy/ }))
    await expect(page.locator('.toast').filter({ hasText: 'Copied' }).first(), path).toBeVisible()
    const found = [...new Set([atFirst, await readMessages(page)].flatMap(findRepeated))]
    if (found.length > 0) repeated[path] = found
  }
  expect(repeated).toEqual({})
})

/** The stops of the Tab key from the title row to the end of the bench, in its order; names of neighbors that are not in reading order. */
async function findDisorder(page: Page): Promise<{ stops: number; wrong: string[] }> {
  await page.locator('.title-actions button').first().focus()
  const stops = await page.evaluateHandle(() => [document.activeElement!])
  const isInside = () =>
    stops.evaluate((all) => {
      const held = document.activeElement!
      const isNew = !all.includes(held) && held.closest('.workspace') !== null
      if (isNew) all.push(held)
      return isNew
    })
  do await page.keyboard.press('Tab')
  while (await isInside())
  return stops.evaluate((all) => {
    /** The largest elements that contain only one of two. */
    function part(one: Element, other: Element): [Element, Element] {
      let [first, second] = [one, other]
      while (!first.parentElement!.contains(other)) first = first.parentElement!
      while (!second.parentElement!.contains(one)) second = second.parentElement!
      return [first, second]
    }
    const boxOf = (whole: Element, own: Element) =>
      (getComputedStyle(whole).display === 'contents' ? own : whole).getBoundingClientRect()
    const wrong = all.slice(1).flatMap((next, index) => {
      const last = all[index]!
      const [first, second] = part(last, next)
      const [a, b] = [boxOf(first, last), boxOf(second, next)]
      const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      const isOneRow = shared > Math.min(a.height, b.height) / 2
      if (isOneRow ? a.left <= b.left + 1 : a.top <= b.top) return []
      return [`${last.outerHTML.slice(0, 150)}, then ${next.outerHTML.slice(0, 150)}`]
    })
    return { stops: all.length, wrong }
  })
}

test('at 1366 px Tab goes through every tool as one reads: rows from top to bottom, each from left to right @looks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 657 })
  const wrong: Record<string, string[]> = {}
  for (const path of toolRoutes) {
    await openPage(page, path)
    await states[path]?.filled?.(page)
    const found = await findDisorder(page)
    expect(found.stops, path).toBeGreaterThan(10)
    if (found.wrong.length > 0) wrong[path] = found.wrong
  }
  expect(wrong).toEqual({})
})

test('a pane head stays as high as it is when its tool gets a result, on a laptop and a tablet @looks', async ({
  page,
}) => {
  const heights = () =>
    page.evaluate(() => {
      const heads = [...document.querySelectorAll<HTMLElement>('.pane-head')].filter((head) => head.checkVisibility())
      return Object.fromEntries(heads.map((head) => [head.firstElementChild?.textContent, head.offsetHeight]))
    })
  for (const path of toolRoutes)
    for (const width of [1024, 1366]) {
      await page.setViewportSize({ width, height: 768 })
      await openPage(page, path)
      const before = await heights()
      await states[path]?.filled?.(page)
      expect({ ...before, ...(await heights()) }, `${path} at ${width} px`).toMatchObject(before)
    }
})

import { expect, type Page } from '@playwright/test'
import { expectForcedColors, expectNothingCut, expectReachable, findSmallTargets, spaceOut } from './layout-checks.ts'
import { states } from './states/index.ts'
import { expectAccessible, expectFits, expectInside, openPage, routes, test, toolRoutes } from './support.ts'

const phone = { width: 390, height: 844 }
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

test('on a phone, the words of each button in the action bar fit on one line @looks', async ({ page }) => {
  const wrapped: string[] = []
  for (const path of toolRoutes) {
    await page.setViewportSize({ width: 390, height: 800 })
    await openPage(page, path)
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 800 })
      const found = await page.locator('.action-bar button').evaluateAll((buttons) =>
        buttons.flatMap((each) => {
          const range = document.createRange()
          range.selectNodeContents(each)
          return range.getBoundingClientRect().height > 30 ? (each as HTMLElement).innerText : []
        }),
      )
      wrapped.push(...found.map((words) => `${path} at ${width} px: ${words}`))
    }
  }
  expect(wrapped).toEqual([])
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

test('in no tool do pane heads, status bar and toasts say the same words twice @looks', async ({ page }) => {
  const twice: Record<string, string[]> = {}
  for (const path of toolRoutes) {
    await openPage(page, path)
    await states[path]?.filled?.(page)
    const said = await page.evaluate(() => {
      const parts = '.pane-head > :is(span, label), .statements > *, .toast p'
      return [...document.querySelectorAll<HTMLElement>(parts)]
        .filter((each) => each.checkVisibility())
        .map((each) => each.innerText.trim().toLowerCase())
        .filter((words) => /[a-z]{3}/.test(words))
    })
    expect(said.length, path).toBeGreaterThan(1)
    const repeated = said.filter((words, index) => said.indexOf(words) !== index)
    if (repeated.length > 0) twice[path] = repeated
  }
  expect(twice).toEqual({})
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

import type { Page } from '@playwright/test'
import { expectForcedColors, expectNothingCut, expectReachable, spaceOut } from './layout-checks.ts'
import { states } from './states/index.ts'
import { expectAccessible, expectFits, expectInside, openPage, routes, test } from './support.ts'

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

import type { Page } from '@playwright/test'
import { expectForcedColors, expectNothingCut, expectReachable, spaceOut } from './holds.ts'
import { states } from './states/index.ts'
import { expectAccessible, expectFits, expectInside, openPage, routes, test } from './support.ts'

const sizes = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
] as const

/** 1280 × 1024 at 200 and at 400 percent. */
const zoomed = [
  { width: 640, height: 512 },
  { width: 320, height: 256 },
]

const rest = async (_: Page) => {}
const mainState = (path: string) => Object.values(states[path] ?? {})[0] ?? rest

async function expectFit(page: Page): Promise<void> {
  await expectFits(page)
  await expectNothingCut(page)
  const bench = page.locator('.bench')
  if ((await bench.count()) > 0) await expectInside(bench)
}

/** Looks at each pane of a phone, or at the page as it stands where all are in sight. */
async function eachPane(page: Page, look: () => Promise<void>): Promise<void> {
  // Behind a dialog there is nothing to press.
  const isModal = (await page.locator('dialog[open]').count()) > 0
  const tabs = isModal ? [] : await page.getByRole('tab').filter({ visible: true }).all()
  await look()
  for (const tab of tabs) {
    if ((await tab.getAttribute('aria-selected')) === 'true') continue
    await tab.click()
    await look()
  }
}

for (const path of routes)
  for (const [name, reach] of Object.entries({ empty: rest, ...states[path] })) {
    const isMain = reach === mainState(path)
    const isEverywhere = isMain || name === 'empty'
    const where = isEverywhere ? 'from a phone to a wide screen' : 'on a phone and a laptop'
    test(`${path} (${name}) is accessible in both themes ${where}, and fits at every width`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const size of sizes) {
        await page.setViewportSize(size)
        const opens = size.width === 1280 || size.width === 390
        if (opens) await openPage(page, path)
        if (opens) await reach(page)
        // The colors of other widths and tabs are those of the main state, or at rest those of the frame.
        let isLookedAt = opens || isEverywhere
        let isFirst = true
        await eachPane(page, async () => {
          await expectFit(page)
          if (!isLookedAt) return
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme })
            const part = name === 'empty' ? 'colors' : 'colors of the tool'
            await expectAccessible(page, isFirst && opens ? 'all' : part)
            isFirst = false
          }
          isLookedAt = isMain
        })
      }
    })
  }

for (const path of routes)
  test(`${path} holds with its text spaced out, at 200 and 400 percent and in forced colors, and nothing lies over the focus`, async ({
    page,
  }) => {
    const reach = mainState(path)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const size of [sizes[0], sizes[3]]) {
      await page.setViewportSize(size)
      await openPage(page, path)
      await reach(page)
      await eachPane(page, async () => {
        await expectFit(page)
        await spaceOut(page, true)
        await expectFit(page)
        await spaceOut(page, false)
        await expectForcedColors(page)
        await expectReachable(page)
      })
    }
    for (const size of zoomed) {
      await page.setViewportSize(size)
      await eachPane(page, async () => {
        await expectFit(page)
        await expectReachable(page)
      })
    }
  })

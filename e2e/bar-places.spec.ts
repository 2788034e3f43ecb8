import { expect, type Page } from '@playwright/test'
import { openPage, test, toolRoutes } from './support.ts'
import { choices, select } from './tool-options.ts'

const widths = [360, 390, 640, 700, 768, 820, 900, 1024, 1180, 1280, 1366, 1440, 1920]

/** Where the controls of the bar are at each width, and how high it is. */
async function readPlaces(page: Page): Promise<Record<string, number[][]>> {
  const places: Record<string, number[][]> = {}
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    places[`${width} px`] = await page.evaluate(() =>
      [...document.querySelectorAll('.bar, .bar :is(input, select, button):not([aria-label="Reset options"])')]
        .filter((each) => each.checkVisibility())
        .map((each) => {
          const { x, y, width, height } = each.getBoundingClientRect()
          return [x, y + scrollY, width, height].map(Math.round)
        }),
    )
  }
  return places
}

for (const path of toolRoutes) {
  const slug = path.split('/').at(-1)!
  test(`${path}: a setting, and Reset options that comes with it, moves no control of the bar at any width @looks`, async ({
    page,
  }) => {
    await openPage(page, path)
    const before = await readPlaces(page)
    await choices[slug]!.choose(page)
    await expect(page.getByRole('button', { name: 'Reset options' })).toBeVisible()
    expect(await readPlaces(page)).toEqual(before)
  })
}

test('no mode of the URL tool moves a control of its bar @looks', async ({ page }) => {
  await openPage(page, '/tools/url-encoder-decoder')
  const before = await readPlaces(page)
  for (const mode of ['whole-url', 'form', 'strict']) {
    await select(page, 'Mode').selectOption(mode)
    expect(await readPlaces(page), mode).toEqual(before)
  }
})

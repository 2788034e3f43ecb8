import { expect, type Locator, type Page } from '@playwright/test'
import { openPage, test, toolRoutes, watchProblems } from './support.ts'

/** Steps that show fields which depend on settings, or get a tool ready. */
const reveal: Record<string, (page: Page) => Promise<unknown>> = {
  // What is there at first sight comes after the page responds.
  // Erasing one field of this tool also empties the other, so it starts empty.
  '/tools/timestamp-converter': async (page) => {
    const date = page.getByRole('textbox', { name: 'Human-readable date' })
    await expect(date).not.toHaveValue('')
    await page.getByRole('button', { name: 'Clear All' }).filter({ visible: true }).click()
    await expect(date).toHaveValue('')
  },
  '/tools/unit-converter': (page) => expect(page.getByRole('textbox', { name: 'Result' })).not.toHaveValue(''),
  '/tools/uuid-generator': async (page) => {
    await page.getByLabel('Version', { exact: true }).selectOption('v5')
    await page.getByLabel('Namespace', { exact: true }).selectOption({ label: 'Custom' })
  },
  // Once a palette is made, the color library has loaded.
  '/tools/color-palette-generator': async (page) => {
    await page.getByLabel('Harmony', { exact: true }).selectOption('triadic')
    const undo = page.getByRole('region', { name: / tool$/ }).getByRole('button', { name: 'Undo', exact: true })
    await undo.click()
    await expect(undo).toBeDisabled()
  },
}

/** Every field that takes text. */
async function listFields(bench: Locator): Promise<Locator[]> {
  const fields: Locator[] = []
  for (const role of ['textbox', 'searchbox', 'spinbutton'] as const)
    for (const field of await bench.getByRole(role).all()) {
      const { isText, name } = await field.evaluate((element: HTMLInputElement) => ({
        isText: !element.readOnly && element.type !== 'color',
        name: element.ariaLabel ?? element.labels?.[0]?.textContent ?? '',
      }))
      // By name, because a field that becomes an editor is another element.
      if (isText) fields.push(bench.getByRole(role, { name, exact: true }))
    }
  return fields
}

const typed = 'a1'

async function typeInto(field: Locator) {
  await field.press('ControlOrMeta+End')
  await field.page().keyboard.type(typed)
}

async function erase(field: Locator) {
  await field.press('ControlOrMeta+End')
  for (const _ of typed) await field.page().keyboard.press('Backspace')
}

/** The accessibility tree of a tool, without placeholders and empty status regions. */
const look = async (bench: Locator) =>
  (await bench.ariaSnapshot())
    .replace(/^ *- (\/placeholder: .*|status)\n/gm, '')
    .replace(/^( *- textbox "[^"\n]*"):$/gm, '$1')

async function typeAndDelete(page: Page) {
  const bench = page.getByRole('region', { name: / tool$/ })
  const options = bench.getByRole('button', { name: 'Options', exact: true })
  if (await options.isVisible()) await options.click()
  await reveal[new URL(page.url()).pathname]?.(page)
  const fields = await listFields(bench)
  expect(fields).not.toEqual([])
  const began = await look(bench)

  let before = began
  for (const field of fields) {
    await typeInto(field)
    await expect.poll(() => look(bench)).not.toBe(before)
    before = await look(bench)
  }
  // The first field was alone while typing, the last one is alone before it is erased.
  for (const field of fields) await erase(field)
  await expect.poll(() => look(bench)).toBe(began)
}

test('typing into a tool and deleting it again leaves the tool as it was @looks', async ({ page }) => {
  test.slow()
  const problems = watchProblems(page)
  await page.clock.setFixedTime('2026-02-03T04:05:06Z')
  for (const path of toolRoutes)
    await test.step(path, async () => {
      await openPage(page, path)
      await typeAndDelete(page)
    })
  expect(problems).toEqual([])
})

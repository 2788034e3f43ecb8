import { expect, type Locator, type Page } from '@playwright/test'
import { openPage, test, toolRoutes, watchProblems } from './support.ts'

/** What brings fields into sight that are there for some settings alone. */
const reveal: Record<string, (page: Page) => Promise<unknown>> = {
  '/tools/uuid-generator': async (page) => {
    await page.getByLabel('Version', { exact: true }).selectOption('v5')
    await page.getByLabel('Namespace', { exact: true }).selectOption({ label: 'Custom' })
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
      // By its name, for a field that becomes an editor is another element.
      if (isText) fields.push(bench.getByRole(role, { name, exact: true }))
    }
  return fields
}

const typed = 'a1'

async function typeInto(field: Locator) {
  await field.press('ControlOrMeta+End')
  await field.pressSequentially(typed)
}

async function erase(field: Locator) {
  await field.press('ControlOrMeta+End')
  for (const _ of typed) await field.press('Backspace')
}

/** All that a tool says, holds and offers; neither where a field's placeholder is written nor a status without words is of that. */
const look = async (bench: Locator) =>
  (await bench.ariaSnapshot())
    .replace(/^ *- (\/placeholder: .*|status)\n/gm, '')
    .replace(/^( *- textbox "[^"\n]*"):$/gm, '$1')

for (const path of toolRoutes)
  test(`whatever is typed into ${path} and deleted again leaves it as it began`, async ({ page }) => {
    const problems = watchProblems(page)
    await page.clock.setFixedTime('2026-02-03T04:05:06Z')
    await openPage(page, path)
    const bench = page.getByRole('region', { name: / tool$/ })
    const options = bench.getByRole('button', { name: 'Options', exact: true })
    if (await options.isVisible()) await options.click()
    await reveal[path]?.(page)
    const fields = await listFields(bench)
    const began = await look(bench)

    for (const field of fields) {
      await typeInto(field)
      await expect.poll(() => look(bench)).not.toBe(began)
      await erase(field)
      await expect.poll(() => look(bench)).toBe(began)
    }
    for (const field of fields) await typeInto(field)
    await expect.poll(() => look(bench)).not.toBe(began)
    for (const field of fields) await erase(field)
    await expect.poll(() => look(bench)).toBe(began)
    expect(problems).toEqual([])
  })

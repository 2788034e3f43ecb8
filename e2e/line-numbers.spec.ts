import { expect, type Page } from '@playwright/test'
import { field } from './controls.ts'
import { putText } from './put-text.ts'
import { openPage, test } from './support.ts'
import { numbered, readNumbers } from './text-layer.ts'

/** The tools with line numbers, each with the name of the numbered field. */
const tools = [
  ['/tools/regex-tester', 'Test string'],
  ['/tools/text-case-converter', 'Your text'],
] as const

/** Opens a tool with a five-line text. The regex tester draws its layer only if there is a pattern. */
async function openNumbered(page: Page, [path, name]: (typeof tools)[number]) {
  await openPage(page, path)
  if (name === 'Test string') await field(page, 'Pattern').fill('b')
  await putText(field(page, name), numbered)
}

/** The third of the five lines wraps to more than two rows, and every line has its number at its first row. */
async function expectNumbered(page: Page, name: string) {
  const { count } = await page.evaluate(readNumbers, name)
  expect(count).toBeGreaterThan(6)
  const readRows = async () =>
    Object.values((await page.evaluate(readNumbers, name)).rows).map((row) => Math.round(row))
  await expect.poll(readRows).toEqual([0, 1, 2, count - 2, count - 1])
}

/** Too long for a textarea: an editor replaces it. */
const long = `a line of text${' and more'.repeat(10)}\n`.repeat(900)
const expectCountedByEditor = (page: Page) =>
  expect(page.locator('.cm-lineNumbers').getByText('901', { exact: true })).toBeVisible()

test('each line has its number at its first row, even far down and in a long text, and the caret line is marked while the text has the focus', async ({
  page,
}) => {
  for (const tool of tools) {
    const [, name] = tool
    const text = field(page, name)
    const read = () => page.evaluate(readNumbers, name)
    await openNumbered(page, tool)
    await expectNumbered(page, name)

    if (name === 'Your text')
      await test.step('all rows of the caret line are marked', async () => {
        await expect.poll(async () => (await read()).band).toBe((await read()).count - 1)
        await text.press('ControlOrMeta+Home')
        await expect.poll(async () => (await read()).band).toBe(0)
        await text.press('ArrowDown')
        await text.press('ArrowDown')
        await expect.poll(async () => (await read()).band).toBe((2 + (await read()).count - 3) / 2)
        await text.blur()
        await expect.poll(async () => (await read()).band).toBeNull()
      })

    await text.press('ControlOrMeta+Home')
    await page.keyboard.type('x\n')
    await expect.poll(async () => Object.keys((await read()).rows)).toHaveLength(6)

    await putText(text, Array.from({ length: 400 }, (_, index) => index + 1).join('\n'))
    await expect.poll(async () => (await read()).rows[400]).toBe(399)
    const { rows } = await read()
    expect(Object.entries(rows).every(([line, row]) => Number(line) === row + 1)).toBe(true)
    expect(Object.keys(rows).length).toBeLessThan(200)

    await text.fill(long)
    await expectCountedByEditor(page)
  }
})

test('each line has its number at its first row at every width, phones have no numbers, and text starts at the same place in an editor as in a textarea @looks', async ({
  page,
}) => {
  for (const tool of tools) {
    const [, name] = tool
    await page.setViewportSize({ width: 1440, height: 900 })
    await openNumbered(page, tool)
    for (const width of [1440, 1024, 820]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNumbered(page, name)
    }
    // The layers over the numbers are transparent.
    for (const part of [page.locator('.layer').first(), field(page, name)])
      await expect(part).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.locator('.line-numbers')).toBeHidden()
    await expect(field(page, name)).toHaveCSS('padding-left', '14px')

    await page.setViewportSize({ width: 1280, height: 800 })
    await field(page, name).fill('short')
    const leftOf = (element: Element) =>
      element.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(element).paddingLeft)
    const left = await field(page, name).evaluate(leftOf)
    // Three digits fit into the minimum width of the numbers, in every font.
    await field(page, name).fill(long)
    await expectCountedByEditor(page)
    const line = page.locator('.cm-line').filter({ hasText: 'a line of text' }).first()
    expect(await line.evaluate(leftOf)).toBeCloseTo(left, 0)
  }
})

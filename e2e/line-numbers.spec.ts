import { expect } from '@playwright/test'
import { box } from './states/support.ts'
import { openPage, test } from './support.ts'
import { numbered, readNumbers } from './text-layer.ts'

for (const [path, name] of [
  ['/tools/regex-tester', 'Test string'],
  ['/tools/text-case-converter', 'Your text'],
] as const) {
  test(`${name}: each line has its number at its first row, also far below and after it was wrapped anew; a phone has none`, async ({
    page,
  }) => {
    await openPage(page, path)
    if (name === 'Test string') await box(page, 'Pattern').fill('b')
    const read = () => page.evaluate(readNumbers, name)
    await box(page, name).fill(numbered)
    for (const width of [1440, 1024, 820]) {
      await page.setViewportSize({ width, height: 900 })
      const { count } = await read()
      expect(count).toBeGreaterThan(6)
      await expect.poll(async () => (await read()).rows).toEqual({ 1: 0, 2: 1, 3: 2, 4: count - 2, 5: count - 1 })
    }
    // Nothing that lies over them has a ground.
    for (const part of [page.locator('.layer').first(), box(page, name)])
      await expect(part).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await box(page, name).press('ControlOrMeta+Home')
    await page.keyboard.type('x\n')
    await expect.poll(async () => Object.keys((await read()).rows)).toHaveLength(6)

    const lines = Array.from({ length: 400 }, (_, index) => index + 1)
    await box(page, name).fill(lines.join('\n'))
    await expect.poll(async () => (await read()).rows[400]).toBe(399)
    const { rows } = await read()
    expect(Object.entries(rows).every(([line, row]) => Number(line) === row + 1)).toBe(true)
    expect(Object.keys(rows).length).toBeLessThan(200)

    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.locator('.line-numbers')).toBeHidden()
    await expect(box(page, name)).toHaveCSS('padding-left', '14px')
  })

  test(`${name}: a long text is counted by its editor, and its text begins where the field's did`, async ({ page }) => {
    await openPage(page, path)
    await box(page, name).fill('short')
    const left = await box(page, name).evaluate(
      (field) => field.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(field).paddingLeft),
    )
    // Three digits fit into the width that the numbers have at least, in every font.
    await box(page, name).fill(`a line of text${' and more'.repeat(10)}\n`.repeat(900))
    await expect(page.locator('.cm-lineNumbers').getByText('901', { exact: true })).toBeVisible()
    const text = page.locator('.cm-line').filter({ hasText: 'a line of text' }).first()
    expect(
      await text.evaluate(
        (line) => line.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(line).paddingLeft),
      ),
    ).toBeCloseTo(left, 0)
  })
}

test('the line of the caret is marked, all rows of it, while the text has the focus', async ({ page }) => {
  await openPage(page, '/tools/text-case-converter')
  const text = box(page, 'Your text')
  const read = () => page.evaluate(readNumbers, 'Your text')
  await text.fill(numbered)
  await expect.poll(async () => (await read()).band).toBe((await read()).count - 1)
  await text.press('ControlOrMeta+Home')
  await expect.poll(async () => (await read()).band).toBe(0)
  await text.press('ArrowDown')
  await text.press('ArrowDown')
  await expect.poll(async () => (await read()).band).toBe((2 + (await read()).count - 3) / 2)
  await text.blur()
  await expect.poll(async () => (await read()).band).toBeNull()
})

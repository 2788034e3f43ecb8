import { expect, type Page, test } from '@playwright/test'
import {
  expectFits,
  expectInside,
  expectLooks,
  openPage,
  readClipboard,
  readDownload,
  refuseClipboard,
  toast,
  watchProblems,
} from './support.ts'

const path = '/tools/color-palette-generator'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const hexField = (page: Page) => page.getByRole('textbox', { name: 'Hex color', exact: true })
const picker = (page: Page) => page.getByLabel('Pick a color', { exact: true })
const undo = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Undo', exact: true })
const harmony = (page: Page) => page.getByRole('combobox', { name: 'Harmony', exact: true })
const colors = (page: Page) => page.getByRole('list', { name: 'Palette', exact: true }).getByRole('listitem')
const readHex = (page: Page) => colors(page).locator('b').allTextContents()

const complementary = ['#3B82F6', '#F6AF3B', '#9DC0FA', '#094FC2', '#FAD79D']

async function generate(page: Page, base: string) {
  await hexField(page).fill(base)
  await button(page, 'Generate Palette').click()
}

test('a palette of blue is part of the HTML, with every value, before a script runs or the color library is fetched', async ({
  page,
  request,
}) => {
  const html = await (await request.get(path)).text()
  for (const hex of complementary) expect(html).toContain(`fill="${hex}"`)
  const problems = watchProblems(page)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await openPage(page, path)
  expect(loaded.filter((url) => /engine/.test(url))).toEqual([])
  await expect(picker(page)).toHaveValue('#3b82f6')
  await expect(hexField(page)).toHaveValue('#3B82F6')
  await expect(harmony(page)).toHaveValue('complementary')
  await expect(colors(page)).toHaveCount(5)
  expect(await readHex(page)).toEqual(complementary)
  await expect(undo(page)).toBeDisabled()
  const first = colors(page).first()
  for (const value of ['rgb(59, 130, 246)', 'hsl(217, 91%, 60%)', 'oklch(0.6231 0.1880 259.81)', '3.67:1', '5.70:1']) {
    await expect(first.getByText(value, { exact: true })).toBeVisible()
  }
  await expect(first).toContainText('Contrast against white 3.67:1 too little for text')
  await expect(first).toContainText('Contrast against black 5.70:1 enough for text')
  const tagColor = (text: string) =>
    first.getByText(text, { exact: true }).evaluate((tag) => getComputedStyle(tag).color)
  expect(await tagColor('3.67:1')).toBe('rgb(138, 90, 0)')
  expect(await tagColor('5.70:1')).toBe('rgb(23, 107, 67)')
  const block = first.locator('rect').first()
  expect(await block.evaluate((rect) => getComputedStyle(rect).fill)).toBe('rgb(59, 130, 246)')
  const { width, height } = (await block.boundingBox()) ?? { width: 0, height: 0 }
  expect(Math.min(width, height)).toBeGreaterThan(100)
  await expect(page.getByText('1 readable on white, 4 on black (4.5:1)')).toBeVisible()

  await generate(page, '#118844')
  await expect(colors(page).first()).toContainText('#118844')
  expect(loaded.filter((url) => /engine/.test(url))).not.toEqual([])
  await expect(toast(page, 'Palette Generated!')).toBeVisible()
  await expect(toast(page, 'Created a beautiful complementary color palette.')).toBeVisible()
  expect(problems).toEqual([])
})

test('the palette, a single value and an export are copied and saved; another harmony waits for Generate; a refused clipboard is told', async ({
  page,
}) => {
  await openPage(page, path)
  await button(page, 'Copy HEX').click()
  await expect(toast(page, 'Palette Copied!')).toBeVisible()
  await expect(toast(page, 'Color palette copied in HEX format.')).toBeVisible()
  await expect.poll(() => readClipboard(page)).toBe(complementary.join('\n'))
  await button(page, 'Copy RGB').click()
  await expect(toast(page, 'Color palette copied in RGB format.')).toBeVisible()
  await expect.poll(() => readClipboard(page)).toContain('rgb(59, 130, 246)\nrgb(246, 175, 59)\n')
  await button(page, 'Copy #F6AF3B').click()
  await expect(toast(page, '#F6AF3B copied to clipboard.')).toBeVisible()
  await expect.poll(() => readClipboard(page)).toBe('#F6AF3B')
  for (const value of ['rgb(246, 175, 59)', 'hsl(37, 91%, 60%)']) {
    await button(page, value).click()
    await expect(toast(page, `${value} copied to clipboard.`)).toBeVisible()
    await expect.poll(() => readClipboard(page)).toBe(value)
  }
  const file = await readDownload(
    page,
    () => button(page, 'Download').click(),
    'Downloaded!',
    'Color palette downloaded successfully.',
  )
  expect(file.name).toBe('color-palette-complementary.txt')
  expect(file.text).toMatch(/^Color Palette: complementary\nGenerated: \d{4}-\d\d-\d\dT[\d:.]+Z\n\n1\. #3B82F6\n/)
  expect(file.text).toContain('HSL: hsl(37, 91%, 60%)\nContrast: 1.88:1 on white, 11.11:1 on black')

  await harmony(page).selectOption('tetradic')
  expect(await readHex(page)).toEqual(complementary)
  await button(page, 'Generate Palette').click()
  await expect(colors(page).nth(1)).toContainText('#F63BDF')
  await expect(toast(page, 'Created a beautiful tetradic color palette.')).toBeVisible()
  await button(page, 'Options').click()
  await expect(page.getByLabel('Export format').getByRole('option')).toHaveCount(5)
  for (const [format, name, ending, start] of [
    ['tailwind', 'Tailwind', 'tailwind.css', '@theme {\n  --color-palette-1: #3B82F6;'],
    ['svg', 'SVG', 'svg', '<svg xmlns="http://www.w3.org/2000/svg"'],
  ] as const) {
    await page.getByLabel('Export format').selectOption(format)
    await button(page, 'Copy export').click()
    await expect(toast(page, `Color palette copied in ${name} format.`)).toBeVisible()
    const text = await readClipboard(page)
    expect(text.startsWith(start)).toBe(true)
    const saved = { name: `color-palette-tetradic.${ending}`, text }
    expect(await readDownload(page, () => button(page, 'Save export').click())).toEqual(saved)
  }

  await refuseClipboard(page)
  await button(page, 'Copy HEX').click()
  await expect(toast(page, 'Copy failed')).toBeVisible()
  await expect(toast(page, 'Please copy the palette manually.')).toBeVisible()
})

test('picker and field follow each other, any CSS color will do, and Enter generates; a color says what becomes of it, and how others see it', async ({
  page,
}) => {
  await openPage(page, path)
  await picker(page).fill('#118844')
  await expect(hexField(page)).toHaveValue('#118844')
  for (const [text, hex] of [
    ['bee', '#BBEEEE'],
    ['12', '#BBEEEE'],
    ['rgb(59 130 246)', '#3B82F6'],
    ['no color', '#3B82F6'],
  ] as const) {
    await hexField(page).fill(text)
    await expect(picker(page)).toHaveValue(hex.toLowerCase())
  }
  await hexField(page).fill('f6af3b')
  await hexField(page).press('Enter')
  await expect(colors(page).first()).toContainText('#F6AF3B')
  await hexField(page).fill('teal')
  await hexField(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await expect(colors(page).first()).toContainText('#F6AF3B')
  await hexField(page).press('ControlOrMeta+Enter')
  await expect(colors(page).first()).toContainText('#008080')

  for (const [base, note] of [
    ['#808080', 'no hue to rotate'],
    ['#3B82F680', 'the transparency of this color is left out'],
    ['oklch(0.7 0.4 150)', 'outside sRGB'],
  ] as const) {
    await generate(page, base)
    await expect(page.getByRole('status').filter({ hasText: note })).toBeVisible()
  }
  await harmony(page).selectOption('analogous')
  await generate(page, '#000000')
  await expect.poll(() => readHex(page)).toEqual(Array(5).fill('#000000'))
  await expect(button(page, 'Lock #000000 (5)')).toBeVisible()

  await generate(page, '#FF0000')
  await expect(page.getByLabel('Color vision preview')).toBeHidden()
  await button(page, 'Options').click()
  await page.getByLabel('Color vision preview').selectOption('protanopia')
  await expect(colors(page).first()).toContainText('Protanopia #6D5F00')
  await page.getByLabel('Color vision preview').selectOption('achromatopsia')
  await expect(colors(page).first()).toContainText('Achromatopsia #7F7F7F')
  await page.getByLabel('Color vision preview').selectOption('none')
  await expect(colors(page).first()).not.toContainText('#7F7F7F')

  await harmony(page).selectOption('monochromatic')
  await button(page, 'Random Color').click()
  await expect(hexField(page)).not.toHaveValue('#FF0000')
  await expect(hexField(page)).toHaveValue(/^#[\dA-F]{6}$/)
  await expect(colors(page).first()).toContainText(await hexField(page).inputValue())
  await expect(picker(page)).toHaveValue((await hexField(page).inputValue()).toLowerCase())
  await expect(page.getByText('monochromatic', { exact: true })).toBeVisible()
})

test('Ctrl+Z and the toast go back as Undo does: Random Color gives back what was typed, Generate what there was; a locked color stays, and Undo keeps the focus', async ({
  page,
}) => {
  await openPage(page, path)
  const expectBack = async (base: string) => {
    await expect(hexField(page)).toHaveValue(base)
    expect(await readHex(page)).toEqual(complementary)
    await expect(hexField(page)).toBeFocused()
    await expect(undo(page)).toBeDisabled()
  }
  await hexField(page).fill('teal')
  await button(page, 'Random Color').click()
  await expect(hexField(page)).toHaveValue(/^#[\dA-F]{6}$/)
  await page.keyboard.press('ControlOrMeta+z')
  await expectBack('teal')
  await button(page, 'Random Color').click()
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
  await expectBack('teal')
  await button(page, 'Generate Palette').click()
  await expect(colors(page).first()).toContainText('#008080')
  await page.keyboard.press('ControlOrMeta+z')
  await expectBack('#3B82F6')

  const lock = button(page, 'Lock #F6AF3B')
  await expect(lock).toHaveAttribute('aria-pressed', 'false')
  await lock.click()
  await expect(lock).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('1 locked')).toBeVisible()
  await harmony(page).selectOption('triadic')
  await generate(page, '#118844')
  await expect(colors(page).first()).toContainText('#118844')
  expect((await readHex(page))[1]).toBe('#F6AF3B')
  await generate(page, 'teal')
  await expect(colors(page).first()).toContainText('#008080')

  await undo(page).press('Enter')
  await expect(hexField(page)).toHaveValue('#118844')
  await expect(undo(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(hexField(page)).toHaveValue('#3B82F6')
  expect(await readHex(page)).toEqual(complementary)
  await expect(picker(page)).toHaveValue('#3b82f6')
  await expect(harmony(page)).toHaveValue('complementary')
  await expect(undo(page)).toBeDisabled()
  await expect(button(page, 'Generate Palette')).toBeFocused()
})

test('a color library that cannot be loaded is said so and trying again works; what is no color gets a message beside the field, and the palette stays with its locks', async ({
  page,
}) => {
  await openPage(page, path)
  await page.context().setOffline(true)
  await generate(page, '#118844')
  await expect(page.getByRole('alert')).toContainText('could not be loaded')
  await expect(hexField(page)).not.toHaveAttribute('aria-invalid')
  expect(await readHex(page)).toEqual(complementary)
  await page.context().setOffline(false)
  await button(page, 'Generate Palette').click()
  await expect(colors(page).first()).toContainText('#118844')
  await expect(page.getByRole('alert')).toHaveCount(0)

  const good = await readHex(page)
  const text = '<b>no color</b>'
  await button(page, `Lock ${good[1]}`).click()
  await generate(page, text)
  await expect(page.getByRole('alert')).toContainText('Not a color.')
  await expect(hexField(page)).toHaveValue(text)
  await expect(hexField(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(hexField(page)).toHaveAccessibleDescription(/^Not a color\./)
  expect(await readHex(page)).toEqual(good)
  await expect(page.getByText('1 locked')).toBeVisible()
  await button(page, 'Copy HEX').click()
  await expect(toast(page, 'Palette Copied!')).toBeVisible()
  await expect.poll(() => readClipboard(page)).toBe(good.join('\n'))
  await hexField(page).fill('teal')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(hexField(page)).not.toHaveAttribute('aria-invalid')
  await hexField(page).press('Enter')
  await expect(colors(page).first()).toContainText('#008080')
  expect((await readHex(page))[1]).toBe(good[1])
})

test('filled and failing, the tool is accessible and fits, in light at 1280 px and in dark at 390 px', async ({
  page,
}) => {
  await openPage(page, path)
  await button(page, 'Options').click()
  await page.getByLabel('Color vision preview').selectOption('deuteranopia')
  await generate(page, '#808080')
  await colors(page).nth(1).getByRole('button', { name: 'Lock' }).click()
  await expect(page.getByText('1 locked')).toBeVisible()
  await page.mouse.move(0, 0)
  await expectLooks(page)
  await generate(page, 'no color '.repeat(40))
  await expect(page.getByRole('alert')).toBeVisible()
  await expectLooks(page)
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expectFits(page)
    await expectInside(page.getByRole('region', { name: 'Color Palette Generator tool' }))
  }
})

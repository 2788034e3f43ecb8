import { expect, type Page, test } from '@playwright/test'
import {
  expectAccessible,
  expectFits,
  holdScript,
  openPage,
  readClipboard,
  readDownload,
  refuseClipboard,
  toast,
  watchProblems,
} from './support.ts'

const path = '/tools/unit-converter'
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const summary = (page: Page) => page.getByRole('region', { name: 'Result summary', exact: true })
const table = (page: Page) => page.getByRole('table', { name: 'All units', exact: true })

async function expectConversion(page: Page, from: string, value: string, to: string, result: string) {
  await expect(select(page, 'From unit')).toHaveValue(from)
  await expect(field(page, 'Value')).toHaveValue(value)
  await expect(select(page, 'To unit')).toHaveValue(to)
  await expect(field(page, 'Result')).toHaveValue(result)
}

test('meters become feet as they are typed, also before the scripts have come, with a summary, every unit and an exact factor; values are copied and saved', async ({
  page,
}) => {
  const problems = watchProblems(page)
  const release = await holdScript(page)
  await page.goto(path, { waitUntil: 'commit' })
  await expectConversion(page, 'meters', '', 'feet', '')
  await field(page, 'Value').fill('1')
  release()
  await expect(field(page, 'Result')).toHaveValue('3.28084')
  await expect(field(page, 'Result')).not.toBeEditable()
  await expect(summary(page)).toHaveText('1 meter ≈ 3.28084 feet')
  await expect(table(page).getByRole('row')).toHaveCount(10)
  await expect(table(page).getByRole('row', { name: /^inches/ })).toContainText('39.370079')
  await expect(page.getByText('exact by definition', { exact: true })).toBeVisible()
  await expect(page.getByText('1 m ≈ 3.28083989501312 ft')).toBeVisible()
  await expect(page.getByText('rounded for display')).toBeVisible()
  await field(page, 'Value').fill('')
  await expect(summary(page)).toHaveCount(0)
  await expect(table(page)).toHaveCount(0)
  for (const name of ['Copy value', 'Copy result', 'Download']) await expect(button(page, name)).toBeDisabled()

  await field(page, 'Value').pressSequentially('1,5')
  await button(page, 'Copy value').click()
  await expect(toast(page, 'Copied!')).toBeVisible()
  await expect(toast(page, 'Value copied to clipboard.')).toBeVisible()
  await expect.poll(() => readClipboard(page)).toBe('1,5')
  await button(page, 'Copy result').click()
  await expect(toast(page, 'Result copied to clipboard.')).toBeVisible()
  await expect.poll(() => readClipboard(page)).toBe('4.92126')
  await button(page, 'Copy inches').click()
  await expect(toast(page, 'Value in inches copied to clipboard.')).toBeVisible()
  await expect.poll(() => readClipboard(page)).toBe('59.055118')
  const { name, text } = await readDownload(
    page,
    () => button(page, 'Download').click(),
    'Downloaded!',
    'Unit conversion downloaded successfully.',
  )
  expect(name).toBe('unit-conversion-length.txt')
  expect(text).toMatch(
    /^Unit Conversion\nGenerated: [\d-]+T[\d:.]+Z\n\nCategory: Length\nFrom: 1\.5 meters \(m\)\nTo: 4\.92126 feet \(ft\)\nConversion factor: 1 m ≈ 3\.28083989501312 ft\n$/,
  )
  expect(problems).toEqual([])

  await refuseClipboard(page)
  await button(page, 'Copy result').click()
  await expect(toast(page, 'Copy failed')).toBeVisible()
  await expect(toast(page, 'Please copy the value manually.')).toBeVisible()
})

test('the whole tool is used by keyboard; swapping twice is as before; what Clear All, a quick conversion and another category took comes back', async ({
  page,
}) => {
  await openPage(page, path)
  await select(page, 'Category').focus()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Clear All')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(select(page, 'From unit')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(field(page, 'Value')).toBeFocused()
  await page.keyboard.type('1')
  await page.keyboard.press('Tab')
  await expect(button(page, 'Copy value')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Swap units')).toBeFocused()
  await page.keyboard.press('Enter')
  await expectConversion(page, 'feet', '3.28084', 'meters', '1')
  await expect(summary(page)).toHaveText('3.28084 feet ≈ 1 meter')
  await button(page, 'Swap units').click()
  await expectConversion(page, 'meters', '1', 'feet', '3.28084')

  await select(page, 'To unit').selectOption('centimeters')
  await field(page, 'Value').fill('1,5')
  await button(page, 'Clear All').click()
  await expectConversion(page, 'meters', '', 'centimeters', '')
  await expect(summary(page)).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+z')
  await expectConversion(page, 'meters', '1,5', 'centimeters', '150')
  await expect(field(page, 'Value')).toBeFocused()
  await button(page, '0 °C to °F').click()
  await expectConversion(page, 'celsius', '0', 'fahrenheit', '32')
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
  await expectConversion(page, 'meters', '1,5', 'centimeters', '150')
  await select(page, 'Category').selectOption('weight')
  await expectConversion(page, 'kilograms', '', 'grams', '')
  await page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).click()
  await expectConversion(page, 'meters', '1,5', 'centimeters', '150')
  await expect(button(page, 'Undo')).toHaveCount(0)

  await select(page, 'Category').selectOption('volume')
  await field(page, 'Value').fill('2')
  await button(page, 'Clear All').click()
  await expectConversion(page, 'liters', '', 'milliliters', '')
  await expect(select(page, 'Category')).toHaveValue('volume')
})

test('each quick conversion sets everything; changing a unit computes again; conventions and impossible temperatures are said', async ({
  page,
}) => {
  await openPage(page, path)
  await expect(select(page, 'Category').getByRole('option')).toHaveCount(12)
  for (const [name, category, from, value, to, result] of [
    ['0 °C to °F', 'temperature', 'celsius', '0', 'fahrenheit', '32'],
    ['1 kg to pounds', 'weight', 'kilograms', '1', 'pounds', '2.204623'],
    ['1 liter to gallons', 'volume', 'liters', '1', 'gallons', '0.264172'],
    ['1 meter to feet', 'length', 'meters', '1', 'feet', '3.28084'],
  ] as const) {
    await button(page, name).click()
    await expect(select(page, 'Category')).toHaveValue(category)
    await expectConversion(page, from, value, to, result)
  }
  await select(page, 'To unit').selectOption('centimeters')
  await expect(field(page, 'Result')).toHaveValue('100')
  await expect(summary(page)).toHaveText('1 meter = 100 centimeters')
  await expect(page.getByText('rounded for display')).toHaveCount(0)
  await select(page, 'From unit').selectOption('feet')
  await expectConversion(page, 'feet', '1', 'centimeters', '30.48')
  await select(page, 'To unit').selectOption('kilometers')
  await field(page, 'Value').fill('9'.repeat(30))
  await select(page, 'From unit').selectOption('meters')
  await expect(summary(page)).toHaveText(`${'9'.repeat(30)} meters = ${'9'.repeat(27)}.999 kilometers`)

  await select(page, 'Category').selectOption('dataSize')
  await field(page, 'Value').fill('1')
  await select(page, 'From unit').selectOption('kibibytes')
  await expectConversion(page, 'kibibytes', '1', 'kilobytes', '1.024')
  await expect(table(page).getByRole('row', { name: /kibibytes/ })).toContainText('IEC')

  await select(page, 'Category').selectOption('speed')
  await select(page, 'To unit').selectOption('mach')
  await field(page, 'Value').fill('343')
  await expect(field(page, 'Result')).toHaveValue('1')
  await expect(page.getByText(/the speed of sound is taken as 343 m\/s/)).toBeVisible()
  await expect(page.getByText('exact by definition', { exact: true })).toHaveCount(0)
  await select(page, 'Category').selectOption('temperature')
  await field(page, 'Value').fill('-300')
  await expect(page.getByText('Below absolute zero, which is -273.15 °C.')).toBeVisible()
  await expect(field(page, 'Result')).toHaveValue('-508')
  await expectAccessible(page)
  await field(page, 'Value').fill('-273.15')
  await expect(page.getByText(/Below absolute zero/)).toHaveCount(0)
})

test('what is not a number clears the result, says so beside the field, and is kept; a decimal comma is said; of what may be two numbers both are offered', async ({
  page,
}) => {
  await openPage(page, path)
  await select(page, 'To unit').selectOption('centimeters')
  await field(page, 'Value').fill('1,5')
  await expect(summary(page)).toHaveText('1.5 meters = 150 centimeters')
  await expect(field(page, 'Value')).toHaveAccessibleDescription('Read as 1.5')
  await field(page, 'Value').fill('2.5e3')
  await expect(field(page, 'Result')).toHaveValue('250000')
  await expect(page.getByText(/^Read as/)).toHaveCount(0)

  await field(page, 'Value').fill('5abc')
  await expect(page.getByRole('alert')).toHaveText(/^Not a number\./)
  await expect(field(page, 'Value')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'Value')).toHaveAccessibleDescription(/^Not a number\./)
  await expect(field(page, 'Value')).toHaveValue('5abc')
  await expect(field(page, 'Result')).toHaveValue('')
  await expect(button(page, 'Download')).toBeDisabled()
  await expectAccessible(page)
  await field(page, 'Value').fill('9'.repeat(1001))
  await expect(page.getByRole('alert')).toHaveText(/at most 1,000 characters/)
  await field(page, 'Value').fill('')
  await expect(page.getByRole('alert')).toHaveCount(0)

  const readings = page.getByRole('button', { name: /^Read as/ })
  for (const text of ['1.000', '1,000']) {
    await field(page, 'Value').fill(text)
    await expect(field(page, 'Value')).toHaveAccessibleDescription(`${text} is read as 1.`)
    await expect(readings).toHaveText(['Read as 1', 'Read as 1000'])
    await expect(page.getByRole('button', { pressed: true })).toHaveText('Read as 1')
    await expect(field(page, 'Result')).toHaveValue('100')
  }
  await expectAccessible(page)
  await button(page, 'Read as 1000').press('Enter')
  await expect(field(page, 'Result')).toHaveValue('100000')
  await expect(button(page, 'Read as 1000')).toBeFocused()
  await expect(field(page, 'Value')).toHaveAccessibleDescription('1,000 is read as 1000.')
  await expect(field(page, 'Value')).toHaveValue('1,000')
  await expect(summary(page)).toHaveText('1000 meters = 100000 centimeters')
  await expect(page.getByRole('button', { pressed: true })).toHaveText('Read as 1000')
  await button(page, 'Read as 1').click()
  await expect(field(page, 'Result')).toHaveValue('100')
  await field(page, 'Value').fill('1,5')
  await expect(readings).toHaveCount(0)
  await expect(field(page, 'Value')).toHaveAccessibleDescription('Read as 1.5')
})

test('on a phone everything fits, the field begins above the fold, and actions keep their names', async ({ page }) => {
  const widths = [320, 390]
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, path)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    await expect(field(page, 'Value')).toBeInViewport()
  }
  await select(page, 'Category').selectOption('energy')
  await field(page, 'Value').fill('1e100')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    await expect(button(page, 'Copy result')).toBeVisible()
    await expect(button(page, 'Copy electronvolts')).toBeVisible()
    await expectFits(page)
  }
})

import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, holdScript, openPage, readClipboard, readDownload, toast, watchProblems } from './support.ts'

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

test.beforeEach(async ({ page }) => openPage(page, path))

test('meters become feet as they are typed, with a summary, every unit and an exact factor', async ({ page }) => {
  const problems = watchProblems(page)
  await expectConversion(page, 'meters', '', 'feet', '')
  await expect(field(page, 'Result')).not.toBeEditable()
  await expect(summary(page)).toHaveCount(0)
  await expect(table(page)).toHaveCount(0)
  for (const name of ['Copy value', 'Copy result', 'Download']) await expect(button(page, name)).toBeDisabled()

  await field(page, 'Value').pressSequentially('1')
  await expect(field(page, 'Result')).toHaveValue('3.28084')
  await expect(summary(page)).toHaveText('1 meter ≈ 3.28084 feet')
  await expect(table(page).getByRole('row')).toHaveCount(10)
  await expect(table(page).getByRole('row', { name: /^inches/ })).toContainText('39.370079')
  await expect(page.getByText('exact by definition', { exact: true })).toBeVisible()
  await expect(page.getByText('1 m ≈ 3.28083989501312 ft')).toBeVisible()
  await expect(page.getByText('rounded for display')).toBeVisible()
  await select(page, 'To unit').selectOption('centimeters')
  await expect(field(page, 'Result')).toHaveValue('100')
  await expect(summary(page)).toHaveText('1 meter = 100 centimeters')
  await expect(page.getByText('rounded for display')).toHaveCount(0)
  expect(problems).toEqual([])
})

test('value, result and any row are copied, and the conversion is saved', async ({ page }) => {
  await field(page, 'Value').fill('1,5')
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
  const { name, text } = await readDownload(page, () => button(page, 'Download').click())
  expect(name).toBe('unit-conversion-length.txt')
  expect(text).toMatch(
    /^Unit Conversion\nGenerated: [\d-]+T[\d:.]+Z\n\nCategory: Length\nFrom: 1\.5 meters \(m\)\nTo: 4\.92126 feet \(ft\)\nConversion factor: 1 m ≈ 3\.28083989501312 ft\n$/,
  )
  await expect(toast(page, 'Downloaded!')).toBeVisible()
  await expect(toast(page, 'Unit conversion downloaded successfully.')).toBeVisible()
})

test('a clipboard that refuses is said so', async ({ page }) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    document.execCommand = () => false
  })
  await field(page, 'Value').fill('1')
  await button(page, 'Copy result').click()
  await expect(toast(page, 'Copy failed')).toBeVisible()
  await expect(toast(page, 'Please copy the value manually.')).toBeVisible()
})

test('a category brings its first two units and clears the fields, for all twelve', async ({ page }) => {
  const keys = await select(page, 'Category')
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
  expect(keys.slice(0, 6)).toEqual(['length', 'weight', 'temperature', 'volume', 'speed', 'area'])
  expect(keys).toHaveLength(12)
  for (const key of keys) {
    await field(page, 'Value').fill('1')
    await select(page, 'Category').selectOption(key)
    await expect(field(page, 'Value')).toHaveValue('')
    await expect(field(page, 'Result')).toHaveValue('')
    const units = await select(page, 'From unit')
      .getByRole('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
    await expectConversion(page, units[0] ?? '', '', units[1] ?? '', '')
  }
})

test('changing a unit computes again, and the traps of rounded factors are exact here', async ({ page }) => {
  for (const [category, from, value, to, result] of [
    ['length', 'feet', '1', 'inches', '12'],
    ['length', 'nauticalMiles', '1', 'meters', '1852'],
    ['length', 'millimeters', '1', 'miles', '6.21371e-7'],
    ['weight', 'pounds', '1', 'ounces', '16'],
    ['temperature', 'kelvin', '0', 'fahrenheit', '-459.67'],
    ['temperature', 'celsius', '-40', 'fahrenheit', '-40'],
    ['area', 'acres', '1', 'squareFeet', '43560'],
    ['dataSize', 'kibibytes', '1', 'kilobytes', '1.024'],
  ] as const) {
    await select(page, 'Category').selectOption(category)
    await field(page, 'Value').fill(value)
    await select(page, 'From unit').selectOption(from)
    await select(page, 'To unit').selectOption(to)
    await expectConversion(page, from, value, to, result)
  }
  await expect(table(page).getByRole('row', { name: /kibibytes/ })).toContainText('IEC')
})

test('swapping exchanges units and values, and twice is as before', async ({ page }) => {
  await field(page, 'Value').fill('1')
  await button(page, 'Swap units').click()
  await expectConversion(page, 'feet', '3.28084', 'meters', '1')
  await expect(summary(page)).toHaveText('3.28084 feet ≈ 1 meter')
  await button(page, 'Swap units').click()
  await expectConversion(page, 'meters', '1', 'feet', '3.28084')
})

test('Clear All empties the fields and keeps category and units', async ({ page }) => {
  await select(page, 'Category').selectOption('volume')
  await field(page, 'Value').fill('2')
  await button(page, 'Clear All').click()
  await expect(select(page, 'Category')).toHaveValue('volume')
  await expectConversion(page, 'liters', '', 'milliliters', '')
  await expect(summary(page)).toHaveCount(0)
})

test('what Clear All, a quick conversion and another category took comes back by Ctrl+Z, toast and button', async ({
  page,
}) => {
  await select(page, 'To unit').selectOption('centimeters')
  await field(page, 'Value').fill('1,5')
  await button(page, 'Clear All').click()
  await expect(field(page, 'Value')).toHaveValue('')
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
})

for (const [name, category, from, value, to, result] of [
  ['1 meter to feet', 'length', 'meters', '1', 'feet', '3.28084'],
  ['1 kg to pounds', 'weight', 'kilograms', '1', 'pounds', '2.204623'],
  ['0 °C to °F', 'temperature', 'celsius', '0', 'fahrenheit', '32'],
  ['1 liter to gallons', 'volume', 'liters', '1', 'gallons', '0.264172'],
] as const) {
  test(`the quick conversion ${name} sets everything`, async ({ page }) => {
    await button(page, name).click()
    await expect(select(page, 'Category')).toHaveValue(category)
    await expectConversion(page, from, value, to, result)
  })
}

test('what is not a number clears the result, says so beside the field, and is kept', async ({ page }) => {
  for (const text of ['5abc', '0x10']) {
    await field(page, 'Value').fill(text)
    await expect(page.getByRole('alert')).toHaveText(/^Not a number\./)
    await expect(field(page, 'Value')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'Value')).toHaveAccessibleDescription(/^Not a number\./)
    await expect(field(page, 'Value')).toHaveValue(text)
    await expect(field(page, 'Result')).toHaveValue('')
    await expect(button(page, 'Download')).toBeDisabled()
  }
  await expectAccessible(page)
  await field(page, 'Value').fill('9'.repeat(1001))
  await expect(page.getByRole('alert')).toHaveText(/at most 1,000 characters/)
  await field(page, 'Value').fill('')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a decimal comma is read and said, and so are conventions and impossible temperatures', async ({ page }) => {
  await field(page, 'Value').fill('1,5')
  await expect(summary(page)).toHaveText('1.5 meters ≈ 4.92126 feet')
  await expect(field(page, 'Value')).toHaveAccessibleDescription('Read as 1.5')
  await field(page, 'Value').fill('2.5e3')
  await expect(field(page, 'Result')).toHaveValue('8202.099738')
  await expect(page.getByText(/^Read as/)).toHaveCount(0)

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

for (const text of ['1,000', '1.000']) {
  test(`${text} may be two numbers: both are offered beside the field`, async ({ page }) => {
    const readings = page.getByRole('button', { name: /^Read as/ })
    await select(page, 'To unit').selectOption('centimeters')
    await field(page, 'Value').fill(text)
    await expect(field(page, 'Value')).toHaveAccessibleDescription(`${text} is read as 1.`)
    await expect(readings).toHaveText(['Read as 1', 'Read as 1000'])
    await expect(page.getByRole('button', { pressed: true })).toHaveText('Read as 1')
    await expect(field(page, 'Result')).toHaveValue('100')
    await expectAccessible(page)
    await button(page, 'Read as 1000').press('Enter')
    await expect(field(page, 'Result')).toHaveValue('100000')
    await expect(button(page, 'Read as 1000')).toBeFocused()
    await expect(field(page, 'Value')).toHaveAccessibleDescription(`${text} is read as 1000.`)
    await expect(field(page, 'Value')).toHaveValue(text)
    await expect(summary(page)).toHaveText('1000 meters = 100000 centimeters')
    await expect(page.getByRole('button', { pressed: true })).toHaveText('Read as 1000')
    await button(page, 'Read as 1').click()
    await expect(field(page, 'Result')).toHaveValue('100')
    await field(page, 'Value').fill('1,5')
    await expect(readings).toHaveCount(0)
    await expect(field(page, 'Value')).toHaveAccessibleDescription('Read as 1.5')
  })
}

test('a number of thirty digits keeps every one, and beyond forty the summary says that it is rounded', async ({
  page,
}) => {
  await select(page, 'To unit').selectOption('kilometers')
  await field(page, 'Value').fill('9'.repeat(30))
  await expect(summary(page)).toHaveText(`${'9'.repeat(30)} meters = ${'9'.repeat(27)}.999 kilometers`)
  await field(page, 'Value').fill('9'.repeat(50))
  await expect(summary(page)).toHaveText(`${'9'.repeat(50)} meters ≈ 1e47 kilometers`)
})

test('what is typed before the scripts have come is used once they are there', async ({ page }) => {
  const release = await holdScript(page)
  await page.goto(path, { waitUntil: 'commit' })
  await field(page, 'Value').fill('1')
  release()
  await expect(field(page, 'Result')).toHaveValue('3.28084')
})

test('the whole tool is used by keyboard', async ({ page }) => {
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
})

test('on a phone everything fits, the field begins above the fold, and actions keep their names', async ({ page }) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await openPage(page, path)
    await expect(field(page, 'Value')).toBeInViewport()
    await select(page, 'Category').selectOption('energy')
    await field(page, 'Value').fill('1e100')
    await expect(button(page, 'Copy result')).toBeVisible()
    await expect(button(page, 'Copy electronvolts')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
})

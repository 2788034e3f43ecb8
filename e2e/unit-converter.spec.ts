import { expect, type Page } from '@playwright/test'
import { button, field, select, tab } from './controls.ts'
import { expectPartMissing, openWithoutPart } from './late-part.ts'
import {
  collectRequests,
  expectFits,
  holdScript,
  openPage,
  readClipboard,
  readDownload,
  refuseClipboard,
  test,
  toast,
  waitForFrames,
  watchProblems,
} from './support.ts'

const path = '/tools/unit-converter'
const summary = (page: Page) => page.getByRole('region', { name: 'Result summary', exact: true })
/** The big sign between value and result. */
const sign = (page: Page) => page.locator('[aria-hidden].text-3xl')
const table = (page: Page) => page.getByRole('table', { name: 'All units', exact: true })

/** The values of the four controls, read at the same moment. */
const readConversion = (page: Page) =>
  page.evaluate(() =>
    ['From unit', 'Value', 'To unit', 'Result'].map((name) => {
      const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name)
      return (label?.control as HTMLInputElement | HTMLSelectElement | null)?.value
    }),
  )

const expectConversion = (page: Page, from: string, value: string, to: string, result: string) =>
  expect.poll(() => readConversion(page)).toEqual([from, value, to, result])

test('meters become feet during typing, even before the scripts have loaded; values are copied and saved; rows, quick conversions and units convert again, with factor, notes and a table of round numbers', async ({
  page,
}) => {
  const problems = watchProblems(page)
  const release = await holdScript(page)
  await page.goto(path, { waitUntil: 'commit' })

  await test.step('a value typed before the scripts have loaded is converted afterward', async () => {
    await expectConversion(page, 'meters', '', 'feet', '')
    await field(page, 'Value').fill('1')
    release()
    await expect(field(page, 'Result')).toHaveValue('3.28084')
    await expect(field(page, 'Result')).not.toBeEditable()
    await expect(summary(page)).toHaveText('1 meter ≈ 3.28084 feet')
    await expect(table(page).getByRole('row')).toHaveCount(10)
    await expect(page.getByText('exact by definition', { exact: true })).toBeVisible()
    await expect(page.getByText('1 m ≈ 3.28083989501312 ft')).toBeVisible()
    await expect(page.getByText('rounded for display')).toBeVisible()
    await field(page, 'Value').fill('')
    await expect(summary(page)).toHaveCount(0)
    await expect(table(page)).toHaveCount(0)
    for (const name of ['Copy value', 'Copy result', 'Download']) await expect(button(page, name)).toBeDisabled()
  })

  await test.step('value, result and rows can be copied, and the conversion saved', async () => {
    await field(page, 'Value').pressSequentially('1,5')
    await expect(field(page, 'Result')).toHaveValue('4.92126')
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
      /^Unit Conversion\nGenerated: [\d-]+T[\d:.]+Z\n\nCategory: Length\nFrom: 1\.5 meters \(m\)\nTo: 4\.92126 feet \(ft\)\nConversion factor: 1 m ≈ 3\.28083989501312 ft\n\nAll units\n= 1\.5 meters \(m\)\n= 0\.0015 kilometers \(km\)\n/,
    )
    expect(text).toMatch(/\n≈ 0\.00081 nautical miles \(nmi\)\n$/)
  })

  await test.step('rows are labeled "from" and "to", have gaps that are not copied, and can become the target', async () => {
    await select(page, 'From unit').selectOption('miles')
    await select(page, 'To unit').selectOption('kilometers')
    await field(page, 'Value').fill('26.2')
    const row = (name: string) => table(page).getByRole('row', { name: new RegExp(`^${name}`) })
    await expect(row('miles').getByText('from', { exact: true })).toBeVisible()
    await expect(row('kilometers').getByText('to', { exact: true })).toBeVisible()
    const cell = row('millimeters').getByRole('cell').first()
    await expect(cell).toHaveText('42164812.8')
    const gaps = await cell
      .locator('span')
      .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).marginLeft)))
    expect(gaps).toEqual([0, expect.closeTo(4.2, 0), expect.closeTo(4.2, 0)])
    await cell.selectText()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('42164812.8')
    await button(page, 'Copy all units').click()
    await expect(toast(page, 'All units copied to clipboard.')).toBeVisible()
    await expect.poll(() => readClipboard(page)).toContain('42164.8128 m\n42.164813 km\n')

    await expect(page.getByText('26.2 mi = 42.1648128 km', { exact: true })).toBeVisible()
    await expect(page.getByText('exactly 42.1648128 km, rounded for display')).toBeVisible()
    await expect(page.getByRole('table', { name: 'Miles to kilometers' }).getByRole('row')).toHaveText([
      '1 mi=1.609344 km',
      '2 mi=3.218688 km',
      '5 mi=8.04672 km',
      '10 mi=16.09344 km',
      '20 mi=32.18688 km',
      '26.2 mi≈42.164813 km',
      '50 mi=80.4672 km',
      '100 mi=160.9344 km',
      '1000 mi=1609.344 km',
    ])
    await button(page, 'Convert to yards').click()
    await expectConversion(page, 'miles', '26.2', 'yards', '46112')
    await expect(row('yards').getByText('to', { exact: true })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Miles to yards' })).toBeVisible()
  })

  await test.step('each quick conversion sets everything, and another unit converts again', async () => {
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
    await expect(sign(page)).toHaveText('≈')
    await select(page, 'To unit').selectOption('centimeters')
    await expect(field(page, 'Result')).toHaveValue('100')
    await expect(summary(page)).toHaveText('1 meter = 100 centimeters')
    await expect(sign(page)).toHaveText('=')
    await expect(page.getByText('rounded for display')).toHaveCount(0)
    await select(page, 'From unit').selectOption('feet')
    await expectConversion(page, 'feet', '1', 'centimeters', '30.48')
  })

  await test.step('conventions and impossible temperatures are pointed out', async () => {
    await select(page, 'Category').selectOption('dataSize')
    await field(page, 'Value').fill('1')
    await select(page, 'From unit').selectOption('kibibytes')
    await expectConversion(page, 'kibibytes', '1', 'kilobytes', '1.024')
    await expect(table(page).getByRole('row', { name: /kibibytes/ })).toContainText('IEC')

    await select(page, 'Category').selectOption('speed')
    await select(page, 'To unit').selectOption('mach')
    await field(page, 'Value').fill('343')
    await expect(field(page, 'Result')).toHaveValue('1')
    await expect(page.getByText(/By convention 343 m\/s, the speed of sound/)).toBeVisible()
    await expect(page.getByText('exact by definition', { exact: true })).toHaveCount(0)
    await select(page, 'Category').selectOption('temperature')
    await field(page, 'Value').fill('-300')
    await expect(page.getByText('Below absolute zero, which is -273.15 °C.')).toBeVisible()
    await expect(field(page, 'Result')).toHaveValue('-508')
    await field(page, 'Value').fill('-273.15')
    await expect(page.getByText(/Below absolute zero/)).toHaveCount(0)
  })

  await test.step('a blocked clipboard shows an error', async () => {
    expect(problems).toEqual([])
    await refuseClipboard(page)
    await button(page, 'Copy result').click()
    await expect(toast(page, 'Copy failed')).toBeVisible()
    await expect(toast(page, 'Please copy the value manually.')).toBeVisible()
  })
})

test('at first sight 1 meter is there in every unit, neither shared nor remembered; typing replaces it, and Clear All leaves the bench empty', async ({
  page,
}) => {
  await openPage(page, path)
  await expectConversion(page, 'meters', '1', 'feet', '3.28084')
  await expect(table(page).getByRole('row')).toHaveCount(10)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('options')))).toEqual([])
  await button(page, 'Share').click()
  await expect(page.getByRole('checkbox', { name: 'Include the text' })).toBeDisabled()
  await page.keyboard.press('Escape')

  await test.step('it follows the category, and comes with a link that holds only settings', async () => {
    await select(page, 'Category').selectOption('weight')
    await expectConversion(page, 'kilograms', '1', 'grams', '1000')
    await select(page, 'Category').selectOption('length')
    await expectConversion(page, 'meters', '1', 'kilometers', '0.001')
    await page.goto('about:blank')
    await openPage(page, `${path}#to=feet`)
    await expectConversion(page, 'meters', '1', 'feet', '3.28084')
  })

  await test.step('typing replaces it, even the same number, which then is the visitor’s own', async () => {
    await expect(field(page, 'Value')).toHaveAttribute('inputmode', 'text')
    await field(page, 'Value').click()
    await page.keyboard.type('1')
    await expectConversion(page, 'meters', '1', 'feet', '3.28084')
    await button(page, 'Share').click()
    await expect(page.getByRole('checkbox', { name: 'Include the text' })).toBeEnabled()
    await page.keyboard.press('Escape')
    await field(page, 'Value').press('End')
    await page.keyboard.type('2')
    await expectConversion(page, 'meters', '12', 'feet', '39.370079')
  })

  await test.step('after a reload it is there again, in the category that is remembered', async () => {
    await select(page, 'Category').selectOption('weight')
    await expectConversion(page, 'kilograms', '', 'grams', '')
    await page.reload()
    await expectConversion(page, 'kilograms', '1', 'grams', '1000')
  })

  await test.step('Clear All leaves nothing to undo, and nothing comes back', async () => {
    await button(page, 'Clear All').click()
    await expectConversion(page, 'kilograms', '', 'grams', '')
    await expect(button(page, 'Undo')).toHaveCount(0)
    // The page is touched again, which is when the first sight would come.
    await select(page, 'To unit').selectOption('pounds')
    await waitForFrames(page)
    await expectConversion(page, 'kilograms', '', 'pounds', '')
  })

  await test.step('a field that has the focus before is selected, so typing replaces the number', async () => {
    await page.evaluate(() => localStorage.clear())
    const release = await holdScript(page, /assets\/lazy-/)
    await openPage(page, path)
    await field(page, 'Value').focus()
    release()
    await expectConversion(page, 'meters', '1', 'feet', '3.28084')
    await page.keyboard.type('5')
    await expectConversion(page, 'meters', '5', 'feet', '16.404199')
  })
})

test('at 820 × 1180 nothing moves when the first number comes', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  const release = await holdScript(page, /assets\/lazy-/)
  await openPage(page, path)
  const fixed = [
    button(page, 'Clear All'),
    select(page, 'To unit'),
    page.getByText('All units', { exact: true }),
    page.getByRole('heading', { name: 'Why use it' }),
  ]
  const places = async () => {
    const boxes = await Promise.all(fixed.map((each) => each.boundingBox()))
    return boxes.map((box) => [Math.round(box!.x), Math.round(box!.y)])
  }
  const before = await places()
  release()
  await expectConversion(page, 'meters', '1', 'feet', '3.28084')
  await expect(table(page).getByRole('row')).toHaveCount(10)
  expect(await places()).toEqual(before)
})

test('the tool works by keyboard; Clear All, a quick conversion and another category can be undone; invalid input shows an error and stays; an ambiguous number offers both readings; on a phone the panes are tabs', async ({
  page,
}) => {
  await openPage(page, path)

  await test.step('Tab goes through the whole tool, and swapping twice changes nothing', async () => {
    await select(page, 'Category').focus()
    for (const name of ['1 meter to feet', '1 kg to pounds', '0 °C to °F', '1 liter to gallons', 'Clear All']) {
      await page.keyboard.press('Tab')
      await expect(button(page, name)).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(field(page, 'Value')).toBeFocused()
    await page.keyboard.type('1')
    // Without a result, Tab would skip its Copy button.
    await expect(field(page, 'Result')).toHaveValue('3.28084')
    for (const next of [
      button(page, 'Copy value'),
      field(page, 'Result'),
      button(page, 'Copy result'),
      select(page, 'From unit'),
      button(page, 'Swap units'),
    ]) {
      await page.keyboard.press('Tab')
      await expect(next).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expectConversion(page, 'feet', '3.28084', 'meters', '1')
    await expect(summary(page)).toHaveText('3.28084 feet ≈ 1 meter')
    await button(page, 'Swap units').click()
    await expectConversion(page, 'meters', '1', 'feet', '3.28084')
  })

  await test.step('Ctrl+Z, the toast and Undo bring back what was removed', async () => {
    await select(page, 'To unit').selectOption('centimeters')
    // A different number: adding to the 1 within half a second would be the same undo step.
    await field(page, 'Value').fill('2,5')
    await button(page, 'Clear All').click()
    await expectConversion(page, 'meters', '', 'centimeters', '')
    await expect(summary(page)).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+z')
    await expectConversion(page, 'meters', '2,5', 'centimeters', '250')
    await expect(field(page, 'Value')).toBeFocused()
    // Typing and Clear All share one undo history.
    await page.keyboard.press('ControlOrMeta+z')
    await expectConversion(page, 'meters', '1', 'centimeters', '100')
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expectConversion(page, 'meters', '2,5', 'centimeters', '250')
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expectConversion(page, 'meters', '', 'centimeters', '')
    await page.keyboard.press('ControlOrMeta+z')
    await expectConversion(page, 'meters', '2,5', 'centimeters', '250')
    await button(page, '0 °C to °F').click()
    await expectConversion(page, 'celsius', '0', 'fahrenheit', '32')
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
    await expectConversion(page, 'meters', '2,5', 'centimeters', '250')
    await select(page, 'Category').selectOption('weight')
    await expectConversion(page, 'kilograms', '', 'grams', '')
    await page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).click()
    await expectConversion(page, 'meters', '2,5', 'centimeters', '250')
    await expect(button(page, 'Undo')).toHaveCount(0)
    // After a later choice of unit, Undo restores only the value.
    await button(page, '0 °C to °F').click()
    await select(page, 'To unit').selectOption('kelvin')
    await expectConversion(page, 'celsius', '0', 'kelvin', '273.15')
    await page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).click()
    await expectConversion(page, 'celsius', '2,5', 'kelvin', '275.65')

    await select(page, 'Category').selectOption('volume')
    await field(page, 'Value').fill('2')
    await button(page, 'Clear All').click()
    await expectConversion(page, 'liters', '', 'milliliters', '')
    await expect(select(page, 'Category')).toHaveValue('volume')
  })

  await test.step('a decimal comma is pointed out; invalid input stays and clears the result', async () => {
    await select(page, 'Category').selectOption('length')
    await select(page, 'From unit').selectOption('meters')
    await select(page, 'To unit').selectOption('centimeters')
    await field(page, 'Value').fill('1,5')
    await expect(summary(page)).toHaveText('1.5 meters = 150 centimeters')
    await expect(field(page, 'Value')).toHaveAccessibleDescription('Read as 1.5')
    await field(page, 'Value').fill('2.5e3')
    await expect(field(page, 'Result')).toHaveValue('250000')
    await expect(page.getByText(/^Read as/)).toHaveCount(0)

    await field(page, 'Value').fill('5abc')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('alert')).toHaveText(/^Not a number\./)
    await expect(field(page, 'Value')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'Value')).toHaveAccessibleDescription(/^Not a number\./)
    await expect(field(page, 'Value')).toHaveValue('5abc')
    await expect(field(page, 'Result')).toHaveValue('')
    await expect(button(page, 'Download')).toBeDisabled()
    await field(page, 'Value').fill('9'.repeat(1001))
    await expect(page.getByRole('alert')).toHaveText(/at most 1,000 characters/)
    await field(page, 'Value').fill('')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  await test.step('an ambiguous number offers both readings', async () => {
    const readings = page.getByRole('button', { name: /^Read as/ })
    for (const text of ['1.000', '1,000']) {
      await field(page, 'Value').fill(text)
      await expect(field(page, 'Value')).toHaveAccessibleDescription(`${text} is read as 1.`)
      await expect(readings).toHaveText(['Read as 1', 'Read as 1000'])
      await expect(page.getByRole('button', { pressed: true })).toHaveText('Read as 1')
      await expect(field(page, 'Result')).toHaveValue('100')
    }
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

  await test.step('on a phone the panes are tabs, and actions keep their names', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await select(page, 'Category').selectOption('energy')
    await field(page, 'Value').fill('1e100')
    await expect(field(page, 'Result')).toHaveValue('1e97')
    await expect(table(page)).toBeHidden()
    await button(page, 'Copy result').click()
    await expect.poll(() => readClipboard(page)).toBe('1e97')
    await tab(page, 'All units').click()
    await expect(field(page, 'Value')).toBeHidden()
    await expect(button(page, 'Copy electronvolts')).toBeVisible()
    await expect(button(page, 'Copy all units')).toBeVisible()
    await button(page, 'Edit').click()
    await expect(tab(page, 'Convert')).toHaveAttribute('aria-selected', 'true')
    await button(page, '0 °C to °F').click()
    await expectConversion(page, 'celsius', '0', 'fahrenheit', '32')
  })
})

test('if the converter does not load, the page says so, and Try again gives the result; an invalid number shows an error only after a pause or on leaving the field', async ({
  page,
}) => {
  // Before the page sets a timer: the fake clock cannot stop a real one.
  await page.clock.install()
  const bring = await openWithoutPart(page, path)
  await field(page, 'Value').fill('1')
  await expectPartMissing(page)
  await expect(field(page, 'Value')).toHaveValue('1')
  await expect(field(page, 'Result')).toHaveValue('')
  // Hovering alone fetches nothing, so the notice and its button stay.
  const asked = collectRequests(page, /assets\/lazy-/)
  await field(page, 'Value').hover()
  await waitForFrames(page)
  expect(asked).toEqual([])
  await bring()
  await button(page, 'Try again').click()
  await expect(field(page, 'Result')).toHaveValue('3.28084')
  await expect(table(page).getByRole('row')).toHaveCount(10)
  const alert = page.getByRole('alert')
  await expect(alert).toHaveCount(0)

  await field(page, 'Value').fill('')
  await expect(button(page, 'Copy value')).toBeDisabled()
  await page.clock.pauseAt(Date.now() + 60_000)
  await field(page, 'Value').pressSequentially('-')
  await expect(button(page, 'Copy value')).toBeEnabled()
  await expect(alert).toHaveCount(0)
  await expect(field(page, 'Value')).not.toHaveAttribute('aria-invalid')
  await page.clock.runFor(1000)
  await expect(alert).toHaveText(/^Not a number\./)
  await field(page, 'Value').pressSequentially('x')
  await expect(alert).toHaveText(/^Not a number\./)
  await field(page, 'Value').fill('5')
  await expect(alert).toHaveCount(0)
  await field(page, 'Value').pressSequentially('z')
  await expect(field(page, 'Result')).toHaveValue('')
  await expect(alert).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(alert).toHaveText(/^Not a number\./)
})

test('at 1440 × 900 everything is visible and nothing moves it, long numbers shrink from 46 to 28 px, and everything fits on a phone @looks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, path)
  const shown = [
    button(page, '1 meter to feet'),
    field(page, 'Value'),
    field(page, 'Result'),
    select(page, 'From unit'),
    page.getByText('Why this number', { exact: true }),
    page.getByText('Meters to feet', { exact: true }),
    page.getByText('All units', { exact: true }),
    page.getByRole('button', { name: 'Prove it' }),
    button(page, 'Clear All'),
  ]
  const places = () => Promise.all(shown.map((each) => each.boundingBox()))
  const atFirst = await places()
  await expect(field(page, 'Result')).toHaveValue('3.28084')
  expect(await places()).toEqual(atFirst)
  for (const [text, result] of [
    ['1', '3.28084'],
    ['1,5', '4.92126'],
    ['1.000', '3.28084'],
    ['5abc', ''],
    ['', ''],
  ] as const) {
    await field(page, 'Value').fill(text)
    await page.keyboard.press('Tab')
    await expect(field(page, 'Result')).toHaveValue(result)
    await expect(page.getByRole('alert')).toHaveCount(text === '5abc' ? 1 : 0)
    for (const each of shown) await expect(each).toBeInViewport({ ratio: 1 })
    expect(await places()).toEqual(atFirst)
  }
  await field(page, 'Value').fill('12')
  await expect(table(page).getByRole('row').last()).toBeInViewport({ ratio: 1 })
  for (const height of await table(page)
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height)))
    expect(Math.round(height)).toBe(40)
  // Undo and Reset come, and Clear All stays.
  await button(page, '1 meter to feet').click()
  await select(page, 'To unit').selectOption('yards')
  await expect(page.getByRole('main').getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
  await expect(button(page, 'Reset options')).toBeVisible()
  expect(await button(page, 'Clear All').boundingBox()).toEqual(atFirst.at(-1))
  await select(page, 'To unit').selectOption('feet')
  expect(await page.evaluate(() => scrollY)).toBe(0)

  const size = () => field(page, 'Value').evaluate((input) => parseFloat(getComputedStyle(input).fontSize))
  await field(page, 'Value').fill('26.2')
  expect(await size()).toBe(46)
  await field(page, 'Value').fill('1234567890123')
  const between = await size()
  expect(between).toBeLessThan(46)
  expect(between).toBeGreaterThan(28)
  expect(await field(page, 'Value').evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0)
  await field(page, 'Value').fill('9'.repeat(40))
  expect(await size()).toBe(28)

  const widths = [320, 390]
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, path)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    await expect(field(page, 'Value')).toBeInViewport()
  }
  // On a phone they shrink to 16 px, and what has no room then ends in an ellipsis.
  await field(page, 'Value').fill('12345678901234567890.123456789')
  await expect(field(page, 'Result')).toHaveValue('40504195870192151870.483782')
  for (const name of ['Value', 'Result']) {
    const figure = field(page, name)
    expect(await figure.evaluate((input) => input.scrollWidth - input.clientWidth), name).toBeLessThanOrEqual(0)
    await expect(figure).toHaveCSS('text-overflow', 'ellipsis')
  }
  await field(page, 'Value').fill('9'.repeat(60))
  expect(await size()).toBe(16)
  await select(page, 'Category').selectOption('energy')
  await field(page, 'Value').fill('1e100')
  await expect(field(page, 'Result')).toHaveValue('1e97')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    await tab(page, 'Convert').click()
    await expect(field(page, 'Result')).toBeVisible()
    await expectFits(page)
    await tab(page, 'All units').click()
    await expect(button(page, 'Copy electronvolts')).toBeVisible()
    await expectFits(page)
  }
  await tab(page, 'Convert').click()
  for (const each of await page.getByRole('main').locator('input, select').filter({ visible: true }).all())
    expect(await each.evaluate((one) => parseFloat(getComputedStyle(one).fontSize))).toBeGreaterThanOrEqual(16)
})

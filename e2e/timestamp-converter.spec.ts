import { expect, type Locator, type Page } from '@playwright/test'
import { button, select, tab } from './controls.ts'
import { expectPartMissing, openWithoutPart } from './late-part.ts'
import {
  collectRequests,
  expectAccessible,
  expectFits,
  expectResponsive,
  holdScript,
  openPage,
  readClipboard,
  readDownload,
  refuseClipboard,
  test,
  toast,
  watchMainThread,
  watchProblems,
} from './support.ts'

const path = '/tools/timestamp-converter'
const timestamp = (page: Page) => page.getByRole('textbox', { name: 'Timestamp', exact: true })
const date = (page: Page) => page.getByRole('textbox', { name: 'Human-readable date', exact: true })
const localTime = (page: Page) => page.getByRole('region', { name: 'Local time', exact: true })
const finder = (page: Page) => select(page, 'Find a timezone')
const clocks = (page: Page) => page.getByRole('table', { name: 'Zones', exact: true })
const zones = (page: Page) => page.getByRole('listbox', { name: 'Timezones', exact: true })

const withoutTemporal = (page: Page) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'))

test('each field follows the other, even before the scripts have loaded, and is copied and saved; Undo works; the timezone gives the local time and names missing or repeated times; eight zones are listed; on a phone the panes are tabs', async ({
  page,
}) => {
  const problems = watchProblems(page)
  const release = await holdScript(page)
  await page.goto(path, { waitUntil: 'commit' })

  await test.step('text typed before the scripts have loaded is converted, copied and saved afterward', async () => {
    await timestamp(page).fill('0')
    release()
    await expect(date(page)).toHaveValue('1970-01-01 00:00:00 UTC')
    await expect(timestamp(page)).toHaveValue('0')
    await button(page, 'Copy timestamp').click()
    await expect(toast(page, 'Copied!')).toBeVisible()
    await expect(toast(page, 'Timestamp copied to clipboard.')).toBeVisible()
    await expect.poll(() => readClipboard(page)).toBe('0')
    await button(page, 'Copy date').click()
    await expect(toast(page, 'Date copied to clipboard.')).toBeVisible()
    await expect.poll(() => readClipboard(page)).toBe('1970-01-01 00:00:00 UTC')
    const { name, text } = await readDownload(
      page,
      () => button(page, 'Download').click(),
      'Downloaded!',
      'Timestamp conversion downloaded successfully.',
    )
    expect(name).toBe('timestamp-conversion.txt')
    expect(text).toMatch(
      /^Timestamp Conversion\nGenerated: [\d-]+T[\d:.]+Z\n\nFormat: Seconds\nTimezone: UTC\nTimestamp: 0\nHuman date: 1970-01-01 00:00:00 UTC\n\nCurrent ISO time: [\d-]+T[\d:.]+Z\nCurrent timestamp: \d{10}\n$/,
    )
    await date(page).fill('1969-12-31 23:59:59')
    await expect(timestamp(page)).toHaveValue('-1')
    await date(page).fill('')
    await expect(timestamp(page)).toHaveValue('')
    for (const name of ['Copy timestamp', 'Copy date', 'Copy local time', 'Download'])
      await expect(button(page, name)).toBeDisabled()
  })

  await test.step('the button, Ctrl+Z and the toast undo Clear All, an example and Use Current Time', async () => {
    const expectBack = async () => {
      await expect(date(page)).toHaveValue('2024-01-31 12:00')
      await expect(timestamp(page)).toHaveValue('1706702400')
      await expect(timestamp(page)).toBeFocused()
      await expect(button(page, 'Undo')).toHaveCount(0)
    }
    await date(page).fill('2024-01-31 12:00')
    // A second Clear All removes nothing, so Undo still brings back the first.
    await button(page, 'Clear All').dblclick()
    await expect(date(page)).toHaveValue('')
    await page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).click()
    await expectBack()
    await button(page, 'Unix Epoch').click()
    await expect(timestamp(page)).toHaveValue('0')
    await page.keyboard.press('ControlOrMeta+z')
    await expectBack()
    await button(page, 'Use Current Time').click()
    await expect(toast(page, 'Current timestamp loaded!')).toBeVisible()
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
    await expectBack()
  })

  await test.step('the format changes how a number is read but keeps a date; examples are in seconds', async () => {
    await select(page, 'Format').selectOption('milliseconds')
    await expect(timestamp(page)).toHaveValue('1706702400000')
    await expect(date(page)).toHaveValue('2024-01-31 12:00')
    await expect(localTime(page)).toContainText('2024-01-31 12:00:00 +00:00')
    for (const [name, number, text] of [
      ['New Year 2020', '1577836800', '2020-01-01 00:00:00 UTC'],
      ['New Year 2022', '1640995200', '2022-01-01 00:00:00 UTC'],
    ] as const) {
      await button(page, name).click()
      await expect(timestamp(page)).toHaveValue(number)
      await expect(date(page)).toHaveValue(text)
      await expect(select(page, 'Format')).toHaveValue('seconds')
    }
    await select(page, 'Format').selectOption('milliseconds')
    await expect(date(page)).toHaveValue('1970-01-19 23:49:55.200 UTC')
    await expect(timestamp(page)).toHaveValue('1640995200')
  })

  await test.step('Clear All keeps format and timezone', async () => {
    await select(page, 'Timezone').selectOption('Asia/Tokyo')
    await expect(localTime(page)).toContainText('+09:00')
    await button(page, 'Clear All').click()
    for (const field of [timestamp(page), date(page)]) await expect(field).toHaveValue('')
    await expect(button(page, 'Download')).toBeDisabled()
    await expect(select(page, 'Format')).toHaveValue('milliseconds')
    await expect(select(page, 'Timezone')).toHaveValue('Asia/Tokyo')
  })

  await test.step('the timezone gives the local time and applies to a date without an offset', async () => {
    await select(page, 'Format').selectOption('seconds')
    await timestamp(page).fill('0')
    await select(page, 'Timezone').selectOption('Europe/London')
    await expect(localTime(page)).toContainText('1970-01-01 01:00:00 +01:00')
    await expect(date(page)).toHaveValue('1970-01-01 00:00:00 UTC')
    await select(page, 'Timezone').selectOption('Asia/Tokyo')
    await date(page).fill('2022-01-01 09:00:00 UTC')
    await expect(timestamp(page)).toHaveValue('1641027600')
    await button(page, 'Copy local time').click()
    await expect(toast(page, 'Local time copied to clipboard.')).toBeVisible()
    await expect.poll(() => readClipboard(page)).toBe('2022-01-01 18:00:00 +09:00')
    await date(page).fill('2022-01-01 09:00:00')
    await expect(timestamp(page)).toHaveValue('1640995200')
  })

  await test.step('every form is listed and can be copied, and one that is not possible says why', async () => {
    const forms = page.getByRole('list', { name: 'Other forms' })
    await expect(forms.getByRole('listitem')).toContainText([
      '2022-01-01T00:00:00Z',
      '2022-01-01T09:00:00+09:00',
      'Sat, 01 Jan 2022 09:00:00 +0900',
      'Sat, 01 Jan 2022 00:00:00 GMT',
      /\d+ years ago/,
      '1 of 365',
      '2021-W52-6',
      '1640995200000',
    ])
    await button(page, 'Copy HTTP date').click()
    await expect(toast(page, 'HTTP date copied to clipboard.')).toBeVisible()
    await expect.poll(() => readClipboard(page)).toBe('Sat, 01 Jan 2022 00:00:00 GMT')
    await button(page, 'Copy all forms').click()
    await expect(toast(page, 'Forms copied to clipboard.')).toBeVisible()
    await expect.poll(() => readClipboard(page)).toContain('ISO 8601: 2022-01-01T00:00:00Z\n')
    await button(page, 'Send to…').click()
    await expect(page.getByRole('menuitem', { name: 'Regex Tester' })).toBeVisible()
    await page.keyboard.press('Escape')
    await timestamp(page).fill('-8640000000000')
    await expect(forms.getByText('RFC 2822 does not allow years before 1900.')).toBeVisible()
  })

  await test.step('a local time that is skipped or repeated is reported, with the times to choose from', async () => {
    await select(page, 'Timezone').selectOption('America/New_York')
    await date(page).fill('2024-03-10 02:30')
    await expect(page.getByText(/This time does not exist in America\/New_York/)).toContainText('(1710053999)')
    await expect(localTime(page)).toContainText('No time to show')
    await expect(timestamp(page)).toHaveValue('')
    await button(page, 'Use 2024-03-10 03:00:00 -04:00').click()
    await expect(timestamp(page)).toHaveValue('1710054000')
    await date(page).fill('2024-03-10 02:30')
    await button(page, 'Use 2024-03-10 01:59:59 -05:00').click()
    await expect(timestamp(page)).toHaveValue('1710053999')

    await date(page).fill('2024-11-03 01:30')
    await expect(page.getByText(/This time occurs twice in America\/New_York/)).toContainText('(1730615400)')
    await expect(timestamp(page)).toHaveValue('1730611800')
    await button(page, 'Use 2024-11-03 01:30:00 -05:00').press('Enter')
    await expect(date(page)).toBeFocused()
    await expect(timestamp(page)).toHaveValue('1730615400')
    await expect(page.getByText(/occurs twice/)).toHaveCount(0)
  })

  await test.step('eight zones are listed and can be copied; the chosen one is marked, and comes first if it is a ninth', async () => {
    await timestamp(page).fill('1709194530')
    const rows = clocks(page).getByRole('row')
    await expect(rows).toHaveText([
      'ZoneTimeOffsetActions',
      'UTC2024-02-29 08:15:30+00:00',
      'New York2024-02-29 03:15:30-05:00',
      'Los Angeles2024-02-29 00:15:30-08:00',
      'London2024-02-29 08:15:30+00:00',
      'Paris2024-02-29 09:15:30+01:00',
      'Tokyo2024-02-29 17:15:30+09:00',
      'Shanghai2024-02-29 16:15:30+08:00',
      'Sydney2024-02-29 19:15:30+11:00',
    ])
    const current = clocks(page).locator('[aria-current=true]')
    await expect(current).toHaveText(/^New York/)
    await select(page, 'Timezone').selectOption('Asia/Tokyo')
    await expect(current).toHaveText(/^Tokyo/)
    await button(page, 'Copy time in Sydney').click()
    await expect(toast(page, 'Time in Sydney copied to clipboard.')).toBeVisible()
    await expect.poll(() => readClipboard(page)).toBe('2024-02-29 19:15:30 +11:00')
    await select(page, 'Timezone').selectOption('other')
    await finder(page).fill('kathm')
    await page.getByRole('option', { name: /Kathmandu/ }).click()
    await expect(rows.nth(1)).toHaveText('Kathmandu2024-02-29 14:00:30+05:45')
    await expect(current).toHaveText(/^Kathmandu/)
  })

  await test.step('a blocked clipboard shows an error', async () => {
    expect(problems).toEqual([])
    await refuseClipboard(page)
    await button(page, 'Copy timestamp').click()
    await expect(toast(page, 'Copy failed')).toBeVisible()
    await expect(toast(page, 'Please copy the value manually.')).toBeVisible()
  })

  await test.step('on a phone the panes are tabs, and actions keep their names', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(timestamp(page)).toHaveAttribute('inputmode', 'text')
    await tab(page, 'Zones').click()
    await expect(timestamp(page)).toBeHidden()
    await expect(clocks(page).getByRole('row', { name: /^Tokyo/ })).toBeVisible()
    await tab(page, 'Forms').click()
    await expect(clocks(page)).toBeHidden()
    await expect(button(page, 'Copy ISO 8601')).toBeVisible()
    await expect(button(page, 'Download')).toBeEnabled()
    await expect(button(page, 'Copy all forms')).toBeVisible()
    await tab(page, 'Convert').click()
    await button(page, 'More actions').click()
    await page.getByRole('menuitem', { name: 'Use Current Time' }).click()
    await tab(page, 'Forms').click()
    await expect(page.getByRole('list', { name: 'Other forms' })).toContainText(/now|seconds? ago/)
  })
})

test('at first sight the moment now stands in both fields, the zones and the forms, neither shared nor remembered; it does not tick; typing replaces it, and Clear All leaves the bench empty', async ({
  page,
}) => {
  await page.clock.install({ time: '2024-02-29T08:15:30.250Z' })
  await openPage(page, path)
  await expect(date(page)).toHaveValue(/^2024-02-29 08:15:3\d UTC$/)
  await page.clock.pauseAt('2024-02-29T08:20:00Z')
  const clock = page.getByRole('region', { name: 'Current time', exact: true })
  await expect(clock).toContainText('08:20:00 UTC')
  await expect(date(page)).toHaveValue(/^2024-02-29 08:15:3\d UTC$/)
  await expect(timestamp(page)).toHaveValue(/^17091945[34]\d$/)
  await expect(clocks(page).getByRole('row', { name: /^Tokyo/ })).toContainText('2024-02-29 17:15:3')
  await expect(page.getByRole('list', { name: 'Other forms' })).toContainText('4 minutes ago')
  await expect(button(page, 'Download')).toBeEnabled()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('options')))).toEqual([])
  await page.clock.resume()
  await button(page, 'Share').click()
  await expect(page.getByRole('checkbox', { name: 'Include the text' })).toBeDisabled()
  await page.keyboard.press('Escape')

  // It follows the settings, and those of a link.
  await select(page, 'Format').selectOption('milliseconds')
  await expect(timestamp(page)).toHaveValue(/^17091945[34]\d{4}$/)
  await expect(date(page)).toHaveValue(/^2024-02-29 08:15:3\d/)
  await select(page, 'Format').selectOption('seconds')
  await expect(timestamp(page)).toHaveValue(/^17091945[34]\d$/)
  await page.goto('about:blank')
  await openPage(page, '/tools/timestamp-converter#zone=Asia/Tokyo')
  await expect(localTime(page)).toContainText('Asia/Tokyo')
  await expect(date(page)).toHaveValue(/^2024-02-29 /)

  await timestamp(page).click()
  await page.keyboard.type('0')
  await expect(date(page)).toHaveValue(/^1970-01-01 /)

  await select(page, 'Timezone').selectOption('UTC')
  await page.reload()
  await expect(date(page)).toHaveValue(/^2024-02-29 08:/)
  await button(page, 'Use Current Time').click()
  await expect(toast(page, 'Current timestamp loaded!')).toBeVisible()

  await page.reload()
  await expect(date(page)).toHaveValue(/^2024-02-29 08:/)
  await button(page, 'Clear All').click()
  await expect(timestamp(page)).toHaveValue('')
  await expect(button(page, 'Undo')).toHaveCount(0)
  await select(page, 'Timezone').selectOption('Asia/Tokyo')
  await expect(localTime(page)).toContainText('Asia/Tokyo')
  await expect(timestamp(page)).toHaveValue('')
})

test('the clock ticks every second; Use Current Time fills both fields; no error shows during typing; a number from the home page arrives in its unit; a number in another unit brings an offer; invalid input shows an error and stays', async ({
  page,
}) => {
  // A day ahead: the fake clock runs while the page loads, and it can be paused only at a future time.
  await page.clock.install({ time: '2022-01-01T00:00:00.250Z' })
  await openPage(page, path)
  await page.clock.pauseAt('2022-01-02T00:00:30.900Z')
  const alert = page.getByRole('alert')

  await test.step('the clock ticks every second, and stops while the page is hidden', async () => {
    const clock = page.getByRole('region', { name: 'Current time', exact: true })
    await expect(clock).toContainText('2022-01-02 00:00:30 UTC')
    await page.clock.runFor(100)
    await expect(clock).toContainText('2022-01-02 00:00:31 UTC')
    await expect(clock.getByText('1641081631', { exact: true })).toBeVisible()
    await expect(clock.getByText('1641081631000', { exact: true })).toBeVisible()

    const setHidden = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value })
        document.dispatchEvent(new Event('visibilitychange'))
      }, hidden)
    await setHidden(true)
    await page.clock.runFor(10_400)
    await expect(clock).toContainText('2022-01-02 00:00:31 UTC')
    await setHidden(false)
    await expect(clock).toContainText('2022-01-02 00:00:41 UTC')
    await page.clock.runFor(600)
    await expect(clock).toContainText('2022-01-02 00:00:42 UTC')
  })

  await test.step('Use Current Time fills both fields in the chosen format, by button and by Ctrl+Enter', async () => {
    await page.clock.runFor(789)
    await button(page, 'Use Current Time').click()
    await expect(timestamp(page)).toHaveValue('1641081642')
    await expect(date(page)).toHaveValue('2022-01-02 00:00:42 UTC')
    await expect(toast(page, 'Current timestamp loaded!')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Other forms' }).getByText('now', { exact: true })).toBeVisible()
    await select(page, 'Format').selectOption('milliseconds')
    await timestamp(page).fill('1')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(timestamp(page)).toHaveValue('1641081642789')
    await date(page).fill('')
    await date(page).press('ControlOrMeta+Enter')
    await expect(date(page)).toHaveValue('2022-01-02 00:00:42.789 UTC')
  })

  await test.step('an invalid date shows an error after a pause or on leaving the field, until it is corrected', async () => {
    await select(page, 'Format').selectOption('seconds')
    await date(page).fill('2024-')
    await expect(timestamp(page)).toHaveValue('')
    await expect(alert).toHaveCount(0)
    await expect(date(page)).not.toHaveAttribute('aria-invalid')
    await page.clock.runFor(1000)
    await expect(alert).toHaveText('Invalid date')
    await date(page).pressSequentially('0')
    await expect(alert).toHaveText('Invalid date')
    await date(page).fill('2024-01-31')
    await expect(timestamp(page)).toHaveValue('1706659200')
    await expect(alert).toHaveCount(0)
    await date(page).pressSequentially('x')
    await expect(timestamp(page)).toHaveValue('')
    await expect(alert).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(alert).toHaveText('Invalid date')
  })

  await page.clock.resume()

  await test.step('a number recognized on the home page arrives in its unit', async () => {
    await openPage(page, '/')
    await page.getByRole('textbox', { name: 'Paste anything' }).fill('1700000000123456')
    await button(page, 'Convert: Timestamp in microseconds').click()
    await expect(select(page, 'Format')).toHaveValue('microseconds')
    await expect(timestamp(page)).toHaveValue('1700000000123456')
    await expect(date(page)).toHaveValue('2023-11-14 22:13:20.123456 UTC')
  })

  await test.step('a number in another unit brings an offer, exact to the last digit', async () => {
    await select(page, 'Format').selectOption('seconds')
    await expect(select(page, 'Format').getByRole('option')).toHaveText(['Seconds', 'Milliseconds'])
    await button(page, 'Read as microseconds').click()
    await expect(date(page)).toHaveValue('2023-11-14 22:13:20.123456 UTC')
    await select(page, 'Format').selectOption('seconds')
    await timestamp(page).fill('1784694237438743460')
    await expect(page.getByText('2026-07-22 04:23:57.438743460 UTC')).toBeVisible()
    await expect(alert).toHaveText('Invalid timestamp')
    await button(page, 'Read as nanoseconds').press('Enter')
    await expect(timestamp(page)).toBeFocused()
    await expect(date(page)).toHaveValue('2026-07-22 04:23:57.438743460 UTC')
    await expect(select(page, 'Format')).toHaveValue('nanoseconds')
    await expect(alert).toHaveCount(0)
    await select(page, 'Format').selectOption('seconds')
    await timestamp(page).fill('1640995200')
    await expect(page.getByRole('button', { name: /^Read as/ })).toHaveCount(0)
  })

  await test.step('invalid input stays, with an error next to its field', async () => {
    await timestamp(page).fill('12x')
    await page.keyboard.press('Tab')
    await expect(alert).toHaveText('Invalid timestamp')
    await expect(timestamp(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(timestamp(page)).toHaveAccessibleDescription(
      'Invalid timestamp Use digits, as in 1700000000 or 1.7e9.',
    )
    await expect(timestamp(page)).toHaveValue('12x')
    await expect(date(page)).toHaveValue('')
    await timestamp(page).fill('1,700')
    await expect(timestamp(page)).toHaveAccessibleDescription('Invalid timestamp 1,700 could mean 1700 or 1.700.')
    await timestamp(page).fill('1,700,000,000')
    await expect(date(page)).toHaveValue('2023-11-14 22:13:20 UTC')
    await expect(timestamp(page)).toHaveAccessibleDescription('Read as 1700000000')
    await expect(timestamp(page)).toHaveValue('1,700,000,000')
    await timestamp(page).fill('0')
    await expect(alert).toHaveCount(0)
    await date(page).fill('2024-02-30')
    await page.keyboard.press('Tab')
    await expect(alert).toHaveText('Invalid date')
    await expect(date(page)).toHaveAccessibleDescription('Invalid date February 2024 has 29 days.')
    await expect(timestamp(page)).not.toHaveAttribute('aria-invalid')
    await expect(timestamp(page)).toHaveValue('')
    await date(page).fill('')
    await expect(alert).toHaveCount(0)
  })
})

test('if a part of the tool or the timezone rules do not load, the page says so and Try again works; without Temporal the rules load once; typing finds any timezone, also by offset or old name', async ({
  page,
}) => {
  const alert = page.getByRole('alert')
  const options = zones(page).getByRole('option')

  await test.step('if the converter does not load, the page says so once, and Try again applies all that was entered', async () => {
    const bring = await openWithoutPart(page, path)
    await timestamp(page).fill('0')
    await expectPartMissing(page)
    await expect(timestamp(page)).toHaveValue('0')
    await expect(date(page)).toHaveValue('')
    await select(page, 'Timezone').selectOption('Asia/Tokyo')
    await expectPartMissing(page)
    await expect(select(page, 'Timezone')).toHaveValue('UTC')

    await bring()
    await button(page, 'Try again').click()
    await expect(date(page)).toHaveValue('1970-01-01 00:00:00 UTC')
    await expect(localTime(page)).toContainText('1970-01-01 09:00:00 +09:00')
    await expect(select(page, 'Timezone')).toHaveValue('Asia/Tokyo')
    await expect(alert).toHaveCount(0)
    await select(page, 'Timezone').selectOption('other')
    await expect(finder(page)).toHaveValue('Asia/Tokyo (UTC+09:00)')
  })

  await withoutTemporal(page)
  const open = async () => {
    // Forget the zone that the previous step chose.
    await page.evaluate(() => localStorage.clear())
    await openPage(page, path)
  }

  await test.step('without Temporal, the page says if the rules do not load, and Try again works', async () => {
    await page.route(/temporal/, (route) => route.abort())
    await open()
    await timestamp(page).fill('1640995200')
    await expect(date(page)).toHaveValue('2022-01-01 00:00:00 UTC')
    await expect(page.getByText('Could not load the timezone rules.')).toBeVisible()
    for (const zone of ['Europe/Paris', 'Asia/Tokyo']) {
      await select(page, 'Timezone').selectOption(zone)
      await expect(alert).toHaveText(`Could not load the rules for ${zone}. Still using UTC.`)
      await expect(select(page, 'Timezone')).toHaveValue('UTC')
      await expect(localTime(page)).toContainText('2022-01-01 00:00:00 +00:00')
    }
    await select(page, 'Timezone').selectOption('other')
    await expect(alert).toHaveText(['Could not load the list of timezones.'])
    await expect(select(page, 'Timezone')).toHaveValue('UTC')
    await expect(finder(page)).toHaveCount(0)
    await select(page, 'Timezone').selectOption('Asia/Tokyo')
    await expect(alert).toHaveText(['Could not load the rules for Asia/Tokyo. Still using UTC.'])
    await page.unroute(/temporal/)
    await button(page, 'Try again').press('Enter')
    await expect(localTime(page)).toContainText('2022-01-01 09:00:00 +09:00')
    await expect(clocks(page).getByRole('row', { name: /^Tokyo/ })).toContainText('2022-01-01 09:00:00')
    await expect(select(page, 'Timezone')).toHaveValue('Asia/Tokyo')
    await expect(select(page, 'Timezone')).toBeFocused()
    await expect(alert).toHaveCount(0)
    await select(page, 'Timezone').selectOption('other')
    await expect(finder(page)).toHaveValue('Asia/Tokyo (UTC+09:00)')
    await expect(alert).toHaveCount(0)
  })

  await test.step('until the rules have loaded, the old zone stays; the last choice wins, and the rules load once', async () => {
    const problems = watchProblems(page)
    const loaded = collectRequests(page, /temporal/)
    const release = await holdScript(page, /temporal/)
    await open()
    const watch = await watchMainThread(page)
    await date(page).fill('2022-01-01 09:00')
    await expect(localTime(page)).toContainText('2022-01-01 09:00:00 +00:00')
    await expect(page.getByText('Loading timezone rules')).toBeVisible()
    for (const zone of ['Asia/Tokyo', 'Europe/Paris']) {
      await select(page, 'Timezone').selectOption(zone)
      await expect(page.getByText(`Loading the rules for ${zone}`)).toBeVisible()
      await expect(select(page, 'Timezone')).toHaveValue('UTC')
      await expect(localTime(page)).toContainText('2022-01-01 09:00:00 +00:00')
    }
    release()
    await expect(select(page, 'Timezone')).toHaveValue('Europe/Paris')
    await expect(localTime(page)).toContainText('2022-01-01 09:00:00 +01:00')
    await expect(clocks(page).getByRole('row')).toHaveCount(9)
    expect(loaded).toHaveLength(1)
    await timestamp(page).fill('1640995200')
    await select(page, 'Timezone').selectOption('other')
    await finder(page).fill('apia')
    await expect(zones(page).getByRole('option', { selected: true })).toHaveText(/^Pacific\/Apia/)
    await page.keyboard.press('Enter')
    await expect(localTime(page)).toContainText('2022-01-01 13:00:00 +13:00')
    await date(page).fill('2011-12-30 12:00')
    await expect(
      page.getByText(/2011-12-29 23:59:59 -10:00 \(1325239199\) straight to 2011-12-31 00:00:00 \+14:00/),
    ).toBeVisible()
    await expectResponsive(watch)
    expect(problems).toEqual([])
    await page.unroute(/temporal/)
  })

  await test.step('any timezone can be found by keyboard alone, even in a field that opens before the rules load', async () => {
    const release = await holdScript(page, /temporal/)
    await open()
    await timestamp(page).fill('1640995200')
    await expect(finder(page)).toHaveCount(0)
    await select(page, 'Timezone').selectOption('other')
    await expect(finder(page)).toHaveValue('UTC')
    await finder(page).focus()
    release()
    await expect(finder(page)).toHaveValue('UTC (UTC+00:00)')
    await page.keyboard.type('kathm')
    await expect(finder(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(options).toHaveText(['Asia/Kathmandu (UTC+05:45)'])
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(finder(page)).toHaveValue('Asia/Kathmandu (UTC+05:45)')
    await expect(localTime(page)).toContainText('2022-01-01 05:45:00 +05:45')
    await expect(options).toHaveCount(0)

    await page.keyboard.press('ArrowDown')
    const active = zones(page).getByRole('option', { selected: true })
    await expect(active).toHaveText('Asia/Kathmandu (UTC+05:45)')
    await expect(active).toBeInViewport()
    expect(await options.count()).toBeGreaterThan(400)
    await expect(finder(page)).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? 'none')
    await page.keyboard.press('ArrowDown')
    await expect(active).toHaveText('Asia/Khandyga (UTC+09:00)')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(active).toHaveText(/^Asia\/Karachi/)
    await page.keyboard.press('Escape')
    await expect(options).toHaveCount(0)
    await expect(finder(page)).toHaveValue('Asia/Kathmandu (UTC+05:45)')
    await page.keyboard.press('ArrowUp')
    await expect(active).toHaveText(/^UTC/)
    await page.keyboard.press('ArrowDown')
    await expect(active).toHaveText(/^Africa\/Abidjan/)
    await page.keyboard.type('qq')
    await expect(page.getByText('No timezone matches')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(finder(page)).toHaveValue('Asia/Kathmandu (UTC+05:45)')
    const { text } = await readDownload(page, () => button(page, 'Download').click())
    expect(text).toContain('Timezone: Asia/Kathmandu\n')
    expect(text).toContain('Local time: 2022-01-01 05:45:00 +05:45\n')
  })

  await test.step('a timezone is found by its country, its offset or an old name, and chosen by click', async () => {
    await finder(page).fill('india')
    await expect(options.first()).toHaveText('Asia/Kolkata (UTC+05:30)')
    await finder(page).fill('US/Pacific')
    await expect(options).toHaveText([/^America\/Los_Angeles /])
    await finder(page).fill('-9:30')
    await page.getByRole('option', { name: 'Pacific/Marquesas (UTC-09:30)' }).click()
    await expect(finder(page)).toBeFocused()
    await expect(localTime(page)).toContainText('2021-12-31 14:30:00 -09:30')
    await select(page, 'Timezone').selectOption('UTC')
    await expect(finder(page)).toHaveCount(0)
    await expect(localTime(page)).toContainText('2022-01-01 00:00:00 +00:00')
  })
})

test.describe('in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' })

  test("the visitor's own zone is an option and a row after UTC and is named as theirs; the timezone is UTC until it is chosen, and UTC is not called local", async ({
    page,
  }) => {
    await openPage(page, path)
    await timestamp(page).fill('1709194530')
    await expect(localTime(page)).toContainText('Time in UTC')
    await expect(localTime(page)).not.toContainText('Local')
    const own = clocks(page).getByRole('row').nth(2)
    await expect(own).toHaveText('Berlin (yours)2024-02-29 09:15:30+01:00')
    await button(page, 'Copy time in Berlin').click()
    await expect.poll(() => readClipboard(page)).toBe('2024-02-29 09:15:30 +01:00')
    await expect(select(page, 'Timezone').getByRole('option').nth(1)).toHaveText('Europe/Berlin (yours)')
    await expect(select(page, 'Timezone')).toHaveValue('UTC')

    await select(page, 'Timezone').selectOption('Europe/Berlin')
    await expect(localTime(page)).toContainText('Local time in Europe/Berlin (yours)2024-02-29 09:15:30 +01:00')
    await expect(page.getByText('in Europe/Berlin (yours)', { exact: true })).toBeVisible()
    await expect(clocks(page).getByRole('row')).toHaveCount(10)
    await expect(clocks(page).locator('[aria-current=true]')).toHaveText(/^Berlin/)
    await date(page).fill('2024-02-29 09:15:30')
    await expect(timestamp(page)).toHaveValue('1709194530')

    // The remembered zone is the own one again, not "Other…".
    await page.reload()
    await expect(localTime(page)).toContainText('Europe/Berlin (yours)')
    await expect(select(page, 'Timezone')).toHaveValue('Europe/Berlin')
  })
})

for (const [width, height, least] of [
  [390, 844, 44],
  [820, 1180, 44],
  [1366, 657, 36],
  [1920, 1080, 44],
] as const)
  test(`at ${width} × ${height} zones and forms have rows of ${least} px, and nothing moves or is covered when the moment, an offer or an error comes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const release = await holdScript(page, /assets\/lazy-/)
    await openPage(page, path)
    const fixed = [
      button(page, 'Use Current Time'),
      timestamp(page),
      date(page),
      localTime(page),
      page.getByRole('button', { name: 'Prove it' }),
      page.getByRole('heading', { name: 'Why use it' }),
    ]
    // A phone has other actions then, and all that may move is below its one pane.
    const watched = width < 640 ? fixed.slice(1, 4) : fixed
    const places = () => Promise.all(watched.map((each) => each.boundingBox()))
    const before = await places()
    release()
    await expect(timestamp(page)).toHaveValue(/^\d{10}$/)
    await expect(date(page)).not.toHaveValue('')
    if (width >= 640) await expect(clocks(page).getByRole('row', { name: /^Tokyo/ })).toBeVisible()
    expect(await places()).toEqual(before)
    const filled = await timestamp(page).inputValue()
    await timestamp(page).fill('1784694237438743460')
    await expect(button(page, 'Read as nanoseconds')).toBeVisible()
    expect(await places()).toEqual(before)
    await date(page).fill('2024-02-30')
    await date(page).blur()
    const reason = (await page.getByText('February 2024 has 29 days.').boundingBox())!
    expect((await localTime(page).boundingBox())!.y).toBeGreaterThanOrEqual(reason.y + reason.height)
    expect(await places()).toEqual(before)
    await timestamp(page).fill(filled)
    const heightsOf = (rows: Locator) =>
      rows.evaluateAll((all) => [...new Set(all.map((row) => Math.round(row.getBoundingClientRect().height)))])
    if (width < 640) {
      // The wide button copies what was not typed.
      await timestamp(page).fill('1640995200')
      await button(page, 'Copy date').click()
      await expect.poll(() => readClipboard(page)).toBe('2022-01-01 00:00:00 UTC')
      await date(page).fill('1970-01-01 00:00:00 UTC')
      await button(page, 'Copy timestamp').click()
      await expect.poll(() => readClipboard(page)).toBe('0')
      await tab(page, 'Zones').click()
      await button(page, 'Copy all zones').click()
      await expect.poll(() => readClipboard(page)).toContain('Tokyo: 1970-01-01 09:00:00 +09:00\n')
    }
    await expect(clocks(page).getByRole('row', { name: /^Tokyo/ })).toBeVisible()
    for (const each of await heightsOf(clocks(page).locator('tbody tr'))) {
      expect(each).toBeGreaterThanOrEqual(least)
      expect(each).toBeLessThanOrEqual(least + 1)
    }
    if (width < 640) await tab(page, 'Forms').click()
    for (const each of await heightsOf(page.getByRole('list', { name: 'Other forms' }).getByRole('listitem')))
      expect(Math.abs(each - least)).toBeLessThanOrEqual(1)
    await expectFits(page)
  })

test('at 1440 × 900 everything is visible and no result, offer or error moves it; on a phone everything fits; a missing time, the zone list and a failed load are accessible @looks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await withoutTemporal(page)
  await openPage(page, path)
  const shown = [
    page.getByRole('region', { name: 'Current time', exact: true }),
    button(page, 'Use Current Time'),
    timestamp(page),
    date(page),
    localTime(page),
    page.locator('span', { hasText: /^Zones$/ }),
    page.locator('span', { hasText: /^Forms$/ }),
    button(page, 'Unix Epoch'),
    page.getByRole('button', { name: 'Prove it' }),
  ]
  const places = () => Promise.all(shown.map((each) => each.boundingBox()))
  await expect(shown[0]!).toContainText('UTC')
  const atFirst = await places()
  for (const [field, text, other, isWrong] of [
    [timestamp(page), '0', '1970-01-01 00:00:00 UTC', false],
    [timestamp(page), '1784694237438743460', '', true],
    [timestamp(page), '12x', '', true],
    [date(page), '2024-02-30', '', true],
    [date(page), '2024-01-31 12:00', '1706702400', false],
  ] as const) {
    await field.fill(text)
    await page.keyboard.press('Tab')
    await expect(text.includes('-') ? timestamp(page) : date(page)).toHaveValue(other)
    await expect(page.getByRole('alert')).toHaveCount(isWrong ? 1 : 0)
    for (const each of shown) await expect(each).toBeInViewport({ ratio: 1 })
    expect(await places()).toEqual(atFirst)
  }
  await expect(clocks(page).getByRole('row').last()).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('list', { name: 'Other forms' }).getByRole('listitem').last()).toBeInViewport({
    ratio: 1,
  })
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await select(page, 'Timezone').selectOption('America/New_York')
  await date(page).fill('2024-03-10 02:30')
  await expect(page.getByText(/This time does not exist in America\/New_York/)).toBeVisible()
  await expectAccessible(page)
  await select(page, 'Timezone').selectOption('other')
  await finder(page).fill('kathm')
  await expect(zones(page).getByRole('option')).toHaveText(['Asia/Kathmandu (UTC+05:45)'])
  await expectAccessible(page)
  await page.evaluate(() => localStorage.clear())
  await page.route(/temporal/, (route) => route.abort())
  await openPage(page, path)
  await select(page, 'Timezone').selectOption('Asia/Tokyo')
  await expect(page.getByRole('alert')).toHaveText('Could not load the rules for Asia/Tokyo. Still using UTC.')
  await expectAccessible(page)
  await page.unroute(/temporal/)

  const widths = [320, 390]
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, path)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    await expect(timestamp(page)).toBeInViewport()
    await expect(button(page, 'Copy date')).toBeInViewport({ ratio: 1 })
  }
  await timestamp(page).fill('1784694237438743460')
  await button(page, 'Read as nanoseconds').click()
  await select(page, 'Timezone').selectOption('other')
  await finder(page).fill('argentina')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    await expect(zones(page).getByRole('option').first()).toBeVisible()
    await expectFits(page)
  }
  for (const each of await page.getByRole('main').locator('input, select').filter({ visible: true }).all())
    expect(await each.evaluate((one) => parseFloat(getComputedStyle(one).fontSize))).toBeGreaterThanOrEqual(16)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    await tab(page, 'Zones').click()
    await expect(clocks(page).getByRole('row', { name: /^Tokyo/ })).toBeVisible()
    await expectFits(page)
    await tab(page, 'Forms').click()
    await expect(button(page, 'Copy ISO 8601')).toBeVisible()
    await expect(button(page, 'Copy all forms')).toBeInViewport({ ratio: 1 })
    await expectFits(page)
  }
})

import { expect, type Page, test } from '@playwright/test'
import {
  expectAccessible,
  expectResponsive,
  holdScript,
  openPage,
  readClipboard,
  readDownload,
  toast,
  watchMainThread,
  watchProblems,
} from './support.ts'

const path = '/tools/timestamp-converter'
const timestamp = (page: Page) => page.getByRole('textbox', { name: 'Timestamp', exact: true })
const date = (page: Page) => page.getByRole('textbox', { name: 'Human-readable date', exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const localTime = (page: Page) => page.getByRole('region', { name: 'Local time', exact: true })
const finder = (page: Page) => select(page, 'Find a timezone')
const zones = (page: Page) => page.getByRole('listbox', { name: 'Timezones', exact: true })

test.beforeEach(async ({ page }) => openPage(page, path))

test('each field follows the other', async ({ page }) => {
  const problems = watchProblems(page)
  await timestamp(page).pressSequentially('1640995200')
  await expect(date(page)).toHaveValue('2022-01-01 00:00:00 UTC')
  await expect(localTime(page)).toContainText('2022-01-01 00:00:00 +00:00')
  await date(page).fill('1969-12-31 23:59:59')
  await expect(timestamp(page)).toHaveValue('-1')
  await date(page).fill('')
  await expect(timestamp(page)).toHaveValue('')
  expect(problems).toEqual([])
})

test('both fields are copied, and the conversion is saved with every line', async ({ page }) => {
  for (const name of ['Copy timestamp', 'Copy date', 'Copy local time', 'Download'])
    await expect(button(page, name)).toBeDisabled()
  await timestamp(page).fill('0')
  await button(page, 'Copy timestamp').click()
  await expect(toast(page, 'Copied!')).toBeVisible()
  await expect(toast(page, 'Timestamp copied to clipboard.')).toBeVisible()
  await expect.poll(() => readClipboard(page)).toBe('0')
  await button(page, 'Copy date').click()
  await expect(toast(page, 'Date copied to clipboard.')).toBeVisible()
  await expect.poll(() => readClipboard(page)).toBe('1970-01-01 00:00:00 UTC')
  const { name, text } = await readDownload(page, () => button(page, 'Download').click())
  expect(name).toBe('timestamp-conversion.txt')
  expect(text).toMatch(
    /^Timestamp Conversion\nGenerated: [\d-]+T[\d:.]+Z\n\nFormat: Seconds\nTimezone: UTC\nTimestamp: 0\nHuman date: 1970-01-01 00:00:00 UTC\n\nCurrent ISO time: [\d-]+T[\d:.]+Z\nCurrent timestamp: \d{10}\n$/,
  )
  await expect(toast(page, 'Downloaded!')).toBeVisible()
  await expect(toast(page, 'Timestamp conversion downloaded successfully.')).toBeVisible()
})

test('a clipboard that refuses is said so', async ({ page }) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    document.execCommand = () => false
  })
  await timestamp(page).fill('0')
  await button(page, 'Copy timestamp').click()
  await expect(toast(page, 'Copy failed')).toBeVisible()
  await expect(toast(page, 'Please copy the value manually.')).toBeVisible()
})

test('the clock ticks with the seconds, and rests while the page is hidden', async ({ page }) => {
  await page.clock.install({ time: '2022-01-01T00:00:00.250Z' })
  await openPage(page, path)
  const clock = page.getByRole('region', { name: 'Current time', exact: true })
  await page.clock.pauseAt('2022-01-01T00:00:30.900Z')
  await expect(clock).toContainText('2022-01-01 00:00:30 UTC')
  await page.clock.runFor(100)
  await expect(clock).toContainText('2022-01-01 00:00:31 UTC')
  await expect(clock.getByText('1640995231', { exact: true })).toBeVisible()
  await expect(clock.getByText('1640995231000', { exact: true })).toBeVisible()

  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await setHidden(true)
  await page.clock.runFor(10_400)
  await expect(clock).toContainText('2022-01-01 00:00:31 UTC')
  await setHidden(false)
  await expect(clock).toContainText('2022-01-01 00:00:41 UTC')
  await page.clock.runFor(600)
  await expect(clock).toContainText('2022-01-01 00:00:42 UTC')
})

test('Use Current Time fills both fields in the chosen format, by button and by Ctrl+Enter', async ({ page }) => {
  await page.clock.setFixedTime('2022-01-01T00:00:00.789Z')
  await button(page, 'Use Current Time').click()
  await expect(timestamp(page)).toHaveValue('1640995200')
  await expect(date(page)).toHaveValue('2022-01-01 00:00:00 UTC')
  await expect(toast(page, 'Current timestamp loaded!')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Other forms' }).getByText('now', { exact: true })).toBeVisible()
  await select(page, 'Format').selectOption('milliseconds')
  await timestamp(page).fill('1')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(timestamp(page)).toHaveValue('1640995200789')
  await date(page).press('ControlOrMeta+Enter')
  await expect(date(page)).toHaveValue('2022-01-01 00:00:00.789 UTC')
})

test('changing the format reads the same number anew, and Clear All keeps format and timezone', async ({ page }) => {
  await timestamp(page).fill('1640995200')
  await select(page, 'Format').selectOption('milliseconds')
  await expect(timestamp(page)).toHaveValue('1640995200')
  await expect(date(page)).toHaveValue('1970-01-19 23:49:55.200 UTC')
  await select(page, 'Timezone').selectOption('Asia/Tokyo')
  await button(page, 'Clear All').click()
  for (const field of [timestamp(page), date(page)]) await expect(field).toHaveValue('')
  await expect(button(page, 'Download')).toBeDisabled()
  await expect(select(page, 'Format')).toHaveValue('milliseconds')
  await expect(select(page, 'Timezone')).toHaveValue('Asia/Tokyo')
})

for (const [name, number, text] of [
  ['New Year 2022', '1640995200', '2022-01-01 00:00:00 UTC'],
  ['New Year 2020', '1577836800', '2020-01-01 00:00:00 UTC'],
  ['Unix Epoch', '0', '1970-01-01 00:00:00 UTC'],
] as const) {
  test(`the example ${name} sets both fields`, async ({ page }) => {
    await select(page, 'Format').selectOption('milliseconds')
    await button(page, name).click()
    await expect(timestamp(page)).toHaveValue(number)
    await expect(date(page)).toHaveValue(text)
    await expect(select(page, 'Format')).toHaveValue('seconds')
  })
}

test('what cannot be read is said beside its field and kept, and the other field is emptied', async ({ page }) => {
  await date(page).fill('2022-01-01')
  await timestamp(page).fill('12x')
  await expect(page.getByRole('alert')).toHaveText('Invalid timestamp')
  await expect(timestamp(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(timestamp(page)).toHaveAccessibleDescription('Invalid timestamp')
  await expect(timestamp(page)).toHaveValue('12x')
  await expect(date(page)).toHaveValue('')
  await timestamp(page).fill('8640000000001')
  await expect(page.getByRole('alert')).toHaveText('Invalid timestamp')

  await date(page).fill('2024-02-30')
  await expect(page.getByRole('alert')).toHaveText('Invalid date')
  await expect(date(page)).toHaveAccessibleDescription('Invalid date February 2024 has 29 days.')
  await expect(timestamp(page)).not.toHaveAttribute('aria-invalid')
  await expect(timestamp(page)).toHaveValue('')
  await expectAccessible(page)
  await date(page).fill('')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a number of another size brings an offer, exact to the last digit', async ({ page }) => {
  await timestamp(page).fill('1784694237438743460')
  await expect(page.getByRole('alert')).toHaveText('Invalid timestamp')
  await expect(page.getByText('2026-07-22 04:23:57.438743460 UTC')).toBeVisible()
  await button(page, 'Read as nanoseconds').press('Enter')
  await expect(timestamp(page)).toBeFocused()
  await expect(date(page)).toHaveValue('2026-07-22 04:23:57.438743460 UTC')
  await expect(select(page, 'Format')).toHaveValue('nanoseconds')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await timestamp(page).fill('1700000000123456')
  await button(page, 'Read as microseconds').click()
  await expect(date(page)).toHaveValue('2023-11-14 22:13:20.123456 UTC')
  await select(page, 'Format').selectOption('seconds')
  await expect(select(page, 'Format').getByRole('option')).toHaveText(['Seconds', 'Milliseconds'])
  await timestamp(page).fill('1640995200')
  await expect(page.getByRole('button', { name: /^Read as/ })).toHaveCount(0)
})

test('the timezone gives the wall time and reads a date without an offset', async ({ page }) => {
  await timestamp(page).fill('0')
  await select(page, 'Timezone').selectOption('Europe/London')
  await expect(localTime(page)).toContainText('1970-01-01 01:00:00 +01:00')
  await expect(date(page)).toHaveValue('1970-01-01 00:00:00 UTC')
  await select(page, 'Timezone').selectOption('Asia/Tokyo')
  await date(page).fill('2022-01-01 09:00:00')
  await expect(timestamp(page)).toHaveValue('1640995200')
  await date(page).fill('2022-01-01 09:00:00 UTC')
  await expect(timestamp(page)).toHaveValue('1641027600')
  await button(page, 'Copy local time').click()
  await expect(toast(page, 'Local time copied to clipboard.')).toBeVisible()
  await expect.poll(() => readClipboard(page)).toBe('2022-01-01 18:00:00 +09:00')
})

test('a time that the clock jumps over is named, with the moments beside it', async ({ page }) => {
  await select(page, 'Timezone').selectOption('America/New_York')
  await date(page).fill('2024-03-10 02:30')
  await expect(page.getByText(/This time does not exist in America\/New_York/)).toContainText('(1710053999)')
  await expect(localTime(page)).toContainText('No time to show')
  await expect(timestamp(page)).toHaveValue('')
  await expectAccessible(page)
  await button(page, 'Use 2024-03-10 03:00:00 -04:00').click()
  await expect(timestamp(page)).toHaveValue('1710054000')
  await date(page).fill('2024-03-10 02:30')
  await button(page, 'Use 2024-03-10 01:59:59 -05:00').click()
  await expect(timestamp(page)).toHaveValue('1710053999')
})

test('a time that happens twice gives the first and offers both', async ({ page }) => {
  await select(page, 'Timezone').selectOption('America/New_York')
  await date(page).fill('2024-11-03 01:30')
  await expect(page.getByText(/This time occurs twice in America\/New_York/)).toContainText('(1730615400)')
  await expect(timestamp(page)).toHaveValue('1730611800')
  await button(page, 'Use 2024-11-03 01:30:00 -05:00').press('Enter')
  await expect(date(page)).toBeFocused()
  await expect(timestamp(page)).toHaveValue('1730615400')
  await expect(page.getByText(/occurs twice/)).toHaveCount(0)
})

test('every form is listed and copied, and one that cannot write the date says why', async ({ page }) => {
  await timestamp(page).fill('1640995200')
  await select(page, 'Timezone').selectOption('Asia/Tokyo')
  const forms = page.getByRole('list', { name: 'Other forms' })
  for (const text of [
    '2022-01-01T00:00:00Z',
    '2022-01-01T09:00:00+09:00',
    'Sat, 01 Jan 2022 09:00:00 +0900',
    'Sat, 01 Jan 2022 00:00:00 GMT',
    '1 of 365',
    '2021-W52-6',
  ])
    await expect(forms.getByText(text, { exact: true })).toBeVisible()
  await expect(forms.getByText(/^\d+ years ago$/)).toBeVisible()
  await button(page, 'Copy HTTP date').click()
  await expect(toast(page, 'HTTP date copied to clipboard.')).toBeVisible()
  await expect.poll(() => readClipboard(page)).toBe('Sat, 01 Jan 2022 00:00:00 GMT')
  await timestamp(page).fill('-8640000000000')
  await expect(forms.getByText('RFC 2822 has no year before 1900.')).toBeVisible()
})

test('any timezone of the world is found by typing, by keyboard alone', async ({ page }) => {
  await timestamp(page).fill('1640995200')
  await expect(finder(page)).toHaveCount(0)
  await select(page, 'Timezone').selectOption('other')
  await expect(finder(page)).toHaveAttribute('aria-expanded', 'false')
  await finder(page).focus()
  await page.keyboard.type('kathm')
  await expect(finder(page)).toHaveAttribute('aria-expanded', 'true')
  const options = zones(page).getByRole('option')
  await expect(options).toHaveText(['Asia/Kathmandu (UTC+05:45)'])
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(finder(page)).toHaveValue('Asia/Kathmandu (UTC+05:45)')
  await expect(localTime(page)).toContainText('2022-01-01 05:45:00 +05:45')
  await expect(options).toHaveCount(0)

  await page.keyboard.press('ArrowDown')
  expect(await options.count()).toBeGreaterThan(400)
  const active = zones(page).getByRole('option', { selected: true })
  await expect(active).toHaveText('Asia/Kathmandu (UTC+05:45)')
  await expect(active).toBeInViewport()
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
  await page.keyboard.type('atlantis')
  await expect(page.getByText('No timezone matches')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(finder(page)).toHaveValue('Asia/Kathmandu (UTC+05:45)')
  const { text } = await readDownload(page, () => button(page, 'Download').click())
  expect(text).toContain('Timezone: Asia/Kathmandu\n')
  expect(text).toContain('Local time: 2022-01-01 05:45:00 +05:45\n')
})

test('a number recognised on the home page arrives in the unit it was recognised in', async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('textbox', { name: 'Paste anything' }).fill('1700000000123456')
  await button(page, 'Convert: Timestamp in microseconds').click()
  await expect(select(page, 'Format')).toHaveValue('microseconds')
  await expect(timestamp(page)).toHaveValue('1700000000123456')
  await expect(date(page)).toHaveValue('2023-11-14 22:13:20.123456 UTC')
})

test('a timezone is found by its offset or by an old name, and chosen with the pointer', async ({ page }) => {
  await timestamp(page).fill('0')
  await select(page, 'Timezone').selectOption('other')
  await finder(page).click()
  await finder(page).fill('US/Pacific')
  await expect(zones(page).getByRole('option')).toHaveText([/^America\/Los_Angeles /])
  await finder(page).fill('-9:30')
  await page.getByRole('option', { name: 'Pacific/Marquesas (UTC-09:30)' }).click()
  await expect(finder(page)).toBeFocused()
  await expect(localTime(page)).toContainText('1969-12-31 14:30:00 -09:30')
  await select(page, 'Timezone').selectOption('UTC')
  await expect(finder(page)).toHaveCount(0)
  await expect(localTime(page)).toContainText('1970-01-01 00:00:00 +00:00')
})

test('without Temporal in the browser the rules are loaded when they are needed, and the page keeps answering', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'))
  const problems = watchProblems(page)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await openPage(page, path)
  const watch = await watchMainThread(page)
  await timestamp(page).fill('1640995200')
  await expect(localTime(page)).toContainText('2022-01-01 00:00:00 +00:00')
  const before = loaded.length
  await select(page, 'Timezone').selectOption('Australia/Sydney')
  await expect(localTime(page)).toContainText('2022-01-01 11:00:00 +11:00')
  expect(loaded.length).toBe(before + 1)
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
})

test('rules that cannot be loaded are said so, and the choice is taken back', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'))
  await openPage(page, path)
  await page.context().setOffline(true)
  await select(page, 'Timezone').selectOption('Asia/Tokyo')
  await expect(page.getByRole('alert')).toHaveText(
    'The rules of that timezone could not be loaded. Choose it again to retry.',
  )
  await expect(select(page, 'Timezone')).toHaveValue('UTC')
  await select(page, 'Timezone').selectOption('other')
  await expect(page.getByRole('alert')).toHaveText('The timezones could not be loaded. Choose "Other…" again to retry.')
  await page.context().setOffline(false)
})

test('what is typed before the scripts have come is used once they are there', async ({ page }) => {
  const release = await holdScript(page)
  await page.goto(path, { waitUntil: 'commit' })
  await timestamp(page).fill('0')
  release()
  await expect(date(page)).toHaveValue('1970-01-01 00:00:00 UTC')
  await expect(timestamp(page)).toHaveValue('0')
})

test('on a phone everything fits, the field begins above the fold, and actions keep their names', async ({ page }) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await openPage(page, path)
    await expect(timestamp(page)).toBeInViewport()
    await timestamp(page).fill('1784694237438743460')
    await button(page, 'Read as nanoseconds').click()
    await select(page, 'Timezone').selectOption('other')
    await finder(page).fill('argentina')
    await expect(zones(page).getByRole('option').first()).toBeVisible()
    await expect(button(page, 'Copy ISO 8601')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
})

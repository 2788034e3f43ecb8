import { expect, type Page, test } from '@playwright/test'
import {
  eachLook,
  expectAccessible,
  expectLooks,
  expectResponsive,
  holdScript,
  openPage,
  openTextFile,
  paneText,
  readClipboard,
  readDownload,
  refuseClipboard,
  toast,
  watchMainThread,
  watchProblems,
  watchRequests,
} from './support.ts'

const path = '/tools/regex-tester'
const runaway = { pattern: '^(a+)+$', text: `${'a'.repeat(32)}!` }
const often = { intervals: [100] }

const pattern = (page: Page) => page.getByRole('textbox', { name: 'Pattern', exact: true })
const text = (page: Page) => page.getByRole('textbox', { name: 'Test string', exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const region = (page: Page) => page.getByRole('region', { name: 'Highlighted matches' })
const flag = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const marks = (page: Page) => region(page).locator('mark')
const details = (page: Page) => page.getByRole('list', { name: 'Match details' }).getByRole('listitem')
const count = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible()

/** Types into a field and tells which of these buttons can be pressed before anything else has happened. */
const pressableAfter = (page: Page, field: string, value: string, names: readonly string[]) =>
  page.getByRole('textbox', { name: field, exact: true }).evaluate(
    async (element, { value, names }) => {
      ;(element as HTMLTextAreaElement).value = value
      element.dispatchEvent(new InputEvent('input', { bubbles: true }))
      await null
      const named = (name: string) =>
        [...document.querySelectorAll('button')].find(
          (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
        )
      return names.filter((name) => !named(name)?.disabled)
    },
    { value, names },
  )

test.beforeEach(async ({ page }) => openPage(page, path))

test('matches are counted, marked, listed with position and groups, and copied; markup is shown and never run', async ({
  page,
}) => {
  const problems = watchProblems(page)
  const attack = '<img src=x onerror=window.pwned=1><script>window.pwned=1</script> 2024-02, 2024-03'
  for (const name of ['Copy pattern', 'Copy Matches', 'Download Results'])
    await expect(button(page, name)).toBeDisabled()
  await expect(flag(page, 'unicode (u)')).toBeHidden()
  expect((await text(page).boundingBox())?.height).toBeGreaterThanOrEqual(120)

  await pattern(page).fill('(?<year>\\d{4})-(\\d\\d)(!)?()|<img src=x onerror=window.pwned=1>')
  await text(page).fill(attack)
  await count(page, '3 matches')
  await expect(page.getByText('Valid pattern', { exact: true })).toBeVisible()
  await expect(region(page)).toHaveText(attack)
  await expect(marks(page)).toHaveText(['<img src=x onerror=window.pwned=1>', '2024-02', '2024-03'])
  await expect(details(page)).toHaveCount(3)
  for (const words of ['2024-02', '66–73', '1 year', '3did not take part', '4empty'])
    await expect(details(page).nth(1)).toContainText(words)

  await button(page, 'Copy match 3').click()
  await expect(toast(page, 'Match 3 copied to clipboard.')).toBeVisible()
  expect(await readClipboard(page)).toBe('2024-03')
  await button(page, 'Copy group year of match 2').click()
  await expect(toast(page, 'Group year of match 2 copied to clipboard.')).toBeVisible()
  expect(await readClipboard(page)).toBe('2024')
  await button(page, 'Copy Matches').click()
  await expect(toast(page, 'Matches copied to clipboard.')).toBeVisible()
  expect(await readClipboard(page)).toBe('<img src=x onerror=window.pwned=1>\n2024-02\n2024-03')
  await refuseClipboard(page)
  await button(page, 'Copy pattern').click()
  await expect(toast(page, 'Please copy the value manually.')).toBeVisible()

  expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
  await expect(page.locator('main img, main script')).toHaveCount(0)
  await text(page).fill('')
  await count(page, '0 matches')
  expect(problems).toEqual([])
})

test('a pattern is explained part by part, an invalid one gives the message of the engine and marks the place; a preset sets global and multiline alone, Undo brings back flags too', async ({
  page,
}) => {
  await text(page).fill('aaa')
  await pattern(page).fill('x|(a+)+$')
  await count(page, '1 match')
  const tree = page.getByRole('list', { name: 'Explanation of the pattern' })
  await tree.getByRole('button', { name: /capturing group 1/ }).hover()
  await expect(page.locator('b').filter({ hasText: /^\(a\+\)\+$/ })).toBeVisible()
  await page.mouse.move(0, 0)
  await tree.getByRole('button', { name: /the end of the text/ }).focus()
  await expect(page.locator('b').filter({ hasText: /^\$$/ })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Risky parts' })).toContainText('exponentially many ways')

  await pattern(page).fill('a)b')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Invalid pattern')
  await expect(pattern(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(pattern(page)).toHaveAccessibleDescription(/Invalid pattern.*Unmatched/)
  await expect(page.locator('b').filter({ hasText: /^\)$/ })).toBeVisible()
  await count(page, '0 matches')
  await expect(marks(page)).toHaveCount(0)
  await expect(region(page)).toHaveText('aaa')
  await pattern(page).fill('')
  await expect(alert).toHaveCount(0)
  await expect(page.getByText('Valid pattern')).toHaveCount(0)
  await expect(region(page)).toHaveText('aaa')

  await flag(page, 'ignoreCase (i)').check()
  await text(page).fill('')
  await page.evaluate(() => navigator.clipboard.writeText('a\r\nb'))
  await page.keyboard.press('ControlOrMeta+v')
  await pattern(page).fill('$')
  await count(page, '1 match')
  await flag(page, 'multiline (m)').check()
  await count(page, '3 matches')

  await button(page, 'Email Address').click()
  await expect(marks(page).first()).toHaveText('ada@example.com')
  await expect(flag(page, 'ignoreCase (i)')).not.toBeChecked()
  await button(page, 'Clear All').click()
  await expect(pattern(page)).toHaveValue('')
  await expect(flag(page, 'multiline (m)')).toBeChecked()
  await expect(button(page, 'Download Results')).toBeDisabled()
  await page.keyboard.press('ControlOrMeta+z')
  await count(page, '2 matches')

  await button(page, 'Hex Color Code').click()
  await count(page, '3 matches')
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click()
  await count(page, '2 matches')
})

test('the replacement is live, copied and saved; one that takes long can be cancelled, and what is out of date is never given for current', async ({
  page,
}) => {
  const result = () => paneText(page, 'Replace result')
  const replacement = page.getByRole('textbox', { name: 'Replacement', exact: true })
  await pattern(page).fill('a')
  await text(page).fill('aba')
  await count(page, '2 matches')
  const release = await holdScript(page, /regex\.worker/)
  await replacement.fill('x')
  await expect(page.getByText('Replacing', { exact: true })).toBeVisible()
  await expect(page.getByText('Still replacing after 1 s.')).toBeVisible()
  await button(page, 'Cancel').press('Enter')
  await expect(replacement).toBeFocused()
  await expect(page.getByText('Cancelled. A change of the replacement starts it again.')).toBeVisible()
  await replacement.fill('y')
  await expect(page.getByText('Cancelled.', { exact: false })).toHaveCount(0)
  await button(page, 'Cancel').focus()
  release()
  await expect.poll(result, often).toBe('yby')
  await expect(replacement).toBeFocused()
  await expect(button(page, 'Cancel')).toHaveCount(0)

  await pattern(page).fill('(?<y>\\d{4})-(?<m>\\d\\d)')
  await text(page).fill('on 2026-11')
  await replacement.fill('$<m>/$1 $$')
  await expect.poll(result, often).toBe('on 11/2026 $')
  await expect(page.getByRole('textbox', { name: 'Replace result' })).not.toBeEditable()
  await button(page, 'Copy result').click()
  await expect(toast(page, 'Replace result copied to clipboard.')).toBeVisible()
  expect(await readClipboard(page)).toBe('on 11/2026 $')
  const saveResult = () => button(page, 'Download result').click()
  const file = await readDownload(page, saveResult, 'Replace result downloaded successfully.')
  expect(file).toEqual({ name: 'regex-replace-result.txt', text: 'on 11/2026 $' })

  const results = ['Copy result', 'Download result']
  const all = [...results, 'Copy Matches', 'Copy match 1', 'Copy group y of match 1']
  expect(await pressableAfter(page, 'Replacement', '', results)).toEqual([])
  await expect.poll(result, often).toBe('on ')
  expect(await pressableAfter(page, 'Test string', 'in 2027-01', all)).toEqual([])

  // Asked for before the search began, the results are saved when it has ended.
  const saveReport = () => button(page, 'Download Results').click()
  const report = await readDownload(page, saveReport, 'Regex test results downloaded successfully.')
  expect(report.name).toBe('regex-test-results.txt')
  expect(report.text).toMatch(/^Regex Test Results\nGenerated: \d{4}-\d\d-\d\dT[\d:.]+Z\n\nPattern: /)
  expect(report.text).toContain('\nMatch 1 at position 3: "2027-01"\n  Group 1 (y): "2027"\n')
  await expect.poll(result, often).toBe('in ')
  for (const name of all) await expect(button(page, name)).toBeEnabled()
})

test('a runaway pattern leaves the page free; by keyboard it is kept and ended, and never runs again by itself', async ({
  page,
}) => {
  const problems = watchProblems(page)
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.suggestedFilename()))
  const watch = await watchMainThread(page)
  await text(page).fill('aaa')
  await pattern(page).fill('a')
  await count(page, '3 matches')
  await text(page).fill(runaway.text)
  await pattern(page).fill(runaway.pattern)
  const bar = page.getByText('Still running after 1 s.', { exact: false })
  await expect(bar).toBeVisible()
  await expect(page.getByText('Valid pattern', { exact: true })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Risky parts' })).toBeVisible()
  await expect(page.getByText('3 matches', { exact: true })).toHaveCount(0)
  await expect(details(page)).toHaveCount(0)
  await expect(region(page)).toHaveText(runaway.text)
  await expect(marks(page)).toHaveCount(0)

  await page.getByRole('textbox', { name: 'Replacement' }).pressSequentially('typed')
  expect(await paneText(page, 'Replacement')).toBe('typed')
  await expectResponsive(watch)
  await button(page, 'Download Results').click()
  await expect(button(page, 'Download Results')).toHaveAttribute('aria-busy', 'true')
  await button(page, 'Keep running').press('Enter')
  await expect(bar).toHaveCount(0)
  await expect(button(page, 'Cancel')).toBeFocused()
  const file = await readDownload(page, () => page.keyboard.press('Enter'))
  expect(file.text).toContain('\nMatches: not known (the search did not finish)\n')
  await expect(button(page, 'Run again')).toBeFocused()

  await text(page).fill('aaa')
  await pattern(page).fill('a')
  await count(page, '3 matches')
  await pattern(page).fill(runaway.pattern)
  await count(page, 'not run')
  await text(page).press('ControlOrMeta+Enter')
  await count(page, '1 match')

  await text(page).fill(runaway.text)
  await button(page, 'Download Results').click()
  await expect(button(page, 'Download Results')).toHaveAttribute('aria-busy', 'true')
  await button(page, 'Clear All').click()
  await expect(button(page, 'Download Results')).toHaveAttribute('aria-busy', 'false')
  expect(downloads).toHaveLength(1)
  expect(problems).toEqual([])
})

test('250,000 matches in 1.5 MB are counted, marked, listed and saved while the page stays free', async ({ page }) => {
  await pattern(page).fill('(\\d)x')
  const watch = await watchMainThread(page)
  await openTextFile(page, '1x ab\n'.repeat(250_000).slice(0, -1))
  await expect(page.getByText('250000 matches', { exact: true })).toBeVisible()
  await expect(marks(page).first()).toHaveText('1x')
  expect(await marks(page).count()).toBeLessThan(100)
  const list = page.getByRole('list', { name: 'Match details' })
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(256)
  expect(await details(page).count()).toBeLessThan(100)
  await list.evaluate((element) => {
    element.scrollTop = element.scrollHeight
  })
  const last = details(page).last()
  await expect(last).toContainText('1499994–1499996')
  await expect(last).toHaveAttribute('aria-posinset', '250000')
  await expect(button(page, 'Copy group 1 of match 250000')).toBeVisible()
  await page.getByRole('button', { name: /^Show match 250000 at/ }).click()
  await expect(marks(page).last()).toHaveAttribute('data-match', '249999')
  await page.getByRole('textbox', { name: 'Replacement' }).fill('$1')
  await expect(page.getByText('1,249,999 characters', { exact: true })).toBeVisible()
  await text(page).click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('1x')
  await expect(page.getByText('250001 matches', { exact: true })).toBeVisible()
  await expectResponsive(watch)
  await button(page, 'Copy Matches').click()
  await expect.poll(async () => (await readClipboard(page)).length).toBe(750_002)
  const file = await readDownload(page, async () => {
    await button(page, 'Download Results').click()
    await pattern(page).fill('another')
  })
  expect(file.text.endsWith('\nMatch 250001 at position 1499999: "1x"\n  Group 1: "1"\n')).toBe(true)
})

test('what shows an outcome is loaded when there is a pattern or a text; where it does not come, that is said, matches are still counted, and the next try brings it', async ({
  page,
}) => {
  const lost = /assets\/outcome/
  const asked = watchRequests(page, lost)
  await openPage(page, path)
  expect(asked).toEqual([])
  await page.route(lost, (route) => route.abort())
  const alert = page.getByRole('alert')
  await pattern(page).fill('a')
  await text(page).fill('aba')
  await expect(alert).toHaveText('A part of this tool could not be loaded. Check your connection and try again.')
  await count(page, '2 matches')
  await expect(marks(page)).toHaveCount(0)

  await page.unroute(lost)
  await button(page, 'Clear All').click()
  await expect(alert).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(marks(page)).toHaveText(['a', 'a'])
  await expect(details(page)).toHaveCount(2)
  await expect(page.getByRole('list', { name: 'Explanation of the pattern' })).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test('a search that takes long is run again by keyboard; held, filled and failing, the tool is accessible and fits, light at 1280 px and dark at 390 px', async ({
  page,
}) => {
  const release = await holdScript(page, /regex\.worker/)
  await button(page, 'Options').click()
  await text(page).fill('aaa')
  await pattern(page).fill('a')
  await expect(button(page, 'Keep running')).toBeVisible()
  await expectLooks(page)
  await button(page, 'Cancel').press('Enter')
  await eachLook(page, () => expect(button(page, 'Run again')).toBeFocused())
  await page.keyboard.press('Enter')
  await expect(pattern(page)).toBeFocused()
  release()
  await count(page, '3 matches')

  await text(page).fill(`ab\n<b> ${'wide'.repeat(100)}`)
  await page.getByRole('textbox', { name: 'Replacement' }).fill('-')
  await pattern(page).fill('(?<a>[ab])(x)?|()(b+)+$|[A-FHJ-MOPQRSTUVW0-35-79_.,;:!@#%&=~+-]')
  await expect(page.getByRole('list', { name: 'Risky parts' })).toBeVisible()
  await expect(details(page).first()).toContainText('did not take part')
  const words = page.getByRole('button', { name: /^\[A-FHJ.* one of/ }).locator('span')
  await expect(words).toBeVisible()
  await eachLook(page, async (width) => {
    await expectAccessible(page)
    const hidden = await words.evaluate((element) => element.scrollHeight - element.clientHeight)
    expect(hidden > 0).toBe(width > 640)
  })
  await pattern(page).fill(`(${'a'.repeat(100)}`)
  await expect(page.getByRole('alert')).toBeVisible()
  await expectLooks(page)
})

import { expect, type Page, test } from '@playwright/test'
import {
  expectAccessible,
  expectResponsive,
  holdScript,
  looks,
  openPage,
  openTextFile,
  paneText,
  readClipboard,
  readDownload,
  toast,
  watchMainThread,
  watchProblems,
} from './support.ts'

const path = '/tools/regex-tester'
const runaway = { pattern: '^(a+)+$', text: `${'a'.repeat(32)}!` }

const pattern = (page: Page) => page.getByRole('textbox', { name: 'Pattern', exact: true })
const text = (page: Page) => page.getByRole('textbox', { name: 'Test string', exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const flag = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const marks = (page: Page) => page.getByRole('region', { name: 'Highlighted matches' }).locator('mark')
const details = (page: Page) => page.getByRole('list', { name: 'Match details' }).getByRole('listitem')
const count = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible()

/** Sets exactly these flags, pressing only what differs; off before on, for u and v exclude each other. */
async function setFlags(page: Page, flags: string) {
  const boxes = page.getByRole('checkbox')
  const states = await boxes.evaluateAll((all) =>
    all.map((box) => ({
      flag: box.parentElement?.textContent?.at(-2) ?? '',
      isOn: box instanceof HTMLInputElement && box.checked,
    })),
  )
  for (const [index, { flag, isOn }] of states.entries()) {
    if (isOn && !flags.includes(flag)) await boxes.nth(index).uncheck()
  }
  for (const [index, { flag, isOn }] of states.entries()) {
    if (!isOn && flags.includes(flag)) await boxes.nth(index).check()
  }
}

test.beforeEach(async ({ page }) => openPage(page, path))

test('matches are counted, marked, listed with position and groups, and copied', async ({ page }) => {
  const problems = watchProblems(page)
  for (const name of ['Copy pattern', 'Copy Matches', 'Download Results'])
    await expect(button(page, name)).toBeDisabled()
  await expect(flag(page, 'global (g)')).toBeChecked()
  for (const name of ['ignoreCase (i)', 'multiline (m)', 'dotAll (s)']) await expect(flag(page, name)).not.toBeChecked()
  expect((await text(page).boundingBox())?.height).toBeGreaterThanOrEqual(120)

  await pattern(page).pressSequentially('(?<year>\\d{4})-(\\d\\d)')
  await text(page).fill('Released 2024-02, patched 2024-03.')
  await count(page, '2 matches')
  await expect(page.getByText('Valid pattern', { exact: true })).toBeVisible()
  await expect(marks(page)).toHaveText(['2024-02', '2024-03'])
  await expect(details(page)).toHaveCount(2)
  await expect(details(page).first()).toContainText('2024-02')
  await expect(details(page).first()).toContainText('9–16')
  await expect(details(page).first()).toContainText('1 year')

  await button(page, 'Copy match 2').click()
  await expect(toast(page, 'Copied!')).toBeVisible()
  await expect(toast(page, 'Match 2 copied to clipboard.')).toBeVisible()
  await expect.poll(() => readClipboard(page)).toBe('2024-03')
  await button(page, 'Copy Matches').click()
  await expect(toast(page, 'Matches copied to clipboard.')).toBeVisible()
  await expect.poll(() => readClipboard(page)).toBe('2024-02\n2024-03')
  await button(page, 'Copy group year of match 1').click()
  await expect.poll(() => readClipboard(page)).toBe('2024')
  await button(page, 'Copy pattern').click()
  await expect(toast(page, 'Pattern copied to clipboard.')).toBeVisible()
  await expect.poll(() => readClipboard(page)).toBe('(?<year>\\d{4})-(\\d\\d)')

  await flag(page, 'global (g)').uncheck()
  await count(page, '1 match')
  await expect(marks(page)).toHaveText(['2024-02'])
  await text(page).fill('')
  await count(page, '0 matches')
  expect(problems).toEqual([])
})

const traps: [pattern: string, flags: string, text: string, found: [text: string, place: string][]][] = [
  [
    '(?:)',
    'gu',
    '💩',
    [
      ['empty', '0–0'],
      ['empty', '2–2'],
    ],
  ],
  [
    '(?:)',
    'g',
    '💩',
    [
      ['empty', '0–0'],
      ['empty', '1–1'],
      ['empty', '2–2'],
    ],
  ],
  [
    'a*',
    'g',
    'baac',
    [
      ['empty', '0–0'],
      ['aa', '1–3'],
      ['empty', '3–3'],
      ['empty', '4–4'],
    ],
  ],
  ['^.$', 'gu', '💩', [['💩', '0–2']]],
  [
    '[\\p{ASCII}--[0-9]]+',
    'gv',
    'ab12cd',
    [
      ['ab', '0–2'],
      ['cd', '4–6'],
    ],
  ],
  [
    '$',
    'gm',
    'a\r\nb',
    [
      ['empty', '1–1'],
      ['empty', '2–2'],
      ['empty', '4–4'],
    ],
  ],
  [
    'foo',
    'gy',
    'foofoo foo',
    [
      ['foo', '0–3'],
      ['foo', '3–6'],
    ],
  ],
  [
    '(?<=\\$)\\d+',
    'g',
    '$42 €17 $8',
    [
      ['42', '1–3'],
      ['8', '9–10'],
    ],
  ],
]
test('the traps of other testers are avoided', async ({ page }) => {
  await button(page, 'Options').click()
  for (const [source, flags, content, found] of traps) {
    await setFlags(page, flags)
    await pattern(page).fill(source)
    if (content.includes('\r')) await openTextFile(page, content)
    else await text(page).fill(content)
    await expect(details(page)).toHaveText(found.map(([value, place]) => new RegExp(`^\\d+${value}${place}Copy$`)))
    await expect(marks(page)).toHaveCount(found.length)
  }
  await setFlags(page, 'g')
  await pattern(page).fill('^.$')
  await text(page).fill('💩')
  await count(page, '0 matches')
  await pattern(page).fill('(?<æøå>a)\\k<æøå>')
  await text(page).fill('aa')
  await count(page, '1 match')
})

test('a group that did not take part is told apart from an empty one', async ({ page }) => {
  await pattern(page).fill('(a)|(b)(x*)')
  await text(page).fill('ab')
  await expect(details(page)).toHaveCount(2)
  await expect(details(page).nth(0)).toContainText('2did not take part')
  await expect(details(page).nth(1)).toContainText('1did not take part')
  await expect(details(page).nth(1)).toContainText('3empty')
})

test('u and v exclude each other behind Options, and d adds the places of groups', async ({ page }) => {
  await expect(flag(page, 'unicode (u)')).toBeHidden()
  await button(page, 'Options').click()
  await flag(page, 'unicode (u)').check()
  await flag(page, 'unicodeSets (v)').check()
  await expect(flag(page, 'unicode (u)')).not.toBeChecked()
  await flag(page, 'hasIndices (d)').check()
  await pattern(page).fill('a(b)')
  await text(page).fill('ab')
  await expect(details(page).first()).toContainText('b1–2')
})

test('an invalid pattern gives the message of the engine and marks the place, and the input stays', async ({
  page,
}) => {
  await text(page).fill('aaa')
  await pattern(page).fill('a')
  await count(page, '3 matches')
  await pattern(page).fill('a)b')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Invalid pattern')
  await expect(alert).toContainText('Unmatched')
  await expect(pattern(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(pattern(page)).toHaveAccessibleDescription(/Invalid pattern.*Unmatched/)
  await expect(page.locator('b').filter({ hasText: /^\)$/ })).toBeVisible()
  await count(page, '0 matches')
  await expect(marks(page)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Highlighted matches' })).toHaveText('aaa')
  await expect(pattern(page)).toHaveValue('a)b')

  await pattern(page).fill('')
  await expect(alert).toHaveCount(0)
  await expect(page.getByText('Valid pattern')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Highlighted matches' })).toHaveText('aaa')
})

test('the replacement is live and knows $1, $<name>, $&, $` and $$; the result is copied and saved', async ({
  page,
}) => {
  const result = () => paneText(page, 'Replace result')
  await pattern(page).fill('(?<y>\\d{4})-(?<m>\\d\\d)-(?<d>\\d\\d)')
  await text(page).fill('on 2026-11-14')
  await count(page, '1 match')
  expect(await result()).toBe('')
  const replacement = page.getByRole('textbox', { name: 'Replacement', exact: true })
  await replacement.fill('$<d>/$<m>/$<y>')
  await expect.poll(result).toBe('on 14/11/2026')
  await replacement.fill('$1 $<m> $& $$')
  await expect.poll(result).toBe('on 2026 11 2026-11-14 $')
  await expect(page.getByRole('textbox', { name: 'Replace result' })).not.toBeEditable()
  await button(page, 'Copy result').click()
  await expect(toast(page, 'Replace result copied to clipboard.')).toBeVisible()
  await expect.poll(() => readClipboard(page)).toBe('on 2026 11 2026-11-14 $')
  const said = 'Replace result downloaded successfully.'
  const file = await readDownload(page, () => button(page, 'Download result').click(), said)
  expect(file).toEqual({ name: 'regex-replace-result.txt', text: 'on 2026 11 2026-11-14 $' })

  await pattern(page).fill('b')
  await text(page).fill('abc')
  await replacement.fill("[$&|$`|$'|$$|$1]")
  await expect.poll(result).toBe('a[b|a|c|$|$1]c')
  await replacement.fill('')
  await expect.poll(result).toBe('ac')
})

test('each preset loads its pattern and text and sets global and multiline alone', async ({ page }) => {
  await flag(page, 'ignoreCase (i)').check()
  await flag(page, 'dotAll (s)').check()
  for (const [name, first] of [
    ['Email Address', 'ada@example.com'],
    ['Phone Number', '+441632960961'],
    ['Date YYYY-MM-DD', '2024-02-29'],
    ['URL', 'https://example.com/path?q=1&lang=en#top'],
    ['Hex Color Code', '#3B82F6'],
    ['IP Address', '192.168.0.1'],
  ] as const) {
    await button(page, name).click()
    await expect(marks(page).first()).toHaveText(first)
    await expect(flag(page, 'global (g)')).toBeChecked()
    await expect(flag(page, 'multiline (m)')).toBeChecked()
    await expect(flag(page, 'ignoreCase (i)')).not.toBeChecked()
    await expect(flag(page, 'dotAll (s)')).not.toBeChecked()
  }
})

test('Clear All empties everything but the flags', async ({ page }) => {
  await flag(page, 'multiline (m)').check()
  await pattern(page).fill('a')
  await text(page).fill('aaa')
  await page.getByRole('textbox', { name: 'Replacement' }).fill('b')
  await expect.poll(() => paneText(page, 'Replace result')).toBe('bbb')
  await button(page, 'Clear All').click()
  await expect(pattern(page)).toHaveValue('')
  for (const name of ['Test string', 'Replacement', 'Replace result'])
    await expect.poll(() => paneText(page, name)).toBe('')
  await count(page, '0 matches')
  await expect(flag(page, 'multiline (m)')).toBeChecked()
  await expect(flag(page, 'global (g)')).toBeChecked()
  await expect(button(page, 'Download Results')).toBeDisabled()
})

test('the report holds pattern, flags, text, matches and groups, even if asked for before the search began', async ({
  page,
}) => {
  await pattern(page).fill('(?<key>[a-z]+)=(")?([^"\\n]*)')
  await flag(page, 'multiline (m)').check()
  await text(page).fill('a=1\nbc=')
  const file = await readDownload(
    page,
    () => button(page, 'Download Results').click(),
    'Downloaded!',
    'Regex test results downloaded successfully.',
  )
  expect(file.name).toBe('regex-test-results.txt')
  expect(file.text).toMatch(/^Regex Test Results\nGenerated: \d{4}-\d\d-\d\dT[\d:.]+Z\n\n/)
  expect(file.text.split('\n').slice(3).join('\n')).toBe(`Pattern: (?<key>[a-z]+)=(")?([^"\\n]*)
Flags: global (g), multiline (m)
Test string length: 7
Matches: 2

Test string:
a=1
bc=

Match 1 at position 0: "a=1"
  Group 1 (key): "a"
  Group 2: did not take part
  Group 3: "1"

Match 2 at position 4: "bc="
  Group 1 (key): "bc"
  Group 2: did not take part
  Group 3: ""
`)
})

test('markup in the text and in the pattern is shown and never run', async ({ page }) => {
  const problems = watchProblems(page)
  const attack = '<img src=x onerror=window.pwned=1><script>window.pwned=1</script>'
  await pattern(page).fill('<')
  await text(page).fill(attack)
  await count(page, '3 matches')
  await expect(page.getByRole('region', { name: 'Highlighted matches' })).toHaveText(attack)
  await expect(marks(page)).toHaveText(['<', '<', '<'])
  await page.getByRole('textbox', { name: 'Replacement' }).fill('<img src=x onerror=window.pwned=1>')
  await expect.poll(() => paneText(page, 'Replace result')).toContain('<img')
  await pattern(page).fill(attack)
  await count(page, '1 match')
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
  await expect(page.locator('main img, main script')).toHaveCount(0)
  expect(problems).toEqual([])
})

test('the explanation marks the part pointed at, by mouse and by keyboard, and names the risk', async ({ page }) => {
  await pattern(page).fill('x(a+)+$')
  const tree = page.getByRole('list', { name: 'Explanation of the pattern' })
  await expect(tree.getByRole('listitem')).toHaveCount(4)
  const group = tree.getByRole('button', { name: /capturing group 1/ })
  await group.hover()
  await expect(page.locator('b').filter({ hasText: /^\(a\+\)\+$/ })).toBeVisible()
  await page.mouse.move(0, 0)
  await tree.getByRole('button', { name: /the end of the text/ }).focus()
  await expect(page.locator('b').filter({ hasText: /^\$$/ })).toBeVisible()
  const risks = page.getByRole('list', { name: 'Risky parts' })
  await expect(risks.getByRole('listitem')).toHaveCount(1)
  await expect(risks).toContainText('exponentially many ways')
})

test('a runaway pattern leaves the page free, can be cancelled, and does not run again by itself', async ({ page }) => {
  const watch = await watchMainThread(page)
  await text(page).fill(runaway.text)
  await pattern(page).fill(runaway.pattern)
  const bar = page.getByText('Still running after 1 s.', { exact: false })
  await expect(bar).toBeVisible()
  await expectResponsive(watch)
  await expect(page.getByText('Valid pattern', { exact: true })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Risky parts' })).toContainText('exponentially many ways')

  await text(page).focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('typed')
  expect(await paneText(page, 'Test string')).toBe(`${runaway.text}typed`)
  await expect(bar).toBeVisible()
  await button(page, 'Keep running').click()
  await expect(bar).toHaveCount(0)
  await expect(button(page, 'Keep running')).toHaveCount(0)
  await button(page, 'Cancel').click()

  await expect(button(page, 'Cancel')).toHaveCount(0)
  await expect(button(page, 'Run again')).toBeVisible()
  await expect(pattern(page)).toHaveValue(runaway.pattern)
  expect(await paneText(page, 'Test string')).toBe(`${runaway.text}typed`)

  // Only the runs of a worker tell that nothing runs: a held pattern with a harmless text would be answered at once.
  await text(page).fill('aaa')
  await pattern(page).fill('a')
  await count(page, '3 matches')
  await pattern(page).fill(runaway.pattern)
  await expect(button(page, 'Run again')).toBeVisible()
  await expect(page.getByText('not run', { exact: true })).toBeVisible()
  await button(page, 'Run again').click()
  await count(page, '1 match')
})

test('while a pattern runs away the page can be left, and a new pattern starts afresh', async ({ page }) => {
  await text(page).fill(runaway.text)
  await pattern(page).fill(runaway.pattern)
  await expect(button(page, 'Cancel')).toBeVisible()
  await pattern(page).fill('a+')
  await count(page, '1 match')
  await pattern(page).fill(runaway.pattern)
  await expect(button(page, 'Cancel')).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tools', exact: true }).click()
  await expect(page).toHaveURL(/\/tools$/)
})

test('Ctrl+Enter runs a cancelled pattern again', async ({ page }) => {
  await text(page).fill(runaway.text)
  await pattern(page).fill(runaway.pattern)
  await button(page, 'Cancel').click()
  await text(page).fill('aa')
  await expect(button(page, 'Run again')).toBeVisible()
  await text(page).press('ControlOrMeta+Enter')
  await count(page, '1 match')
})

test('what belongs to another pattern goes when a run takes long; by keyboard it is kept, ended and run again', async ({
  page,
}) => {
  const problems = watchProblems(page)
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.suggestedFilename()))
  const region = page.getByRole('region', { name: 'Highlighted matches' })
  await text(page).fill('aaa')
  await pattern(page).fill('a')
  await count(page, '3 matches')
  await text(page).fill(runaway.text)
  await pattern(page).fill(runaway.pattern)
  await expect(button(page, 'Copy Matches')).toBeDisabled()
  await expect(button(page, 'Keep running')).toBeVisible()
  await expect(page.getByText('3 matches', { exact: true })).toHaveCount(0)
  await expect(details(page)).toHaveCount(0)
  await expect(region).toHaveText(runaway.text)
  await expect(marks(page)).toHaveCount(0)

  await button(page, 'Download Results').click()
  await expect(button(page, 'Download Results')).toHaveAttribute('aria-busy', 'true')
  await button(page, 'Keep running').press('Enter')
  await expect(button(page, 'Cancel')).toBeFocused()
  const file = await readDownload(page, () => page.keyboard.press('Enter'))
  expect(file.text).toContain('\nMatches: not known (the search did not finish)\n')
  await expect(button(page, 'Run again')).toBeFocused()
  await expect(button(page, 'Download Results')).toHaveAttribute('aria-busy', 'false')
  await page.keyboard.press('Enter')
  await expect(pattern(page)).toBeFocused()
  await expect(button(page, 'Cancel')).toBeVisible()

  await button(page, 'Download Results').click()
  await button(page, 'Clear All').click()
  expect(await region.textContent()).toBe('The test string appears here with its matches marked')
  await expect(button(page, 'Download Results')).toHaveAttribute('aria-busy', 'false')
  await text(page).fill('b')
  await expect(region).toHaveText('b')
  await readDownload(page, () => button(page, 'Download Results').click())
  expect(downloads).toHaveLength(2)
  await button(page, 'Clear All').click()
  expect(await region.textContent()).toBe('The test string appears here with its matches marked')
  expect(problems).toEqual([])
})

test('a replacement that takes long is said and can be cancelled, and only the newest is made', async ({ page }) => {
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
  await expect(button(page, 'Cancel')).toBeVisible()
  await expect(page.getByText('Cancelled.', { exact: false })).toHaveCount(0)
  await replacement.fill('z')
  await button(page, 'Cancel').focus()
  release()
  await expect.poll(result).toBe('zbz')
  await expect(replacement).toBeFocused()
  await expect(button(page, 'Cancel')).toHaveCount(0)
  await expect(page.getByText('3 characters', { exact: true })).toHaveCount(2)
})

test('above 16 MB neither a match nor a group is copied', async ({ page }) => {
  await pattern(page).fill('x([^]+)')
  await openTextFile(page, 'x'.repeat(17 * 1024 * 1024))
  await expect(page.getByText('1 match', { exact: true })).toBeVisible({ timeout: 20_000 })
  for (const name of ['Copy match 1', 'Copy group 1 of match 1', 'Copy Matches'])
    await expect(button(page, name)).toBeDisabled()
  await button(page, 'Copy match 1').locator('..').hover()
  await expect(page.getByText('Above 16 MB the clipboard gives way: use Download Results')).toBeVisible()
})

test('that a file cannot be read is said until there is another text', async ({ page }) => {
  const alert = page.getByRole('alert')
  await page.evaluate(() => {
    Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'))
  })
  await text(page).fill('kept')
  await openTextFile(page, 'new')
  await expect(alert).toHaveText('The file could not be read.')
  expect(await paneText(page, 'Test string')).toBe('kept')
  await text(page).fill('other')
  await expect(alert).toHaveCount(0)
  await openTextFile(page, 'new')
  await expect(alert).toBeVisible()
  await button(page, 'Clear All').click()
  await expect(alert).toHaveCount(0)
})

test('a million matches in 5 MB are counted, marked and listed while the page stays free', async ({ page }) => {
  await pattern(page).fill('(\\d)x')
  const watch = await watchMainThread(page)
  const source = '1x ab\n'.repeat(1_000_000).slice(0, -1)
  await openTextFile(page, source)
  await expect(page.getByText('1000000 matches', { exact: true })).toBeVisible({ timeout: 20_000 })
  await expect(marks(page).first()).toHaveText('1x')
  expect(await marks(page).count()).toBeLessThan(100)
  const list = page.getByRole('list', { name: 'Match details' })
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(256)
  expect(await details(page).count()).toBeLessThan(100)
  await list.evaluate((element) => {
    element.scrollTop = element.scrollHeight
  })
  const last = details(page).last()
  await expect(last).toContainText('5999994–5999996')
  await expect(last).toHaveAttribute('aria-posinset', '1000000')
  await expect(button(page, 'Copy group 1 of match 1000000')).toBeVisible()
  await page.getByRole('button', { name: /^Show match 1000000 at/ }).click()
  await expect(marks(page).last()).toHaveAttribute('data-match', '999999')
  await page.getByRole('textbox', { name: 'Replacement' }).fill('$1')
  await expect(page.getByText('4,999,999 characters', { exact: true })).toBeVisible()
  await text(page).click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('1x')
  await expect(page.getByText('1000001 matches', { exact: true })).toBeVisible()
  await expectResponsive(watch)
  await button(page, 'Copy Matches').click()
  await expect.poll(async () => (await readClipboard(page)).length).toBe(3_000_002)
  const file = await readDownload(page, async () => {
    await button(page, 'Download Results').click()
    await pattern(page).fill('another')
  })
  expect(file.text.endsWith('\nMatch 1000001 at position 5999999: "1x"\n  Group 1: "1"\n')).toBe(true)
})

test('a clipboard that refuses is said so', async ({ page }) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    document.execCommand = () => false
  })
  await pattern(page).fill('a')
  await button(page, 'Copy pattern').click()
  await expect(toast(page, 'Copy failed')).toBeVisible()
  await expect(toast(page, 'Please copy the value manually.')).toBeVisible()
})

for (const { colorScheme, width } of looks) {
  test(`filled, failing and held, the tool is accessible and fits in ${colorScheme} at ${width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 844 })
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await button(page, 'Options').click()
    await pattern(page).fill('(?<a>\\w)(x)?|()(b+)+$')
    await text(page).fill(`ab\n<b> ${'wide'.repeat(100)}`)
    await page.getByRole('textbox', { name: 'Replacement' }).fill('-')
    await expect(page.getByRole('list', { name: 'Risky parts' })).toBeVisible()
    await expect(details(page).first()).toContainText('did not take part')
    await expectAccessible(page)
    await fits()
    await pattern(page).fill('[a-fhj-mopqrstuvw0-35-79_.,;:!@#%&=~+-]')
    const words = page.getByRole('button', { name: /^\[a-fhj/ }).locator('span')
    await expect(words).toBeVisible()
    const hidden = await words.evaluate((element) => element.scrollHeight - element.clientHeight)
    expect(hidden > 0).toBe(width > 640)
    await pattern(page).fill(`(${'a'.repeat(100)}`)
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
    await fits()
    await text(page).fill(runaway.text)
    await pattern(page).fill(runaway.pattern)
    await expect(button(page, 'Keep running')).toBeVisible()
    await expectAccessible(page)
    await button(page, 'Cancel').click()
    await expectAccessible(page)
    await fits()
  })
}

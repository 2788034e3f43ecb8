import { expect, type Page } from '@playwright/test'
import { button } from './controls.ts'
import { expectPartMissing, openWithoutPart } from './late-part.ts'
import { findMoved } from './layout-checks.ts'
import { putText } from './put-text.ts'
import {
  expectResponsive,
  holdScript,
  openPage,
  openTextFile,
  paneText,
  readClipboard,
  readDownload,
  refuseClipboard,
  test,
  toast,
  waitForFrames,
  watchMainThread,
  watchProblems,
} from './support.ts'
import { compareLayer } from './text-layer.ts'

const path = '/tools/regex-tester'
const runaway = { pattern: '^(a+)+$', text: `${'a'.repeat(32)}!` }
const often = { intervals: [100] }

const pattern = (page: Page) => page.getByRole('textbox', { name: 'Pattern', exact: true })
const text = (page: Page) => page.getByRole('textbox', { name: 'Test string', exact: true })
const region = (page: Page) => page.getByRole('region', { name: 'Highlighted matches' })
const flag = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const marks = (page: Page) => region(page).locator('mark')
const table = (page: Page) => page.getByRole('table', { name: 'Match details' })
const details = (page: Page) => table(page).locator('tbody').getByRole('row')
/** Polls every 100 ms: the default intervals soon get longer than a search takes. */
const count = (page: Page, words: string) =>
  expect.poll(() => page.getByText(words, { exact: true }).isVisible(), { message: words, ...often }).toBe(true)
/** Polls, because the layer follows the text a frame later. */
const expectInPlace = (page: Page) => expect.poll(() => compareLayer(page), often).toMatchObject({ wrong: [] })

/** Types into a field and returns which of these buttons are enabled right after that. */
const pressableAfter = (page: Page, field: string, value: string, names: readonly string[]) =>
  page.getByRole('textbox', { name: field, exact: true }).evaluate(
    async (element, { value, names }) => {
      ;(element as HTMLTextAreaElement).value = value
      element.dispatchEvent(new InputEvent('input', { bubbles: true }))
      await null
      const named = (name: string) =>
        // A button that was just pressed also says "Copied".
        [...document.querySelectorAll('button')].find((each) =>
          (each.getAttribute('aria-label') ?? each.textContent)?.startsWith(name),
        )
      return names.filter((name) => !named(name)?.disabled)
    },
    { value, names },
  )

/** The layer that colors the references in the replacement. */
const layerOf = (page: Page) =>
  page.getByRole('textbox', { name: 'Replacement', exact: true }).locator('xpath=../section')

/** Fills in a pattern with three groups, eight dates, and a replacement with every kind of reference. */
async function fillDates(page: Page): Promise<void> {
  await pattern(page).fill('(?<year>\\d{4})-(?<month>\\d{2})-(?<day>\\d{2})')
  await putText(
    text(page),
    Array.from({ length: 8 }, (_, line) => `Release ${line} on 2026-0${line + 1}-15`).join('\n'),
  )
  await putText(
    page.getByRole('textbox', { name: 'Replacement', exact: true }),
    `$<day>.$2.$<year> $& $4 $<no> $$ ${'wrap '.repeat(20)}\n$1`,
  )
  await count(page, '8 matches')
}

const tricky = [
  'a\ttab\t\tand  two  spaces ',
  '漢字かな交じり文 wide ＦＵＬＬ',
  'emoji 😀👩‍👩‍👧‍👦🇩🇪 e\u0301 done',
  'x'.repeat(300),
  `${'word '.repeat(60)}   `,
  '',
  '-> => != <= --- www ffi',
  '',
  '',
].join('\n')

test('matches are counted, marked, listed and copied; the pattern is explained, presets fill it in, and each match can be selected', async ({
  page,
}) => {
  await openPage(page, path)
  const problems = watchProblems(page)
  await test.step('matches are listed with position and groups, and copied; markup is shown but never run', async () => {
    const attack = '<img src=x onerror=window.pwned=1><script>window.pwned=1</script> 2024-02, 2024-03'
    for (const name of ['Copy pattern', 'Copy Matches', 'Download Results'])
      await expect(button(page, name)).toBeDisabled()
    await expect(flag(page, 'unicode (u)')).toBeHidden()

    await pattern(page).fill('(?<year>\\d{4})-(\\d\\d)(!)?()|<img src=x onerror=window.pwned=1>')
    await text(page).fill(attack)
    await count(page, '3 matches')
    await expect(page.getByText('Valid pattern', { exact: true })).toBeVisible()
    await expect(region(page)).toHaveText(attack)
    await expect(marks(page)).toHaveText(['<img src=x onerror=window.pwned=1>', '2024-02', '2024-03'])
    await expect(details(page)).toHaveCount(3)
    await expect(table(page).getByRole('columnheader')).toHaveText(['#', 'match', 'year', '2', '3', '4', 'position'])
    await expect(details(page).nth(1).getByRole('cell')).toHaveText([
      ...['2', '2024-02', '2024', '02', 'did not take part', 'empty', '66–73'],
    ])

    await button(page, 'Copy match 3').click()
    await expect(toast(page, 'Match 3 copied to clipboard.')).toBeVisible()
    expect(await readClipboard(page)).toBe('2024-03')
    await button(page, 'Copy group year of match 2').click()
    await expect(toast(page, 'Group year of match 2 copied to clipboard.')).toBeVisible()
    expect(await readClipboard(page)).toBe('2024')
    await button(page, 'Copy Matches').click()
    await expect(toast(page, 'Matches copied to clipboard.')).toBeVisible()
    expect(await readClipboard(page)).toBe('<img src=x onerror=window.pwned=1>\n2024-02\n2024-03')

    expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
    await expect(page.locator('main img, main script')).toHaveCount(0)
    await text(page).fill('')
    await count(page, '0 matches')
  })
  await test.step('rows, Next, Previous and the caret set the current match, which scrolls into view; the selection stays', async () => {
    const now = region(page).locator('.hit-now')
    await pattern(page).fill('(?<n>\\d+)x')
    await putText(text(page), Array.from({ length: 200 }, (_, line) => `${line}x`).join('\n'))
    await count(page, '200 matches')
    await expect(now).toHaveText('199x')
    await expect(page.getByRole('row', { name: /199x/ })).toHaveAttribute('aria-current', 'true')
    const selection = () =>
      text(page).evaluate((field: HTMLTextAreaElement) => [field.selectionStart, field.selectionEnd])
    const selected = await selection()
    await button(page, 'Next match').click()
    await expect(now).toHaveText('0x')
    await expect(now).toBeInViewport()
    await button(page, 'Previous match').click()
    await expect(now).toHaveText('199x')
    await expect(now).toBeInViewport()
    await button(page, 'Next match').click()
    await details(page).nth(4).getByRole('cell').first().click()
    await expect(now).toHaveText('4x')
    await button(page, 'Show match 7 at 18–20').press('Enter')
    await expect(now).toHaveText('6x')
    expect(await selection()).toEqual(selected)
    await text(page).focus()
    await page.keyboard.press('ControlOrMeta+Home')
    await page.keyboard.press('ArrowDown')
    await expect(now).toHaveText('1x')
    await expect(now.locator('span')).toHaveText('1')
    const colorOf = (element: Element) => getComputedStyle(element).color
    const column = await page.getByRole('columnheader', { name: 'n', exact: true }).evaluate(colorOf)
    expect(column).not.toBe(await page.getByRole('columnheader', { name: 'position' }).evaluate(colorOf))
    const explanation = page.getByRole('list', { name: 'Explanation of the pattern' })
    for (const part of [
      now.locator('span'),
      page.locator('.pattern-layer .hue').first(),
      explanation.locator('.hue').first(),
    ])
      expect(await part.evaluate(colorOf)).toBe(column)
  })
  await test.step('each reference in the replacement has the color of its group', async () => {
    const layer = layerOf(page)
    await fillDates(page)
    await expect(layer.locator('mark')).toHaveText(['$<day>', '$2', '$<year>', '$&', '$4', '$<no>', '$1'])
    await expect(layer).toHaveAttribute('aria-hidden', 'true')
    const colorOf = (element: Element) => getComputedStyle(element).color
    const column = (name: string) => table(page).getByRole('columnheader', { name, exact: true }).evaluate(colorOf)
    const reference = (number: number) => layer.locator('mark').nth(number).evaluate(colorOf)
    const colors = [await column('day'), await column('month'), await column('year')]
    expect(new Set(colors).size).toBe(3)
    expect([await reference(0), await reference(1), await reference(2)]).toEqual(colors)
    for (const number of [4, 5])
      await expect(layer.locator('mark').nth(number)).toHaveCSS('text-decoration-style', 'wavy')
    await pattern(page).fill('(\\d)')
    await expect(layer.locator('.hue')).toHaveText(['$1'])
  })
  await test.step('each part of a pattern is explained; an invalid one shows and marks the error; a preset resets the flags, and Undo restores them', async () => {
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
    await expect(pattern(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(pattern(page)).toHaveAccessibleDescription("Invalid pattern: unmatched ')'")
    await expect(alert).toHaveCount(0)
    await pattern(page).press('ControlOrMeta+Enter')
    await expect(alert).toHaveText("Invalid pattern: unmatched ')'")
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
  await refuseClipboard(page)
  await button(page, 'Copy pattern').click()
  await expect(toast(page, 'Please copy the value manually.')).toBeVisible()
  expect(problems).toEqual([])
})

test('the replacement updates live, a runaway pattern never blocks the page and can be stopped, and a search or a part that does not load can be retried', async ({
  page,
}) => {
  await openPage(page, path)
  const problems = watchProblems(page)
  await test.step('the result is copied and saved; a slow replacement can be canceled, and an outdated result cannot be taken', async () => {
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
    await expect(page.getByText('Canceled. Change the replacement to start again.')).toBeVisible()
    await replacement.fill('y')
    await expect(page.getByText('Canceled.', { exact: false })).toHaveCount(0)
    await button(page, 'Cancel').focus()
    release()
    await expect.poll(result, often).toBe('yby')
    await expect(replacement).toBeFocused()
    await expect(button(page, 'Cancel')).toHaveCount(0)

    // The result is empty, so there is nothing to copy.
    await pattern(page).fill('\\w+')
    await expect.poll(result, often).toBe('y')
    await replacement.fill('')
    await expect.poll(result, often).toBe('')
    await expect(button(page, 'Copy result')).toBeDisabled()

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

    // Pressed before the search starts, Download Results waits until it ends.
    const saveReport = () => button(page, 'Download Results').click()
    const report = await readDownload(page, saveReport, 'Regex test results downloaded successfully.')
    expect(report.name).toBe('regex-test-results.txt')
    expect(report.text).toMatch(/^Regex Test Results\nGenerated: \d{4}-\d\d-\d\dT[\d:.]+Z\n\nPattern: /)
    expect(report.text).toContain('\nMatch 1 at position 3: "2027-01"\n  Group 1 (y): "2027"\n')
    await expect.poll(result, often).toBe('in ')
    for (const name of all) await expect(button(page, name)).toBeEnabled()
  })
  await test.step('a runaway pattern can be kept running, stopped and run again by keyboard', async () => {
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

    await page.getByRole('textbox', { name: 'Replacement' }).pressSequentially('ab')
    expect(await paneText(page, 'Replacement')).toBe('ab')
    await expectResponsive(watch)
    await button(page, 'Download Results').click()
    await expect(button(page, 'Download Results')).toHaveAttribute('aria-busy', 'true')
    await button(page, 'Keep running').press('Enter')
    await expect(bar).toHaveCount(0)
    await expect(button(page, 'Cancel')).toBeFocused()
    const file = await readDownload(page, () => page.keyboard.press('Enter'))
    expect(file.text).toContain('\nMatches: unknown (the search did not finish)\n')
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
    // Clear All ends the worker, and the next one does not load yet.
    const release = await holdScript(page, /regex\.worker/)
    await button(page, 'Clear All').click()
    await expect(button(page, 'Download Results')).toHaveAttribute('aria-busy', 'false')
    expect(downloads).toHaveLength(1)

    await text(page).fill('aaa')
    await pattern(page).fill('a')
    await expect(button(page, 'Keep running')).toBeVisible()
    await button(page, 'Cancel').press('Enter')
    await expect(button(page, 'Run again')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(pattern(page)).toBeFocused()
    release()
    await count(page, '3 matches')
  })
  expect(problems).toEqual([])
  await test.step('if the part that shows results does not load, the page says so, and Try again loads it', async () => {
    const bring = await openWithoutPart(page, path)
    await pattern(page).fill('a')
    await text(page).fill('aba')
    await expectPartMissing(page)
    await expect(marks(page)).toHaveCount(0)

    await bring()
    await button(page, 'Try again').click()
    await expect(marks(page)).toHaveText(['a', 'a'])
    await expect(details(page)).toHaveCount(2)
    await expect(page.getByRole('list', { name: 'Explanation of the pattern' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test('marks line up with their characters and follow the typing in short and long texts; only the visible part of a long text is drawn', async ({
  page,
}) => {
  await openPage(page, path)
  await test.step('with thousands of matches, a key press redraws only the lines around it, at the start, middle and end', async () => {
    const lines = Array.from({ length: 145 }, (_, line) => `line ${line} `.repeat(1 + (line % 15)))
    const all = lines.join('\n')
    await pattern(page).fill('(\\w)(\\w*)')
    await putText(text(page), all)
    let found = lines.reduce((sum, line) => sum + line.trim().split(' ').length, 0)
    await count(page, `${found} matches`)
    await expect(marks(page).last().locator('span')).toHaveCount(2)
    expect(found).toBeGreaterThan(2000)
    expect(await marks(page).count()).toBeLessThan(2000)
    const watch = await region(page).evaluateHandle((element) => {
      const touched = new Set<number>()
      const read = (node: Node) => {
        for (const [, line] of node.textContent?.matchAll(/line (\d+)/g) ?? []) touched.add(Number(line))
      }
      new MutationObserver((records) => {
        for (const { target, addedNodes, removedNodes } of records)
          if (target === element) [...addedNodes, ...removedNodes].forEach(read)
          else read(target)
      }).observe(element, { subtree: true, childList: true, characterData: true, attributes: true })
      return touched
    })
    for (const [line, at] of [
      [144, all.length],
      [75, all.indexOf('\nline 76')],
      [0, all.indexOf('\n')],
    ] as const) {
      await text(page).evaluate((element, at) => (element as HTMLTextAreaElement).setSelectionRange(at, at), at)
      await page.keyboard.type('q')
      await count(page, `${++found} matches`)
      await expect(region(page).locator('.hit-now')).toHaveText('q')
      // New lines are drawn over several frames: wait for two frames without any drawing.
      await expect
        .poll(async () => {
          await watch.evaluate((touched) => touched.clear())
          await waitForFrames(page)
          return watch.evaluate((touched) => touched.size)
        }, often)
        .toBe(0)
      await page.keyboard.type(' up')
      await count(page, `${++found} matches`)
      await expect(region(page).locator('.hit-now')).toHaveText('up')
      await expect(region(page).locator('.hit-now').locator('span')).toHaveText(['u', 'p'])
      const touched = await watch.evaluate((touched) => [...touched])
      expect(touched).not.toEqual([])
      expect(touched.filter((each) => Math.abs(each - line) > 12)).toEqual([])
      await expectInPlace(page)
    }
  })
  await test.step('carriage returns and long texts: the visible part is marked, in step with scrolling and typing', async () => {
    await button(page, 'Clear All').click()
    await expect(text(page)).toHaveValue('')
    await pattern(page).fill('(\\w)(\\w+)')
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), tricky.replaceAll('\n', '\r\n'))
    await text(page).focus()
    await page.keyboard.press('ControlOrMeta+v')
    await expect(marks(page).first()).toHaveText('tab')
    await expectInPlace(page)
    expect((await compareLayer(page)).checked).toBeGreaterThan(100)

    await openTextFile(
      page,
      Array.from({ length: 1000 }, (_, line) => `${line} words and\t漢字 ${'more '.repeat(line % 40)}`).join('\n'),
    )
    await expect(marks(page).first()).toHaveText('words')
    await expect.poll(async () => (await compareLayer(page)).wrong, often).toEqual([])
    await button(page, 'Previous match').click()
    await expect(marks(page).last()).toHaveText('more')
    await expect(region(page).locator('.hit-now')).toHaveText('more')
    await expect.poll(async () => (await compareLayer(page)).wrong, often).toEqual([])
    await text(page).focus()
    await page.keyboard.press('ControlOrMeta+Home')
    await page.keyboard.type('some ')
    await expect(marks(page).first()).toHaveText('some')
    await expect.poll(async () => (await compareLayer(page)).wrong, often).toEqual([])
    expect((await compareLayer(page)).checked).toBeGreaterThan(300)
    await openTextFile(page, 'long '.repeat(14_000))
    await expect(marks(page).first()).toHaveText('long')
    await expect.poll(async () => (await compareLayer(page)).wrong, often).toEqual([])
    expect(await marks(page).count()).toBeLessThan(4000)
  })
  await test.step('60,000 matches in 360 KB are counted, marked, listed and saved while the page stays responsive', async () => {
    await pattern(page).fill('(\\d)x')
    const watch = await watchMainThread(page)
    await openTextFile(page, '1x ab\n'.repeat(60_000).slice(0, -1))
    await expect(page.getByText('60,000 matches', { exact: true })).toBeVisible()
    await expect(marks(page).first()).toHaveText('1x')
    expect(await marks(page).count()).toBeLessThan(100)
    expect(await details(page).count()).toBeLessThan(100)
    await expect(table(page)).toHaveAttribute('aria-rowcount', '60001')
    await table(page).evaluate((element) => {
      const box = element.parentElement?.parentElement
      if (box) box.scrollTop = box.scrollHeight
    })
    const last = details(page).last()
    await expect(last).toContainText('359994–359996')
    await expect(last).toHaveAttribute('aria-rowindex', '60001')
    await expect(button(page, 'Copy group 1 of match 60000')).toBeVisible()
    await page.getByRole('button', { name: /^Show match 60000 at/ }).click()
    await expect(marks(page).last()).toHaveClass(/hit-now/)
    await page.getByRole('textbox', { name: 'Replacement' }).fill('$1')
    await expect(page.getByText('299,999 characters', { exact: true })).toBeVisible()
    await text(page).click()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type('1x')
    await expect(page.getByText('60,001 matches', { exact: true })).toBeVisible()
    await expectResponsive(watch)
    await button(page, 'Copy Matches').click()
    await expect.poll(async () => (await readClipboard(page)).length).toBe(180_002)
    const file = await readDownload(page, async () => {
      await button(page, 'Download Results').click()
      await pattern(page).fill('another')
    })
    expect(file.text.endsWith('\nMatch 60001 at position 359999: "1x"\n  Group 1: "1"\n')).toBe(true)
  })
  await test.step('marks line up at tabs, wide characters, emoji, long lines and final line breaks, and move with typing', async () => {
    await openPage(page, path)
    await pattern(page).fill('(.)(\\s)?|$')
    await putText(text(page), tricky)
    await expect(marks(page).first()).toHaveText('a\t', { useInnerText: false })
    await expect(marks(page).first().locator('span')).toHaveCount(2)
    await expectInPlace(page)
    expect((await compareLayer(page)).checked).toBeGreaterThan(150)

    await pattern(page).fill('wide|tab')
    await count(page, '2 matches')
    await text(page).evaluate((element) => {
      const field = element as HTMLTextAreaElement
      field.focus()
      field.setSelectionRange(0, 0)
      document.execCommand('insertText', false, 'new\n')
    })
    await expect.poll(() => region(page).textContent()).toMatch(/^new\n/)
    await expect(marks(page)).toHaveText(['tab', 'wide'])
    await expectInPlace(page)

    // Marks move with the typing even before a new search.
    await page.evaluate(() => {
      Worker.prototype.postMessage = () => {}
      // After a second without an answer the marks go; a slow machine must not get there.
      const { setTimeout } = window
      const setShortTimeout = (run: () => void, wait = 0) => (wait < 1000 ? setTimeout(run, wait) : 0)
      Object.assign(window, { setTimeout: setShortTimeout })
      document.execCommand('insertText', false, 'old\n')
    })
    await expect.poll(() => region(page).textContent()).toMatch(/^new\nold\n/)
    await expect(marks(page)).toHaveText(['tab', 'wide'])
    await expectInPlace(page)
  })
})

test('at 1440 × 900 a pattern, its text, its explanation, eight matches and a replacement are all visible; marks line up at every width, and only a wide screen cuts off a long explanation @looks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, path)
  expect((await text(page).boundingBox())?.height).toBeGreaterThanOrEqual(120)
  await fillDates(page)
  const parts = page.getByRole('list', { name: 'Explanation of the pattern' }).getByRole('button')
  await expect(parts).toHaveCount(8)
  for (const last of [details(page).last(), parts.last(), marks(page).last()])
    await expect(last).toBeInViewport({ ratio: 1 })
  for (const rows of [table(page), page.getByRole('list', { name: 'Explanation of the pattern' })]) {
    const hidden = await rows.evaluate((element) => {
      let box: HTMLElement | null = element.parentElement
      while (box && getComputedStyle(box).overflowY !== 'auto') box = box.parentElement
      return box ? box.scrollHeight - box.clientHeight : null
    })
    expect(hidden).toBe(0)
  }
  expect((await details(page).last().boundingBox())?.height).toBe(34)
  expect((await table(page).getByRole('row').first().boundingBox())?.height).toBe(30)

  const replacement = page.getByRole('textbox', { name: 'Replacement', exact: true })
  for (const width of [1440, 820]) {
    await page.setViewportSize({ width, height: 900 })
    await replacement.scrollIntoViewIfNeeded()
    const { checked, wrong } = await compareLayer(page, layerOf(page))
    expect(wrong).toEqual([])
    expect(checked).toBeGreaterThan(50)
  }

  await page.setViewportSize({ width: 1440, height: 900 })
  await pattern(page).fill('(.)(\\s)?|$')
  await putText(text(page), tricky)
  await expect(marks(page).first()).toHaveText('a\t', { useInnerText: false })
  for (const width of [1440, 1100, 820, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectInPlace(page)
    expect((await compareLayer(page)).checked, `${width} px`).toBeGreaterThan(150)
  }
  const heights = await region(page).evaluate((element) => {
    const field = element.parentElement?.querySelector('textarea')
    return [element.clientHeight, field?.clientHeight, field?.scrollHeight]
  })
  expect(new Set(heights).size).toBe(1)

  await page.setViewportSize({ width: 1440, height: 900 })
  await putText(text(page), `ab\n<b> ${'wide'.repeat(100)}`)
  await page.getByRole('textbox', { name: 'Replacement' }).fill('$& $1 $9')
  await pattern(page).fill('(?<a>[ab])(x)?|()(b+)+$|[A-FHJ-MOPQRSTUVW0-35-79_.,;:!@#%&=~+-]')
  await expect(page.getByRole('list', { name: 'Risky parts' })).toBeVisible()
  await expect(details(page).first()).toContainText('did not take part')
  const words = page
    .getByRole('button', { name: /^\[A-FHJ.* one of/ })
    .locator('span')
    .last()
  await expect(words).toBeVisible()
  const countHidden = () => words.evaluate((element) => element.scrollHeight - element.clientHeight)
  expect(await countHidden()).toBeGreaterThan(0)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('tab', { name: 'Explanation' }).click()
  expect(await countHidden()).toBe(0)

  await page.getByRole('tab', { name: 'Test string' }).click()
  await page.setViewportSize({ width: 1440, height: 900 })
  await pattern(page).fill('(\\w)(\\w+)')
  await text(page).fill('')
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), tricky.replaceAll('\n', '\r\n'))
  await page.keyboard.press('ControlOrMeta+v')
  await expect(marks(page).first()).toHaveText('tab')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectInPlace(page)
    expect((await compareLayer(page)).checked).toBeGreaterThan(100)
  }
})

test('a sample fills all fields with one click; an error and a long search move nothing; a pattern stays one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 657 })
  await openPage(page, path)
  await button(page, 'Try a sample').click()
  await expect(pattern(page)).toHaveValue('(?<year>\\d{4})-(?<month>\\d{2})-(?<day>\\d{2})')
  await count(page, '5 matches')
  await expect.poll(() => paneText(page, 'Replace result')).toContain('Released 29.02.2024')
  await expect(text(page)).toBeFocused()
  await expect(button(page, 'Try a sample')).toHaveCount(0)
  await expect(button(page, 'Copy match 1')).toHaveCSS('opacity', '1')

  const heads = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.pane-head, .chip, .foot')].map((each) => each.getBoundingClientRect().y),
    )
  const before = await heads()
  await pattern(page).fill('(a+')
  await expect(page.getByText('unterminated group')).toBeVisible()
  expect(await heads()).toEqual(before)
  await text(page).fill(runaway.text)
  await pattern(page).fill(runaway.pattern)
  await expect(button(page, 'Keep running')).toBeVisible()
  expect(await heads()).toEqual(before)
  await button(page, 'Cancel').click()
  await expect(button(page, 'Run again')).toBeVisible()
  expect(await heads()).toEqual(before)

  await pattern(page).fill('')
  await page.evaluate(() => navigator.clipboard.writeText('a\nb\n'))
  await pattern(page).press('ControlOrMeta+v')
  await expect(pattern(page)).toHaveValue('ab')
  await pattern(page).press('Enter')
  await page.keyboard.type('c')
  await expect(pattern(page)).toHaveValue('abc')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(pattern(page)).toHaveValue('ab')
})

for (const [width, height] of [
  [1366, 657],
  [820, 1180],
  [390, 844],
] as const)
  test(`at ${width} px no control moves when a pattern, its matches or its error come, and the error is said once`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openPage(page, path)
    const moved = (act: () => Promise<void>) => findMoved(page, act)
    const matches = () => expect(page.locator('.match-table tbody tr').first()).toBeAttached()
    await text(page).fill('a 12-34 b')
    // The keyboard of a phone hides what is below the text.
    await pattern(page).focus()
    expect(
      await moved(async () => {
        await pattern(page).fill('(\\d+)-(\\d+)')
        await matches()
      }),
    ).toEqual([])
    expect(
      await moved(async () => {
        await pattern(page).fill('(a')
        await expect(page.getByText('unterminated group')).toBeVisible()
        await expect(page.locator('.match-table')).toHaveCount(0)
      }),
    ).toEqual([])
    await expect(page.locator('.statements')).not.toContainText(/pattern|error/i)
    expect(
      await moved(async () => {
        await pattern(page).fill('a|b')
        await matches()
      }),
    ).toEqual([])
  })

test('screen readers find only the matches in the layer behind the text, and the text only in the field', async ({
  page,
}) => {
  await openPage(page, path)
  await pattern(page).fill('\\d+')
  await text(page).fill('one 12 two\nno digits here')
  await expect(marks(page)).toHaveText(['12'])
  const heard = await page.locator('.search-text').ariaSnapshot()
  expect(heard).toContain('region "Highlighted matches"')
  expect(heard).toContain('mark: "12"')
  expect(heard.match(/one 12 two/g)).toHaveLength(1)
  expect(heard.match(/no digits here/g)).toHaveLength(1)
})

test('with forced colors, a flag that is on has another ground than one that is off, in the color of the system', async ({
  page,
}) => {
  await openPage(page, path)
  const groundOf = (name: string) =>
    flag(page, name)
      .locator('xpath=..')
      .evaluate((box) => getComputedStyle(box).backgroundColor)
  await page.emulateMedia({ forcedColors: 'active' })
  const highlight = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.backgroundColor = 'Highlight'
    return getComputedStyle(probe).backgroundColor
  })
  await expect.poll(() => groundOf('global (g)')).toBe(highlight)
  expect(await groundOf('ignoreCase (i)')).not.toBe(highlight)
})

test('the matches are one Tab stop, and so are the parts of the pattern: arrow keys move through rows and their buttons', async ({
  page,
}) => {
  await openPage(page, path)
  await pattern(page).fill('(a)(b)')
  await text(page).fill('ab ab ab')
  await count(page, '3 matches')
  const rows = page.getByRole('region', { name: 'Matches: arrow keys move through them' })
  await rows.focus()
  for (const [key, name] of [
    ['ArrowDown', 'Copy match 1'],
    ['ArrowRight', 'Copy group 1 of match 1'],
    ['ArrowDown', 'Copy group 1 of match 2'],
    ['ArrowRight', 'Copy group 2 of match 2'],
    ['ArrowRight', 'Show match 2 at 3–5'],
    ['ArrowUp', 'Show match 1 at 0–2'],
    ['ArrowLeft', 'Copy group 2 of match 1'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(button(page, name)).toBeFocused()
  }
  await page.keyboard.press('Shift+Tab')
  await expect(rows).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Email Address')).toBeFocused()

  const parts = page.getByRole('region', { name: 'Parts of the pattern: arrow keys move through them' })
  await parts.focus()
  for (const [key, name] of [
    ['ArrowDown', /^\(…\) capturing group 1/],
    ['ArrowDown', /^a the character “a”/],
    ['ArrowDown', /^\(…\) capturing group 2/],
    ['ArrowUp', /^a the character “a”/],
  ] as const) {
    await page.keyboard.press(key)
    await expect(parts.getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(button(page, 'Copy Matches')).toBeFocused()
})

test('on a tablet a long pattern wraps, its layer too, and has most of the width', async ({ page }) => {
  for (const width of [640, 820, 1023]) {
    await page.setViewportSize({ width, height: 1180 })
    await openPage(page, path)
    await pattern(page).fill(String.raw`(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})`.repeat(3))
    const layer = page.locator('.pattern-layer')
    await expect(layer).toContainText('month')
    const [field, painted] = [(await pattern(page).boundingBox())!, (await layer.boundingBox())!]
    expect([field.width, field.height], `${width} px`).toEqual([painted.width, painted.height])
    expect(field.width).toBeGreaterThan(width * 0.6)
    expect(field.height).toBeGreaterThan(50)
    const hidden = await page
      .locator('.pattern-text')
      .evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
        scrollWidth - clientWidth,
        scrollHeight - clientHeight,
      ])
    expect(hidden, `${width} px`).toEqual([0, 0])
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a long pattern wraps, its layer too; the table folds its groups below each match, and fits', async ({
    page,
  }) => {
    await openPage(page, path)
    await button(page, 'Try a sample').click()
    await expect(marks(page)).toHaveCount(5)
    const [line, layer] = [page.locator('.pattern-line'), page.locator('.pattern-layer')]
    expect(await line.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    expect((await line.boundingBox())?.height).toBeGreaterThan(60)
    const [field, painted] = [(await pattern(page).boundingBox())!, (await layer.boundingBox())!]
    expect([field.width, field.height]).toEqual([painted.width, painted.height])
    expect(await pattern(page).evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0)

    await page.getByRole('tab', { name: 'Match details' }).click()
    await expect(details(page)).toHaveCount(5)
    await expect(
      details(page)
        .first()
        .getByRole('cell', { name: /^day 29/ }),
    ).toBeVisible()
    const box = (await table(page).boundingBox())!
    expect(box.x + box.width).toBeLessThanOrEqual(390)
    for (const name of ['Copy match 1', 'Copy group day of match 1', 'Show match 1 at 9–19'])
      await expect(button(page, name)).toBeInViewport({ ratio: 1 })
    await button(page, 'Copy group day of match 1').click()
    await expect.poll(() => readClipboard(page)).toBe('29')
  })
})

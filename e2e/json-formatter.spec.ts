import { writeFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import {
  dropFile,
  expectAccessible,
  expectResponsive,
  holdScript,
  looks,
  openPage,
  paneText,
  readClipboard,
  readDownload,
  toast,
  watchMainThread,
  watchProblems,
} from './support.ts'

const path = '/tools/json-formatter'

/** A file on the disk, as a visitor would choose it. */
function largeFile(text: string): string {
  const file = test.info().outputPath('large.json')
  writeFileSync(file, text)
  return file
}

/** What a visitor would copy: in an editor the selection stands behind a shadow root. */
async function selectedText(page: Page): Promise<string> {
  await page.keyboard.press('ControlOrMeta+c')
  return readClipboard(page)
}

test.beforeEach(async ({ page }) => openPage(page, path))

test('format, copy and download keep every digit as written', async ({ page }) => {
  const problems = watchProblems(page)
  const input = page.getByRole('textbox', { name: 'JSON input' })
  await expect(page.getByRole('textbox', { name: 'JSON output' })).toHaveAccessibleDescription(
    'Your formatted JSON will appear here',
  )
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeDisabled()

  await input.fill('{"id":17478252242305210114,"n":1.0,"a":1,"a":2}')
  await page.getByRole('button', { name: 'Format JSON' }).click()
  const expected = '{\n  "id": 17478252242305210114,\n  "n": 1.0,\n  "a": 1,\n  "a": 2\n}'
  await expect.poll(() => paneText(page, 'JSON output')).toBe(expected)
  await expect(page.getByRole('textbox', { name: 'JSON output' })).toHaveAccessibleDescription(
    'Valid JSON - Formatted successfully',
  )
  await expect(page.getByText('Only whitespace changed')).toBeVisible()
  await expect(toast(page, 'JSON Formatted Successfully!')).toBeVisible()
  await expect(page.getByText('Your JSON has been beautified and validated.')).toBeVisible()

  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(toast(page, 'Copied to Clipboard!')).toBeVisible()
  await expect.poll(() => readClipboard(page)).toBe(expected)

  const download = page.getByRole('button', { name: 'Download', exact: true })
  const file = await readDownload(page, () => download.click(), 'JSON Downloaded!')
  expect(file).toEqual({ name: 'formatted.json', text: expected })

  await input.press('End')
  await page.keyboard.type(' ]')
  await expect(page.getByText('Input changed since')).toBeVisible()
  for (const claim of ['Valid JSON', 'Only whitespace changed'])
    await expect(page.getByText(claim, { exact: true })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Warnings' })).toHaveCount(0)
  expect(await paneText(page, 'JSON output')).toBe(expected)
  expect(problems).toEqual([])
})

test('Ctrl+Enter formats, Minify takes the whitespace out, Clear resets everything', async ({ page }) => {
  const input = page.getByRole('textbox', { name: 'JSON input' })
  await input.fill('[1, 2,\n3]')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect.poll(() => paneText(page, 'JSON output')).toBe('[\n  1,\n  2,\n  3\n]')
  await page.getByRole('button', { name: 'Minify' }).click()
  await expect.poll(() => paneText(page, 'JSON output')).toBe('[1,2,3]')
  await expect(toast(page, 'JSON Minified Successfully!')).toBeVisible()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect.poll(() => paneText(page, 'JSON output')).toBe('')
  await expect.poll(() => paneText(page, 'JSON input')).toBe('')
  await expect(page.getByRole('textbox', { name: 'JSON output' })).toHaveAccessibleDescription(
    'Your formatted JSON will appear here',
  )
})

test('empty input is answered beside the field by the button that was pressed', async ({ page }) => {
  const input = page.getByRole('textbox', { name: 'JSON input' })
  await page.getByRole('button', { name: 'Format JSON' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please enter JSON data to format')
  await expect(input).toHaveAccessibleDescription('Please enter JSON data to format')
  await expect(input).toHaveAttribute('aria-invalid', 'true')
  await input.fill('  ')
  await page.getByRole('button', { name: 'Minify' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please enter JSON data to minify')
})

test('an error says line and column, marks the place, keeps the input and empties the output', async ({ page }) => {
  const input = page.getByRole('textbox', { name: 'JSON input' })
  await input.fill('[1]')
  await page.getByRole('button', { name: 'Format JSON' }).click()
  await expect.poll(() => paneText(page, 'JSON output')).toContain('1')
  await input.fill('{"a":1,}')
  await page.getByRole('button', { name: 'Format JSON' }).click()
  await expect(page.getByRole('alert')).toContainText('Invalid JSON: ')
  await expect(page.getByRole('alert')).toContainText('line 1, column 8')
  await expect(page.getByRole('textbox', { name: 'JSON output' })).toHaveAccessibleDescription(
    'Invalid JSON - Please check your syntax',
  )
  await expect(input).toHaveAttribute('aria-invalid', 'true')
  await expect(input).toHaveAccessibleDescription(/^Invalid JSON: .+ at line 1, column 8$/)
  expect(await paneText(page, 'JSON input')).toBe('{"a":1,}')
  expect(await paneText(page, 'JSON output')).toBe('')
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled()
  await expect(page.locator('.cm-bad')).toHaveText('}')
  await page.getByRole('button', { name: 'Show in input' }).click()
  await expect(input).toBeFocused()
  await expect.poll(() => selectedText(page)).toBe('}')

  await page.getByRole('button', { name: 'Load Sample' }).click()
  await expect.poll(() => paneText(page, 'JSON input')).toContain('Ada')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('.cm-bad')).toHaveCount(0)
  await expect(input).toHaveAttribute('aria-invalid', 'false')
})

test('near-JSON is repaired only after the changes have been shown', async ({ page }) => {
  const input = page.getByRole('textbox', { name: 'JSON input' })
  await input.fill("{name: 'Ada', big: 12345678901234567890, ok: True,}")
  await page.getByRole('button', { name: 'Format JSON' }).click()
  await page.getByRole('button', { name: 'Show repair' }).press('Enter')
  const changes = page.getByRole('region', { name: 'Proposed repair' })
  await expect(changes.locator('ins').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show repair' })).toBeFocused()
  expect(await paneText(page, 'JSON input')).toContain("name: 'Ada'")
  await changes.getByRole('button', { name: 'Apply repair' }).click()
  await expect.poll(() => paneText(page, 'JSON input')).toBe('{"name": "Ada", "big": 12345678901234567890, "ok": true}')
  await expect(input).toBeFocused()
  await expect(page.locator('.cm-bad')).toHaveCount(0)
  await page.getByRole('button', { name: 'Format JSON' }).click()
  await expect(page.getByText('Only whitespace changed')).toBeVisible()
})

test('what cannot be repaired for certain is named and left', async ({ page }) => {
  await page.getByRole('textbox', { name: 'JSON input' }).fill('[1,,2]')
  await page.getByRole('button', { name: 'Format JSON' }).click()
  await page.getByRole('button', { name: 'Show repair' }).click()
  await expect(page.getByText('No certain repair: A comma without an item before it at line 1, column 4')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Proposed repair' })).toHaveCount(0)
})

test('a byte order mark that was removed is part of what changed', async ({ page }) => {
  await page.getByLabel('Open file').setInputFiles(largeFile('\ufeff[1]'))
  await expect.poll(() => paneText(page, 'JSON input')).toContain('[1]')
  await page.getByRole('button', { name: 'Format JSON' }).click()
  await expect(page.getByText('Only whitespace and the byte order mark changed')).toBeVisible()
})

test('a long text is repaired in the background, can be cancelled, and only the first changes are shown', async ({
  page,
}) => {
  const rows = 6000
  const source = `[${"{'id': 12345678901234567890, 'name': 'Ada Lovelace', 'tags': ['a', 'b']},\n".repeat(rows)}]`
  await page.getByLabel('Open file').setInputFiles(largeFile(source))
  await page.getByRole('button', { name: 'Format JSON' }).click()
  await expect(page.getByRole('alert')).toContainText('Invalid JSON: ', { timeout: 30_000 })
  const release = await holdScript(page, /json\.worker/)
  await page.getByRole('button', { name: 'Show repair' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Show repair' })).toBeFocused()

  const watch = await watchMainThread(page)
  await page.getByRole('button', { name: 'Show repair' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  release()
  const changes = page.getByRole('region', { name: 'Proposed repair' })
  await expect(changes).toContainText('These are the first 500 changes.', { timeout: 60_000 })
  await expect(changes.locator('del')).toHaveCount(500)
  expect((await changes.innerText()).length).toBeLessThan(20_000)
  await changes.getByRole('button', { name: 'Apply repair' }).click()
  await page.getByRole('button', { name: 'Minify' }).click()
  await expect(page.getByText('Only whitespace changed')).toBeVisible({ timeout: 60_000 })
  await expectResponsive(watch)
})

test('warnings name duplicate keys and numbers a double cannot hold, and lead to their place', async ({ page }) => {
  const input = page.getByRole('textbox', { name: 'JSON input' })
  await input.fill('{"a":1,\n"a":9007199254740993,"x":1e400}')
  await page.getByRole('button', { name: 'Format JSON' }).click()
  const warnings = page.getByRole('region', { name: 'Warnings' })
  await expect(warnings.getByRole('listitem')).toHaveCount(3)
  await expect(warnings).toContainText('3 warnings')
  await warnings.getByRole('button').first().click()
  await expect(input).toBeFocused()
  await expect.poll(() => selectedText(page)).toBe('"a"')
  await input.fill('')
  await page.evaluate(() => document.execCommand('insertText', false, `["${String.fromCharCode(0xd800)}"]`))
  await page.getByRole('button', { name: 'Format JSON' }).click()
  await expect(warnings).toContainText('U+D800 is half of a surrogate pair')
  await expect(page.getByText('Only whitespace changed')).toHaveCount(0)
})

test('options: four spaces, tab, sorted keys; the output of a short text follows them', async ({ page }) => {
  await page.getByRole('textbox', { name: 'JSON input' }).fill('{"b":1,"a":[2]}')
  const options = page.getByRole('button', { name: 'Options' })
  await expect(page.getByLabel('Indent')).toBeHidden()
  await options.click()
  await expect(options).toHaveAttribute('aria-expanded', 'true')
  await page.getByLabel('Indent').selectOption('4')
  await page.getByRole('button', { name: 'Format JSON' }).click()
  await expect.poll(() => paneText(page, 'JSON output')).toContain('\n    "b": 1')
  await page.getByLabel('Indent').selectOption('tab')
  await page.getByLabel('Sort keys').check()
  await expect.poll(() => paneText(page, 'JSON output')).toBe('{\n\t"a": [\n\t\t2\n\t],\n\t"b": 1\n}')
  await expect(page.getByText('Only key order and whitespace changed')).toBeVisible()
})

test('the sample loads, and the tree folds, searches and gives the path of a node', async ({ page }) => {
  await page.getByRole('button', { name: 'Load Sample' }).click()
  await page.getByRole('button', { name: 'Format JSON' }).click()
  await page.getByRole('radio', { name: 'Tree' }).check()
  const tree = page.getByRole('tree', { name: 'JSON tree' })
  await expect(tree.getByRole('treeitem').first()).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search tree' }).fill('bernoulli')
  await expect(page.getByText('1 of 1')).toBeVisible()
  await page.getByRole('button', { name: 'Copy JSON Pointer' }).click()
  await expect.poll(() => readClipboard(page)).toBe('/notes/0/topic')
  await page.getByRole('button', { name: 'Copy JSONPath' }).click()
  await expect.poll(() => readClipboard(page)).toBe("$['notes'][0]['topic']")
  await expectAccessible(page)

  await page.getByRole('textbox', { name: 'JSON input' }).fill('{"a":[1,"Bernoulli"],"Bernoulli":2}')
  await page.getByRole('button', { name: 'Format JSON' }).click()
  await expect(page.getByText('1 of 2')).toBeVisible()
  await page.getByRole('button', { name: 'Copy JSON Pointer' }).click()
  await expect.poll(() => readClipboard(page)).toBe('/a/1')
})

test('the tree works by keyboard alone', async ({ page }) => {
  await page.getByRole('textbox', { name: 'JSON input' }).fill('{"a":{"b":[true]}}')
  await page.getByRole('button', { name: 'Format JSON' }).click()
  await page.getByRole('radio', { name: 'Tree' }).check()
  const tree = page.getByRole('tree', { name: 'JSON tree' })
  await tree.focus()
  await page.getByRole('button', { name: 'Collapse all' }).click()
  await expect(tree.getByRole('treeitem')).toHaveCount(1)
  await tree.focus()
  await page.keyboard.press('ArrowRight')
  await expect(tree.getByRole('treeitem')).toHaveCount(2)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(tree.getByRole('treeitem')).toHaveCount(3)
  await page.keyboard.press('ArrowLeft')
  await expect(tree.getByRole('treeitem')).toHaveCount(2)

  await page.getByRole('textbox', { name: 'JSON input' }).fill('{"a":[1,2,3]}')
  await page.getByRole('button', { name: 'Format JSON' }).click()
  const items = tree.getByRole('treeitem')
  await expect(items).toHaveText([/1 key/, /3 items/])
  await tree.press('End')
  await tree.press('ArrowRight')
  await expect(items).toHaveCount(5)
  await tree.press('End')
  await expect(items.last()).toHaveAttribute('aria-selected', 'true')
  expect(
    await items.last().evaluate(({ ariaLevel, ariaPosInSet, ariaSetSize }) => [ariaLevel, ariaPosInSet, ariaSetSize]),
  ).toEqual(['3', '3', '3'])
  await tree.press('ArrowLeft')
  await expect(items.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('searchbox', { name: 'Search tree' }).fill('nowhere')
  await expect(page.getByText('0 matches')).toBeVisible()
})

test('typing goes on through the arrival of the editor, with caret and undo', async ({ page }) => {
  const input = page.getByRole('textbox', { name: 'JSON input' })
  await input.focus()
  await page.keyboard.type('[1,')
  await expect(page.locator('.cm-content').first()).toBeVisible()
  await page.keyboard.type('2]')
  expect(await paneText(page, 'JSON input')).toBe('[1,2]')
  await expect(input).toHaveCount(1)
  await expect(input).toBeFocused()
  for (let step = 0; step < 6; step++) await page.keyboard.press('ControlOrMeta+z')
  expect(await paneText(page, 'JSON input')).toBe('')
})

test('a file is opened and formatted, in UTF-8 and in UTF-16', async ({ page }) => {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByLabel('Open file').click()])
  await chooser.setFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('\ufeff{"x":[1,\r\n2]}') })
  await expect.poll(() => paneText(page, 'JSON input')).toContain('"x"')
  await page.getByRole('button', { name: 'Format JSON' }).click()
  await expect.poll(() => paneText(page, 'JSON output')).toBe('{\n  "x": [\n    1,\n    2\n  ]\n}')
  await expect(page.getByRole('region', { name: 'Warnings' })).toContainText('byte order mark')

  const utf16 = Buffer.from('\ufeff{"y":"é"}', 'utf16le')
  await page.getByLabel('Open file').setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer: utf16 })
  await expect.poll(() => paneText(page, 'JSON input')).toContain('"y"')
  await page.getByRole('button', { name: 'Format JSON' }).click()
  await expect.poll(() => paneText(page, 'JSON output')).toBe('{\n  "y": "é"\n}')
})

test('a file dropped on the editor replaces its text, once', async ({ page }) => {
  const input = page.getByRole('textbox', { name: 'JSON input' })
  await input.fill('{"old":1}')
  await expect(page.locator('.cm-content').first()).toBeVisible()
  await dropFile(input, 'a.json', '{"dropped":[1]}')
  await expect.poll(() => paneText(page, 'JSON input')).toContain('dropped')
  await input.press('ControlOrMeta+Enter')
  await expect.poll(() => paneText(page, 'JSON output')).toBe('{\n  "dropped": [\n    1\n  ]\n}')
  expect(await paneText(page, 'JSON input')).toBe('{"dropped":[1]}')
})

test('50 MB is formatted in the background: the page answers all the while, shows it, and saves it whole', async ({
  page,
}) => {
  const row = '{"id":12345678901234567890,"name":"Ada Lovelace","tags":["a","b"],"price":1.10},\n'
  const count = Math.ceil((50 * 1024 * 1024) / row.length)
  const source = `[${row.repeat(count).slice(0, -2)}]`
  const release = await holdScript(page, /json\.worker/)
  const watch = await watchMainThread(page)
  await page.getByLabel('Open file').setInputFiles(largeFile(source))
  // Asked for while the file is still on its way in.
  await page.getByRole('button', { name: 'Format JSON' }).click()
  await expect(page.getByText('characters', { exact: false }).first()).toContainText(
    source.length.toLocaleString('en'),
    { timeout: 30_000 },
  )
  await expect(page.getByRole('progressbar', { name: 'Working' })).toBeVisible()
  release()
  await expect(page.getByText('Only whitespace changed')).toBeVisible({ timeout: 60_000 })
  await expect.poll(() => paneText(page, 'JSON output'), { timeout: 30_000 }).toContain('"name": "Ada Lovelace"')
  expect(await page.locator('.cm-line').count()).toBeLessThan(1000)
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled()
  await expectResponsive(watch)
  await page.getByRole('radio', { name: 'Tree' }).check()
  const tree = page.getByRole('tree', { name: 'JSON tree' })
  await expect(tree.getByRole('treeitem').first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'Copy value' })).toBeDisabled()
  await tree.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'Copy value' })).toBeEnabled()
  const file = await readDownload(page, () => page.getByRole('button', { name: 'Download', exact: true }).click())
  const formatted = `  {
    "id": 12345678901234567890,
    "name": "Ada Lovelace",
    "tags": [
      "a",
      "b"
    ],
    "price": 1.10
  },
`
  expect(file.text === `[\n${formatted.repeat(count).slice(0, -2)}\n]`).toBe(true)
})

test('work on a text that is gone ends with it', async ({ page }) => {
  const release = await holdScript(page, /json\.worker/)
  await page.getByLabel('Open file').setInputFiles(largeFile(`[${'1,'.repeat(150_000)}0]`))
  await page.getByRole('button', { name: 'Format JSON' }).click()
  await expect.poll(() => page.workers()).toHaveLength(1)
  await page.getByRole('textbox', { name: 'JSON input' }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect.poll(() => page.workers()).toEqual([])
  release()
  await page.getByRole('button', { name: 'Format JSON' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please enter JSON data to format')
})

test('a file on its way in and long work can be cancelled, and the page goes on', async ({ page }) => {
  await page.evaluate(() => {
    const { arrayBuffer } = Blob.prototype
    Blob.prototype.arrayBuffer = () => {
      Blob.prototype.arrayBuffer = arrayBuffer
      return new Promise(() => {})
    }
  })
  const cancel = page.getByRole('button', { name: 'Cancel' })
  await page.getByLabel('Open file').setInputFiles(largeFile('[0]'))
  await cancel.click()
  await expect(cancel).toHaveCount(0)
  const release = await holdScript(page, /json\.worker/)
  await page.getByLabel('Open file').setInputFiles(largeFile(`[${'1,'.repeat(150_000)}0]`))
  await expect(page.getByText('300,003 characters')).toBeVisible()
  await page.getByRole('button', { name: 'Format JSON' }).click()
  await expect(page.getByText('Working 0%')).toBeVisible()
  await expect(page.getByText('Ready', { exact: true })).toHaveCount(0)
  await cancel.press('Enter')
  await expect(cancel).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'JSON input' })).toBeFocused()
  release()
  await page.getByRole('textbox', { name: 'JSON input' }).fill('[1]')
  await page.getByRole('button', { name: 'Format JSON' }).click()
  await expect.poll(() => paneText(page, 'JSON output')).toBe('[\n  1\n]')
})

for (const { colorScheme, width } of looks) {
  test(`filled and failing, the tool is accessible and fits in ${colorScheme} at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 844 })
    await page.getByRole('textbox', { name: 'JSON input' }).fill('{"a":1,"a":12345678901234567890}')
    await page.getByRole('button', { name: 'Format JSON' }).click()
    await expect(page.getByText('Only whitespace changed')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('textbox', { name: 'JSON input' }).fill('{"a":tru}')
    await page.getByRole('button', { name: 'Format JSON' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
}

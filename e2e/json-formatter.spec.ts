import { writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import {
  dropFile,
  expectAccessible,
  expectResponsive,
  holdScript,
  openPage,
  paneText,
  readClipboard,
  readDownload,
  test,
  toast,
  waitForFrames,
  watchMainThread,
  watchProblems,
} from './support.ts'

const path = '/tools/json-formatter'

const input = (page: Page) => page.getByRole('textbox', { name: 'JSON input' })
const output = (page: Page) => page.getByRole('textbox', { name: 'JSON output' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const format = (page: Page) => page.getByRole('button', { name: 'Format JSON' }).click()
const inputText = (page: Page) => expect.poll(() => paneText(page, 'JSON input'), { intervals: [100] })
const outputText = (page: Page) => expect.poll(() => paneText(page, 'JSON output'), { intervals: [100] })

async function formatText(page: Page, text: string): Promise<void> {
  await input(page).fill(text)
  await format(page)
}

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

/** Opens the page anew; what it asks of its workers from then on is counted, but for getting ready. */
async function watchCalls(page: Page) {
  await page.addInitScript(() => {
    const calls: string[] = []
    const { postMessage } = Worker.prototype
    Worker.prototype.postMessage = function (message, ...rest) {
      if (message.name && message.name !== 'warmUp') calls.push(message.name)
      return Reflect.apply(postMessage, this, [message, ...rest])
    }
    Object.assign(window, { calls })
  })
  await openPage(page, path)
  return () => expect.poll(() => page.evaluate((): string[] => Reflect.get(window, 'calls')))
}

test('format, minify, copy and download keep every digit as written; empty input is answered, Clear resets everything, a short text follows the options', async ({
  page,
}) => {
  const problems = watchProblems(page)
  await expect(output(page)).toHaveAccessibleDescription('Your formatted JSON will appear here')
  for (const name of ['Copy', 'Download']) await expect(button(page, name)).toBeDisabled()
  await format(page)
  await expect(page.getByRole('alert')).toHaveText('Please enter JSON data to format')
  await expect(input(page)).toHaveAccessibleDescription('Please enter JSON data to format')
  await expect(input(page)).toHaveAttribute('aria-invalid', 'true')
  await input(page).fill('  ')
  await button(page, 'Minify').click()
  await expect(page.getByRole('alert')).toHaveText('Please enter JSON data to minify')

  await formatText(page, '{"id":17478252242305210114,"n":1.0,"a":1,"a":2}')
  const expected = '{\n  "id": 17478252242305210114,\n  "n": 1.0,\n  "a": 1,\n  "a": 2\n}'
  await outputText(page).toBe(expected)
  await expect(output(page)).toHaveAccessibleDescription('Valid JSON - Formatted successfully')
  await expect(page.getByText('Only whitespace changed')).toBeVisible()
  await expect(toast(page, 'JSON Formatted Successfully!')).toBeVisible()
  await expect(page.getByText('Your JSON has been beautified and validated.')).toBeVisible()
  await button(page, 'Copy').click()
  await expect(toast(page, 'Copied to Clipboard!')).toBeVisible()
  await expect.poll(() => readClipboard(page)).toBe(expected)
  const file = await readDownload(page, () => button(page, 'Download').click(), 'JSON Downloaded!')
  expect(file).toEqual({ name: 'formatted.json', text: expected })

  await input(page).press('End')
  await page.keyboard.type(' ]')
  await expect(page.getByText('Input changed since')).toBeVisible()
  for (const claim of ['Valid JSON', 'Only whitespace changed'])
    await expect(page.getByText(claim, { exact: true })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Warnings' })).toHaveCount(0)
  expect(await paneText(page, 'JSON output')).toBe(expected)

  await input(page).fill('[1, 2,\n3]')
  await page.keyboard.press('ControlOrMeta+Enter')
  await outputText(page).toBe('[\n  1,\n  2,\n  3\n]')
  await button(page, 'Minify').click()
  await outputText(page).toBe('[1,2,3]')
  await expect(toast(page, 'JSON Minified Successfully!')).toBeVisible()
  await expect(output(page)).toHaveAccessibleDescription('Valid JSON - Minified successfully')
  await button(page, 'Clear').click()
  await outputText(page).toBe('')
  await inputText(page).toBe('')
  await expect(output(page)).toHaveAccessibleDescription('Your formatted JSON will appear here')

  await input(page).fill('{"b":1,"a":[2]}')
  const indent = page.getByRole('group', { name: 'Indent' })
  await indent.getByRole('radio', { name: '4' }).check()
  await format(page)
  await outputText(page).toContain('\n    "b": 1')
  await indent.getByRole('radio', { name: 'Tab' }).check()
  await page.getByRole('checkbox', { name: 'Sort keys' }).check()
  await outputText(page).toBe('{\n\t"a": [\n\t\t2\n\t],\n\t"b": 1\n}')
  await expect(page.getByText('Only key order and whitespace changed')).toBeVisible()
  expect(problems).toEqual([])
})

test('an error says line and column, marks the place and empties the output; near-JSON is repaired only after the changes have been shown, what is not certain is left', async ({
  page,
}) => {
  await formatText(page, '[1]')
  await outputText(page).toContain('1')
  await formatText(page, '{"a":1,}')
  await expect(page.getByRole('alert')).toContainText('Invalid JSON: ')
  await expect(page.getByRole('alert')).toContainText('line 1, column 8')
  await expect(output(page)).toHaveAccessibleDescription('Invalid JSON - Please check your syntax')
  await expect(input(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(input(page)).toHaveAccessibleDescription(/^Invalid JSON: .+ at line 1, column 8$/)
  expect(await paneText(page, 'JSON input')).toBe('{"a":1,}')
  expect(await paneText(page, 'JSON output')).toBe('')
  await expect(button(page, 'Copy')).toBeDisabled()
  await expect(page.locator('.cm-bad')).toHaveText('}')
  await button(page, 'Show in input').click()
  await expect(input(page)).toBeFocused()
  await expect.poll(() => selectedText(page)).toBe('}')

  // Of a long text only the editor scrolls to the place, and the page stays where it is.
  await input(page).fill(`{\n${Array.from({ length: 80 }, (_, at) => `  "key ${at}": ${at},\n`).join('')}}`)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await format(page)
  await expect(page.getByRole('alert')).toContainText('line 82, column 1')
  await expect(page.locator('.cm-bad')).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page
    .locator('.cm-scroller')
    .first()
    .evaluate((scroller) => scroller.scrollTo(0, 0))
  await expect(page.locator('.cm-bad')).not.toBeInViewport()
  await button(page, 'Show in input').click()
  await expect(page.locator('.cm-bad')).toBeInViewport()
  await expect.poll(() => selectedText(page)).toBe('}')
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await button(page, 'Load Sample').click()
  await inputText(page).toContain('Ada')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('.cm-bad')).toHaveCount(0)
  await expect(input(page)).toHaveAttribute('aria-invalid', 'false')

  await formatText(page, "{name: 'Ada', big: 12345678901234567890, ok: True,}")
  await button(page, 'Show repair').press('Enter')
  const changes = page.getByRole('region', { name: 'Proposed repair' })
  await expect(changes.locator('ins').first()).toBeVisible()
  await expect(button(page, 'Show repair')).toBeFocused()
  expect(await paneText(page, 'JSON input')).toContain("name: 'Ada'")
  await changes.getByRole('button', { name: 'Apply repair' }).click()
  await inputText(page).toBe('{"name": "Ada", "big": 12345678901234567890, "ok": true}')
  await expect(input(page)).toBeFocused()
  await expect(page.locator('.cm-bad')).toHaveCount(0)
  await format(page)
  await expect(page.getByText('Only whitespace changed')).toBeVisible()

  await formatText(page, '[1,,2]')
  await button(page, 'Show repair').click()
  await expect(page.getByText('No certain repair: A comma without an item before it at line 1, column 4')).toBeVisible()
  await expect(changes).toHaveCount(0)
})

test('the path follows the caret in the output, by pointer and by keyboard, and is copied with its value', async ({
  page,
}) => {
  const calls = await watchCalls(page)
  await formatText(page, '{"é😀":[{"city":"Zürich"},[1,2.50]],"b/c":null}')
  const path = page.getByRole('group', { name: 'Path' })
  await expect(path).toContainText('$')
  await expect(output(page).locator('.cm-line')).toHaveCount(12)
  // The document is opened with the first place that is asked for, once.
  await calls().toEqual([])
  await output(page).locator('.cm-string').click()
  await expect(path).toContainText('$› é😀› 0› city"Zürich"')
  await button(page, 'Copy JSONPath').click()
  await expect.poll(() => readClipboard(page)).toBe("$['é😀'][0]['city']")
  await button(page, 'Copy value').click()
  await expect.poll(() => readClipboard(page)).toBe('"Zürich"')
  await output(page).focus()
  for (const [key, shown] of [
    ['ArrowDown', '$› é😀› 0{ 1 key }'],
    ['ArrowDown', '$› é😀› 1[ 2 items ]'],
    ['ArrowDown', '$› é😀› 1› 01'],
    ['ArrowDown', '$› é😀› 1› 12.50'],
    ['Control+End', /^\${ 2 keys }/],
    ['ArrowUp', '$› b/cnull'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(path).toContainText(shown)
  }
  await button(page, 'Copy JSON Pointer').click()
  await expect.poll(() => readClipboard(page)).toBe('/b~1c')
  await calls().toEqual(expect.arrayContaining(['openTree', 'pathAt', 'nodeText']))
  await page.getByRole('radio', { name: 'Tree' }).check()
  await page.getByRole('treeitem').nth(1).click()
  await expect(path).toContainText('$› é😀[ 2 items ]')
  const opened = () => page.evaluate(() => Reflect.get(window, 'calls').filter((call: string) => call === 'openTree'))
  expect(await opened()).toEqual(['openTree', 'openTree'])
  await page.getByRole('radio', { name: 'Text' }).check()
  // Another output begins at its beginning.
  await formatText(page, '[7]')
  await expect(path).not.toContainText('b/c')
  await button(page, 'Copy value').click()
  await expect.poll(() => readClipboard(page)).toBe('[\n  7\n]')
})

test('the sample loads; its tree folds by keyboard alone, searches and gives the path of a node', async ({ page }) => {
  await button(page, 'Load Sample').click()
  await format(page)
  await expect(output(page).locator('.cm-key').first()).toHaveText('"id"')
  await expect(output(page).locator('.cm-number').first()).toHaveText('12345678901234567890')
  await page.getByTitle('Fold line').last().click()
  await expect(output(page).locator('.cm-foldPlaceholder')).toBeVisible()
  await page.getByRole('radio', { name: 'Tree' }).check()
  const tree = page.getByRole('tree', { name: 'JSON tree' })
  const items = tree.getByRole('treeitem')
  const search = page.getByRole('searchbox', { name: 'Search tree' })
  const path = page.getByRole('group', { name: 'Path' })
  await expect(items.first()).toBeVisible()
  await search.fill('bernoulli')
  await expect(page.getByText('1 of 1')).toBeVisible()
  await expect(path).toContainText('$› notes› 0› topic"Bernoulli numbers"')
  await button(page, 'Copy JSON Pointer').click()
  await expect.poll(() => readClipboard(page)).toBe('/notes/0/topic')
  await button(page, 'Copy JSONPath').click()
  await expect.poll(() => readClipboard(page)).toBe("$['notes'][0]['topic']")
  await expectAccessible(page)

  await formatText(page, '{"a":[1,"Bernoulli"],"Bernoulli":2}')
  await expect(page.getByText('1 of 2')).toBeVisible()
  await expect(path).toContainText('$› a› 1"Bernoulli"')
  await button(page, 'Copy JSON Pointer').click()
  await expect.poll(() => readClipboard(page)).toBe('/a/1')

  await search.fill('')
  await formatText(page, '{"":{"b":[true]}}')
  await expect(items).toHaveText([/1 key/, /^"":.*1 key/])
  await button(page, 'Collapse all').click()
  await expect(items).toHaveCount(1)
  await tree.focus()
  await page.keyboard.press('ArrowRight')
  await expect(items).toHaveCount(2)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(items).toHaveCount(3)
  await page.keyboard.press('ArrowLeft')
  await expect(items).toHaveCount(2)

  await formatText(page, '{"a":[1,2,3]}')
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
  await search.fill('nowhere')
  await expect(page.getByText('0 matches')).toBeVisible()
})

test('typing goes on through the arrival of the editor, with caret and undo; a file dropped on it replaces its text, once; one is opened in UTF-8 and in UTF-16; warnings name what is doubtful and lead to it', async ({
  page,
}) => {
  const warnings = page.getByRole('region', { name: 'Warnings' })
  await input(page).focus()
  await page.keyboard.type('[1,')
  await expect(page.locator('.cm-content').first()).toBeVisible()
  await page.keyboard.type('2]')
  expect(await paneText(page, 'JSON input')).toBe('[1,2]')
  await expect(input(page)).toHaveCount(1)
  await expect(input(page)).toBeFocused()
  for (let step = 0; step < 6; step++) await page.keyboard.press('ControlOrMeta+z')
  expect(await paneText(page, 'JSON input')).toBe('')

  await input(page).fill('{"old":1}')
  await dropFile(input(page), 'a.json', '{"dropped":[1]}')
  await inputText(page).toContain('dropped')
  await input(page).press('ControlOrMeta+Enter')
  await outputText(page).toBe('{\n  "dropped": [\n    1\n  ]\n}')
  expect(await paneText(page, 'JSON input')).toBe('{"dropped":[1]}')

  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByLabel('Open file').click()])
  await chooser.setFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('\ufeff{"x":[1,\r\n2]}') })
  await inputText(page).toContain('"x"')
  await format(page)
  await outputText(page).toBe('{\n  "x": [\n    1,\n    2\n  ]\n}')
  await expect(warnings).toContainText('byte order mark')
  await expect(page.getByText('Only whitespace and the byte order mark changed')).toBeVisible()

  const utf16 = Buffer.from('\ufeff{"y":"é"}', 'utf16le')
  await page.getByLabel('Open file').setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer: utf16 })
  await inputText(page).toContain('"y"')
  await format(page)
  await outputText(page).toBe('{\n  "y": "é"\n}')

  await formatText(page, '{"a":1,\n"a":9007199254740993,"x":1e400}')
  await expect(warnings.getByRole('listitem')).toHaveCount(1)
  await expect(warnings).toContainText('3 warnings')
  await button(page, 'Show all').click()
  await expect(warnings.getByRole('listitem')).toHaveCount(3)
  await warnings.getByRole('button').first().click()
  await expect(input(page)).toBeFocused()
  await expect.poll(() => selectedText(page)).toBe('"a"')
  await input(page).fill('')
  await page.evaluate(() => document.execCommand('insertText', false, `["${String.fromCharCode(0xd800)}"]`))
  await format(page)
  await expect(warnings).toContainText('U+D800 is half of a surrogate pair')
  await expect(page.getByText('Only whitespace changed')).toHaveCount(0)
})

test('10 MB is formatted in the background: the page answers all the while, shows it, and saves it whole', async ({
  page,
}) => {
  const row = '{"id":12345678901234567890,"name":"Ada Lovelace","tags":["a","b","c"],"price":1.10},\n'
  const count = Math.ceil((10 * 1024 * 1024) / row.length)
  const source = `[${row.repeat(count).slice(0, -2)}]`
  const release = await holdScript(page, /json\.worker/)
  await openPage(page, path)
  const watch = await watchMainThread(page)
  await page.getByLabel('Open file').setInputFiles(largeFile(source))
  // Asked for while the file is still on its way in.
  await format(page)
  await expect(page.getByText('characters', { exact: false }).first()).toContainText(source.length.toLocaleString('en'))
  await expect(page.getByRole('progressbar', { name: 'Working' })).toBeVisible()
  release()
  await expect(page.getByText('Only whitespace changed')).toBeVisible({ timeout: 30_000 })
  await outputText(page).toContain('"name": "Ada Lovelace"')
  expect(await page.locator('.cm-line').count()).toBeLessThan(1000)
  await expect(button(page, 'Copy')).toBeDisabled()
  await expectResponsive(watch)
  await page.getByRole('radio', { name: 'Tree' }).check()
  const tree = page.getByRole('tree', { name: 'JSON tree' })
  await expect(tree.getByRole('treeitem').first()).toBeVisible({ timeout: 30_000 })
  await expect(button(page, 'Copy value')).toBeDisabled()
  await tree.press('ArrowDown')
  await expect(button(page, 'Copy value')).toBeEnabled()
  const file = await readDownload(page, () => button(page, 'Download').click())
  const formatted = `  {
    "id": 12345678901234567890,
    "name": "Ada Lovelace",
    "tags": [
      "a",
      "b",
      "c"
    ],
    "price": 1.10
  },
`
  expect(file.text === `[\n${formatted.repeat(count).slice(0, -2)}\n]`).toBe(true)
})

test('a long file that is formatted before the code for it has come is formatted once, and checked', async ({
  page,
}) => {
  const problems = watchProblems(page)
  const release = await holdScript(page, /assets\/lazy-/)
  await openPage(page, path)
  await page.getByLabel('Open file').setInputFiles(largeFile(`[${'1,'.repeat(200_000)}2]`))
  await expect(page.getByText('400,003 characters')).toBeVisible()
  await page.evaluate(() => {
    const calls: string[] = []
    const { postMessage } = Worker.prototype
    Worker.prototype.postMessage = function (this: Worker, message: { name?: string }, ...rest: never[]) {
      if (message.name) calls.push(message.name)
      postMessage.call(this, message, ...rest)
    }
    Object.assign(window, { calls })
  })
  await format(page)
  await expect(page.getByRole('progressbar', { name: 'Working' })).toBeVisible()
  release()
  await expect(page.getByText('Only whitespace changed')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  const calls = await page.evaluate(() => (window as unknown as { calls: string[] }).calls)
  expect(calls.filter((name) => name === 'format')).toHaveLength(1)
  expect(problems).toEqual([])
})

test('a long input waits for the output that was asked for, unless the visitor reaches for it', async ({ page }) => {
  const release = await holdScript(page, /json\.worker/)
  await openPage(page, path)
  const isField = () => input(page).evaluate((element) => element instanceof HTMLTextAreaElement)
  await page.getByLabel('Open file').setInputFiles(largeFile(`[${'1,'.repeat(200_000)}2]`))
  await format(page)
  await expect(page.getByText('400,003 characters')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Working' })).toBeVisible()
  await waitForFrames(page)
  expect(await isField()).toBe(true)
  await input(page).hover()
  await expect.poll(isField).toBe(false)
  release()
  await expect(page.getByText('Only whitespace changed')).toBeVisible()
})

test('a file on its way in and long work can be cancelled, work on a text that is gone ends with it; a long text is repaired in the background, only the first changes are shown', async ({
  page,
}) => {
  const release = await holdScript(page, /json\.worker/)
  await openPage(page, path)
  await page.evaluate(() => {
    const { arrayBuffer } = Blob.prototype
    Blob.prototype.arrayBuffer = () => {
      Blob.prototype.arrayBuffer = arrayBuffer
      return new Promise(() => {})
    }
  })
  const cancel = button(page, 'Cancel')
  await page.getByLabel('Open file').setInputFiles(largeFile('[0]'))
  await cancel.click()
  await expect(cancel).toHaveCount(0)
  await page.getByLabel('Open file').setInputFiles(largeFile(`[${'1,'.repeat(10_000)}0]`))
  await expect(page.getByText('20,003 characters')).toBeVisible()
  await expect.poll(() => page.workers(), 'a worker is ready before the button is pressed').toHaveLength(1)
  await format(page)
  await expect(page.getByText('Working 0%')).toBeVisible()
  await expect(page.getByText('Ready', { exact: true })).toHaveCount(0)
  await cancel.press('Enter')
  await expect(cancel).toHaveCount(0)
  await expect(input(page)).toBeFocused()

  await format(page)
  await expect(cancel).toBeVisible()
  await expect.poll(() => page.workers()).toHaveLength(1)
  await input(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect.poll(() => page.workers()).toEqual([])
  release()
  await format(page)
  await expect(page.getByRole('alert')).toHaveText('Please enter JSON data to format')
  await formatText(page, '[1]')
  await outputText(page).toBe('[\n  1\n]')

  const source = `[${"{'id': 12345678901234567890, 'name': 'Ada Lovelace', 'tags': ['a', 'b']},\n".repeat(500)}]`
  await page.getByLabel('Open file').setInputFiles(largeFile(source))
  await format(page)
  await expect(page.getByRole('alert')).toContainText('Invalid JSON: ')
  const releaseRepair = await holdScript(page, /json\.worker/)
  await button(page, 'Show repair').click()
  await cancel.click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(button(page, 'Show repair')).toBeFocused()

  const watch = await watchMainThread(page)
  await button(page, 'Show repair').click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  releaseRepair()
  const changes = page.getByRole('region', { name: 'Proposed repair' })
  await expect(changes).toContainText('These are the first 500 changes.')
  await expect(changes.locator('del')).toHaveCount(500)
  expect((await changes.innerText()).length).toBeLessThan(20_000)
  await changes.getByRole('button', { name: 'Apply repair' }).click()
  await button(page, 'Minify').click()
  await expect(page.getByText('Only whitespace changed')).toBeVisible()
  await expectResponsive(watch)
})

test('what is pasted is formatted before the button is pressed; another text or another button makes it anew', async ({
  page,
}) => {
  const calls = await watchCalls(page)
  const source = JSON.stringify(Array.from({ length: 3000 }, (_, id) => ({ id, name: 'Ada' })))
  await input(page).fill(source)
  await calls().toEqual(['format', 'check'])
  await outputText(page).toBe('')
  await format(page)
  await expect(page.getByText('Only whitespace changed')).toBeVisible()
  await outputText(page).toContain('    "name": "Ada"')
  await calls().toEqual(['format', 'check'])

  await button(page, 'Minify').click()
  await outputText(page).toContain('{"id":0,"name":"Ada"}')
  await calls().toEqual(['format', 'check', 'format', 'check'])
  await input(page).press('ControlOrMeta+End')
  await page.keyboard.type(' ')
  await format(page)
  await outputText(page).toContain('    "name": "Ada"')
  await calls().toEqual(['format', 'check', 'format', 'check', 'format', 'check'])
})

test('a button that is pressed twice while a long text is worked on gives its result once', async ({ page }) => {
  const release = await holdScript(page, /json\.worker/)
  await openPage(page, path)
  await input(page).fill(JSON.stringify(Array.from({ length: 3000 }, (_, id) => ({ id, name: 'Ada' }))))
  await format(page)
  await expect(page.getByText('Working 0%')).toBeVisible()
  await format(page)
  release()
  await expect(page.getByText('Only whitespace changed')).toBeVisible()
  await outputText(page).toContain('    "name": "Ada"')
  await expect(toast(page, 'JSON Formatted Successfully!')).toHaveCount(1)
})

test('a long line is wrapped until Wrap is switched off', async ({ page }) => {
  await formatText(page, JSON.stringify(['word '.repeat(200)]))
  await outputText(page).toContain('word')
  const overhang = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.text-pane > div')]
        .map((host) => host.shadowRoot?.querySelector('.cm-scroller'))
        .map((scroller) => (scroller ? scroller.scrollWidth > scroller.clientWidth : null)),
    )
  await expect.poll(overhang).toEqual([false, false])
  await page.getByRole('checkbox', { name: 'Wrap' }).uncheck()
  await expect.poll(overhang).toEqual([true, true])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('panes are tabs; a run shows its result with Copy at hand, a failure stays with the input and stands above the actions', async ({
    page,
  }) => {
    const tab = (name: string) => page.getByRole('tablist', { name: 'Panes' }).getByRole('tab', { name, exact: true })
    const isInSight = (name: string) =>
      button(page, name).evaluate((element) => {
        const { top, bottom, height } = element.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight && height >= 44
      })
    await expect(tab('JSON input')).toHaveAttribute('aria-selected', 'true')
    await expect(output(page)).toBeHidden()
    for (const name of ['Format JSON', 'Minify', 'More actions']) expect(await isInSight(name)).toBe(true)
    await formatText(page, '{"a":[1')
    const alert = page.getByRole('alert')
    await expect(alert).toHaveText(/^Invalid JSON/)
    await expect(tab('JSON input')).toHaveAttribute('aria-selected', 'true')
    const [said, bar] = [await alert.boundingBox(), await page.locator('.action-bar').boundingBox()]
    expect(said!.y + said!.height).toBeLessThanOrEqual(bar!.y)
    expect(bar!.y + bar!.height).toBeLessThanOrEqual(844)

    await formatText(page, '{"a":[1]}')
    await expect(tab('JSON output')).toHaveAttribute('aria-selected', 'true')
    await expect(tab('JSON output')).toBeFocused()
    await expect(page.getByRole('tabpanel', { name: 'JSON output' })).toBeVisible()
    await expect(input(page)).toBeHidden()
    await button(page, 'Copy').click()
    await expect(page.getByText('Copied', { exact: true })).toBeVisible()
    await expect(button(page, 'Copy')).toBeVisible()
    await expect.poll(() => readClipboard(page)).toContain('"a"')
    await button(page, 'Edit').click()
    await expect(input(page)).toBeVisible()
    await tab('JSON input').focus()
    await page.keyboard.press('ArrowLeft')
    await expect(tab('JSON output')).toBeFocused()
    await expect(output(page)).toBeVisible()

    await button(page, 'More actions').click()
    const menu = page.getByRole('menu', { name: 'More actions' })
    await expect(menu.getByRole('menuitem', { name: 'Prove it' })).toBeVisible()
    await menu.getByRole('menuitem', { name: 'Options' }).click()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('checkbox', { name: 'Sort keys' })).toBeVisible()
    await button(page, 'More actions').click()
    await menu.getByRole('menuitem', { name: 'Clear' }).click()
    await tab('JSON input').click()
    await inputText(page).toBe('')
    await expect(page.getByLabel('Open file')).toHaveCount(1)
  })
})

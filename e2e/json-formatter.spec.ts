import { writeFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { button } from './controls.ts'
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
const pathBar = (page: Page) => page.getByRole('group', { name: 'Path' })
const format = (page: Page) => page.getByRole('button', { name: 'Format JSON' }).click()
const inputText = (page: Page) => expect.poll(() => paneText(page, 'JSON input'), { intervals: [100] })
const outputText = (page: Page) => expect.poll(() => paneText(page, 'JSON output'), { intervals: [100] })
const copied = (page: Page) => expect.poll(() => readClipboard(page))

async function formatText(page: Page, text: string): Promise<void> {
  await input(page).fill(text)
  await page.keyboard.press('ControlOrMeta+Enter')
}

/** Replaces the input with a multi-line text in a single paste. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((long) => navigator.clipboard.writeText(long), text)
  await input(page).press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+v')
}

/** Writes a real file to disk, so that a test can choose it like a visitor would. */
function largeFile(text: string): string {
  const file = test.info().outputPath('large.json')
  writeFileSync(file, text)
  return file
}
const openFile = (page: Page, file: string) => page.getByLabel('Open file').setInputFiles(file)

/** Long enough to need a worker, but with few values so the editor draws it fast. */
const longText = `[\n${`"${'a'.repeat(96)}",\n`.repeat(200)}"last"\n]`

/** Reads the selection by copying it: in an editor it is inside a shadow root. */
async function selectedText(page: Page): Promise<string> {
  await page.keyboard.press('ControlOrMeta+c')
  return readClipboard(page)
}

type Calls = { made: string[]; hold(): void; release(): void }

/** From the next load on, records the calls to workers (except `warmUp`) and can hold them back. */
async function watchCalls(page: Page) {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = []
    let isHeld = false
    const calls = {
      made: [] as string[],
      hold() {
        isHeld = true
      },
      release() {
        isHeld = false
        for (const send of waiting.splice(0)) send()
      },
    }
    const { postMessage } = Worker.prototype
    Worker.prototype.postMessage = function (message, ...rest) {
      if (message.name && message.name !== 'warmUp') calls.made.push(message.name)
      const send = () => Reflect.apply(postMessage, this, [message, ...rest])
      if (isHeld) waiting.push(send)
      else send()
    }
    Object.assign(window, { calls })
  })
  const readCalls = () => page.evaluate(() => (Reflect.get(window, 'calls') as Calls).made)
  return {
    read: readCalls,
    made: () => expect.poll(readCalls),
    forget: () => page.evaluate(() => (Reflect.get(window, 'calls') as Calls).made.splice(0)),
    hold: () => page.evaluate(() => (Reflect.get(window, 'calls') as Calls).hold()),
    release: () => page.evaluate(() => (Reflect.get(window, 'calls') as Calls).release()),
  }
}

/** Collects every toast shown from now on, even one that replaces an identical toast. */
async function watchMessages(page: Page): Promise<() => Promise<string[]>> {
  await page.getByRole('region', { name: 'Notifications' }).evaluate((region) => {
    const messages: string[] = []
    const hear = (records: MutationRecord[]) =>
      messages.push(...records.flatMap(({ addedNodes }) => [...addedNodes].map((card) => card.textContent ?? '')))
    new MutationObserver(hear).observe(region.querySelector('ol')!, { childList: true })
    Object.assign(window, { messages })
  })
  return () => page.evaluate(() => Reflect.get(window, 'messages') as string[])
}

test('typing continues while the editor loads; Format, Minify, Copy and Download keep every digit; files open, warnings jump to their place, and a short text follows the options', async ({
  page,
}) => {
  const problems = watchProblems(page)
  const alert = page.getByRole('alert')
  const warnings = page.getByRole('region', { name: 'Warnings' })
  await openPage(page, path)

  await test.step('typing continues while the editor loads, and caret and undo stay', async () => {
    await expect(output(page)).toHaveAccessibleDescription('Your formatted JSON will appear here')
    for (const name of ['Copy', 'Download']) await expect(button(page, name)).toBeDisabled()
    await input(page).focus()
    await page.keyboard.type('[1,')
    await expect(page.locator('.cm-content').first()).toBeVisible()
    await page.keyboard.type('2]')
    expect(await paneText(page, 'JSON input')).toBe('[1,2]')
    await expect(input(page)).toHaveCount(1)
    await expect(input(page)).toBeFocused()
    for (let step = 0; step < 6; step++) await page.keyboard.press('ControlOrMeta+z')
    expect(await paneText(page, 'JSON input')).toBe('')
  })

  await test.step('empty input shows a message', async () => {
    await format(page)
    await expect(alert).toHaveText('Please enter JSON data to format')
    await expect(input(page)).toHaveAccessibleDescription('Please enter JSON data to format')
    await expect(input(page)).toHaveAttribute('aria-invalid', 'true')
    await input(page).fill('  ')
    await button(page, 'Minify').click()
    await expect(alert).toHaveText('Please enter JSON data to minify')
  })

  await test.step('Format, Copy and Download keep every digit as written', async () => {
    await input(page).fill('{"id":17478252242305210114,"n":1.0,"a":1,"a":2}')
    await format(page)
    const expected = '{\n  "id": 17478252242305210114,\n  "n": 1.0,\n  "a": 1,\n  "a": 2\n}'
    await outputText(page).toBe(expected)
    await expect(output(page)).toHaveAccessibleDescription('Valid JSON - Formatted successfully')
    await expect(page.getByText('Only whitespace changed')).toBeVisible()
    await expect(toast(page, 'JSON Formatted Successfully!')).toBeVisible()
    await expect(page.getByText('Your JSON has been beautified and validated.')).toBeVisible()
    await button(page, 'Copy').click()
    await expect(toast(page, 'Copied to Clipboard!')).toBeVisible()
    await copied(page).toBe(expected)
    const file = await readDownload(page, () => button(page, 'Download').click(), 'JSON Downloaded!')
    expect(file).toEqual({ name: 'formatted.json', text: expected })

    await input(page).press('End')
    await page.keyboard.insertText(' ]')
    await expect(output(page)).toHaveAccessibleDescription('Invalid JSON - Please check your syntax')
    await expect(input(page)).toHaveAccessibleDescription(/^Invalid JSON: .+ at line 1, column \d+$/)
    await expect(alert).toHaveCount(0)
    for (const claim of ['Valid JSON - Formatted successfully', 'Only whitespace changed'])
      await expect(page.getByText(claim, { exact: true })).toHaveCount(0)
    await expect(warnings).toHaveCount(0)
    expect(await paneText(page, 'JSON output')).toBe('')
    await format(page)
    await expect(alert).toContainText('Invalid JSON: ')
  })

  await test.step('the output follows the text without a toast or an alert', async () => {
    const messages = await watchMessages(page)
    await input(page).fill('[7')
    await expect(output(page)).toHaveAccessibleDescription('Invalid JSON - Please check your syntax')
    await page.keyboard.press('End')
    await page.keyboard.type(',8]')
    await outputText(page).toBe('[\n  7,\n  8\n]')
    await expect(output(page)).toHaveAccessibleDescription('Valid JSON - Formatted successfully')
    await expect(alert).toHaveCount(0)
    expect(await messages()).toEqual([])
  })

  await test.step('a press raises an alert only until the next edit', async () => {
    await formatText(page, '[7x')
    await expect(alert).toContainText('line 1, column 3')
    const messages = await watchMessages(page)
    await input(page).press('End')
    await page.keyboard.type('y')
    await expect(alert).toHaveCount(0)
    await page.keyboard.press('Backspace')
    await inputText(page).toBe('[7x')
    await input(page).fill('[7]')
    await outputText(page).toBe('[\n  7\n]')
    expect(await messages()).toEqual([])
  })

  await test.step('Minify and Clear', async () => {
    await formatText(page, '[1, 2,\n3]')
    await outputText(page).toBe('[\n  1,\n  2,\n  3\n]')
    await button(page, 'Minify').click()
    await outputText(page).toBe('[1,2,3]')
    await expect(toast(page, 'JSON Minified Successfully!')).toBeVisible()
    await expect(output(page)).toHaveAccessibleDescription('Valid JSON - Minified successfully')
    await button(page, 'Clear').click()
    await outputText(page).toBe('')
    await inputText(page).toBe('')
    await expect(output(page)).toHaveAccessibleDescription('Your formatted JSON will appear here')
  })

  await test.step('a short text follows the options, and long lines wrap until Wrap is turned off', async () => {
    await formatText(page, '{"b":1,"a":[2]}')
    const indent = page.getByRole('group', { name: 'Indent' })
    await indent.getByRole('radio', { name: '4' }).check()
    await outputText(page).toContain('\n    "b": 1')
    await indent.getByRole('radio', { name: 'Tab' }).check()
    await page.getByRole('checkbox', { name: 'Sort keys' }).check()
    await outputText(page).toBe('{\n\t"a": [\n\t\t2\n\t],\n\t"b": 1\n}')
    await expect(page.getByText('Only key order and whitespace changed')).toBeVisible()

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
    await page.getByRole('checkbox', { name: 'Sort keys' }).uncheck()
  })
  expect(problems).toEqual([])

  await test.step('a file dropped on the editor replaces its text once; UTF-8 and UTF-16 files open', async () => {
    await input(page).fill('{"old":1}')
    await dropFile(input(page), 'a.json', '{"dropped":[1]}')
    await inputText(page).toContain('dropped')
    await input(page).press('ControlOrMeta+Enter')
    await outputText(page).toBe('{\n\t"dropped": [\n\t\t1\n\t]\n}')
    expect(await paneText(page, 'JSON input')).toBe('{"dropped":[1]}')

    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByLabel('Open file').click()])
    const marked = Buffer.from('\ufeff{"x":[1,\r\n2]}')
    await chooser.setFiles({ name: 'a.json', mimeType: 'application/json', buffer: marked })
    await inputText(page).toContain('"x"')
    await input(page).press('ControlOrMeta+Enter')
    await outputText(page).toBe('{\n\t"x": [\n\t\t1,\n\t\t2\n\t]\n}')
    await expect(warnings).toContainText('byte order mark')
    await expect(page.getByText('Only whitespace and the byte order mark changed')).toBeVisible()

    const utf16 = Buffer.from('\ufeff{"y":"é"}', 'utf16le')
    await page.getByLabel('Open file').setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer: utf16 })
    await inputText(page).toContain('"y"')
    await input(page).press('ControlOrMeta+Enter')
    await outputText(page).toBe('{\n\t"y": "é"\n}')
  })

  await test.step('warnings name the problem and jump to it', async () => {
    await formatText(page, '{"a":1,\n"a":9007199254740993,"x":1e400}')
    await expect(warnings).toContainText('3 warnings')
    await expect(warnings.getByRole('listitem')).toHaveCount(1)
    await button(page, 'Show all').click()
    await expect(warnings.getByRole('listitem')).toHaveCount(3)
    await warnings.getByRole('button').first().click()
    await expect(input(page)).toBeFocused()
    await expect.poll(() => selectedText(page)).toBe('"a"')
    await formatText(page, `[${Array.from({ length: 9 }, (_, at) => `90071992547409${92 + at}`).join(', ')}, 1e400]`)
    await expect(warnings.getByRole('listitem')).toHaveText([/^9 integers beyond 2\^53 − 1/, /Number 1e400 is beyond/])
    await expect(warnings.getByRole('listitem').first().getByRole('button')).toHaveCount(9)
    await button(page, 'Show fewer').click()
    await expect(warnings.getByRole('listitem')).toHaveText(/^9 integers beyond 2\^53 − 1/)
    await button(page, 'Show all').click()
    await warnings.getByRole('button', { name: /^1:\d+ Integer 9007199254740999/ }).click()
    await expect.poll(() => selectedText(page)).toBe('9007199254740999')
    await input(page).fill('')
    await page.evaluate(() => document.execCommand('insertText', false, `["${String.fromCharCode(0xd800)}"]`))
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(warnings).toContainText('U+D800 is half of a surrogate pair')
    await expect(page.getByText('Only whitespace changed')).toHaveCount(0)
  })
})

test('the path follows the caret in the output; an error shows and marks its line and column; near-JSON is repaired only after showing the changes; the tree folds by keyboard, can be searched and gives the path of a node', async ({
  page,
}) => {
  const alert = page.getByRole('alert')
  const bad = page.locator('.cm-bad')
  const calls = await watchCalls(page)
  await openPage(page, path)

  await test.step('the path follows the caret in the output, by pointer and keyboard; path and value can be copied', async () => {
    await formatText(page, '{"é😀":[{"city":"Zürich"},[1,2.50]],"b/c":null}')
    await expect(pathBar(page)).toContainText('$')
    await expect(output(page).locator('.cm-line')).toHaveCount(12)
    // The worker opens the document only when a path is first needed.
    await calls.made().toEqual([])
    await output(page).locator('.cm-string').click()
    await expect(pathBar(page)).toContainText('$› é😀› 0› city"Zürich"')
    await button(page, 'Copy JSONPath').click()
    await copied(page).toBe("$['é😀'][0]['city']")
    await button(page, 'Copy value').click()
    await copied(page).toBe('"Zürich"')
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
      await expect(pathBar(page)).toContainText(shown)
    }
    await button(page, 'Copy JSON Pointer').click()
    await copied(page).toBe('/b~1c')
    await calls.made().toEqual(expect.arrayContaining(['openTree', 'pathAt', 'nodeText']))
    await page.getByRole('radio', { name: 'Tree' }).check()
    await page.getByRole('treeitem').nth(1).click()
    await expect(pathBar(page)).toContainText('$› é😀[ 2 items ]')
    expect((await calls.read()).filter((call) => call === 'openTree')).toEqual(['openTree', 'openTree'])
    await page.getByRole('radio', { name: 'Text' }).check()
    // The path of a new output starts at the root.
    await formatText(page, '[7]')
    await outputText(page).toBe('[\n  7\n]')
    await expect(pathBar(page)).not.toContainText('é😀')
    await button(page, 'Copy value').click()
    await copied(page).toBe('[\n  7\n]')
  })

  await test.step('an error shows line and column, marks the place and empties the output', async () => {
    await formatText(page, '{"a":1,}')
    await expect(alert).toContainText('Invalid JSON: ')
    await expect(alert).toContainText('line 1, column 8')
    await expect(output(page)).toHaveAccessibleDescription('Invalid JSON - Please check your syntax')
    await expect(input(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(input(page)).toHaveAccessibleDescription(/^Invalid JSON: .+ at line 1, column 8$/)
    expect(await paneText(page, 'JSON input')).toBe('{"a":1,}')
    expect(await paneText(page, 'JSON output')).toBe('')
    await expect(button(page, 'Copy')).toBeDisabled()
    await expect(bad).toHaveText('}')
    await button(page, 'Show in input').click()
    await expect(input(page)).toBeFocused()
    await expect.poll(() => selectedText(page)).toBe('}')
  })

  await test.step('near-JSON is repaired only after showing the changes, and uncertain repairs are not offered', async () => {
    await formatText(page, '[1,,2]')
    await button(page, 'Show repair').click()
    await expect(page.getByText('No safe repair: Comma without an item before it at line 1, column 4')).toBeVisible()
    const changes = page.getByRole('region', { name: 'Proposed repair' })
    await expect(changes).toHaveCount(0)

    await formatText(page, "{name: 'Ada', big: 12345678901234567890, ok: True,}")
    await button(page, 'Show repair').press('Enter')
    await expect(changes.locator('ins').first()).toBeVisible()
    await expect(button(page, 'Show repair')).toBeFocused()
    expect(await paneText(page, 'JSON input')).toContain("name: 'Ada'")
    await changes.getByRole('button', { name: 'Apply repair' }).click()
    await inputText(page).toBe('{"name": "Ada", "big": 12345678901234567890, "ok": true}')
    await expect(input(page)).toBeFocused()
    await expect(bad).toHaveCount(0)
    await expect(page.getByText('Only whitespace changed')).toBeVisible()
    await outputText(page).toContain('"name": "Ada",')
    await expect(
      page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }),
    ).toBeVisible()
  })

  await test.step('in a long text only the editor scrolls to the error, and the page does not move', async () => {
    await paste(page, `{\n${Array.from({ length: 80 }, (_, at) => `  "key ${at}": ${at},\n`).join('')}}`)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(alert).toContainText('line 82, column 1')
    await expect(bad).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page
      .locator('.cm-scroller')
      .first()
      .evaluate((scroller) => scroller.scrollTo(0, 0))
    await expect(bad).not.toBeInViewport()
    await button(page, 'Show in input').click()
    await expect(bad).toBeInViewport()
    await expect.poll(() => selectedText(page)).toBe('}')
    expect(await page.evaluate(() => scrollY)).toBe(0)

    await button(page, 'Load Sample').click()
    await inputText(page).toContain('Ada')
    await expect(alert).toHaveCount(0)
    await expect(bad).toHaveCount(0)
    await expect(input(page)).toHaveAttribute('aria-invalid', 'false')
  })

  const tree = page.getByRole('tree', { name: 'JSON tree' })
  const items = tree.getByRole('treeitem')
  const search = page.getByRole('searchbox', { name: 'Search tree' })

  await test.step('the sample is colored and folds; its tree can be searched and gives the path of a node', async () => {
    await input(page).press('ControlOrMeta+Enter')
    await expect(output(page).locator('.cm-key').first()).toHaveText('"id"')
    await expect(output(page).locator('.cm-number').first()).toHaveText('12345678901234567890')
    await page.getByTitle('Fold line').last().click()
    await expect(output(page).locator('.cm-foldPlaceholder')).toBeVisible()
    await page.getByRole('radio', { name: 'Tree' }).check()
    await expect(items.first()).toBeVisible()
    await search.fill('bernoulli')
    await expect(page.getByText('1 of 1')).toBeVisible()
    await expect(pathBar(page)).toContainText('$› notes› 0› topic"Bernoulli numbers"')
    await button(page, 'Copy JSON Pointer').click()
    await copied(page).toBe('/notes/0/topic')

    await formatText(page, '{"a":[1,"Bernoulli"],"Bernoulli":2}')
    await expect(page.getByText('1 of 2')).toBeVisible()
    await expect(pathBar(page)).toContainText('$› a› 1"Bernoulli"')
    await search.fill('nowhere')
    await expect(page.getByText('0 matches')).toBeVisible()
  })

  await test.step('the tree folds by keyboard alone, and each node has its level and position', async () => {
    await search.fill('')
    await formatText(page, '{"":[1,2,3]}')
    await expect(items).toHaveText([/1 key/, /^"":.*3 items/])
    await button(page, 'Open all').click()
    await expect(items).toHaveCount(5)
    await button(page, 'Collapse all').click()
    await expect(items).toHaveCount(1)
    await tree.focus()
    await page.keyboard.press('ArrowRight')
    await expect(items).toHaveCount(2)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await expect(items).toHaveCount(5)
    await page.keyboard.press('End')
    await expect(items.last()).toHaveAttribute('aria-selected', 'true')
    expect(
      await items.last().evaluate(({ ariaLevel, ariaPosInSet, ariaSetSize }) => [ariaLevel, ariaPosInSet, ariaSetSize]),
    ).toEqual(['3', '3', '3'])
    await page.keyboard.press('ArrowLeft')
    await expect(items.nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowLeft')
    await expect(items).toHaveCount(2)
  })
})

test('a long text is formatted once, in the background and before the button is pressed; the run can be canceled, the text repaired; 10 MB is shown and saved in full', async ({
  page,
}) => {
  const problems = watchProblems(page)
  const progress = page.getByRole('progressbar')
  const cancel = button(page, 'Cancel')
  const verdict = page.getByText('Only whitespace changed')
  const calls = await watchCalls(page)
  const releaseCode = await holdScript(page, /assets\/(lazy|editor)-/)
  await openPage(page, path)

  await test.step('Format pressed before the code has loaded runs once; the input becomes an editor after the output, or on hover', async () => {
    const isField = () => input(page).evaluate((element) => element instanceof HTMLTextAreaElement)
    await calls.hold()
    await openFile(page, largeFile(longText))
    await expect(page.getByText(`${longText.length.toLocaleString('en')} characters`)).toBeVisible()
    await format(page)
    await expect(progress).toBeVisible()
    const editorCame = page.waitForResponse(/assets\/editor-(?!search|warm)/)
    releaseCode()
    await (await editorCame).finished()
    await calls.made().toEqual(['format'])
    await waitForFrames(page)
    expect(await isField()).toBe(true)
    await input(page).hover()
    await expect.poll(isField).toBe(false)
    await calls.release()
    await expect(verdict).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await calls.read()).toEqual(['format', 'check'])
  })

  await test.step('pasted text is formatted before the button is pressed; a new text or another button formats again', async () => {
    await button(page, 'Clear').click()
    await outputText(page).toBe('')
    await calls.forget()
    await paste(page, longText)
    await calls.made().toEqual(['format', 'check'])
    await outputText(page).toContain('  "aaa')
    const messages = await watchMessages(page)
    await format(page)
    await expect.poll(messages).toEqual([expect.stringContaining('JSON Formatted Successfully!')])
    await expect(verdict).toBeVisible()
    await calls.made().toEqual(['format', 'check'])

    await button(page, 'Minify').click()
    await outputText(page).toContain('["aaa')
    await calls.made().toEqual(['format', 'check', 'format', 'check'])
    await input(page).press('ControlOrMeta+End')
    await page.keyboard.type(' ')
    await page.keyboard.press('ControlOrMeta+Enter')
    await outputText(page).toContain('  "aaa')
    await calls.made().toEqual(['format', 'check', 'format', 'check', 'format', 'check'])
  })

  await test.step('Format pressed twice during a long run gives one result', async () => {
    await button(page, 'Clear').click()
    await outputText(page).toBe('')
    const messages = await watchMessages(page)
    await calls.hold()
    await paste(page, longText)
    await format(page)
    await expect(page.getByText('Working 0%')).toBeVisible()
    await format(page)
    await calls.release()
    await expect(verdict).toBeVisible()
    await outputText(page).toContain('  "aaa')
    await expect.poll(messages).toEqual([expect.stringContaining('JSON Formatted Successfully!')])
  })

  await test.step('a long run can be canceled, and deleting the text stops it', async () => {
    await calls.hold()
    await calls.forget()
    await openFile(page, largeFile(`${longText} `))
    await expect(page.getByText(`${(longText.length + 1).toLocaleString('en')} characters`)).toBeVisible()
    await calls.made().toEqual(['format'])
    await format(page)
    await expect(page.getByText('Working 0%')).toBeVisible()
    await expect(page.getByText('Ready', { exact: true })).toHaveCount(0)
    await cancel.press('Enter')
    await expect(cancel).toHaveCount(0)
    await expect(input(page)).toBeFocused()

    await format(page)
    await expect(cancel).toBeVisible()
    await expect.poll(() => page.workers()).toHaveLength(1)
    await input(page).press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    await expect(progress).toHaveCount(0)
    await expect.poll(() => page.workers()).toEqual([])
  })

  await test.step('a file that is still loading can be canceled', async () => {
    await page.evaluate(() => {
      const { arrayBuffer } = Blob.prototype
      Blob.prototype.arrayBuffer = () => {
        Blob.prototype.arrayBuffer = arrayBuffer
        return new Promise(() => {})
      }
    })
    await openFile(page, largeFile('[0]'))
    await cancel.click()
    await expect(cancel).toHaveCount(0)
    await inputText(page).toBe('')
  })

  await test.step('10 MB is formatted in the background: the page stays responsive, shows it, and saves it in full', async () => {
    const row = '{"id":12345678901234567890,"name":"Ada Lovelace","tags":["a","b","c"],"price":1.10},\n'
    const count = Math.ceil((10 * 1024 * 1024) / row.length)
    const source = `[${row.repeat(count).slice(0, -2)}]`
    const watch = await watchMainThread(page)
    await openFile(page, largeFile(source))
    // Pressed while the file is still loading.
    await format(page)
    await expect(page.getByText('characters', { exact: false }).first()).toContainText(
      source.length.toLocaleString('en'),
    )
    await expect(page.getByRole('progressbar', { name: 'Working' })).toBeVisible()
    await calls.release()
    await expect(verdict).toBeVisible({ timeout: 30_000 })
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

  await test.step('a long text is repaired in the background, and only the first changes are shown', async () => {
    const nearJson = "{'id': 12345678901234567890, 'name': 'Ada Lovelace', 'tags': ['a', 'b']},\n"
    await openFile(page, largeFile(`[${nearJson.repeat(250)}]`))
    await inputText(page).toContain("'id'")
    await format(page)
    await expect(page.getByRole('alert')).toContainText('Invalid JSON: ')
    await calls.hold()
    await button(page, 'Show repair').click()
    await cancel.click()
    await expect(progress).toHaveCount(0)
    await expect(button(page, 'Show repair')).toBeFocused()

    await button(page, 'Show repair').click()
    await expect(progress).toBeVisible()
    await calls.release()
    const changes = page.getByRole('region', { name: 'Proposed repair' })
    await expect(changes).toContainText('Only the first 500 changes are shown.')
    await expect(changes.locator('del')).toHaveCount(500)
    expect((await changes.innerText()).length).toBeLessThan(20_000)
    await changes.getByRole('button', { name: 'Apply repair' }).click()
    await button(page, 'Minify').click()
    await expect(verdict).toBeVisible()
  })
  expect(problems).toEqual([])
})

test('the tree is accessible during a search @looks', async ({ page }) => {
  await openPage(page, path)
  await button(page, 'Load Sample').click()
  await format(page)
  await page.getByRole('radio', { name: 'Tree' }).check()
  await page.getByRole('searchbox', { name: 'Search tree' }).fill('bernoulli')
  await expect(page.getByText('1 of 1')).toBeVisible()
  await expectAccessible(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the actions are visible and at least 44 px high, and an error appears above them @looks', async ({ page }) => {
    await openPage(page, path)
    const isInSight = (name: string) =>
      button(page, name).evaluate((element) => {
        const { top, bottom, height } = element.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight && height >= 44
      })
    for (const name of ['Format JSON', 'Minify', 'More actions']) expect(await isInSight(name)).toBe(true)
    await input(page).fill('{"a":[1')
    await format(page)
    const alert = page.getByRole('alert')
    await expect(alert).toHaveText(/^Invalid JSON/)
    const [said, bar] = [await alert.boundingBox(), await page.locator('.action-bar').boundingBox()]
    expect(said!.y + said!.height).toBeLessThanOrEqual(bar!.y)
    expect(bar!.y + bar!.height).toBeLessThanOrEqual(844)
  })

  test('only the text scrolls: the path and the warnings are above the status line, which is one line', async ({
    page,
  }) => {
    for (const size of [
      { width: 390, height: 844 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(size)
      await openPage(page, path)
      await button(page, 'Try a sample').tap()
      await format(page)
      const warnings = page.getByRole('region', { name: 'Warnings' })
      await expect(warnings).toBeVisible()
      const edge = async (selector: string) => (await page.locator(selector).filter({ visible: true }).boundingBox())!
      const isAboveFoot = async (each: Locator) => {
        const { y, height } = (await each.boundingBox())!
        return y + height <= (await edge('.foot')).y
      }
      await expect(page.getByRole('group', { name: 'Path' })).toBeVisible()
      expect(await isAboveFoot(page.getByRole('group', { name: 'Path' })), `${size.width} px`).toBe(true)
      expect(await isAboveFoot(warnings), `${size.width} px`).toBe(true)
      expect((await edge('.text-pane')).height, `${size.width} px`).toBeGreaterThan(300)
      const said = page.locator('.statements .status')
      await expect(said).toHaveText('Only whitespace changed')
      const [line, words] = [await edge('.statements'), (await said.boundingBox())!]
      expect(words.height).toBe(20)
      expect(words.x + words.width).toBeLessThanOrEqual(line.x + line.width)
      await page.getByRole('radio', { name: 'Tree' }).check()
      await expect(page.getByRole('tree')).toBeVisible()
      expect(await isAboveFoot(warnings), `${size.width} px`).toBe(true)
      await page.getByRole('tab', { name: 'JSON input' }).tap()
      await expect(output(page)).toBeHidden()
      expect(await isAboveFoot(warnings), `${size.width} px`).toBe(true)
    }
  })

  test('panes are tabs; a run opens the output tab with Copy, an error stays on the input tab', async ({ page }) => {
    await openPage(page, path)
    const tab = (name: string) => page.getByRole('tablist', { name: 'Panes' }).getByRole('tab', { name, exact: true })
    await expect(tab('JSON input')).toHaveAttribute('aria-selected', 'true')
    await expect(output(page)).toBeHidden()
    await input(page).fill('{"a":[1')
    await format(page)
    await expect(page.getByRole('alert')).toHaveText(/^Invalid JSON/)
    await expect(tab('JSON input')).toHaveAttribute('aria-selected', 'true')
    await tab('JSON output').click()
    await expect(page.getByRole('tabpanel', { name: 'JSON output' }).getByText(/^Invalid JSON:/)).toBeVisible()
    const place = (await tab('JSON output').boundingBox())!
    await button(page, 'Show in input').filter({ visible: true }).click()
    await expect(input(page)).toBeFocused()

    await input(page).fill('{"a":[1]}')
    await format(page)
    await expect(tab('JSON output')).toHaveAttribute('aria-selected', 'true')
    await expect(tab('JSON output')).toBeFocused()
    await expect(page.getByRole('tabpanel', { name: 'JSON output' })).toBeVisible()
    await expect(input(page)).toBeHidden()
    // Its count has appeared, and the tab has not moved.
    expect(await tab('JSON output').boundingBox()).toEqual(place)
    // An output opens no keyboard, so there is room for the status bar.
    await output(page).click()
    await expect(output(page)).toBeFocused()
    await expect(page.locator('.status-bar')).toBeVisible()
    await button(page, 'Copy').click()
    await expect(page.getByText('Copied', { exact: true })).toBeVisible()
    await expect(button(page, 'Copy')).toBeVisible()
    await copied(page).toContain('"a"')
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

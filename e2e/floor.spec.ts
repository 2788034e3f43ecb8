import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { button, field as fieldOf } from './controls.ts'
import { expectPartMissing, openWithoutPart } from './late-part.ts'
import { dropFile, dropPath, openPage, paneText, readClipboard, test, toast, untilHydrated } from './support.ts'

const undoInPane = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Undo', exact: true })
const expectText = (page: Page, name: string, text: string) => expect.poll(() => paneText(page, name)).toBe(text)

/** Writes a real file with these bytes and returns its path. */
function writeBytes(name: string, bytes: string): string {
  const path = test.info().outputPath(name)
  writeFileSync(path, Buffer.from(bytes, 'latin1'))
  return path
}

const png = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'
const undoKey = 'ControlOrMeta+z'
const redoKey = 'ControlOrMeta+Shift+z'
async function expectSteps(page: Page, field: string, key: string, texts: readonly string[]) {
  for (const text of texts) {
    await page.keyboard.press(key)
    await expectText(page, field, text)
  }
}

/** Undo in the pane, Undo in the toast and Ctrl+Z bring back what Clear removed; typing and Clear share one undo history. */
async function expectUndo(page: Page, field: string, clear: string) {
  await fieldOf(page, field).fill('[1, 2]')
  await button(page, clear).click()
  await expectText(page, field, '')
  await undoInPane(page).click()
  await expectText(page, field, '[1, 2]')
  await expect(fieldOf(page, field)).toBeFocused()
  await expect(button(page, 'Undo')).toHaveCount(0)

  await button(page, clear).click()
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
  await expectText(page, field, '[1, 2]')

  await button(page, clear).click()
  await expectText(page, field, '')
  await page.keyboard.press('ControlOrMeta+z')
  await expectText(page, field, '[1, 2]')

  await button(page, clear).click()
  await fieldOf(page, field).pressSequentially('x')
  await expect(button(page, 'Undo')).toHaveCount(0)
  await expectText(page, field, 'x')
  await expectSteps(page, field, undoKey, ['', '[1, 2]', ''])
  await expectSteps(page, field, redoKey, ['[1, 2]', '', 'x'])
}

/** A file in another charset gets a note; images, empty files and folders are refused; a drop outside the bench works. */
async function expectFilesAsText(page: Page, field: string) {
  await fieldOf(page, field).fill('typed')
  await page.getByLabel('Open file').setInputFiles(writeBytes('photo.png', png))
  await expect(page.getByRole('alert').filter({ hasText: 'photo.png is a PNG image, not text.' })).toBeVisible()
  await page.getByLabel('Open file').setInputFiles(writeBytes('empty.txt', ''))
  await expect(page.getByRole('alert').filter({ hasText: 'empty.txt is empty.' })).toBeVisible()
  const folder = test.info().outputPath('folder')
  mkdirSync(folder, { recursive: true })
  await dropPath(page.getByRole('heading', { level: 1 }), folder)
  await expect(page.getByRole('alert').filter({ hasText: 'No file found in what you dropped.' })).toBeVisible()
  await expectText(page, field, 'typed')

  await page.getByLabel('Open file').setInputFiles(writeBytes('old.txt', 'caf\xe9 \x80'))
  await expectText(page, field, 'café €')
  await expect(page.getByText('old.txt is not UTF-8: it was read as Windows-1252.')).toBeVisible()
  await page.getByLabel('Encoding').selectOption('iso-8859-1')
  await expectText(page, field, 'café \x80')
  await undoInPane(page).click()
  await expectText(page, field, 'typed')
  await expect(page.getByLabel('Encoding')).toHaveCount(0)

  await page.getByLabel('Open file').setInputFiles(writeBytes('marked.txt', '\xef\xbb\xbfhello'))
  await expectText(page, field, 'hello')
  await expect(page.getByText('BOM removed: the file began with a byte order mark.')).toBeVisible()

  await dropFile(page.getByRole('heading', { level: 1 }), 'dropped.txt', 'dropped beside it')
  await expectText(page, field, 'dropped beside it')
}

/** Pasted Windows line breaks stay. The editor that replaces the field keeps the focus, the caret and the whole undo history. */
async function expectLineBreaksKept(page: Page, field: string) {
  await fieldOf(page, field).fill('')
  await fieldOf(page, field).focus()
  await page.evaluate(() => navigator.clipboard.writeText('a\r\nb'))
  await page.keyboard.press('ControlOrMeta+v')
  await expectText(page, field, 'a\r\nb')
  await page.keyboard.type('c')
  await expectText(page, field, 'a\r\nbc')
  await expectSteps(page, field, undoKey, ['a\r\nb', '', 'x', '', '[1, 2]', ''])
  await expectSteps(page, field, redoKey, ['[1, 2]', '', 'x', '', 'a\r\nb', 'a\r\nbc'])
}

/** While a file loads, the page says so. Cancel stops it and moves the focus to the field; typing stops it too. */
async function expectReadingEnds(page: Page) {
  await fieldOf(page, 'Input').fill('typed')
  // A disk that never answers: the file keeps loading as long as the test needs.
  await page.evaluate(() => {
    Blob.prototype.arrayBuffer = () => new Promise(() => {})
  })
  const slow = writeBytes('slow.txt', 'slow')
  await page.getByLabel('Open file').setInputFiles(slow)
  await expect(page.getByText('Reading slow.txt')).toBeVisible()
  await button(page, 'Cancel').click()
  await expect(page.getByText('Reading slow.txt')).toHaveCount(0)
  await expect(fieldOf(page, 'Input')).toBeFocused()
  await expectText(page, 'Input', 'typed')

  await page.getByLabel('Open file').setInputFiles(slow)
  await expect(page.getByText('Reading slow.txt')).toBeVisible()
  await fieldOf(page, 'Input').pressSequentially('!')
  await expect(page.getByText('Reading slow.txt')).toHaveCount(0)
}

/** A file can be pasted, even if the file manager adds its name as text; text that comes with an image is pasted as text. */
async function expectFilesPasted(page: Page) {
  const paste = (name: string, content: string, text: string) =>
    fieldOf(page, 'URL or text').evaluate(
      (field, [name, content, text]) => {
        const clipboardData = new DataTransfer()
        clipboardData.items.add(new File([content], name))
        if (text) clipboardData.setData('text/plain', text)
        const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true })
        return field.dispatchEvent(event)
      },
      [name, content, text] as const,
    )
  expect(await paste('a.txt', '[1]', '')).toBe(false)
  await expectText(page, 'URL or text', '[1]')
  expect(await paste('b.txt', '[2]', 'b.txt')).toBe(false)
  await expectText(page, 'URL or text', '[2]')
  expect(await paste('image.png', '[3]', 'A1\tB1')).toBe(true)
  await expectText(page, 'URL or text', '[2]')
}

/** If rendering a tool fails, its text is kept and can be copied. */
async function expectTextKept(page: Page) {
  await fieldOf(page, 'Input').fill('precious')
  await expectText(page, 'Output', 'precious')
  await page.evaluate(() => {
    let isTyped = false
    addEventListener('input', () => (isTyped = true), { capture: true })
    // Breaks only the grouping of digits in counts, and only after a key press.
    const { replace } = String.prototype
    String.prototype.replace = function (...args: [never, never]) {
      if (args[1] === ',' && isTyped) throw new Error('a mistake of ours')
      return replace.apply(this, args)
    }
  })
  await fieldOf(page, 'Input').press('End')
  await page.keyboard.press('!')
  await expect(page.getByRole('alert')).toContainText('Your text is safe')
  await button(page, 'Copy your text').click()
  await expect(page.getByText('Your text is on the clipboard.')).toBeVisible()
  expect(await readClipboard(page)).toBe('precious!')
  await expect(button(page, 'Reload')).toBeVisible()
}

const openFile = (page: Page, name: string, bytes: string) =>
  page.getByLabel('Open file').setInputFiles(writeBytes(name, bytes))

/** Pasted text keeps its line breaks, and the paste and Clear share one undo history. */
async function expectOneLine(page: Page, field: string, clear: string) {
  await fieldOf(page, field).focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expectText(page, field, 'a\r\nb')
  await button(page, clear).click()
  await expectText(page, field, '')
  await undoInPane(page).click()
  await expectText(page, field, 'a\r\nb')
  await expect(fieldOf(page, field)).toBeFocused()
  await expect(button(page, 'Undo')).toHaveCount(0)
  await button(page, clear).click()
  await expectText(page, field, '')
  await expectSteps(page, field, undoKey, ['a\r\nb', ''])
  await expectSteps(page, field, redoKey, ['a\r\nb', ''])
}

test('/tools/json-formatter: undo brings back what Clear removed, and line breaks and the byte order mark of a file stay', async ({
  page,
}) => {
  await openPage(page, '/tools/json-formatter')
  await expectUndo(page, 'JSON input', 'Clear')
  await expectLineBreaksKept(page, 'JSON input')
  // The byte order mark stays: the output warns about it.
  await openFile(page, 'marked.txt', '\xef\xbb\xbfhello')
  await expectText(page, 'JSON input', '\ufeffhello')
})

test('every other tool with a text field can undo Clear, keeps line breaks, and detects charsets and images in files @looks', async ({
  page,
}) => {
  for (const [slug, field, clear, readsFiles] of [
    ['base64-encode-decode', 'Input', 'Clear All', false],
    ['text-case-converter', 'Your text', 'Clear', true],
    ['hash-generator', 'Text to hash', 'Clear', false],
    ['regex-tester', 'Test string', 'Clear All', true],
    ['url-encoder-decoder', 'URL or text', 'Clear All', true],
    ['uuid-generator', 'UUIDs to inspect', '', true],
  ] as const)
    await test.step(slug, async () => {
      await openPage(page, `/tools/${slug}`)
      await page.evaluate(() => navigator.clipboard.writeText('a\r\nb'))
      if (clear) await expectOneLine(page, field, clear)
      if (!readsFiles) return
      await openFile(page, 'old.txt', 'caf\xe9 \x80')
      await expectText(page, field, 'café €')
      await expect(page.getByText('old.txt is not UTF-8: it was read as Windows-1252.')).toBeVisible()
      await openFile(page, 'photo.png', png)
      await expect(page.getByRole('alert').filter({ hasText: 'photo.png is a PNG image, not text.' })).toBeVisible()
      await expectText(page, field, 'café €')
    })
})

test('/tools/html-encoder-decoder: undo brings back what Clear removed, files open and can be canceled, and a render error keeps the text', async ({
  page,
}) => {
  await openPage(page, '/tools/html-encoder-decoder')
  await expectUndo(page, 'Input', 'Clear All')
  await expectLineBreaksKept(page, 'Input')
  await expectFilesAsText(page, 'Input')
  await expectReadingEnds(page)
  await expectTextKept(page)
})

test('files can be pasted; a long paste wins over an older file still loading; Ctrl+Enter right after a long paste uses the pasted text; typing works after a long paste', async ({
  page,
}) => {
  await openPage(page, '/tools/url-encoder-decoder')
  await expectFilesPasted(page)
  await fieldOf(page, 'URL or text').fill('')
  await page.evaluate(() => {
    const { arrayBuffer } = Blob.prototype
    const released = Promise.withResolvers<void>()
    Blob.prototype.arrayBuffer = async function () {
      await released.promise
      return arrayBuffer.call(this)
    }
    Object.assign(window, { release: released.resolve })
  })
  await page.getByLabel('Open file').setInputFiles(writeBytes('older.txt', 'older'))
  await expect(page.getByText('Reading older.txt')).toBeVisible()
  await fieldOf(page, 'URL or text').evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'newer '.repeat(20_000))
    // The page gets the file before it continues with the paste.
    scheduler.yield = () => new Promise(() => {})
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    Reflect.deleteProperty(scheduler, 'yield')
    ;(window as unknown as { release: () => void }).release()
  })
  await expect(page.getByText('120,000 characters').first()).toBeVisible()
  await expect(fieldOf(page, 'URL or text')).toContainText('newer newer')

  await openPage(page, '/tools/url-encoder-decoder')
  await fieldOf(page, 'URL or text').evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'a b '.repeat(50_000))
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }))
  })
  await expect(page.getByText('URL Encoded Successfully', { exact: true })).toBeVisible()

  await openPage(page, '/tools/json-formatter')
  await fieldOf(page, 'JSON input').evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '{"id":1},\n'.repeat(12_000))
    // The editor is there before the page gets the text.
    field.focus()
    scheduler.yield = () => new Promise(() => {})
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    Reflect.deleteProperty(scheduler, 'yield')
  })
  await page.locator('.cm-content[aria-label="JSON input"][aria-busy=false]', { hasText: '"id"' }).waitFor()
  await page.keyboard.type('x')
  await expect(page.getByText('120,001 characters', { exact: true })).toBeVisible()
})

test('a page says when its scripts do not load, and a missing part is not blamed on the file that is opened or dropped', async ({
  page,
}) => {
  await page.route(/\/assets\/view-[^/]+\.js$/, (route) => route.abort())
  await page.goto('/tools/html-encoder-decoder')
  await expect(page.getByRole('alert')).toContainText('Part of this page could not be loaded')
  await page.unroute(/\/assets\/view-[^/]+\.js$/)
  await page.getByRole('link', { name: 'Reload' }).click()
  await untilHydrated(page)
  await expect(page.getByText('Part of this page could not be loaded')).toBeHidden()

  const bring = await openWithoutPart(page, '/tools/html-encoder-decoder')
  await page.getByLabel('Open file').setInputFiles(writeBytes('good.txt', '<good>'))
  await expectPartMissing(page)
  await expectText(page, 'Input', '<good>')
  await bring()
  await button(page, 'Try again').click()
  await expectText(page, 'Output', '&lt;good&gt;')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await dropFile(page.getByRole('main'), 'good.txt', '<better>')
  await expectText(page, 'Output', '&lt;better&gt;')

  const reader = /\/assets\/shared-parts-[^/]+\.js$/
  await page.route(reader, (route) => route.abort())
  await page.reload()
  await untilHydrated(page)
  await page.getByLabel('Open file').setInputFiles(writeBytes('best.txt', '<best>'))
  await expect(page.getByText('A part of this tool could not be loaded.')).toBeVisible()
  await page.unroute(reader)
  await page.getByLabel('Open file').setInputFiles(writeBytes('best.txt', '<best>'))
  await expectText(page, 'Output', '&lt;best&gt;')
  await expect(page.getByText('A part of this tool could not be loaded.')).toHaveCount(0)
})

/** Drags real files over the page, as a file manager does, and checks the drop sign. The returned function drops them. */
async function holdFiles(page: Page, paths: string[], sign: string, at = { x: 640, y: 400 }) {
  const session = await page.context().newCDPSession(page)
  const data = { items: [], files: paths, dragOperationsMask: 1 }
  const send = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    session.send('Input.dispatchDragEvent', { type, ...at, data })
  await send('dragEnter')
  await send('dragOver')
  await expect(page.locator('.drop-overlay strong')).toHaveText(sign)
  return () => send('drop')
}

type Signs = { files: string[]; one: string; several: string; arrives: () => Promise<unknown> }

async function expectSigns(page: Page, { files, one, several, arrives }: Signs) {
  const drop = await holdFiles(page, files, several)
  await drop()
  await expect(page.locator('.drop-overlay')).toHaveCount(0)
  await arrives()
  // The drop changes nothing under the pointer here: an element that is removed never gets a dragleave.
  const heading = page.getByRole('heading', { level: 1 })
  const { x, y } = (await heading.boundingBox())!
  await holdFiles(page, files.slice(0, 1), one, { x: x + 20, y: y + 10 })
  // As if the visitor gave up.
  await heading.dispatchEvent('dragleave')
  await expect(page.locator('.drop-overlay')).toHaveCount(0)
}

const firstOpened = (page: Page) => toast(page, 'The first of 2 files was opened')

/** Drags a file over the page, from element to element. */
const drag = (page: Page, ...moves: [type: 'dragenter' | 'dragleave', selector: string][]) =>
  page.evaluate((moves) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['red'], 'first.txt'))
    for (const [type, selector] of moves)
      document.querySelector(selector)!.dispatchEvent(new DragEvent(type, { bubbles: true, dataTransfer }))
  }, moves)

test('while files are dragged over a tool, it says what a drop will do; a tool for one value reads it from the first file and refuses several lines', async ({
  page,
}) => {
  const files = [writeBytes('first.txt', 'red'), writeBytes('second.txt', 'blue')]
  const hashes = page.getByRole('region', { name: 'File hashes' })
  for (const [slug, one, several, opened, arrives] of [
    [
      'html-encoder-decoder',
      'Drop to open the file',
      'Drop to open the first of 2 files',
      1,
      () => expectText(page, 'Input', 'red'),
    ],
    [
      'base64-encode-decode',
      'Drop to convert the file',
      'Drop to convert the first of 2 files',
      1,
      () => expect(page.locator('.bench')).toContainText('first.txt'),
    ],
    [
      'hash-generator',
      'Drop to hash 1 file',
      'Drop to hash 2 files',
      0,
      () => expect(hashes).toContainText(createHash('sha256').update('blue').digest('hex')),
    ],
  ] as const) {
    await openPage(page, `/tools/${slug}`)
    await expectSigns(page, { files, one, several, arrives })
    await expect(firstOpened(page)).toHaveCount(opened)
  }

  await test.step('the drop sign goes away with the files, even if the element under them was removed', async () => {
    const sign = page.getByText('Drop to hash 1 file')
    await drag(page, ['dragenter', 'button'])
    await expect(sign).toBeVisible()
    await page.evaluate(() => document.querySelector('button')?.remove())
    await drag(page, ['dragenter', 'main'], ['dragleave', 'main'])
    await expect(sign).toHaveCount(0)
  })

  for (const [slug, field, value] of [
    ['unit-converter', 'Value', '42.5'],
    ['timestamp-converter', 'Timestamp', '1640995200'],
    ['color-palette-generator', 'Hex color', '#ff0000'],
    ['aesthetic-username-generator', 'Base name', 'Ada'],
  ] as const) {
    await openPage(page, `/tools/${slug}`)
    await fieldOf(page, field).fill('5')
    await dropFile(page.getByRole('heading', { level: 1 }), 'a.txt', `${value}\nand more`)
    await expect(page.getByRole('alert')).toHaveText(
      'a.txt cannot be used here: this tool takes one short line of text.',
    )
    await expect(fieldOf(page, field)).toHaveValue('5')
    await expect(toast(page, 'Text replaced')).toHaveCount(0)
    await expectSigns(page, {
      files: [writeBytes('b.txt', ` ${value}\r\n`), files[1]!],
      one: 'Drop to read one line from a text file',
      several: 'Drop to read one line from the first of 2 files',
      arrives: () => expect(fieldOf(page, field)).toHaveValue(value),
    })
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(firstOpened(page)).toHaveCount(1)
  }
})

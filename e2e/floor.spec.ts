import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { expectPartMissing, openWithoutPart } from './late-part.ts'
import { dropFile, dropPath, openPage, paneText, readClipboard, test, toast } from './support.ts'

/** Every tool with a field for text of any length, the button that empties it, and what it does with files. */
const textTools = [
  { path: '/tools/json-formatter', field: 'JSON input', clear: 'Clear', readsFiles: true },
  { path: '/tools/base64-encode-decode', field: 'Input', clear: 'Clear All', readsFiles: false },
  { path: '/tools/text-case-converter', field: 'Your text', clear: 'Clear', readsFiles: true },
  { path: '/tools/hash-generator', field: 'Text to hash', clear: 'Clear', readsFiles: false },
  { path: '/tools/regex-tester', field: 'Test string', clear: 'Clear All', readsFiles: true },
  { path: '/tools/html-encoder-decoder', field: 'Input', clear: 'Clear All', readsFiles: true },
  { path: '/tools/url-encoder-decoder', field: 'URL or text', clear: 'Clear All', readsFiles: true },
] as const

const fieldOf = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const undoInPane = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Undo', exact: true })
const expectText = (page: Page, name: string, text: string) => expect.poll(() => paneText(page, name)).toBe(text)

/** A real file with these bytes. */
function writeBytes(name: string, bytes: string): string {
  const path = test.info().outputPath(name)
  writeFileSync(path, Buffer.from(bytes, 'latin1'))
  return path
}

const undoKey = 'ControlOrMeta+z'
const redoKey = 'ControlOrMeta+Shift+z'
async function expectSteps(page: Page, field: string, key: string, texts: readonly string[]) {
  for (const text of texts) {
    await page.keyboard.press(key)
    await expectText(page, field, text)
  }
}

/** What Clear took comes back by the pane, by the toast and by Ctrl+Z, and what was typed and cleared is one line of history. */
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

/** A file in another charset is said to be, a picture is refused, and a drop beside the bench is taken. */
async function expectFilesAsText(page: Page, field: string) {
  await fieldOf(page, field).fill('typed')
  await page.getByLabel('Open file').setInputFiles(writeBytes('photo.png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'))
  await expect(page.getByRole('alert').filter({ hasText: 'photo.png is a PNG image, not text.' })).toBeVisible()
  await page.getByLabel('Open file').setInputFiles(writeBytes('empty.txt', ''))
  await expect(page.getByRole('alert').filter({ hasText: 'empty.txt is empty.' })).toBeVisible()
  const folder = test.info().outputPath('folder')
  mkdirSync(folder, { recursive: true })
  await dropPath(page.getByRole('heading', { level: 1 }), folder)
  await expect(page.getByRole('alert').filter({ hasText: 'There is no file in what was dropped.' })).toBeVisible()
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
  // JSON has it as a warning of its output.
  if (field === 'JSON input') await expectText(page, field, '\ufeffhello')
  else {
    await expectText(page, field, 'hello')
    await expect(page.getByText('BOM removed: the file began with a byte order mark.')).toBeVisible()
  }

  await dropFile(page.getByRole('heading', { level: 1 }), 'dropped.txt', 'dropped beside it')
  await expectText(page, field, 'dropped beside it')
}

/** Line breaks of Windows stay as they are pasted; the field that takes over keeps the focus, the caret and the history, which is taken back as a whole. */
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

for (const { path, field, clear, readsFiles } of textTools) {
  test(`${path}: what Clear took comes back in one line with what was typed, line breaks stay${readsFiles ? ', files are read as what they are' : ''}`, async ({
    page,
  }) => {
    await openPage(page, path)
    await expectUndo(page, field, clear)
    await expectLineBreaksKept(page, field)
    if (readsFiles) await expectFilesAsText(page, field)
  })
}

test('/tools/uuid-generator: files are read as what they are', async ({ page }) => {
  await openPage(page, '/tools/uuid-generator')
  await expectFilesAsText(page, 'UUIDs to inspect')
})

test('a file on its way in is said to be read and can be cancelled, with the focus kept; typing ends it too', async ({
  page,
}) => {
  await openPage(page, '/tools/html-encoder-decoder')
  await fieldOf(page, 'Input').fill('typed')
  // A disk that never answers: the file stays on its way for as long as the test needs it.
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
})

test('a pasted file is taken in, and pasted text with a picture of itself stays text', async ({ page }) => {
  await openPage(page, '/tools/text-case-converter')
  const paste = (withText: boolean) =>
    fieldOf(page, 'Your text').evaluate((field, isText) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File(['from a file'], 'a.txt', { type: 'text/plain' }))
      if (isText) clipboardData.setData('text/plain', 'cells')
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      field.dispatchEvent(event)
      return event.defaultPrevented
    }, withText)
  expect(await paste(true)).toBe(false)
  expect(await paste(false)).toBe(true)
  await expectText(page, 'Your text', 'from a file')
})

test('a file that arrives with a long paste is the older of the two', async ({ page }) => {
  await openPage(page, '/tools/url-encoder-decoder')
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
    // The page draws the file before it goes on with the paste.
    scheduler.yield = () => new Promise(() => {})
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    Reflect.deleteProperty(scheduler, 'yield')
    ;(window as unknown as { release: () => void }).release()
  })
  await expect(page.getByText('120,000 characters').first()).toBeVisible()
  await expect(fieldOf(page, 'URL or text')).toContainText('newer newer')
})

test('a long text that is pasted and worked on in one breath is the one worked on', async ({ page }) => {
  await openPage(page, '/tools/url-encoder-decoder')
  await fieldOf(page, 'URL or text').evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'a b '.repeat(50_000))
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }))
  })
  await expect(page.getByText('URL Encoded Successfully', { exact: true })).toBeVisible()
})

test('where drawing a tool fails, its text is kept and can be copied', async ({ page }) => {
  await openPage(page, '/tools/html-encoder-decoder')
  await fieldOf(page, 'Input').fill('precious')
  await expect(fieldOf(page, 'Output')).toHaveValue('precious')
  await page.evaluate(() => {
    // What groups the digits of a count, and nothing else, once a key was pressed.
    const { replace } = String.prototype
    String.prototype.replace = function (...args: [never, never]) {
      const isTyped = document.querySelector('textarea')?.value.includes('!')
      if (args[1] === ',' && isTyped) throw new Error('a mistake of ours')
      return replace.apply(this, args)
    }
  })
  await fieldOf(page, 'Input').pressSequentially('!')
  await expect(page.getByRole('alert')).toContainText('Your text is safe')
  await button(page, 'Copy your text').click()
  await expect(page.getByText('Your text is on the clipboard.')).toBeVisible()
  expect(await readClipboard(page)).toBe('precious!')
  await expect(button(page, 'Reload')).toBeVisible()
})

test('a page whose scripts do not come says so', async ({ page }) => {
  await page.route(/\/assets\/view-[^/]+\.js$/, (route) => route.abort())
  await page.goto('/tools/json-formatter')
  await expect(page.getByRole('alert')).toContainText('A part of this page could not be loaded')
  await page.unroute(/\/assets\/view-[^/]+\.js$/)
  await page.getByRole('link', { name: 'Reload' }).click()
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  await expect(page.getByText('A part of this page could not be loaded')).toBeHidden()
})

test('a part that does not come is not blamed on the file that is opened or dropped, whose result is there when it has come', async ({
  page,
}) => {
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
})

test('a tool of one value takes it from a file; one of several lines is refused, and what was typed stays', async ({
  page,
}) => {
  for (const [path, field, value] of [
    ['/tools/unit-converter', 'Value', '42.5'],
    ['/tools/timestamp-converter', 'Timestamp', '1640995200'],
    ['/tools/color-palette-generator', 'Hex color', '#ff0000'],
    ['/tools/aesthetic-username-generator', 'Base name', 'Ada'],
  ] as const) {
    await openPage(page, path)
    await fieldOf(page, field).fill('5')
    await dropFile(page.getByRole('heading', { level: 1 }), 'a.txt', `${value}\nand more`)
    await expect(page.getByRole('alert')).toHaveText(
      'a.txt is more than one short line: this tool takes a single value.',
    )
    await expect(fieldOf(page, field)).toHaveValue('5')
    await expect(toast(page, 'Text replaced')).toHaveCount(0)
    await dropFile(page.getByRole('heading', { level: 1 }), 'b.txt', ` ${value}\r\n`)
    await expect(fieldOf(page, field)).toHaveValue(value)
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
})

/** Holds files of this machine over the page, as a file manager does, and drops them. */
async function holdFiles(page: Page, paths: string[]) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    session.send('Input.dispatchDragEvent', {
      type,
      x: 640,
      y: 400,
      data: { items: [], files: paths, dragOperationsMask: 1 },
    })
  await send('dragEnter')
  await send('dragOver')
  return () => send('drop')
}

test('while files are held over a tool it says what will become of them; where it takes one, the first is taken', async ({
  page,
}) => {
  const [first, second] = [writeBytes('first.txt', 'red'), writeBytes('second.txt', 'blue')] as const
  for (const [path, one, several] of [
    ['json-formatter', 'Drop to open the file', 'Drop to open the first of 2 files'],
    ['base64-encode-decode', 'Drop to convert the file', 'Drop to convert the first of 2 files'],
    ['hash-generator', 'Drop to hash 1 file', 'Drop to hash 2 files'],
    [
      'color-palette-generator',
      'Drop to take the line of a text file',
      'Drop to take the line of the first of 2 files',
    ],
  ] as const) {
    await openPage(page, `/tools/${path}`)
    const sign = page.locator('.drop-sign')
    await holdFiles(page, [first])
    await expect(sign.locator('strong')).toHaveText(one)
    // As when the visitor gives up.
    await page.locator('.bench').dispatchEvent('dragleave')
    await expect(sign).toHaveCount(0)
    await openPage(page, `/tools/${path}`)
    const drop = await holdFiles(page, [first, second])
    await expect(sign.locator('strong')).toHaveText(several)
    await drop()
    await expect(sign).toHaveCount(0)
    await expect(toast(page, 'The first of 2 files was opened')).toHaveCount(path === 'hash-generator' ? 0 : 1)
  }
  await expect(fieldOf(page, 'Hex color')).toHaveValue('red')
})

test('a file is pasted, also where a file manager puts its name beside it; a text with a picture beside it stays a text', async ({
  page,
}) => {
  await openPage(page, '/tools/text-case-converter')
  const paste = (name: string, content: string, text: string) =>
    fieldOf(page, 'Your text').evaluate(
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
  await expectText(page, 'Your text', '[1]')
  expect(await paste('b.txt', '[2]', 'b.txt')).toBe(false)
  await expectText(page, 'Your text', '[2]')
  expect(await paste('image.png', '[3]', 'A1\tB1')).toBe(true)
  await expectText(page, 'Your text', '[2]')
})

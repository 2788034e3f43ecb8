import { createHash } from 'node:crypto'
import { createReadStream, readFileSync, writeFileSync } from 'node:fs'
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

const path = '/tools/base64-encode-decode'
const input = (page: Page) => page.getByRole('textbox', { name: 'Input', exact: true })
const output = (page: Page) => page.getByRole('textbox', { name: 'Output', exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const undo = (page: Page) =>
  page.getByRole('region', { name: 'Base64 Encode / Decode tool' }).getByRole('button', { name: 'Undo' })
const inputGroup = (page: Page) => page.getByRole('group', { name: 'Input' })
const chooseMode = (page: Page, name: 'Encode' | 'Decode') => page.getByRole('radio', { name, exact: true }).check()

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAFElEQVR4nGP4z8AAQv8ZGBj+gxgAO+0F+w9jTYUAAAAASUVORK5CYII=',
  'base64',
)

async function encode(page: Page, text: string) {
  await input(page).fill(text)
  await button(page, 'Encode to Base64').click()
}
async function decode(page: Page, text: string) {
  await chooseMode(page, 'Decode')
  await input(page).fill(text)
  await button(page, 'Decode from Base64').click()
}
const openFile = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('Open file').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })

function hash(file: string): Promise<string> {
  const digest = createHash('sha256')
  return new Promise((resolve, reject) =>
    createReadStream(file)
      .on('data', (chunk) => digest.update(chunk))
      .on('error', reject)
      .on('end', () => resolve(digest.digest('hex'))),
  )
}

test.beforeEach(async ({ page }) => openPage(page, path))

test('text is encoded as UTF-8, copied and saved', async ({ page }) => {
  const problems = watchProblems(page)
  await expect(page.getByRole('radio', { name: 'Encode', exact: true })).toBeChecked()
  for (const name of ['Copy', 'Download']) await expect(button(page, name)).toBeDisabled()
  await expect(output(page)).not.toBeEditable()
  await encode(page, '✓ à la mode')
  await expect(output(page)).toHaveValue('4pyTIMOgIGxhIG1vZGU=')

  await button(page, 'Copy').click()
  await expect(toast(page, 'Copied!')).toBeVisible()
  await expect.poll(() => readClipboard(page)).toBe('4pyTIMOgIGxhIG1vZGU=')
  const file = await readDownload(
    page,
    () => button(page, 'Download').click(),
    'Downloaded!',
    'base64-encoded.txt was downloaded successfully.',
  )
  expect(file).toEqual({ name: 'base64-encoded.txt', text: '4pyTIMOgIGxhIG1vZGU=' })
  expect(problems).toEqual([])
})

test('Ctrl+Enter converts, the mode empties the output, Clear All empties everything, and Undo brings it back', async ({
  page,
}) => {
  await input(page).fill('SGk=')
  await chooseMode(page, 'Decode')
  await input(page).press('ControlOrMeta+Enter')
  await expect(output(page)).toHaveValue('Hi')
  const file = await readDownload(page, () => button(page, 'Download').click())
  expect(file).toEqual({ name: 'base64-decoded.txt', text: 'Hi' })
  await chooseMode(page, 'Encode')
  await expect(output(page)).toHaveValue('')
  await expect(input(page)).toHaveValue('SGk=')

  await button(page, 'Encode to Base64').click()
  await expect(output(page)).toHaveValue('U0drPQ==')
  await button(page, 'Clear All').click()
  await expect(input(page)).toHaveValue('')
  await expect(output(page)).toHaveValue('')
  await undo(page).click()
  await expect(input(page)).toHaveValue('SGk=')
  await expect(output(page)).toHaveValue('U0drPQ==')
  await expect(input(page)).toBeFocused()
})

test('Switch & Use Output turns around, moves the output into the input and clears output and error', async ({
  page,
}) => {
  await encode(page, '你好')
  await button(page, 'Switch & Use Output').click()
  await expect(page.getByRole('radio', { name: 'Decode', exact: true })).toBeChecked()
  await expect(input(page)).toHaveValue('5L2g5aW9')
  await expect(output(page)).toHaveValue('')
  await undo(page).click()
  await expect(page.getByRole('radio', { name: 'Encode', exact: true })).toBeChecked()
  await expect(input(page)).toHaveValue('你好')
  await expect(output(page)).toHaveValue('5L2g5aW9')

  await decode(page, '!')
  await expect(page.getByRole('alert')).toBeVisible()
  await button(page, 'Switch & Use Output').click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(input(page)).toHaveValue('!')
})

test('bad input is answered beside the field, with the reason and the place, and is kept', async ({ page }) => {
  const alert = page.getByRole('alert')
  await button(page, 'Encode to Base64').click()
  await expect(alert).toHaveText('Please enter text to process')
  await encode(page, ' \n ')
  await expect(alert).toHaveText('Please enter text to process')

  await decode(page, 'Zm9v!mFy')
  await expect(alert).toContainText('Invalid Base64 string')
  await expect(alert).toContainText('Illegal character "!" (U+0021) at position 5.')
  await expect(input(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(input(page)).toHaveAccessibleDescription(/Invalid Base64 string/)
  await expect(input(page)).toHaveValue('Zm9v!mFy')
  await button(page, 'Show in input').click()
  await expect(input(page)).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('!')
  await expect(output(page)).toHaveValue('')
  await expect(button(page, 'Copy')).toBeDisabled()
  await input(page).fill('AAAAA')
  await expect(alert).toHaveCount(0)
  await expect(input(page)).toHaveAttribute('aria-invalid', 'false')
  await button(page, 'Decode from Base64').click()
  await expect(alert).toContainText('A length of 5 characters is impossible')

  await button(page, 'Options').click()
  await select(page, 'Charset').selectOption('iso-8859-1')
  await chooseMode(page, 'Encode')
  await encode(page, 'ab你')
  await expect(alert).toContainText('Encoding error occurred')
  await expect(alert).toContainText('"你" (U+4F60) at position 3 is not in ISO-8859-1.')
})

test('options: the output of a short text follows them at once', async ({ page }) => {
  await expect(select(page, 'Charset')).toBeHidden()
  await button(page, 'Options').click()
  await encode(page, '<<???>>\n')
  await expect(output(page)).toHaveValue('PDw/Pz8+Pgo=')
  await select(page, 'Alphabet').selectOption('url-safe')
  await expect(output(page)).toHaveValue('PDw_Pz8-Pgo')
  await page.getByLabel('Padding (=)').check()
  await expect(output(page)).toHaveValue('PDw_Pz8-Pgo=')
  await select(page, 'Line endings').selectOption('crlf')
  await expect(output(page)).toHaveValue('PDw_Pz8-Pg0K')
  await select(page, 'Charset').selectOption('utf-16le')
  await expect(output(page)).toHaveValue('PAA8AD8APwA_AD4APgANAAoA')
  await encode(page, 'a'.repeat(29))
  await expect(output(page)).toHaveValue(/^(YQBhAGEA){9}YQBhAA==$/)
  await select(page, 'Wrap lines').selectOption('76')
  await expect(output(page)).toHaveValue(`${'YQBhAGEA'.repeat(9)}YQBh\nAA==`)
})

test('line endings are encoded as they were pasted', async ({ page }) => {
  await page.evaluate(() => navigator.clipboard.writeText('a\r\nb'))
  await input(page).press('ControlOrMeta+v')
  await expect(page.getByText('4 characters', { exact: true })).toBeVisible()
  await button(page, 'Encode to Base64').click()
  await expect(output(page)).toHaveValue('YQ0KYg==')
})

test('decoding says whether its input was valid, what it tolerated, and when it is out of date', async ({ page }) => {
  const valid = page.getByText('Valid Base64', { exact: true })
  await decode(page, 'data:text/plain;base64,PDw_\nPz8-Pg')
  await expect(output(page)).toHaveValue('<<???>>')
  await expect(
    page.getByText('Tolerated: data: prefix (text/plain), URL-safe alphabet, 2 missing =, 1 line break'),
  ).toBeVisible()
  await expect(valid).toBeVisible()
  await decode(page, 'SGVsbG8===')
  await expect(page.getByText('Tolerated: 2 extra =')).toBeVisible()
  await expect(page.getByText('Decoded', { exact: true })).toBeVisible()
  await expect(valid).toHaveCount(0)
  await decode(page, 'SGVsbG8=')
  await expect(valid).toBeVisible()
  await expect(page.getByText(/^Tolerated: /)).toHaveCount(0)
  await input(page).fill('*')
  await expect(page.getByText('Input changed since').first()).toBeVisible()
  await expect(valid).toHaveCount(0)
  await expect(output(page)).toHaveValue('Hello')
  for (const name of ['Copy', 'Download']) await expect(button(page, name)).toBeDisabled()
})

test('bytes that are not text are shown as a hex dump, named by their signature and saved as they are', async ({
  page,
}) => {
  await decode(page, '//79')
  const result = page.getByRole('region', { name: 'Result' })
  await expect(page.getByRole('region', { name: 'Hex dump' })).toContainText('00000000  ff fe fd')
  await expect(result).toContainText('Bytes, not text')
  await expect(button(page, 'Copy')).toBeDisabled()
  const [plain] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()])
  expect(plain.suggestedFilename()).toBe('base64-decoded.bin')
  expect(readFileSync(await plain.path())).toEqual(Buffer.from('fffefd', 'hex'))

  await input(page).fill(`data:image/png;base64,${png.toString('base64')}`)
  await button(page, 'Decode from Base64').click()
  await expect(result).toContainText('PNG image')
  const picture = result.getByRole('img', { name: 'Preview of the PNG image' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2)
  await expectAccessible(page)
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()])
  expect(download.suggestedFilename()).toBe('base64-decoded.png')
  expect(readFileSync(await download.path())).toEqual(png)

  await button(page, 'Switch & Use Output').click()
  await expect(page.getByRole('region', { name: 'Chosen file' })).toContainText('base64-decoded.png')
  await button(page, 'Encode to Base64').click()
  await expect(output(page)).toHaveValue(png.toString('base64'))
})

test('an SVG is text and picture, and its script never runs; a damaged picture is said to be one', async ({ page }) => {
  const problems = watchProblems(page)
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" onload="parent.pwned=1"><script>parent.pwned=1</script></svg>'
  await decode(page, Buffer.from(svg).toString('base64'))
  const picture = page.getByRole('img', { name: 'Preview of the SVG image' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8)
  await expect(output(page)).toHaveValue(svg)
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
  await input(page).fill(png.subarray(0, 20).toString('base64'))
  await button(page, 'Decode from Base64').click()
  await expect(page.getByText('The picture is damaged and cannot be shown.')).toBeVisible()
  expect(problems).toEqual([])
})

test('a file is encoded byte by byte and comes back with its line endings', async ({ page }) => {
  const file = Buffer.from('\ufeffa\r\nb\rc\n')
  await openFile(page, 'notes.txt', file)
  const chosen = page.getByRole('region', { name: 'Chosen file' })
  await expect(chosen).toContainText('notes.txt')
  await expect(chosen).toContainText('10 B')
  await expect(input(page)).toHaveCount(0)
  await button(page, 'Encode to Base64').click()
  await expect(output(page)).toHaveValue(file.toString('base64'))
  await expect(page.getByText('from notes.txt, 10 B')).toBeVisible()
  await button(page, 'Switch & Use Output').click()
  await expect(input(page)).toHaveValue(file.toString('base64'))
  await button(page, 'Decode from Base64').click()
  const back = await readDownload(page, () => button(page, 'Download').click())
  expect(Buffer.from(back.text)).toEqual(file)
  await button(page, 'Switch & Use Output').click()
  await expect.poll(() => paneText(page, 'Input')).toContain('c')
  await button(page, 'Encode to Base64').click()
  await expect.poll(() => paneText(page, 'Output')).toBe(file.toString('base64'))
})

test('a chosen file can be removed and comes back, a broken or empty one says why', async ({ page }) => {
  const chosen = page.getByRole('region', { name: 'Chosen file' })
  await input(page).fill('typed before')
  await openFile(page, 'empty.bin', Buffer.alloc(0))
  await button(page, 'Encode to Base64').click()
  await expect(page.getByRole('alert')).toContainText('The file holds nothing to process.')
  await chooseMode(page, 'Decode')
  await openFile(page, 'broken.txt', Buffer.from('Zm9v*'))
  await button(page, 'Decode from Base64').click()
  await expect(page.getByRole('alert')).toContainText('Illegal character "*" (U+002A) at position 5.')
  await button(page, 'Remove file').click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(input(page)).toHaveValue('typed before')
  await expect(input(page)).toBeFocused()
  await input(page).press('ControlOrMeta+z')
  await expect(chosen).toContainText('broken.txt')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(inputGroup(page)).toBeFocused()
})

test('a dropped file takes the place and the focus of the text, and Undo brings that back', async ({ page }) => {
  await encode(page, 'typed before')
  await input(page).focus()
  await dropFile(page.getByRole('region', { name: 'Base64 Encode / Decode tool' }), 'dropped.txt', 'foobar')
  await expect(page.getByRole('region', { name: 'Chosen file' })).toContainText('dropped.txt')
  await expect(inputGroup(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(output(page)).toHaveValue('Zm9vYmFy')
  await undo(page).click()
  await expect(input(page)).toHaveValue('typed before')
  await expect(output(page)).toHaveValue('dHlwZWQgYmVmb3Jl')
})

test('24 MB are encoded and decoded in the background, and the page answers all the while', async ({ page }) => {
  const source = test.info().outputPath('large.bin')
  const content = Buffer.alloc(
    24 * 1024 * 1024 + 1,
    Uint8Array.from({ length: 65_537 }, (_, at) => (at * at) >> 3),
  )
  writeFileSync(source, content)
  const expected = test.info().outputPath('expected.txt')
  writeFileSync(expected, content.toString('base64'))

  const release = await holdScript(page, /base64\.worker/)
  const watch = await watchMainThread(page)
  await page.getByLabel('Open file').setInputFiles(source)
  await button(page, 'Encode to Base64').click()
  await expect(page.getByRole('progressbar', { name: 'Encoding' })).toBeVisible()
  release()
  const result = page.getByRole('region', { name: 'Result' })
  await expect(result).toContainText('base64-encoded.txt', { timeout: 30_000 })
  await expect(result).toContainText('24 MB → 32 MB')
  await expect(result).toContainText('Too long to be shown here. Download saves all of it.')
  await expect(button(page, 'Copy')).toBeDisabled()
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()])
  expect(await hash(await download.path())).toBe(await hash(expected))

  await button(page, 'Switch & Use Output').click()
  await expect(page.getByRole('region', { name: 'Chosen file' })).toContainText('32 MB')
  await button(page, 'Decode from Base64').click()
  await expect(result).toContainText('base64-decoded.bin', { timeout: 30_000 })
  const [decoded] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()])
  expect(await hash(await decoded.path())).toBe(await hash(source))
  await expectResponsive(watch)
})

test('an output is marked after other settings, and a cancelled run leaves it as it was made', async ({ page }) => {
  const text = 'Grüße, 世界! '.repeat(2_000)
  await chooseMode(page, 'Decode')
  await openFile(page, 'long.txt', Buffer.from(Buffer.from(text).toString('base64')))
  await button(page, 'Decode from Base64').click()
  await expect(page.getByText('Valid Base64', { exact: true })).toBeVisible()
  await button(page, 'Options').click()
  await select(page, 'Charset').selectOption('iso-8859-1')
  await expect(page.getByText('Made with other settings').first()).toBeVisible()

  // From here on the worker hears nothing, so that the work lasts until it is cancelled.
  await page.evaluate(() => {
    Worker.prototype.postMessage = () => {}
  })
  await button(page, 'Decode from Base64').click()
  await expect(page.getByText('Working 0%')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Decoding' })).toBeVisible()
  await button(page, 'Cancel').click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByText('Working 0%')).toHaveCount(0)
  await expect(inputGroup(page)).toBeFocused()
  for (const name of ['Copy', 'Download']) await expect(button(page, name)).toBeDisabled()
  await select(page, 'Charset').selectOption('utf-8')
  await button(page, 'Copy').click()
  await expect.poll(async () => (await readClipboard(page)) === text).toBe(true)
})

test('long text is converted in the background and is copied and saved whole', async ({ page }) => {
  const text = 'Grüße, 世界! '.repeat(50_000)
  const encoded = Buffer.from(text).toString('base64')
  await page.evaluate((long) => navigator.clipboard.writeText(long), text)
  await input(page).focus()
  const watch = await watchMainThread(page)
  await page.keyboard.press('ControlOrMeta+v')
  await expect(page.getByText(`${text.length.toLocaleString('en')} characters`)).toBeVisible()
  await button(page, 'Encode to Base64').click()
  await expect.poll(() => paneText(page, 'Output')).toContain(encoded.slice(0, 1000))
  await button(page, 'Switch & Use Output').click()
  await button(page, 'Decode from Base64').click()
  await expect.poll(() => paneText(page, 'Output')).toContain('Grüße, 世界! Grüße')
  await expectResponsive(watch)
  await button(page, 'Copy').click()
  await expect(toast(page, 'Copied!')).toBeVisible()
  expect((await readClipboard(page)) === text).toBe(true)
  const file = await readDownload(page, () => button(page, 'Download').click())
  expect(file.text === text).toBe(true)
})

test('a clipboard that refuses is said so', async ({ page }) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    document.execCommand = () => false
  })
  await encode(page, 'Hi')
  await button(page, 'Copy').click()
  await expect(toast(page, 'Copy failed')).toBeVisible()
  await expect(toast(page, 'Please copy the text manually.')).toBeVisible()
})

for (const { colorScheme, width } of looks) {
  test(`filled and failing, the tool is accessible and fits in ${colorScheme} at ${width} px`, async ({ page }) => {
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 844 })
    await button(page, 'Options').click()
    await decode(page, png.toString('base64'))
    await expect(page.getByRole('region', { name: 'Hex dump' })).toBeVisible()
    await expectAccessible(page)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await input(page).fill('wide'.repeat(200))
    await button(page, 'Decode from Base64').click()
    await input(page).fill(`${'wide'.repeat(200)}*`)
    await button(page, 'Decode from Base64').click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
    await openFile(page, `${'a-long-name-'.repeat(12)}.bin`, Buffer.from('x'))
    await expectAccessible(page)
    expect(await overflow()).toBeLessThanOrEqual(0)
  })
}

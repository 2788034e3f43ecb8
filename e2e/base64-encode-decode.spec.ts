import { readFileSync, writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { button, select, tab } from './controls.ts'
import {
  dropFile,
  expectResponsive,
  holdScript,
  openPage,
  paneText,
  pressMore,
  readClipboard,
  readDownload,
  refuseClipboard,
  test,
  toast,
  watchMainThread,
  watchProblems,
} from './support.ts'

const path = '/tools/base64-encode-decode'
const input = (page: Page) => page.getByRole('textbox', { name: 'Input', exact: true })
const output = (page: Page) => page.getByRole('textbox', { name: 'Output', exact: true })
const undo = (page: Page) =>
  page.getByRole('region', { name: 'Base64 Encode / Decode tool' }).getByRole('button', { name: 'Undo' })
const inputGroup = (page: Page) => page.getByRole('group', { name: 'Input' })
const chooseMode = (page: Page, name: 'Encode' | 'Decode') => page.getByRole('radio', { name, exact: true }).check()

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAFElEQVR4nGP4z8AAQv8ZGBj+gxgAO+0F+w9jTYUAAAAASUVORK5CYII=',
  'base64',
)

async function convert(page: Page, text: string) {
  await input(page).fill(text)
  await page.keyboard.press('ControlOrMeta+Enter')
}
async function decode(page: Page, text: string) {
  await chooseMode(page, 'Decode')
  await convert(page, text)
}
const save = async (page: Page) => {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()])
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) }
}
const openFile = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('Open file').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })

test('text converts both ways and can be copied, saved, switched and undone; bad input gets a message beside the field; the output follows the text and the options without a toast or an alert', async ({
  page,
}) => {
  const problems = watchProblems(page)
  const alert = page.getByRole('alert')
  const mode = (name: 'Encode' | 'Decode') => page.getByRole('radio', { name, exact: true })
  await openPage(page, path)

  await test.step('Switch & Use Output flips the mode and moves the output into the input; undo also restores the mode and the output', async () => {
    await expect(mode('Encode')).toBeChecked()
    for (const name of ['Copy', 'Download']) await expect(button(page, name)).toBeDisabled()
    await expect(output(page)).not.toBeEditable()
    await button(page, 'Encode to Base64').click()
    await expect(alert).toHaveText('Please enter text to process')
    await convert(page, '你好')
    await expect(output(page)).toHaveValue('5L2g5aW9')
    await button(page, 'Switch & Use Output').click()
    await expect(mode('Decode')).toBeChecked()
    await expect(input(page)).toHaveValue('5L2g5aW9')
    await expect(output(page)).toHaveValue('你好')
    await undo(page).click()
    await expect(mode('Encode')).toBeChecked()
    await expect(input(page)).toHaveValue('你好')
    await expect(output(page)).toHaveValue('5L2g5aW9')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(input(page)).toHaveValue('')
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(input(page)).toHaveValue('你好')
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(input(page)).toHaveValue('5L2g5aW9')
    await expect(mode('Decode')).toBeChecked()
    await expect(output(page)).toHaveValue('你好')
    await page.keyboard.type('!')
    await expect(input(page)).toHaveValue('5L2g5aW9!')
    await expect(input(page)).toHaveAccessibleDescription(/Illegal character "!"/)
    await expect(output(page)).toHaveValue('')
    await expect(alert).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(input(page)).toHaveValue('5L2g5aW9')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(input(page)).toHaveValue('你好')
    await expect(mode('Encode')).toBeChecked()
    await expect(output(page)).toHaveValue('5L2g5aW9')
  })

  await test.step('text is encoded as UTF-8, copied and saved', async () => {
    await convert(page, '✓ à la mode')
    await expect(output(page)).toHaveValue('4pyTIMOgIGxhIG1vZGU=')
    await button(page, 'Copy').click()
    await expect(toast(page, 'Copied!')).toBeVisible()
    await expect.poll(() => readClipboard(page)).toBe('4pyTIMOgIGxhIG1vZGU=')
    const encoded = await readDownload(
      page,
      () => button(page, 'Download').click(),
      'Downloaded!',
      'base64-encoded.txt was downloaded successfully.',
    )
    expect(encoded).toEqual({ name: 'base64-encoded.txt', text: '4pyTIMOgIGxhIG1vZGU=' })
  })

  await test.step('the output follows the mode, Clear All empties everything, and Undo brings it back', async () => {
    await input(page).fill('SGk=')
    await expect(output(page)).toHaveValue('U0drPQ==')
    await button(page, 'Clear All').click()
    await expect(input(page)).toHaveValue('')
    await expect(output(page)).toHaveValue('')
    await undo(page).click()
    await expect(input(page)).toHaveValue('SGk=')
    await expect(output(page)).toHaveValue('U0drPQ==')
    await expect(input(page)).toBeFocused()
    await chooseMode(page, 'Decode')
    await expect(output(page)).toHaveValue('Hi')
    await expect(input(page)).toHaveValue('SGk=')
    await input(page).fill('')
    await expect(output(page)).toHaveValue('')
    await button(page, 'Try a sample').click()
    await expect(output(page)).toHaveValue('{"name":"Ada Lovelace","born":1815}')
  })

  await test.step('bad input stays and gets a message beside the field, with the reason and the position', async () => {
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
    await button(page, 'Switch & Use Output').click()
    await expect(alert).toHaveCount(0)
    await expect(input(page)).toHaveValue('Zm9v!mFy')
    await expect(output(page)).toHaveValue('Wm05diFtRnk=')
    await decode(page, 'AAAAA')
    await expect(alert).toContainText('Base64 cannot have 5 characters')
    await input(page).fill('AAAA')
    await expect(alert).toHaveCount(0)
    await expect(input(page)).toHaveAttribute('aria-invalid', 'false')
  })

  await test.step('decoding says whether the input was valid, what it tolerated, and when the output is out of date', async () => {
    const valid = page.getByText('Valid Base64', { exact: true })
    await decode(page, 'data:text/plain;base64,PDw_\nPz8-Pg')
    await expect(output(page)).toHaveValue('<<???>>')
    await expect(
      page.getByText('Tolerated data: prefix (text/plain), URL-safe alphabet, 2 missing =, 1 line break'),
    ).toBeVisible()
    await expect(valid).toBeVisible()
    await convert(page, 'SGVsbG8===')
    await expect(page.getByText('Tolerated 2 extra =')).toBeVisible()
    await expect(page.getByText('Decoded', { exact: true })).toBeVisible()
    await expect(valid).toHaveCount(0)
    await convert(page, 'data:text/plain;charset=iso-8859-1;base64,6Q==')
    await expect(output(page)).toHaveValue('é')
    await expect(page.getByText('Read as ISO-8859-1 because of its data: prefix.')).toBeVisible()
    await convert(page, 'SGVsbG8=')
    await expect(output(page)).toHaveValue('Hello')
    await expect(valid).toBeVisible()
    await expect(page.getByText(/^Tolerated /)).toHaveCount(0)
    await input(page).fill('*')
    await expect(page.getByText('Not decoded', { exact: true })).toBeVisible()
    await expect(valid).toHaveCount(0)
    await expect(output(page)).toHaveValue('')
    await expect(alert).toHaveCount(0)
    for (const name of ['Copy', 'Download']) await expect(button(page, name)).toBeDisabled()
  })

  await test.step('the output follows the options at once', async () => {
    const text = `<<???>>${'a'.repeat(50)}\n`
    const crlf = text.replace('\n', '\r\n')
    await chooseMode(page, 'Encode')
    await expect(select(page, 'Charset')).toBeHidden()
    await button(page, 'Options').click()
    await convert(page, text)
    await expect(output(page)).toHaveValue(Buffer.from(text).toString('base64'))
    await select(page, 'Alphabet').selectOption('url-safe')
    await expect(output(page)).toHaveValue(Buffer.from(text).toString('base64url'))
    await page.getByLabel('Padding (=)').check()
    await expect(output(page)).toHaveValue(`${Buffer.from(text).toString('base64url')}==`)
    await select(page, 'Line endings').selectOption('crlf')
    await expect(output(page)).toHaveValue(`${Buffer.from(crlf).toString('base64url')}=`)
    await select(page, 'Charset').selectOption('utf-16le')
    const utf16 = `${Buffer.from(crlf, 'utf16le').toString('base64url')}==`
    await expect(output(page)).toHaveValue(utf16)
    await select(page, 'Wrap lines').selectOption('76')
    await expect(output(page)).toHaveValue(utf16.match(/.{1,76}/g)!.join('\n'))
  })

  await test.step('if the clipboard refuses, a message says so', async () => {
    await refuseClipboard(page)
    await button(page, 'Copy').click()
    await expect(toast(page, 'Copy failed')).toBeVisible()
    await expect(toast(page, 'Please copy the text manually.')).toBeVisible()
  })
  expect(problems).toEqual([])
})

test('Base64 pasted into the empty field is decoded, which is said with the way back; typed text never changes the direction', async ({
  page,
}) => {
  const mode = (name: 'Encode' | 'Decode') => page.getByRole('radio', { name, exact: true })
  await openPage(page, path)
  await input(page).fill('eyJhIjoxfQ==')
  await expect(output(page)).toHaveValue('ZXlKaElqb3hmUT09')
  await input(page).fill('')
  await page.evaluate(() => navigator.clipboard.writeText('eyJhIjoxfQ=='))
  await input(page).press('ControlOrMeta+v')
  await expect(mode('Decode')).toBeChecked()
  await expect(output(page)).toHaveValue('{"a":1}')
  await expect(page.getByText('Looks like Base64 of JSON, so it is decoded.')).toBeVisible()
  await button(page, 'Encode instead').click()
  await expect(mode('Encode')).toBeChecked()
  await expect(output(page)).toHaveValue('ZXlKaElqb3hmUT09')
  await input(page).fill('')
  await input(page).press('ControlOrMeta+v')
  await expect(output(page)).toHaveValue('ZXlKaElqb3hmUT09')
  await expect(mode('Encode')).toBeChecked()
})

test('when the pasted Base64 is gone, the direction it chose is gone too; pressing Encode, even while it is chosen, settles the direction', async ({
  page,
}) => {
  const mode = (name: 'Encode' | 'Decode') => page.getByRole('radio', { name, exact: true })
  async function paste(text: string) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), text)
    await input(page).press('ControlOrMeta+a')
    await input(page).press('ControlOrMeta+v')
    await expect(input(page)).toHaveValue(text)
  }
  await openPage(page, path)
  await paste('eyJhIjoxfQ==')
  await expect(mode('Decode')).toBeChecked()
  // Over all of it.
  await paste('Hello world')
  await expect(output(page)).toHaveValue('SGVsbG8gd29ybGQ=')
  await expect(mode('Encode')).toBeChecked()
  await expect(page.getByText('Looks like')).toHaveCount(0)

  await input(page).fill('')
  await paste('eyJhIjoxfQ==')
  await expect(mode('Decode')).toBeChecked()
  await button(page, 'Clear All').click()
  await input(page).fill('abc')
  await expect(output(page)).toHaveValue('YWJj')
  await expect(mode('Encode')).toBeChecked()

  await input(page).fill('')
  await paste('eyJhIjoxfQ==')
  await expect(mode('Decode')).toBeChecked()
  await input(page).fill('')
  await expect(mode('Encode')).toBeChecked()

  await paste('eyJhIjoxfQ==')
  await expect(mode('Decode')).toBeChecked()
  await openFile(page, 'note.txt', Buffer.from('abc'))
  await expect(output(page)).toHaveValue('YWJj')
  await expect(mode('Encode')).toBeChecked()

  await page.reload()
  await mode('Encode').click()
  await input(page).fill('')
  await paste('eyJhIjoxfQ==')
  await expect(output(page)).toHaveValue('ZXlKaElqb3hmUT09')
  await expect(mode('Encode')).toBeChecked()
})

test('a paste chooses the direction even if the tool is still loading, but not after the visitor has chosen', async ({
  page,
}) => {
  const mode = (name: 'Encode' | 'Decode') => page.getByRole('radio', { name, exact: true })
  const open = async () => {
    const release = await holdScript(page, /\/lazy-/)
    await openPage(page, path)
    await page.evaluate(() => navigator.clipboard.writeText('eyJhIjoxfQ=='))
    await input(page).press('ControlOrMeta+v')
    await expect(input(page)).toHaveValue('eyJhIjoxfQ==')
    await expect(mode('Encode')).toBeChecked()
    return release
  }
  const release = await open()
  release()
  await expect(mode('Decode')).toBeChecked()
  await expect(output(page)).toHaveValue('{"a":1}')

  const releaseNext = await open()
  await mode('Decode').check()
  await mode('Encode').check()
  releaseNext()
  await expect(output(page)).toHaveValue('ZXlKaElqb3hmUT09')
  await expect(mode('Encode')).toBeChecked()
})

test('an SVG never runs its script; bytes that are not text show as a hex dump; a file replaces the text and comes back byte for byte; a phone opens the output', async ({
  page,
}) => {
  const problems = watchProblems(page)
  const result = page.getByRole('region', { name: 'Result' })
  const chosen = page.getByRole('region', { name: 'Chosen file' })
  const alert = page.getByRole('alert')
  const widthOf = (name: string) =>
    result.getByRole('img', { name }).evaluate((image: HTMLImageElement) => image.naturalWidth)
  await openPage(page, path)

  await test.step('an SVG shows as text and image, and its script never runs', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" onload="parent.pwned=1"><script>parent.pwned=1</script></svg>'
    await decode(page, Buffer.from(svg).toString('base64'))
    await expect.poll(() => widthOf('Preview of the SVG image')).toBe(8)
    await expect(output(page)).toHaveValue(svg)
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
  })

  await test.step('bytes that are not text show as a hex dump, are named by their signature, and are saved unchanged', async () => {
    await convert(page, '//79')
    await expect(output(page)).toHaveValue(/^00000000 {2}ff fe fd .*\|\.\.\.\|$/)
    await expect(result).toContainText('Bytes, not text')
    await expect(button(page, 'Copy')).toBeDisabled()
    expect(await save(page)).toEqual({ name: 'base64-decoded.bin', content: Buffer.from('fffefd', 'hex') })
    // In a narrow pane the dump still fits, with half as many bytes in a line.
    const laptop = page.viewportSize()!
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await tab(page, 'Output').click()
      await expect(output(page)).toHaveValue(/^0000 {2}ff fe fd .*\|\.\.\.\|$/)
      expect(await output(page).evaluate((pane) => pane.scrollWidth - pane.clientWidth)).toBe(0)
    }
    await page.setViewportSize(laptop)
    await expect(output(page)).toHaveValue(/^00000000 {2}ff fe fd/)
    await convert(page, png.subarray(0, 20).toString('base64'))
    await expect(page.getByText('The image is damaged and cannot be shown.')).toBeVisible()
    await expect(result).toContainText('PNG image')
    await convert(page, `data:image/png;base64,${png.toString('base64')}`)
    await expect.poll(() => widthOf('Preview of the PNG image')).toBe(2)
    await expect(result).toContainText('2 × 2 px')
    expect(await save(page)).toEqual({ name: 'base64-decoded.png', content: png })

    await button(page, 'Switch & Use Output').click()
    await expect(chosen).toContainText('base64-decoded.png')
    await button(page, 'Encode to Base64').click()
    await expect(output(page)).toHaveValue(png.toString('base64'))
  })

  await test.step('a dropped file replaces the text and takes the focus, and Undo brings the text back', async () => {
    await button(page, 'Clear All').click()
    await convert(page, 'typed before')
    await expect(output(page)).toHaveValue('dHlwZWQgYmVmb3Jl')
    await dropFile(page.getByRole('region', { name: 'Base64 Encode / Decode tool' }), 'dropped.txt', 'foobar')
    await expect(chosen).toContainText('dropped.txt')
    await expect(inputGroup(page)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(output(page)).toHaveValue('Zm9vYmFy')
    await undo(page).click()
    await expect(input(page)).toHaveValue('typed before')
    await expect(output(page)).toHaveValue('dHlwZWQgYmVmb3Jl')
  })

  await test.step('a chosen file can be removed and brought back; a broken or empty one says why', async () => {
    await openFile(page, 'empty.bin', Buffer.alloc(0))
    await button(page, 'Encode to Base64').click()
    await expect(alert).toContainText('The file contains nothing to process.')
    await chooseMode(page, 'Decode')
    await openFile(page, 'broken.txt', Buffer.from('Zm9v*'))
    await button(page, 'Decode from Base64').click()
    await expect(alert).toContainText('Illegal character "*" (U+002A) at position 5.')
    await button(page, 'Remove file').click()
    await expect(alert).toHaveCount(0)
    await expect(input(page)).toHaveValue('typed before')
    await expect(input(page)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(chosen).toContainText('broken.txt')
    await expect(alert).toBeVisible()
    await expect(inputGroup(page)).toBeFocused()
  })

  await test.step('line endings are encoded as pasted, and a file comes back byte for byte', async () => {
    await button(page, 'Clear All').click()
    await chooseMode(page, 'Encode')
    await page.evaluate(() => navigator.clipboard.writeText('a\r\nb'))
    await input(page).press('ControlOrMeta+v')
    await expect(page.getByText('3 characters', { exact: true })).toBeVisible()
    await input(page).press('ControlOrMeta+Enter')
    await expect(output(page)).toHaveValue('YQ0KYg==')

    const file = Buffer.from('\ufeffa\r\nb\rc\n')
    await openFile(page, 'notes.txt', file)
    await expect(chosen).toContainText('notes.txt')
    await expect(chosen).toContainText('10 B')
    await expect(input(page)).toHaveCount(0)
    await button(page, 'Encode to Base64').click()
    await expect(output(page)).toHaveValue(file.toString('base64'))
    await button(page, 'Switch & Use Output').click()
    await expect(input(page)).toHaveValue(file.toString('base64'))
    await input(page).press('ControlOrMeta+Enter')
    await expect.poll(() => paneText(page, 'Output')).toContain('c')
    expect((await save(page)).content).toEqual(file)
    await button(page, 'Switch & Use Output').click()
    await expect.poll(() => paneText(page, 'Input')).toContain('c')
    await input(page).press('ControlOrMeta+Enter')
    await expect.poll(() => paneText(page, 'Output')).toBe(file.toString('base64'))
  })

  await test.step('on a phone the Output tab opens when the output is ready, and an error stays on the Input tab', async () => {
    await button(page, 'Clear All').click()
    await page.setViewportSize({ width: 390, height: 844 })
    await tab(page, 'Input').click()
    await input(page).fill('Hi')
    await button(page, 'Encode to Base64').click()
    await expect(tab(page, 'Output')).toHaveAttribute('aria-selected', 'true')
    await expect.poll(() => paneText(page, 'Output')).toBe('SGk=')
    await expect(input(page)).toBeHidden()
    await button(page, 'Copy').click()
    await expect.poll(() => readClipboard(page)).toBe('SGk=')
    await pressMore(page, 'Switch & Use Output')
    await expect(tab(page, 'Input')).toHaveAttribute('aria-selected', 'true')
    await expect.poll(() => paneText(page, 'Input')).toBe('SGk=')
    await input(page).fill('SGk!')
    await button(page, 'Decode from Base64').click()
    await expect(alert).toHaveCount(1)
    await expect(alert).toBeInViewport({ ratio: 1 })
    await expect(tab(page, 'Input')).toHaveAttribute('aria-selected', 'true')
    await tab(page, 'Output').click()
    const said = page
      .getByRole('tabpanel', { name: 'Output' })
      .getByText('Illegal character "!" (U+0021) at position 4.')
    await expect(said).toBeVisible()
    await button(page, 'Show in input').filter({ visible: true }).click()
    await expect(input(page)).toBeFocused()
    await input(page).fill('SGkh')
    await button(page, 'Decode from Base64').click()
    await expect.poll(() => paneText(page, 'Output')).toBe('Hi!')
    await button(page, 'Edit').click()
    await expect(input(page)).toBeVisible()
    await pressMore(page, 'Options')
    await expect(select(page, 'Charset')).toBeVisible()
  })
  expect(problems).toEqual([])
})

test('a result over 16 MB and a long text convert in the background while the page stays responsive; above 1 MB new settings mark the output, and a canceled run keeps it', async ({
  page,
}) => {
  const result = page.getByRole('region', { name: 'Result' })
  const release = await holdScript(page, /base64\.worker/)
  await openPage(page, path)
  const watch = await watchMainThread(page)

  await test.step('a file whose result is over 16 MB is encoded and decoded', async () => {
    const source = test.info().outputPath('large.bin')
    const content = Buffer.alloc(
      12 * 1024 * 1024 + 1,
      Uint8Array.from({ length: 65_537 }, (_, at) => (at * at) >> 3),
    )
    writeFileSync(source, content)
    await page.getByLabel('Open file').setInputFiles(source)
    await button(page, 'Encode to Base64').click()
    await expect(page.getByRole('progressbar', { name: 'Encoding' })).toBeVisible()
    release()
    await expect(result).toContainText('base64-encoded.txt', { timeout: 30_000 })
    await expect(result).toContainText('12 MB → 16 MB')
    await expect(result).toContainText('Too long to show here. Download saves all of it.')
    await expect(button(page, 'Copy')).toBeDisabled()
    expect((await save(page)).content.equals(Buffer.from(content.toString('base64')))).toBe(true)

    await button(page, 'Switch & Use Output').click()
    await expect(page.getByRole('region', { name: 'Chosen file' })).toContainText('16 MB')
    await button(page, 'Decode from Base64').click()
    await expect(result).toContainText('base64-decoded.bin', { timeout: 30_000 })
    expect((await save(page)).content.equals(content)).toBe(true)
  })

  const line = 'Grüße, 世界! '

  await test.step('a long text converts both ways and is saved whole', async () => {
    // Long enough to be pasted in pieces.
    const text = line.repeat(25_000)
    await button(page, 'Clear All').click()
    await chooseMode(page, 'Encode')
    await page.evaluate((long) => navigator.clipboard.writeText(long), text)
    await input(page).press('ControlOrMeta+v')
    await expect(page.getByText(`${text.length.toLocaleString('en')} characters`)).toBeVisible()
    await button(page, 'Encode to Base64').click()
    await expect.poll(() => paneText(page, 'Output')).toContain(Buffer.from(text).toString('base64').slice(0, 1000))
    await button(page, 'Switch & Use Output').click()
    await button(page, 'Decode from Base64').click()
    await expect.poll(() => paneText(page, 'Output')).toContain('Grüße, 世界! Grüße')
    expect((await save(page)).content.equals(Buffer.from(text))).toBe(true)
    await expectResponsive(watch)
  })

  await test.step('above 1 MB new settings mark the output as made with other settings, and a canceled run keeps it', async () => {
    const text = line.repeat(60_000)
    await openFile(page, 'long.txt', Buffer.from(Buffer.from(text).toString('base64')))
    await button(page, 'Decode from Base64').click()
    await expect(page.getByText('Valid Base64', { exact: true })).toBeVisible()
    await button(page, 'Options').click()
    await select(page, 'Charset').selectOption('iso-8859-1')
    await expect(page.getByText('Settings have changed').first()).toBeVisible()

    // From here on the worker gets no messages, so the work lasts until it is canceled.
    await page.evaluate(() => {
      Worker.prototype.postMessage = () => {}
    })
    await button(page, 'Decode from Base64').click()
    await expect(page.getByText('Decoding 0%')).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Decoding' })).toBeVisible()
    await button(page, 'Cancel').click()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(page.getByText('Decoding 0%')).toHaveCount(0)
    await expect(inputGroup(page)).toBeFocused()
    for (const name of ['Copy', 'Download']) await expect(button(page, name)).toBeDisabled()
    await select(page, 'Charset').selectOption('utf-8')
    await button(page, 'Copy').click()
    await expect.poll(async () => (await readClipboard(page)) === text).toBe(true)
  })
})

test('at 1440 × 900, input, output and status fit without scrolling, and neither a result nor an error moves them @looks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, path)
  const places = async () =>
    [await input(page).boundingBox(), await output(page).boundingBox()].map((box) => [box!.x, box!.y])
  const before = await places()
  await decode(page, 'Zm9v\n'.repeat(60))
  const verdict = page.getByText('Valid Base64', { exact: true })
  await expect(page.getByText('Tolerated 60 line breaks')).toBeInViewport({ ratio: 1 })
  for (const part of [input(page), output(page), verdict, button(page, 'Prove it')])
    await expect(part).toBeInViewport({ ratio: 1 })
  expect(await places()).toEqual(before)
  await decode(page, 'Zm9v!')
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Not decoded')).toBeInViewport({ ratio: 1 })
  expect(await places()).toEqual(before)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

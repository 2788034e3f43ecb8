import { expect, type Locator, type Page } from '@playwright/test'
import { button, field, tab } from './controls.ts'
import {
  dropFile,
  expectResponsive,
  holdScript,
  openPage,
  openTextFile,
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

const path = '/tools/url-encoder-decoder'
const input = (page: Page) => field(page, 'URL or text')
const lastToast = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').last()

test('both outputs follow the text and the mode without a toast, and are copied and saved; a malformed sequence is said quietly until Decode is pressed, with its position, and one click decodes the rest', async ({
  page,
}) => {
  const problems = watchProblems(page)
  const alert = page.getByRole('alert')
  const mode = page.getByRole('combobox', { name: 'Mode' })
  await openPage(page, path)

  await test.step('buttons without input show a message instead of being disabled', async () => {
    await input(page).fill(' \n')
    await button(page, 'Encode URL').click()
    await expect(toast(page, 'Input Required')).toBeVisible()
    await expect(toast(page, 'Please enter a URL to encode.')).toBeVisible()
    await button(page, 'Decode URL').click()
    await expect(toast(page, 'Please enter a URL to decode.')).toBeVisible()
    for (const name of ['Copy encoded URL', 'Copy decoded URL', 'Download encoded URL', 'Download decoded URL'])
      await expect(button(page, name)).toBeEnabled()
    await button(page, 'Copy decoded URL').click()
    await expect(lastToast(page)).toContainText(/Nothing to Copy.*No decoded URL available to copy\./)
    await button(page, 'Download encoded URL').click()
    await expect(lastToast(page)).toContainText(/Nothing to Download.*No content available to download\./)
  })

  await test.step('both outputs follow the text without a toast; Encode raises it; the output is copied and saved', async () => {
    await input(page).fill('a b%26c=d/é?')
    await expect(field(page, 'Encoded URL')).toHaveValue('a%20b%2526c%3Dd%2F%C3%A9%3F')
    await expect(field(page, 'Decoded URL')).toHaveValue('a b&c=d/é?')
    await input(page).fill('a b&c=d/é?')
    await expect(field(page, 'Encoded URL')).toHaveValue('a%20b%26c%3Dd%2F%C3%A9%3F')
    await expect(field(page, 'Decoded URL')).toHaveValue('a b&c=d/é?')
    await expect(field(page, 'Encoded URL')).not.toBeEditable()
    await expect(toast(page, 'URL Encoded Successfully')).toHaveCount(0)
    await button(page, 'Encode URL').click()
    await expect(toast(page, 'URL Encoded Successfully')).toBeVisible()
    await expect(toast(page, 'Your URL has been encoded and is ready to use.')).toBeVisible()
    await button(page, 'Copy encoded URL').click()
    await expect(toast(page, 'Copied to Clipboard')).toBeVisible()
    await expect(toast(page, 'The encoded URL has been copied to your clipboard.')).toBeVisible()
    await expect.poll(() => readClipboard(page)).toBe('a%20b%26c%3Dd%2F%C3%A9%3F')
    const file = await readDownload(page, () => button(page, 'Download encoded URL').click(), 'Download Started')
    expect(file).toEqual({ name: 'encoded-url.txt', text: 'a%20b%26c%3Dd%2F%C3%A9%3F' })
  })

  await test.step('the outputs follow the mode, and an empty text empties them', async () => {
    await input(page).fill("a b&c=d/é?!'()*~+")
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(field(page, 'Encoded URL')).toHaveValue("a%20b%26c%3Dd%2F%C3%A9%3F!'()*~%2B")
    for (const [name, encoded] of [
      ['whole-url', "a%20b&c=d/%C3%A9?!'()*~+"],
      ['form', 'a+b%26c%3Dd%2F%C3%A9%3F%21%27%28%29*%7E%2B'],
      ['strict', 'a%20b%26c%3Dd%2F%C3%A9%3F%21%27%28%29%2A~%2B'],
    ] as const) {
      await mode.selectOption(name)
      await expect(field(page, 'Encoded URL')).toHaveValue(encoded)
    }

    await input(page).fill('')
    for (const name of ['Encoded URL', 'Decoded URL']) await expect(field(page, name)).toHaveValue('')
    await input(page).fill('its')
    await expect(field(page, 'Encoded URL')).toHaveValue('its')
    await button(page, 'Copy encoded URL').click()
    await expect.poll(() => readClipboard(page)).toBe('its')
  })

  await test.step('Clear All empties all three fields; Decode fills its output, which is copied; + follows its checkbox', async () => {
    await button(page, 'Clear All').click()
    for (const name of ['URL or text', 'Encoded URL', 'Decoded URL']) await expect(field(page, name)).toHaveValue('')
    await expect(toast(page, 'Cleared')).toBeVisible()
    await expect(toast(page, 'All fields have been cleared.')).toBeVisible()

    await mode.selectOption('component')
    await input(page).fill('caf%c3%a9%20%2520')
    await button(page, 'Decode URL').click()
    await expect(field(page, 'Decoded URL')).toHaveValue('café %20')
    await expect(field(page, 'Encoded URL')).toHaveValue('caf%25c3%25a9%2520%252520')
    await expect(toast(page, 'URL Decoded Successfully')).toBeVisible()
    await expect(toast(page, 'Your URL has been decoded successfully.')).toBeVisible()
    await button(page, 'Copy decoded URL').click()
    await expect(toast(page, 'The decoded URL has been copied to your clipboard.')).toBeVisible()
    await expect.poll(() => readClipboard(page)).toBe('café %20')

    const plus = page.getByRole('checkbox', { name: '+ means space' })
    await expect(plus).not.toBeChecked()
    await input(page).fill('a+b%2Bc')
    await button(page, 'Decode URL').click()
    await expect(field(page, 'Decoded URL')).toHaveValue('a+b+c')
    await mode.selectOption('form')
    await expect(plus).toBeChecked()
    await expect(field(page, 'Decoded URL')).toHaveValue('a b+c')
    await mode.selectOption('component')
    await expect(field(page, 'Decoded URL')).toHaveValue('a+b+c')
  })

  await test.step('a malformed sequence is shown with its position, and one click decodes the rest', async () => {
    const sentence = '"%" at position 8 is not a valid percent-encoded sequence.'
    await input(page).fill('%41 100% %E9')
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(alert).toHaveCount(0)
    await expect(input(page)).toHaveAttribute('aria-invalid', 'false')
    await button(page, 'Decode URL').click()
    await expect(toast(page, 'Decoding Error')).toBeVisible()
    await expect(toast(page, "Failed to decode the URL. Please check if it's properly encoded.")).toBeVisible()
    await expect(alert).toHaveText(sentence)
    await expect(input(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(input(page)).toHaveAccessibleDescription(sentence)
    await expect(input(page)).toHaveValue('%41 100% %E9')
    await expect(input(page)).toBeFocused()
    const selected = await input(page).evaluate((element: HTMLTextAreaElement) => [
      element.selectionStart,
      element.selectionEnd,
    ])
    expect(selected).toEqual([7, 8])
    await expect(field(page, 'Decoded URL')).toHaveValue('')
    await button(page, 'Decode what is valid').press('Enter')
    await expect(field(page, 'Decoded URL')).toHaveValue('A 100% %E9')
    await expect(field(page, 'Decoded URL')).toBeFocused()
    const left = page.getByRole('list', { name: 'Sequences left as they are' })
    await expect(left.getByRole('listitem')).toHaveText([sentence, /"%E9" at position 10/])
    await expect(alert).toHaveCount(0)
    await expect(page.getByText('Partly decoded', { exact: true })).toBeVisible()
    // No toast calls this a failure or a success: the list says what was left.
    await expect(page.getByRole('region', { name: 'Notifications' })).not.toContainText('Decod')
    await input(page).fill('%41')
    await expect(left).toHaveCount(0)
  })

  await test.step('with many malformed sequences the first are listed and all are counted; half a surrogate pair is an encoding error', async () => {
    await input(page).fill('% '.repeat(1200))
    await button(page, 'Decode URL').click()
    await button(page, 'Decode what is valid').press('Enter')
    await expect(page.getByText('1,200 sequences are not valid and were left as they are.')).toBeVisible()
    await expect(page.getByText('And 1,190 more.')).toBeVisible()

    await input(page).evaluate((element: HTMLTextAreaElement) => {
      element.value = 'a\ud83d'
      element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
    })
    await input(page).press('ControlOrMeta+Enter')
    await expect(toast(page, 'Encoding Error')).toBeVisible()
    await expect(toast(page, 'Failed to encode the URL. Please check your input.')).toBeVisible()
    await expect(alert).toHaveText('Half of a surrogate pair at position 2 is not a character.')
    await expect(button(page, 'Decode what is valid')).toHaveCount(0)
  })

  await test.step('a blocked clipboard shows an error', async () => {
    await input(page).fill('its')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(field(page, 'Encoded URL')).toHaveValue('its')
    await refuseClipboard(page)
    await button(page, 'Copy encoded URL').click()
    await expect(toast(page, 'Copy Failed')).toBeVisible()
    await expect(toast(page, 'Failed to copy to clipboard. Please try again.')).toBeVisible()
  })
  expect(problems).toEqual([])
})

test('a URL is split into parts, and editing a query row updates the text; a query without a URL is a list too, and a long one is shown in parts; on a phone the requested output opens', async ({
  page,
}) => {
  await openPage(page, path)
  const table = page.getByRole('table', { name: 'Query parameters' })
  const labels = page.getByRole('cell').getByText('Value', { exact: true })

  await test.step('a URL is split into parts, and a query without a URL is a list', async () => {
    await input(page).fill('just words')
    await expect(table).toHaveCount(0)
    await input(page).fill('https://me@example.com:8080/p%20q?tag=1&tag=a%2fb&e=&f#top')
    // The header, four parameters, and the row that adds one.
    await expect(table.getByRole('row')).toHaveCount(6)
    const parts = page.locator('dl[aria-label="URL parts"]')
    for (const part of ['https', 'me', 'example.com', '8080', '/p%20q', 'top'])
      await expect(parts.getByText(part, { exact: true })).toBeVisible()
    await expect(field(page, 'Value of parameter 2')).toHaveValue('a/b')
    await input(page).fill('mailto:a@b.com?subject=hi')
    await expect(parts.getByRole('definition')).toHaveText(['mailto', 'a@b.com', 'subject=hi'])
    await input(page).fill('javascript:a?b=1:c')
    await expect(parts.getByRole('definition')).toHaveText(['javascript', 'a', 'b=1:c'])
    await expect(table).toHaveCount(0)
    await input(page).fill('a=1&next=/x?y=2')
    await expect(field(page, 'Value of parameter 2')).toHaveValue('/x?y=2')
    await expect(parts).toHaveCount(0)
  })

  await test.step('editing a query row updates the text', async () => {
    await input(page).fill('https://me@example.com:8080/p%20q?tag=1&tag=a%2fb&e=&f#top')
    await field(page, 'Value of parameter 1').fill('x y&z')
    await expect(input(page)).toHaveValue('https://me@example.com:8080/p%20q?tag=x%20y%26z&tag=a%2fb&e=&f#top')
    await field(page, 'Name of parameter 4').press('End')
    await page.keyboard.type('=é')
    await expect(input(page)).toHaveValue('https://me@example.com:8080/p%20q?tag=x%20y%26z&tag=a%2fb&e=&f%3D%C3%A9#top')
    await button(page, 'Remove parameter 1').click()
    await expect(button(page, 'Remove parameter 1')).toBeFocused()
    await button(page, 'Move parameter 3 up').click()
    await expect(input(page)).toHaveValue('https://me@example.com:8080/p%20q?tag=a%2fb&f%3D%C3%A9&e=#top')
    await expect(button(page, 'Move parameter 2 up')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(input(page)).toHaveValue('https://me@example.com:8080/p%20q?f%3D%C3%A9&tag=a%2fb&e=#top')
    await expect(button(page, 'Move parameter 1 up')).toBeDisabled()
    await expect(button(page, 'Move parameter 1 down')).toBeFocused()
    await page.keyboard.press('Enter')
    await button(page, 'Add parameter').click()
    await expect(field(page, 'Name of parameter 4')).toBeFocused()
    await page.keyboard.type('new')
    await page.keyboard.press('Tab')
    await page.keyboard.type('1+1')
    await expect(input(page)).toHaveValue('https://me@example.com:8080/p%20q?tag=a%2fb&f%3D%C3%A9&e=&new=1%2B1#top')

    await field(page, 'Name of a new parameter').pressSequentially('la')
    await expect(field(page, 'Name of parameter 5')).toBeFocused()
    await expect(field(page, 'Name of parameter 5')).toHaveValue('la')
    await field(page, 'Value of a new parameter').pressSequentially('é')
    await expect(input(page)).toHaveValue(
      'https://me@example.com:8080/p%20q?tag=a%2fb&f%3D%C3%A9&e=&new=1%2B1&la=&=%C3%A9#top',
    )
  })

  await test.step('removing the last parameter moves the focus to the text, and a long query is shown in parts', async () => {
    await input(page).fill('a=1')
    await button(page, 'Remove parameter 1').press('Enter')
    await expect(button(page, 'Add parameter')).toHaveCount(0)
    await expect(input(page)).toBeFocused()
    await input(page).fill(Array.from({ length: 110 }, (_, index) => `p${index}=${index}`).join('&'))
    await expect(table.getByRole('row')).toHaveCount(101)
    await button(page, 'Show more').click()
    await expect(table.getByRole('row')).toHaveCount(112)
    await expect(page.getByText('110 query parameters')).toBeVisible()
  })

  await test.step('on a phone the requested output opens, and Copy copies it; the parameter cells have labels', async () => {
    await input(page).fill('https://x/?a=%20b')
    await expect(page.getByRole('columnheader', { name: 'Value' })).toBeVisible()
    await expect(labels.first()).toBeHidden()
    await page.setViewportSize({ width: 390, height: 844 })
    await button(page, 'Encode URL').click()
    await expect(tab(page, 'Encoded URL')).toHaveAttribute('aria-selected', 'true')
    await expect(field(page, 'Encoded URL')).toHaveValue('https%3A%2F%2Fx%2F%3Fa%3D%2520b')
    await button(page, 'Copy encoded URL').click()
    await expect.poll(() => readClipboard(page)).toBe('https%3A%2F%2Fx%2F%3Fa%3D%2520b')
    await tab(page, 'Query parameters').click()
    await expect(labels.first()).toBeVisible()
    await field(page, 'Value of parameter 1').fill('c')
    await button(page, 'Decode URL').click()
    await expect(tab(page, 'Decoded URL')).toHaveAttribute('aria-selected', 'true')
    await expect(tab(page, 'Decoded URL')).toBeInViewport({ ratio: 0.9 })
    await expect(field(page, 'Decoded URL')).toHaveValue('https://x/?a=c')
    await button(page, 'Copy decoded URL').click()
    await expect.poll(() => readClipboard(page)).toBe('https://x/?a=c')
  })

  await test.step('after an error the text stays, with one alert above the toast', async () => {
    await button(page, 'Edit').click()
    await input(page).fill('100%')
    await button(page, 'Decode URL').click()
    await expect(page.getByRole('alert')).toHaveCount(1)
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
    await expect(tab(page, 'URL or text')).toHaveAttribute('aria-selected', 'true')
    const boxOf = async (locator: Locator) => (await locator.boundingBox())!
    await expect
      .poll(async () => {
        const { y, height } = await boxOf(page.locator('.pane-alert'))
        return (await boxOf(toast(page, 'Decoding Error'))).y >= y + height
      })
      .toBe(true)
    await tab(page, 'Decoded URL').click()
    await expect(
      page.getByRole('tabpanel', { name: 'Decoded URL' }).getByText('"%" at position 4 is not a valid'),
    ).toBeVisible()
    await button(page, 'Decode what is valid').filter({ visible: true }).click()
    await expect(field(page, 'Decoded URL')).toHaveValue('100%')
    await pressMore(page, 'Clear All')
    await tab(page, 'Query parameters').click()
    await expect(page.getByText('The URL’s query parameters appear here.')).toBeVisible()
    const tabs = page.getByRole('tablist', { name: 'Panes' })
    expect(await tabs.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0)
    await tab(page, 'URL or text').click()
    await input(page).fill('javascript:a?b=c')
    await tab(page, 'Query parameters').click()
    await expect(page.getByText('A URL of this kind has no query parameters.')).toBeVisible()
  })
})

test('a text sent from the home page is decoded at once; Encode waits for a file that is loading, and its line breaks stay; 1 MB is encoded in the background, the page stays responsive, and the result is saved in full', async ({
  page,
}) => {
  const release = await holdScript(page, /url\.worker/)
  await openPage(page, '/')
  await field(page, 'Paste anything').fill('caf%C3%A9%20cr%C3%A8me')
  await button(page, 'Decode: Percent-encoding').click()
  await expect(field(page, 'Decoded URL')).toHaveValue('café crème')
  await expect(input(page)).toHaveValue('caf%C3%A9%20cr%C3%A8me')

  // A disk that answers only when the test says so.
  await page.evaluate(() => {
    const { arrayBuffer } = Blob.prototype
    Blob.prototype.arrayBuffer = async function () {
      await new Promise((resolve) => Object.assign(window, { answerDisk: resolve }))
      Blob.prototype.arrayBuffer = arrayBuffer
      return arrayBuffer.call(this)
    }
  })
  await openTextFile(page, 'a%20b\r\nc')
  // Pressed while the file is still loading.
  await expect(page.getByText('Reading opened.txt')).toBeVisible()
  await button(page, 'Encode URL').click()
  await page.evaluate(() => Reflect.get(window, 'answerDisk')())
  await expect(field(page, 'Encoded URL')).toHaveValue('a%2520b%0D%0Ac')
  await button(page, 'Decode URL').click()
  await button(page, 'Copy decoded URL').click()
  await expect.poll(() => readClipboard(page)).toBe('a b\r\nc')
  const file = await readDownload(page, () => button(page, 'Download decoded URL').click())
  expect(file).toEqual({ name: 'decoded-url.txt', text: 'a b\r\nc' })
  await dropFile(page.getByRole('region', { name: 'URL Encoder / Decoder tool' }), 'dropped.txt', 'https://x/?a=1')
  await expect(field(page, 'Value of parameter 1')).toHaveValue('1')

  const line = 'Grüße & Küsse / 100 %\n'
  const source = line.repeat(Math.ceil((1024 * 1024) / line.length))
  await openTextFile(page, source)
  await expect.poll(() => paneText(page, 'URL or text')).toContain('Grüße')
  const watch = await watchMainThread(page)
  await button(page, 'Encode URL').click()
  await expect.poll(() => paneText(page, 'Encoded URL')).toContain('https%3A%2F%2Fx')
  release()
  await expect.poll(() => paneText(page, 'Encoded URL')).toContain('Gr%C3%BC%C3%9Fe%20%26')
  await expectResponsive(watch)
  const long = await readDownload(page, () => button(page, 'Download encoded URL').click())
  expect(long.text === encodeURIComponent(source)).toBe(true)
})

test('at 1440 × 900 text, parameters, outputs and status are visible without scrolling, and neither a result nor an error moves them @looks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, path)
  const query = Array.from({ length: 40 }, (_, index) => `p${index}=${index}`).join('&')
  await input(page).fill(`https://example.com/?${query}`)
  const parts = [
    input(page),
    field(page, 'Value of parameter 1'),
    field(page, 'Encoded URL'),
    field(page, 'Decoded URL'),
  ]
  const places = () => Promise.all(parts.map(async (part) => (await part.boundingBox())!.y))
  await expect(parts[1]!).toBeVisible()
  const before = await places()
  await button(page, 'Encode URL').click()
  await expect(page.getByText('Encoded', { exact: true })).toBeInViewport({ ratio: 1 })
  for (const part of [...parts, button(page, 'Prove it')]) await expect(part).toBeInViewport({ ratio: 1 })
  expect(await places()).toEqual(before)
  await input(page).fill(`https://example.com/?${query}%`)
  await button(page, 'Decode URL').click()
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Not decoded')).toBeInViewport({ ratio: 1 })
  expect(await places()).toEqual(before)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

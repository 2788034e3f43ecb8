import { expect, type Page } from '@playwright/test'
import { button, select, tab } from './controls.ts'
import { expectPartMissing } from './late-part.ts'
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

const path = '/tools/html-encoder-decoder'
const input = (page: Page) => page.getByRole('textbox', { name: 'Input', exact: true })
const output = (page: Page) => page.getByRole('textbox', { name: 'Output', exact: true })

const mode = (page: Page, name: 'Encode' | 'Decode') => page.getByRole('radio', { name })
const copied = (page: Page) => expect.poll(() => readClipboard(page))

test('the output follows the input and can be copied, saved, switched and cleared; markup stays text, and layers of encoding come off one by one', async ({
  page,
}) => {
  const problems = watchProblems(page)
  await openPage(page, path)

  await test.step('the output follows the input, is copied, and is saved with its original', async () => {
    await expect(mode(page, 'Encode')).toBeChecked()
    for (const name of ['Copy', 'Download', 'Copy Input']) await expect(button(page, name)).toBeDisabled()
    await expect(output(page)).not.toBeEditable()

    await input(page).fill('<a href="/é">')
    await page.keyboard.type('©')
    const encoded = '&lt;a href&#x3D;&quot;&#x2F;é&quot;&gt;&copy;'
    await expect(output(page)).toHaveValue(encoded)
    // The worker is ready in case a long text follows.
    await expect.poll(() => page.workers()).toHaveLength(1)

    await button(page, 'Copy').click()
    await expect(toast(page, 'Copied!')).toBeVisible()
    await expect(toast(page, 'Output copied to clipboard.')).toBeVisible()
    await copied(page).toBe(encoded)
    await button(page, 'Copy Input').click()
    await expect(toast(page, 'Input copied to clipboard.')).toBeVisible()
    await copied(page).toBe('<a href="/é">©')

    const file = await readDownload(
      page,
      () => button(page, 'Download').click(),
      'Downloaded!',
      'HTML encode result downloaded successfully.',
    )
    expect(file.name).toBe('html-encode-result.txt')
    expect(file.text).toMatch(/^HTML Encode Result\nGenerated: \d{4}-\d\d-\d\dT[\d:.]+Z\n\n/)
    expect(file.text).toContain(`\n\nOriginal:\n<a href="/é">©\n\nResult:\n${encoded}\n`)
  })

  await test.step('Switch Mode flips the mode and swaps input and output, whitespace alone gives no output, and Clear All empties both', async () => {
    await input(page).fill('<b>')
    await expect(output(page)).toHaveValue('&lt;b&gt;')
    await button(page, 'Switch Mode').click()
    await expect(mode(page, 'Decode')).toBeChecked()
    await expect(input(page)).toHaveValue('&lt;b&gt;')
    await expect(output(page)).toHaveValue('<b>')
    await button(page, 'Switch Mode').click()
    await expect(mode(page, 'Encode')).toBeChecked()
    await expect(input(page)).toHaveValue('<b>')
    await input(page).fill(' \n\t ')
    await expect(output(page)).toHaveValue('')
    await expect(button(page, 'Download')).toBeDisabled()
    await input(page).fill('x')
    await expect(output(page)).toHaveValue('x')
    await button(page, 'Clear All').click()
    await expect(input(page)).toHaveValue('')
    await expect(output(page)).toHaveValue('')
  })

  await test.step('Scope and Form are under Options', async () => {
    await expect(select(page, 'Scope')).toBeHidden()
    await button(page, 'Options').click()
    await input(page).fill('</é…😀')
    await select(page, 'Scope').selectOption('specials')
    await expect(output(page)).toHaveValue('&lt;/é…😀')
    await select(page, 'Scope').selectOption('non-ascii')
    await expect(output(page)).toHaveValue('&lt;/&eacute;&hellip;&#128512;')
    await select(page, 'Form').selectOption('hexadecimal')
    await expect(output(page)).toHaveValue('&#x3C;/&#xE9;&#x2026;&#x1F600;')
    await select(page, 'Scope').selectOption('map')
    await select(page, 'Form').selectOption('named')
    await expect(output(page)).toHaveValue('&lt;&#x2F;é…😀')
  })

  await test.step('decoding follows the HTML standard, and markup stays text: nothing typed, decoded or switched ever runs', async () => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const attack = '<img src=x onerror=window.pwned=1><script>window.pwned=1</script>'
    await input(page).fill(attack)
    await mode(page, 'Decode').check()
    await expect(output(page)).toHaveValue(attack)
    await input(page).fill('&notit; &notin; &copy 2024 &#128; &#x1F600; &euro &unknown; &#0;')
    await expect(output(page)).toHaveValue('¬it; ∉ © 2024 € 😀 &euro &unknown; \ufffd')
    await input(page).fill('&lt;img src=x onerror=window.pwned=1&gt;&lt;script&gt;window.pwned=1&lt;/script&gt;')
    await expect(output(page)).toHaveValue(attack)
    await button(page, 'Switch Mode').click()
    await expect(input(page)).toHaveValue(attack)
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
    await expect(page.locator('main img, main script')).toHaveCount(0)
    // A worker starts from a blob of the page itself.
    expect(requests.filter((url) => !/\/assets\/|^blob:/.test(url))).toEqual([])
  })

  await test.step('repeated encoding is detected and removed layer by layer, and the input stays', async () => {
    await mode(page, 'Decode').check()
    await input(page).fill('&amp;amp;lt;')
    await expect(output(page)).toHaveValue('&amp;lt;')
    await expect(page.getByText('This text was encoded 3 times. 1 of 3 layers decoded.')).toBeVisible()
    await button(page, 'Peel').click()
    await expect(output(page)).toHaveValue('&lt;')
    await button(page, 'All layers').press('Enter')
    await expect(output(page)).toHaveValue('<')
    await expect(button(page, 'Decode once')).toBeFocused()
    await expect(page.getByText('All 3 layers are decoded.')).toBeVisible()
    await expect(input(page)).toHaveValue('&amp;amp;lt;')
    await page.keyboard.press('Enter')
    await expect(output(page)).toHaveValue('&amp;lt;')
    await expect(button(page, 'Peel')).toBeFocused()
    await input(page).fill('&lt;')
    await expect(button(page, 'Peel')).toHaveCount(0)

    await input(page).fill(`&${'amp;'.repeat(11)}lt;`)
    await expect(page.getByText('This text was encoded at least 11 times. 1 layer decoded so far.')).toBeVisible()
    await button(page, '10 layers').press('Enter')
    await expect(output(page)).toHaveValue('&lt;')
    await expect(page.getByText('This text was encoded 12 times. 11 of 12 layers decoded.')).toBeVisible()
    await button(page, 'Peel').press('Enter')
    await expect(output(page)).toHaveValue('<')
  })

  await test.step('an example fills the input and switches to Encode', async () => {
    for (const name of ['User Input', 'Special Characters']) await expect(button(page, name)).toBeVisible()
    await button(page, 'HTML Tags').click()
    await expect(mode(page, 'Encode')).toBeChecked()
    await expect.poll(() => paneText(page, 'Output')).toContain('&lt;div class&#x3D;')
  })

  await test.step('the eight common entities are on the page, and all others can be found and copied', async () => {
    const table = page.getByRole('table', { name: 'Common HTML entities' })
    await expect(table.getByRole('row')).toHaveCount(9)
    await expect(table.getByRole('row', { name: /&amp;.*Ampersand/ })).toBeVisible()
    await button(page, 'All named entities').click()
    const list = page.getByRole('list', { name: 'Named entities' })
    await expect(page.getByText('2,125 entities')).toBeVisible()
    const find = page.getByRole('searchbox', { name: 'Find an entity' })
    await find.fill('U+2026')
    await expect(list.getByRole('listitem')).toHaveText([/&hellip;/, /&mldr;/])
    await find.fill('copysr')
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(page.getByText('1 entity', { exact: true })).toBeVisible()
    await button(page, 'Copy &copysr;').click()
    await expect(toast(page, '&copysr; copied to clipboard.')).toBeVisible()
    await copied(page).toBe('&copysr;')
    await find.fill('no such name')
    await expect(page.getByText('0 entities')).toBeVisible()
    await button(page, 'Close').click()
    await expect(page.getByText('0 entities')).toBeHidden()
  })

  await test.step('if the clipboard refuses, a message says so', async () => {
    await refuseClipboard(page)
    await button(page, 'Copy').click()
    await expect(toast(page, 'Copy failed')).toBeVisible()
    await expect(toast(page, 'Please copy the value manually.')).toBeVisible()
  })
  expect(problems).toEqual([])
})

test('a paste of entities into the empty field is decoded, which is said with the way back; after a choice it is never changed', async ({
  page,
}) => {
  const mode = (name: 'Encode' | 'Decode') => page.getByRole('radio', { name, exact: true })
  const back = button(page, 'Encode instead')
  async function paste(text: string) {
    await input(page).fill('')
    await page.evaluate((long) => navigator.clipboard.writeText(long), text)
    await input(page).press('ControlOrMeta+v')
    await expect(input(page)).toHaveValue(text)
  }
  await openPage(page, path)
  await input(page).fill('Fish &amp; chips')
  await expect.poll(() => paneText(page, 'Output')).toBe('Fish &amp;amp; chips')
  await expect(mode('Encode')).toBeChecked()

  await paste('Fish &amp; chips')
  await expect(mode('Decode')).toBeChecked()
  await expect.poll(() => paneText(page, 'Output')).toBe('Fish & chips')
  await expect(page.getByText('Looks like HTML entities, so it is decoded.')).toBeVisible()
  await paste('<b>')
  await expect(mode('Encode')).toBeChecked()
  await expect(back).toHaveCount(0)
  await paste('Fish &amp; chips')
  await expect(mode('Decode')).toBeChecked()
  await button(page, 'Clear All').click()
  await input(page).fill('<b>')
  await expect.poll(() => paneText(page, 'Output')).toBe('&lt;b&gt;')
  await expect(mode('Encode')).toBeChecked()
  await expect(back).toHaveCount(0)
  await paste('Fish &amp; chips')
  await expect(mode('Decode')).toBeChecked()
  await page.reload()
  await expect(mode('Encode')).toBeChecked()

  await paste('Fish &amp; chips')
  await back.click()
  await expect(mode('Encode')).toBeChecked()
  await expect.poll(() => paneText(page, 'Output')).toBe('Fish &amp;amp; chips')
  await expect(back).toHaveCount(0)
  await paste('&lt;p&gt;')
  await expect.poll(() => paneText(page, 'Output')).toBe('&amp;lt;p&amp;gt;')
  await expect(mode('Encode')).toBeChecked()
})

test('a text that cannot be converted stays and gets a message; files keep their line breaks; 1.1 MB converts in the background; on a phone Copy is the main action', async ({
  page,
}) => {
  const alert = page.getByRole('alert')
  const phone = { width: 390, height: 844 }
  const laptop = page.viewportSize()!
  await page.route(/html\.worker/, (route) => route.abort())
  await page.setViewportSize(phone)
  await openPage(page, path)
  for (const name of ['HTML Tags', 'User Input', 'Special Characters'])
    await expect(button(page, name)).toBeInViewport({ ratio: 1 })

  await test.step('an error keeps the text and shows one alert, and Switch Mode is disabled', async () => {
    await input(page).fill('<'.repeat(17_000))
    await expectPartMissing(page)
    await expect(alert).toBeInViewport({ ratio: 1 })
    await expect(tab(page, 'Input')).toHaveAttribute('aria-selected', 'true')
    await page.setViewportSize(laptop)
    await expect(button(page, 'Switch Mode')).toBeDisabled()
    await expect(button(page, 'Copy Input')).toBeEnabled()
    await page.route(/html\.worker/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("out of memory")' }),
    )
    await input(page).fill('<'.repeat(17_001))
    await expect(alert).toHaveText(['The text could not be converted. It may be too large for this browser.'])
  })

  await test.step('a file can be opened or dropped and keeps its line breaks', async () => {
    await openTextFile(page, '<b>\r\n</b>\r\n')
    const encoded = '&lt;b&gt;\r\n&lt;&#x2F;b&gt;\r\n'
    await expect.poll(() => paneText(page, 'Output')).toContain('&lt;&#x2F;b&gt;')
    await button(page, 'Copy').click()
    await copied(page).toBe(encoded)
    const file = await readDownload(page, () => button(page, 'Download').click())
    expect(file.text.endsWith(`Original:\n<b>\r\n</b>\r\n\n\nResult:\n${encoded}\n`)).toBe(true)
    await dropFile(page.getByRole('region', { name: 'HTML Encoder / Decoder tool' }), 'dropped.html', '<i>')
    await expect.poll(() => paneText(page, 'Output')).toBe('&lt;i&gt;')
  })

  await test.step('1.1 MB converts in the background while the page stays responsive, and is saved whole', async () => {
    const line = '<p class="x">Grüße & Küsse</p>\n'
    const source = line.repeat(Math.ceil((1.1 * 1024 * 1024) / line.length))
    const release = await holdScript(page, /html\.worker/)
    await openTextFile(page, source)
    await expect.poll(() => page.workers()).toHaveLength(1)
    await expect(button(page, 'Download')).toBeDisabled()
    release()
    await expect(button(page, 'Download')).toBeEnabled({ timeout: 30_000 })
    await expect.poll(() => paneText(page, 'Output')).toContain('&lt;p class&#x3D;&quot;x&quot;&gt;Grüße &amp; Küsse')

    const watch = await watchMainThread(page)
    await button(page, 'Options').click()
    await select(page, 'Form').selectOption('decimal')
    await expect.poll(() => paneText(page, 'Output')).toContain('&#60;p class&#61;&#34;x&#34;&#62;Grüße &#38; Küsse')
    await expectResponsive(watch)
    const long = await readDownload(page, () => button(page, 'Download').click())
    const decimal = '&#60;p class&#61;&#34;x&#34;&#62;Grüße &#38; Küsse&#60;&#47;p&#62;\n'
    expect(long.text.endsWith(`Result:\n${decimal.repeat(source.length / line.length)}\n`)).toBe(true)
    await button(page, 'Clear All').click()
    await expect.poll(() => paneText(page, 'Output')).toBe('')
  })

  await test.step('on a phone Copy is the main action of the output, and the entities have their own tab', async () => {
    await page.setViewportSize(phone)
    await tab(page, 'Input').click()
    await page.evaluate(() => {
      const { postMessage } = Worker.prototype
      Worker.prototype.postMessage = () => {}
      Object.assign(window, { letWork: () => Object.assign(Worker.prototype, { postMessage }) })
    })
    await input(page).fill('<'.repeat(17_002))
    await expect(button(page, 'Cancel')).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => (window as unknown as { letWork: () => void }).letWork())
    await input(page).fill('<b>')
    await pressMore(page, 'Copy Input')
    await copied(page).toBe('<b>')
    // Copy is at hand beside the input too.
    await button(page, 'Copy').click()
    await copied(page).toBe('&#60;b&#62;')
    await tab(page, 'Output').click()
    await expect.poll(() => paneText(page, 'Output')).toBe('&#60;b&#62;')
    await expect(input(page)).toBeHidden()
    await expect(button(page, 'Edit')).toBeVisible()
    await tab(page, 'Entities').click()
    await page.getByRole('searchbox', { name: 'Find an entity' }).fill('copysr')
    await button(page, 'Copy &copysr;').click()
    await copied(page).toBe('&copysr;')
  })
})

test('at 1440 × 900, input, output and status fit without scrolling, even with the drawer open, and layers do not move them @looks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, path)
  const places = async () =>
    [await input(page).boundingBox(), await output(page).boundingBox()].map((box) => [box!.x, box!.y])
  const before = await places()
  await page.getByRole('radio', { name: 'Decode' }).check()
  await input(page).fill('&amp;amp;lt;\n'.repeat(60))
  await expect(button(page, 'Peel')).toBeInViewport({ ratio: 1 })
  await button(page, 'All named entities').click()
  await expect(page.getByText('2,125 entities')).toBeVisible()
  const verdict = page.getByText('Decoded', { exact: true })
  for (const part of [input(page), output(page), verdict, button(page, 'HTML Tags'), button(page, 'Prove it')])
    await expect(part).toBeInViewport({ ratio: 1 })
  expect(await places()).toEqual(before)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

import { expect, type Page } from '@playwright/test'
import { button } from './controls.ts'
import { expectPartMissing, openWithoutPart } from './late-part.ts'
import {
  holdScript,
  openPage,
  readClipboard,
  readDownload,
  refuseClipboard,
  test,
  toast,
  watchProblems,
  watchShifts,
} from './support.ts'

const path = '/tools/color-palette-generator'
const hexField = (page: Page) => page.getByRole('textbox', { name: 'Hex color', exact: true })
const picker = (page: Page) => page.getByLabel('Pick a color', { exact: true })
const undo = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Undo', exact: true })
const harmony = (page: Page) => page.getByRole('combobox', { name: 'Harmony', exact: true })
const colors = (page: Page) => page.getByRole('list', { name: 'Palette', exact: true }).getByRole('listitem')
const readHex = (page: Page) => colors(page).locator('b').allTextContents()

const seeAs = (page: Page, name: string) =>
  page.getByRole('group', { name: 'See as' }).getByRole('radio', { name, exact: true }).check()

const complementary = ['#3B82F6', '#F6AF3B', '#9DC0FA', '#094FC2', '#FAD79D']

async function generate(page: Page, base: string) {
  await hexField(page).fill(base)
  await button(page, 'Generate Palette').click()
}

test('the HTML holds a blue palette; if the color library does not load, the page says so and can try again; an invalid color gets a message beside the field', async ({
  page,
  request,
}) => {
  const html = await (await request.get(path)).text()
  for (const hex of complementary) expect(html).toContain(`fill="${hex}"`)
  const bring = await openWithoutPart(page, path)

  await test.step('the first palette shows every value without the color library', async () => {
    await expect(picker(page)).toHaveValue('#3b82f6')
    await expect(hexField(page)).toHaveValue('#3B82F6')
    await expect(harmony(page)).toHaveValue('complementary')
    expect(await readHex(page)).toEqual(complementary)
    await expect(undo(page)).toBeDisabled()
    const first = colors(page).first()
    for (const value of ['rgb(59, 130, 246)', 'hsl(217, 91%, 60%)', 'oklch(0.6231 0.1880 259.81)'])
      await expect(first.getByText(value, { exact: true })).toBeVisible()
    await expect(first).toContainText('Contrast against white 3.67:1 large: enough for large text only')
    await expect(first).toContainText('Contrast against black 5.70:1 AA: enough for text')
    await expect(colors(page).nth(1)).toContainText('Contrast against white 1.88:1 no: too little for text')
    await expect(first.getByText('3.67:1', { exact: true })).toHaveCSS('color', 'rgb(138, 90, 0)')
    await expect(first.getByText('5.70:1', { exact: true })).toHaveCSS('color', 'rgb(111, 208, 155)')
    const block = first.locator('rect').first()
    await expect(block).toHaveCSS('fill', 'rgb(59, 130, 246)')
    const { width, height } = (await block.boundingBox())!
    expect(Math.min(width, height)).toBeGreaterThan(100)
    await expect(page.getByText('1 readable on white, 4 on black (4.5:1)')).toBeVisible()
  })

  await test.step('an action that needs the library says it is missing and changes nothing', async () => {
    await harmony(page).selectOption('triadic')
    await expectPartMissing(page)
    await expect(harmony(page)).toHaveValue('complementary')
    const failed = page.waitForEvent('requestfailed')
    await generate(page, '#118844')
    await failed
    await expectPartMissing(page)
    await expect(hexField(page)).not.toHaveAttribute('aria-invalid')
    expect(await readHex(page)).toEqual(complementary)
    await page.getByRole('group', { name: 'Export format' }).getByRole('radio', { name: 'JSON' }).check()
    await expect(button(page, 'Copy export')).toBeDisabled()
    await expect(button(page, 'Save export')).toBeDisabled()
    await expect(button(page, 'Copy HEX')).toBeEnabled()
  })

  await test.step('Generate Palette fetches the library again and makes the palette once it has loaded', async () => {
    await bring()
    const problems = watchProblems(page)
    const asked = page.waitForRequest(/\/assets\/lazy-/)
    const release = await holdScript(page, /\/assets\/lazy-/)
    await button(page, 'Generate Palette').click()
    await asked
    await expect(hexField(page)).toHaveValue('#118844')
    expect(await readHex(page)).toEqual(complementary)
    release()
    await expect(colors(page).first()).toContainText('#118844')
    await expect(toast(page, 'Palette Generated!')).toBeVisible()
    await expect(toast(page, 'Created a beautiful complementary color palette.')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'JSON', exact: true })).toContainText('"hex": "#118844"')
    await expect(button(page, 'Copy export')).toBeEnabled()
    expect(problems).toEqual([])
  })

  await test.step('an invalid color stays with its message, and the palette keeps its colors and locks', async () => {
    const good = await readHex(page)
    const text = '<b>no color</b>'
    await button(page, `Lock ${good[1]}`).click()
    await generate(page, text)
    await expect(page.getByRole('alert')).toContainText('Not a color.')
    await expect(hexField(page)).toHaveValue(text)
    await expect(hexField(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(hexField(page)).toHaveAccessibleDescription(/^Not a color\./)
    expect(await readHex(page)).toEqual(good)
    await expect(page.getByText('1 locked')).toBeVisible()
    await button(page, 'Copy HEX').click()
    await expect.poll(() => readClipboard(page)).toBe(good.join('\n'))
    await hexField(page).fill('teal')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(hexField(page)).not.toHaveAttribute('aria-invalid')
    await expect(colors(page).first()).toContainText('#008080')
    expect((await readHex(page))[1]).toBe(good[1])
  })
})

test('Copy and Download work for the palette and its exports, on a phone too; the table and the cards follow the palette', async ({
  page,
}) => {
  const problems = watchProblems(page)
  await openPage(page, path)

  await test.step('the palette and single values are copied, and the palette is saved', async () => {
    await button(page, 'Copy HEX').click()
    await expect(toast(page, 'Palette Copied!')).toBeVisible()
    await expect(toast(page, 'Color palette copied in HEX format.')).toBeVisible()
    await expect.poll(() => readClipboard(page)).toBe(complementary.join('\n'))
    await button(page, 'Copy RGB').click()
    await expect(toast(page, 'Color palette copied in RGB format.')).toBeVisible()
    await expect.poll(() => readClipboard(page)).toContain('rgb(59, 130, 246)\nrgb(246, 175, 59)\n')
    await button(page, 'Copy #F6AF3B').click()
    await expect(toast(page, '#F6AF3B copied to clipboard.')).toBeVisible()
    await expect.poll(() => readClipboard(page)).toBe('#F6AF3B')
    await button(page, 'hsl(37, 91%, 60%)').click()
    await expect.poll(() => readClipboard(page)).toBe('hsl(37, 91%, 60%)')
    const file = await readDownload(
      page,
      () => button(page, 'Download').click(),
      'Downloaded!',
      'Color palette downloaded successfully.',
    )
    expect(file.name).toBe('color-palette-complementary.txt')
    expect(file.text).toMatch(/^Color Palette: complementary\nGenerated: \d{4}-\d\d-\d\dT[\d:.]+Z\n\n1\. #3B82F6\n/)
    expect(file.text).toContain('HSL: hsl(37, 91%, 60%)\nContrast: 1.88:1 on white, 11.11:1 on black')
  })

  await test.step('the table shows the contrast of every text on every color and fills the cell if the text is readable', async () => {
    const table = page.getByRole('table', { name: /^Which text on which color/ })
    const readable = (row: string) => table.getByRole('row', { name: new RegExp(`^${row}`) }).getByRole('img')
    await expect(table.getByRole('columnheader')).toHaveText(complementary)
    await expect(table.getByRole('rowheader')).toHaveText(['white', 'black', ...complementary])
    const white = table.getByRole('row', { name: /^white/ })
    await expect(white.getByRole('cell', { name: '3.67', exact: true })).toHaveText('3.67')
    await expect(readable('white')).toHaveText(['7.21'])
    await expect(readable('black')).toHaveText(['5.70', '11.11', '11.35', '15.27'])
    await expect(readable('#FAD79D').locator('text')).toHaveAttribute('fill', '#FAD79D')
    await expect(readable('#FAD79D').locator('rect')).toHaveAttribute('fill', '#094FC2')
    await expect(page.getByRole('img', { name: 'Light card on #FFFFFF with a button in #094FC2' })).toBeVisible()
    await expect(page.getByRole('img', { name: 'Dark card on #094FC2 with a button in #FAD79D' })).toBeVisible()
    await hexField(page).fill('#FFEEEE')
    await expect(page.getByRole('img', { name: /^Dark card on #111111/ })).toBeVisible()
    await expect(table.getByRole('columnheader').first()).toHaveText('#FFEEEE')
  })

  await test.step('another harmony shows at once, and Generate Palette makes the same palette', async () => {
    await hexField(page).fill('#3B82F6')
    await harmony(page).selectOption('tetradic')
    await expect(colors(page).nth(1)).toContainText('#F63BDF')
    const tetradic = await readHex(page)
    await button(page, 'Generate Palette').click()
    await expect(toast(page, 'Created a beautiful tetradic color palette.')).toBeVisible()
    expect(await readHex(page)).toEqual(tetradic)
  })

  await test.step('an export is copied and saved exactly as shown', async () => {
    const formats = page.getByRole('group', { name: 'Export format', exact: true })
    await expect(formats.getByRole('radio')).toHaveCount(6)
    for (const [name, ending, start] of [
      ['OKLCH', 'oklch.css', ':root {\n  --palette-1: oklch(0.6231 0.1880 259.81);'],
      ['SVG', 'svg', '<svg xmlns="http://www.w3.org/2000/svg"'],
    ] as const) {
      await formats.getByRole('radio', { name, exact: true }).check()
      await button(page, 'Copy export').click()
      await expect(toast(page, `Color palette copied in ${name} format.`)).toBeVisible()
      const text = await readClipboard(page)
      expect(text.startsWith(start)).toBe(true)
      const shown = await page.getByRole('region', { name, exact: true }).innerText()
      expect(shown.replace(/ +$/gm, '').trimEnd()).toBe(text.trimEnd())
      const saved = { name: `color-palette-tetradic.${ending}`, text }
      expect(await readDownload(page, () => button(page, 'Save export').click())).toEqual(saved)
    }
  })

  await test.step('a clicked value shows “Copied” for a while without changing its name or width', async () => {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const value = button(page, 'rgb(59, 130, 246)')
    const { width } = (await value.boundingBox())!
    await value.click()
    await expect(value.getByText('Copied', { exact: true })).toBeVisible()
    expect((await value.boundingBox())!.width).toBe(width)
    await page.clock.runFor(1600)
    await expect(value.getByText('Copied', { exact: true })).toHaveCount(0)
    await expect.poll(() => readClipboard(page)).toBe('rgb(59, 130, 246)')
    await page.clock.resume()
  })

  await test.step('if the clipboard refuses, a message says so', async () => {
    expect(problems).toEqual([])
    await refuseClipboard(page)
    await button(page, 'Copy HEX').click()
    await expect(toast(page, 'Copy failed')).toBeVisible()
    await expect(toast(page, 'Please copy the palette manually.')).toBeVisible()
  })

  await test.step('a phone shows one pane at a time and has every action', async () => {
    // The page remembers the harmony and the export format from the steps before.
    await page.evaluate(() => localStorage.clear())
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, path)
    const tabs = page.getByRole('tablist', { name: 'Panes' }).getByRole('tab')
    await expect(tabs).toHaveText([/^Palette/, 'Contrast', 'In use', 'Export'])
    await expect(page.getByRole('table')).toBeHidden()
    await seeAs(page, 'Deutan')
    await expect(colors(page).first()).toContainText('deuteranopia')
    await generate(page, 'teal')
    await expect(colors(page).first()).toContainText('#008080')
    await button(page, 'Copy HEX').click()
    await expect.poll(() => readClipboard(page)).toMatch(/^#008080\n/)
    await expect(button(page, 'Download')).toBeVisible()
    await hexField(page).fill('gray')
    await expect(page.getByRole('status').filter({ hasText: 'no hue to rotate' })).toBeVisible()
    await generate(page, 'teal')
    await expect(colors(page).first()).toContainText('#008080')

    await page.getByRole('tab', { name: 'Contrast' }).click()
    await expect(button(page, 'Copy HEX')).toBeVisible()
    await expect(button(page, 'Download')).toBeVisible()
    await expect(page.getByRole('table')).toBeVisible()
    await expect(colors(page)).toHaveCount(0)
    await page.getByRole('tab', { name: 'In use' }).click()
    await expect(page.getByRole('img', { name: /^Dark card/ })).toBeVisible()
    await page.getByRole('tab', { name: 'Export' }).click()
    await expect(page.getByRole('region', { name: 'CSS', exact: true })).toContainText('--palette-1: #008080;')
    await button(page, 'Copy HEX').click()
    await expect.poll(() => readClipboard(page)).toMatch(/^#008080\n/)
    const file = await readDownload(page, () => button(page, 'Download').click())
    expect(file.name).toBe('color-palette-complementary.txt')
    await button(page, 'More actions').click()
    await page.getByRole('menuitem', { name: 'Copy RGB', exact: true }).click()
    await expect.poll(() => readClipboard(page)).toMatch(/^rgb\(0, 128, 128\)\n/)
    await button(page, 'More actions').click()
    await page.getByRole('menuitem', { name: 'Undo', exact: true }).click()
    await expect(hexField(page)).toHaveValue('#3B82F6')
  })
})

test('Undo goes back one step at a time; a locked color stays; Space picks a random color; picker, field and palette stay in sync', async ({
  page,
}) => {
  await openPage(page, path)

  await test.step('Ctrl+Z and the toast work like the Undo button, and typing is one step', async () => {
    const expectTeal = async () => {
      await expect(hexField(page)).toHaveValue('teal')
      await expect(colors(page).first()).toContainText('#008080')
      await expect(hexField(page)).toBeFocused()
    }
    await hexField(page).fill('')
    await hexField(page).pressSequentially('teal')
    await expectTeal()
    await button(page, 'Random Color').click()
    await expect(hexField(page)).toHaveValue(/^#[\dA-F]{6}$/)
    await page.keyboard.press('ControlOrMeta+z')
    await expectTeal()
    await button(page, 'Random Color').click()
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
    await expectTeal()
    await undo(page).click()
    await expect(hexField(page)).toHaveValue('#3B82F6')
    expect(await readHex(page)).toEqual(complementary)
    await expect(undo(page)).toBeDisabled()
  })

  await test.step('a remembered harmony is no step to undo', async () => {
    await harmony(page).selectOption('triadic')
    await expect(undo(page)).toBeEnabled()
    await page.reload()
    await expect(colors(page).nth(2)).toContainText('#82F63B')
    await expect(undo(page)).toBeDisabled()
    await harmony(page).selectOption('complementary')
    await expect(undo(page)).toBeEnabled()
    await page.reload()
    expect(await readHex(page)).toEqual(complementary)
  })

  await test.step('a locked color stays, each color shows its role, and Undo keeps the focus', async () => {
    const expectRoles = (...roles: string[]) =>
      Promise.all(
        roles.map((role, place) =>
          expect(colors(page).nth(place).getByText(role, { exact: true }), role).toBeVisible(),
        ),
      )
    await expectRoles('base', 'complement', 'base, lighter', 'base, darker', 'complement, lighter')
    const lock = button(page, 'Lock #F6AF3B')
    await expect(lock).toHaveAttribute('aria-pressed', 'false')
    await lock.click()
    await expect(lock).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('1 locked')).toBeVisible()
    await harmony(page).selectOption('triadic')
    await expect(colors(page).nth(2)).toContainText('#82F63B')
    await hexField(page).fill('#118844')
    await expect(colors(page).first()).toContainText('#118844')
    expect((await readHex(page))[1]).toBe('#F6AF3B')
    await expectRoles('base', 'kept', 'hue +240°')

    await undo(page).press('Enter')
    await expect(harmony(page)).toHaveValue('triadic')
    await expect(hexField(page)).toHaveValue('#3B82F6')
    await expect(undo(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(harmony(page)).toHaveValue('complementary')
    expect(await readHex(page)).toEqual(complementary)
    await expect(picker(page)).toHaveValue('#3b82f6')
    await expect(undo(page)).toBeDisabled()
    await expect(undo(page)).toBeFocused()
    await lock.click()
  })

  await test.step('Space picks a random color, but not while a field or a button has the focus', async () => {
    await hexField(page).fill('teal')
    await hexField(page).press('Space')
    await expect(hexField(page)).toHaveValue('teal ')
    const lock = button(page, 'Lock #800000')
    await lock.press('Space')
    await expect(lock).toHaveAttribute('aria-pressed', 'true')
    await expect(hexField(page)).toHaveValue('teal ')
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press('Shift+Space')
    await expect(hexField(page)).toHaveValue('teal ')
    await page.keyboard.press('Space')
    await expect(hexField(page)).toHaveValue(/^#[\dA-F]{6}$/)
    expect((await readHex(page))[1]).toBe('#800000')
    expect(await page.evaluate(() => scrollY)).toBe(0)

    // A click on a swatch, and a page that has moved a little, make no difference.
    await page.evaluate(() => scrollTo({ top: 20, behavior: 'instant' }))
    await colors(page)
      .nth(2)
      .click({ position: { x: 40, y: 60 } })
    const before = await hexField(page).inputValue()
    await page.keyboard.press('Space')
    await expect(hexField(page)).not.toHaveValue(before)
    expect(await page.evaluate(() => scrollY)).toBe(20)

    // Neither does a click on the table, if it has nothing to scroll.
    await page.setViewportSize({ width: 1440, height: 1000 })
    const table = page.getByRole('region', { name: 'Contrast', exact: true })
    await table.click({ position: { x: 40, y: 10 } })
    await expect(table).toBeFocused()
    const random = await hexField(page).inputValue()
    await page.keyboard.press('Space')
    await expect(hexField(page)).not.toHaveValue(random)
    expect(await page.evaluate(() => scrollY)).toBe(20)
    await page.setViewportSize({ width: 1280, height: 800 })
    await lock.click()
  })

  await test.step('picker, field and palette stay in sync, and any CSS color works', async () => {
    await picker(page).fill('#118844')
    await expect(hexField(page)).toHaveValue('#118844')
    await expect(colors(page).first()).toContainText('#118844')
    for (const [text, hex] of [
      ['bee', '#BBEEEE'],
      ['rgb(59 130 246)', '#3B82F6'],
    ] as const) {
      await hexField(page).fill(text)
      await expect(picker(page)).toHaveValue(hex.toLowerCase())
      await expect(colors(page).first()).toContainText(hex)
    }
    await hexField(page).fill('no color')
    await expect(hexField(page)).toHaveAccessibleDescription(/^Not a color\./)
    await expect(page.getByText('Not a color.')).toBeVisible()
    await expect(picker(page)).toHaveValue('#3b82f6')
    await expect(colors(page).first()).toContainText('#3B82F6')
  })

  await test.step('Enter generates, but not while an input method is composing', async () => {
    await hexField(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true })
    await expect(page.getByRole('alert')).toHaveCount(0)
    await hexField(page).press('Enter')
    await expect(page.getByRole('alert')).toContainText('Not a color.')
    const made = toast(page, 'Palette Generated!')
    const before = await made.count()
    await hexField(page).fill('teal')
    await expect(colors(page).first()).toContainText('#008080')
    await hexField(page).press('ControlOrMeta+Enter')
    await expect(made).toHaveCount(before + 1)
  })

  await test.step('a note says what happens to an unusual color, and neither note nor error moves a pane', async () => {
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.swatch, .pane-head, .foot')].map((each) => each.getBoundingClientRect().y),
      )
    await hexField(page).fill('teal')
    await expect(page.getByText(/readable on white/)).toBeVisible()
    const before = await places()
    await hexField(page).fill('no color')
    await hexField(page).press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    expect(await places()).toEqual(before)
    await hexField(page).fill('#808080')
    await expect(page.getByRole('status').filter({ hasText: 'no hue to rotate' })).toBeVisible()
    expect(await places()).toEqual(before)
    for (const [base, note] of [
      ['#808080', 'no hue to rotate'],
      ['#3B82F680', 'the transparency of this color was dropped'],
      ['oklch(0.7 0.4 150)', 'outside sRGB'],
    ] as const) {
      await hexField(page).fill(base)
      await expect(page.getByRole('status').filter({ hasText: note })).toBeVisible()
    }
    await harmony(page).selectOption('analogous')
    await hexField(page).fill('#000000')
    await expect.poll(() => readHex(page)).toEqual(Array(5).fill('#000000'))
    await expect(button(page, 'Lock #000000 (5)')).toBeVisible()
  })

  await test.step('the palette can be shown as people with color blindness see it', async () => {
    await hexField(page).fill('#FF0000')
    await seeAs(page, 'Protan')
    await expect(colors(page).first()).toContainText('protanopia #6D5F00')
    const values = await colors(page).first().getByRole('button').last().boundingBox()
    const ground = colors(page).first().locator('rect').first()
    await expect(ground).toHaveAttribute('fill', '#6D5F00')
    await seeAs(page, 'Gray')
    await expect(colors(page).first()).toContainText('achromatopsia #7F7F7F')
    await seeAs(page, 'Normal')
    await expect(colors(page).first()).not.toContainText('#7F7F7F')
    await expect(ground).toHaveAttribute('fill', '#FF0000')
    expect(await colors(page).first().getByRole('button').last().boundingBox()).toEqual(values)
  })

  await test.step('Random Color fills field, picker and palette', async () => {
    await button(page, 'Random Color').click()
    await expect(hexField(page)).not.toHaveValue('#FF0000')
    await expect(hexField(page)).toHaveValue(/^#[\dA-F]{6}$/)
    const hex = await hexField(page).inputValue()
    await expect(colors(page).first()).toContainText(hex)
    await expect(picker(page)).toHaveValue(hex.toLowerCase())
  })
})

test('the bench fits the first screen, nothing moves while it loads, buttons are big enough, and forced colors keep the palette @looks', async ({
  page,
}) => {
  const readShift = await watchShifts(page)
  const bench = page.getByRole('region', { name: 'Color Palette Generator tool' })
  const expectSizes = async (least: number) => {
    const sizes = await colors(page)
      .getByRole('button')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()).map(({ width, height }) => [width, height]))
    expect(sizes.length).toBeGreaterThanOrEqual(20)
    for (const size of sizes) expect(Math.min(...size)).toBeGreaterThanOrEqual(least)
  }
  for (const [width, height] of [
    [1280, 720],
    [1920, 1080],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openPage(page, path)
    const places = await colors(page).evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()))
    expect(new Set(places.map(({ top }) => top)).size).toBe(1)
    for (const place of places) expect(place.height).toBeGreaterThan(230)
    const { y, height: high } = (await bench.boundingBox())!
    expect(y + high).toBeLessThanOrEqual(height)
    for (const name of ['Copy HEX', 'Copy RGB', 'Download', 'Copy export']) {
      await expect(button(page, name)).toBeInViewport()
    }
    await expect(page.getByRole('region', { name: 'CSS', exact: true })).toBeInViewport()
    expect(await readShift()).toBe(0)
  }
  await expectSizes(24)

  await page.emulateMedia({ forcedColors: 'active' })
  await expect(colors(page).first()).toHaveCSS('forced-color-adjust', 'none')
  await expect(colors(page).first()).toHaveCSS('print-color-adjust', 'exact')
  const out = await bench.evaluate((section) =>
    [...section.querySelectorAll('*')]
      .filter(
        (element) =>
          getComputedStyle(element).forcedColorAdjust === 'none' &&
          !element.closest('.tint, [type=color], .segment:has(:checked), [role=tab][aria-selected=true]'),
      )
      .map((element) => element.outerHTML),
  )
  expect(out).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })

  for (const [width, least] of [
    [820, 24],
    [390, 44],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await openPage(page, path)
    await expectSizes(least)
  }
  await expect(colors(page).first()).toBeInViewport({ ratio: 1 })
  await generate(page, 'no color')
  const alert = (await page.getByRole('alert').boundingBox())!
  const action = (await button(page, 'Generate Palette').boundingBox())!
  expect(alert.y + alert.height).toBeLessThan(action.y)
  expect(action.y - alert.y).toBeLessThan(200)
})

test('no control moves when Undo can be pressed, Reset options appears or an error is shown, and a phone shows five colors @looks', async ({
  page,
}) => {
  const places = () =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll(
          '.bar :is(input, select, button):not([aria-label="Reset options"]), .pane-head, .foot',
        ),
      ]
        .filter((each) => each.checkVisibility())
        .map((each) => {
          const { x, y, width } = each.getBoundingClientRect()
          return [x, y, width]
        }),
    )
  for (const width of [1024, 1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 768 })
    await openPage(page, path)
    const before = await places()
    await harmony(page).selectOption('triadic')
    await expect(undo(page)).toBeEnabled()
    await expect(button(page, 'Reset options')).toBeVisible()
    expect(await places(), `${width} px`).toEqual(before)
    await hexField(page).fill('#80808')
    await expect(page.getByText('Not a color.')).toBeVisible()
    expect(await places(), `${width} px, with an error`).toEqual(before)
    await button(page, 'Reset options').click()
    await expect(harmony(page)).toHaveValue('complementary')
    await expect(picker(page)).toBeFocused()
  }

  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, path)
  await page.evaluate(() => scrollTo({ top: 60, behavior: 'instant' }))
  const foot = (await page.locator('.foot').boundingBox())!
  const last = (await colors(page).last().boundingBox())!
  expect(last.y + last.height).toBeLessThanOrEqual(foot.y + 1)
})

import { expect, type Page } from '@playwright/test'
import { button, field, select } from './controls.ts'
import { expectPartMissing, openWithoutPart } from './late-part.ts'
import {
  dropFile,
  expectResponsive,
  openPage,
  readClipboard,
  readDownload,
  refuseClipboard,
  test,
  toast,
  watchMainThread,
  watchProblems,
} from './support.ts'

const path = '/tools/uuid-generator'
const quantity = (page: Page) => page.getByRole('spinbutton', { name: 'Quantity', exact: true })
const items = (page: Page) => page.getByRole('list', { name: 'Generated UUIDs' }).getByRole('listitem')
const shape = (version: string) =>
  new RegExp(`^[0-9a-f]{8}-[0-9a-f]{4}-${version}[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`)

test('one UUID is there at first sight, follows the settings, and can be copied; Generate replaces it; it is neither remembered nor shared', async ({
  page,
}) => {
  await openPage(page, path)
  await expect(items(page)).toHaveText([shape('4')])
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveText('')
  const first = (await items(page).textContent())!
  await button(page, 'Copy All').click()
  await expect.poll(() => readClipboard(page)).toBe(first)
  await select(page, 'Version').selectOption('v7')
  await expect(items(page)).toHaveText([shape('7')])
  await quantity(page).fill('3')
  await expect(items(page)).toHaveText([shape('7'), shape('7'), shape('7')])
  await quantity(page).press('Tab')
  await select(page, 'Version').selectOption('v6')
  await expect(items(page)).toHaveText([shape('6'), shape('6'), shape('6')])
  await button(page, 'Try a sample').click()
  await select(page, 'Version').selectOption('v7')
  await expect(items(page)).toHaveText([shape('7'), shape('7'), shape('7')])
  await select(page, 'Version').selectOption('v5')
  await expect(items(page)).toHaveCount(0)
  await field(page, 'Name').fill('www.example.com')
  // RFC 9562, appendix A.4.
  await expect(items(page)).toHaveText(['2ed6657d-e927-568b-95e1-2665a8aea6a2'])
  await field(page, 'Name').fill('')
  await select(page, 'Version').selectOption('v7')
  await expect(items(page)).toHaveText([shape('7'), shape('7'), shape('7')])
  await expect(page.getByText('Out of date')).toHaveCount(0)
  const shown = (await items(page).allTextContents())[0]!

  await button(page, 'Share').click()
  const dialog = page.getByRole('dialog', { name: 'Share' })
  await expect(dialog.getByText('v7 (Unix time, sortable)').or(dialog.getByText('v7', { exact: true }))).toBeVisible()
  await expect(dialog).not.toContainText(shown)
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(shown)

  await button(page, 'Generate').click()
  await expect(toast(page, '3 UUID(s) generated successfully.')).toBeVisible()
  await expect(items(page)).toHaveCount(3)
  expect(await items(page).allTextContents()).not.toContain(shown)

  // The message comes when the new list is there, not before.
  await page.evaluate(() => {
    const list = document.querySelector('[aria-label="Generated UUIDs"]')!
    const toasts = document.querySelector('[aria-label=Notifications]')!
    new MutationObserver(() => {
      if (toasts.textContent.includes('4 UUID(s)')) document.body.dataset.listed ??= String(list.children.length)
    }).observe(toasts, { childList: true, subtree: true })
  })
  await quantity(page).fill('4')
  await button(page, 'Generate').click()
  await expect(page.locator('body')).toHaveAttribute('data-listed', '4')
})

test('a list that was made from other settings says so and is not copied, saved or sent; another format only rewrites it; the limits of the quantity are beside the field', async ({
  page,
}) => {
  await openPage(page, path)
  await expect(items(page)).toHaveCount(1)
  await button(page, 'Generate').click()
  await expect(toast(page, 'Generated!')).toBeVisible()
  const uuid = (await items(page).textContent())!
  const list = page.locator('.pane').filter({ has: page.getByRole('list', { name: 'Generated UUIDs' }) })
  const outOfDate = page.locator('.status-bar').getByText('Out of date')
  const gives = ['Copy All', 'Download', 'Send to…', 'Copy UUID 1'].map((name) =>
    list.getByRole('button', { name, exact: true }),
  )

  await test.step('another version or quantity marks it, the old one makes it current again', async () => {
    for (const [change, back] of [
      [() => select(page, 'Version').selectOption('v1'), () => select(page, 'Version').selectOption('v4')],
      [() => quantity(page).fill('2'), () => quantity(page).fill('1')],
    ] as const) {
      await change()
      await expect(outOfDate).toBeVisible()
      for (const give of gives) await expect(give).toBeDisabled()
      await expect(items(page)).toHaveText([uuid])
      await back()
      await expect(outOfDate).toHaveCount(0)
      for (const give of gives) await expect(give).toBeEnabled()
    }
  })

  await test.step('a format rewrites the same UUIDs', async () => {
    await select(page, 'Format').selectOption('urn')
    await expect(items(page)).toHaveText([`urn:uuid:${uuid}`])
    await expect(outOfDate).toHaveCount(0)
    await select(page, 'Format').selectOption('default')
  })

  await test.step('another name or namespace marks it, and Generate makes a new one', async () => {
    await select(page, 'Version').selectOption('v5')
    await expect(outOfDate).toBeVisible()
    await field(page, 'Name').fill('www.example.com')
    await page.keyboard.press('Enter')
    await expect(items(page)).toHaveText(['2ed6657d-e927-568b-95e1-2665a8aea6a2'])
    await expect(outOfDate).toHaveCount(0)
    await field(page, 'Name').pressSequentially('x')
    await expect(outOfDate).toBeVisible()
    await page.keyboard.press('Backspace')
    await expect(outOfDate).toHaveCount(0)
    await select(page, 'Namespace').selectOption('url')
    await expect(outOfDate).toBeVisible()
    await button(page, 'Generate').click()
    await expect(outOfDate).toHaveCount(0)
    await expect(items(page)).not.toHaveText(['2ed6657d-e927-568b-95e1-2665a8aea6a2'])
  })

  await test.step('a quantity beyond the limits is marked, not changed in silence', async () => {
    await select(page, 'Version').selectOption('v4')
    await expect(quantity(page)).toHaveAccessibleDescription('1 to 100')
    await quantity(page).fill('1000')
    await expect(quantity(page)).toHaveValue('1000')
    await expect(quantity(page)).toHaveAttribute('aria-invalid', 'true')
    const hint = page.getByText('1 to 100', { exact: true })
    const red = await hint.evaluate((element) => getComputedStyle(element).color)
    await page.keyboard.press('Enter')
    await expect(items(page)).toHaveCount(100)
    await expect(quantity(page)).toHaveValue('100')
    await expect(quantity(page)).not.toHaveAttribute('aria-invalid')
    await expect(hint).toHaveCSS('color', red)
    await quantity(page).fill('99')
    await expect(hint).not.toHaveCSS('color', red)
  })
})

test('UUIDs of every version are made, in any quantity and format; they can be copied, saved, cleared and restored; an invalid namespace shows an error next to its field', async ({
  page,
}) => {
  const problems = watchProblems(page)
  await openPage(page, path)

  await test.step('one random UUID by default; its actions stay where they are and work while there is a list', async () => {
    const values = (name: string) =>
      select(page, name)
        .getByRole('option')
        .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
    expect(await values('Version')).toEqual(['v4', 'v1', 'v3', 'v5', 'v6', 'v7', 'nil', 'max'])
    expect(await values('Format')).toEqual([
      'default',
      'uppercase',
      'no-hyphens',
      'braces',
      'quotes',
      'urn',
      'base64url',
    ])
    await expect(select(page, 'Version')).toHaveValue('v4')
    await expect(select(page, 'Format')).toHaveValue('default')
    await expect(quantity(page)).toHaveValue('1')
    const actions = ['Copy All', 'Download', 'Clear']

    await button(page, 'Generate').click()
    await expect(items(page)).toHaveText([shape('4')])
    await expect(toast(page, 'Generated!')).toBeVisible()
    await expect(toast(page, '1 UUID(s) generated successfully.')).toBeVisible()
    await expect(page.getByText('cryptographic source')).toBeVisible()
    for (const name of actions) await expect(button(page, name)).toBeEnabled()
    const first = await items(page).textContent()
    await button(page, 'Generate').click()
    await expect(items(page)).not.toHaveText(first ?? '')
    await expect(items(page)).toHaveCount(1)
    await button(page, 'Clear').click()
    await expect(items(page)).toHaveCount(0)
    for (const name of actions) await expect(button(page, name)).toBeDisabled()
    const undo = page.locator('.pane').filter({ hasText: 'Press Generate' }).getByRole('button', { name: 'Undo' })
    await undo.click()
    await expect(items(page)).toHaveCount(1)
    await expect(page.getByRole('list', { name: 'Generated UUIDs' })).toBeFocused()
    await button(page, 'Clear').click()
    await expect(undo).toBeVisible()
    await button(page, 'Generate').click()
    await expect(items(page)).toHaveText([shape('4')])
    await expect(button(page, 'Undo')).toHaveCount(0)
  })

  await test.step('one or all can be copied, and all can be saved', async () => {
    await quantity(page).fill('3')
    await select(page, 'Format').selectOption('braces')
    await button(page, 'Generate').click()
    await expect(items(page)).toHaveCount(3)
    await expect(page.getByText('Strictly increasing')).toHaveCount(0)
    const shown = await items(page).allTextContents()
    await button(page, 'Copy UUID 2').click()
    await expect(toast(page, 'Copied!')).toBeVisible()
    await expect(toast(page, 'UUID copied to clipboard.')).toBeVisible()
    await expect.poll(() => readClipboard(page)).toBe(shown[1])
    await button(page, 'Copy All').click()
    await expect(toast(page, 'All UUIDs copied to clipboard.')).toBeVisible()
    await expect.poll(() => readClipboard(page)).toBe(shown.join('\n'))
    const file = await readDownload(page, () => button(page, 'Download').click(), 'Downloaded!')
    expect(file.name).toMatch(/^uuids-\d{13}\.txt$/)
    expect(file.text).toBe(shown.join('\n'))
    await select(page, 'Format').selectOption('default')
    await expect(items(page)).toHaveText(shown.map((uuid) => uuid.slice(1, -1)))
  })

  await test.step('a quantity is limited to 1 to 100; a long list scrolls, also by keyboard', async () => {
    for (const [typed, expected] of [
      ['-3', 1],
      ['250', 100],
    ] as const) {
      await quantity(page).fill(typed)
      await button(page, 'Generate').click()
      await expect(items(page)).toHaveCount(expected)
      await expect(quantity(page)).toHaveValue(String(expected))
    }
    await expect(toast(page, '100 UUID(s) generated successfully.')).toBeVisible()
    const list = page.getByRole('list', { name: 'Generated UUIDs' })
    expect(await list.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true)
    await list.focus()
    await page.keyboard.press('End')
    await expect(button(page, 'Copy UUID 100')).toBeInViewport()
  })

  await test.step('a quantity can be retyped', async () => {
    await quantity(page).fill('')
    await quantity(page).pressSequentially('050')
    await expect(quantity(page)).toHaveValue('050')
    await page.keyboard.press('Enter')
    await expect(items(page)).toHaveCount(50)
    await expect(quantity(page)).toHaveValue('50')
    await quantity(page).fill('')
    await quantity(page).pressSequentially('e')
    await quantity(page).blur()
    await expect(quantity(page)).toHaveValue('1')
  })

  await test.step('version 7 increases strictly from batch to batch, and the page says so', async () => {
    await quantity(page).fill('5')
    await select(page, 'Version').selectOption('v7')
    const all: string[] = []
    for (let batch = 0; batch < 2; batch++) {
      const before = await items(page).first().textContent()
      await button(page, 'Generate').click()
      await expect(items(page).first()).not.toHaveText(before ?? '')
      all.push(...(await items(page).allTextContents()))
    }
    expect(all.filter((uuid) => !shape('7').test(uuid))).toEqual([])
    expect(all).toEqual([...new Set(all)].sort())
    expect(all).toHaveLength(10)
    await expect(page.getByText('Strictly increasing')).toBeVisible()
  })

  await test.step('a name and a namespace always give the same UUID; an invalid namespace shows an error and stays', async () => {
    await expect(field(page, 'Name')).toHaveCount(0)
    await select(page, 'Version').selectOption('v5')
    await expect(quantity(page)).toBeDisabled()
    await field(page, 'Name').fill('www.example.com')
    await page.keyboard.press('Enter')
    await expect(items(page)).toHaveText(['2ed6657d-e927-568b-95e1-2665a8aea6a2'])
    await expect(page.getByText('computed from namespace and name')).toBeVisible()
    await select(page, 'Version').selectOption('v3')
    await field(page, 'Name').press('ControlOrMeta+Enter')
    await expect(items(page)).toHaveText(['5df41881-3aed-3515-88a7-2f4a814cf09e'])

    await select(page, 'Version').selectOption('v5')
    await field(page, 'Name').fill('python.org')
    await expect(field(page, 'Custom namespace')).toHaveCount(0)
    await select(page, 'Namespace').selectOption({ label: 'Custom' })
    await field(page, 'Custom namespace').fill('example.com')
    await button(page, 'Generate').click()
    await expect(page.getByRole('alert')).toHaveText('The namespace is not a UUID.')
    await expect(field(page, 'Custom namespace')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'Custom namespace')).toHaveAccessibleDescription('The namespace is not a UUID.')
    await expect(field(page, 'Custom namespace')).toHaveValue('example.com')
    await expect(items(page)).toHaveCount(0)
    await expect(button(page, 'Copy All')).toBeDisabled()
    await field(page, 'Custom namespace').fill('{6BA7B810-9DAD-11D1-80B4-00C04FD430C8}')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await button(page, 'Generate').click()
    await expect(items(page)).toHaveText(['886313e1-3b8a-5372-9b90-0c9aee199e5d'])
  })

  await test.step('another format rewrites the list', async () => {
    for (const [format, expected] of [
      ['urn', 'urn:uuid:886313e1-3b8a-5372-9b90-0c9aee199e5d'],
      ['base64url', 'iGMT4TuKU3KbkAya7hmeXQ'],
      ['default', '886313e1-3b8a-5372-9b90-0c9aee199e5d'],
    ] as const) {
      await select(page, 'Format').selectOption(format)
      await expect(items(page)).toHaveText([expected])
    }
  })

  await test.step('the other versions are made', async () => {
    for (const [version, expected] of [
      ['max', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
      ['nil', '00000000-0000-0000-0000-000000000000'],
    ] as const) {
      await select(page, 'Version').selectOption(version)
      await button(page, 'Generate').click()
      await expect(items(page)).toHaveText([expected])
    }
    for (const version of ['1', '6']) {
      await select(page, 'Version').selectOption(`v${version}`)
      await button(page, 'Generate').click()
      await expect(items(page).first()).toHaveText(shape(version))
    }
  })

  await test.step('a click anywhere on a row copies it, and the row says so for a while', async () => {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const row = items(page).nth(2)
    const uuid = (await row.textContent())!
    await row.getByText(uuid).click()
    await expect(row.locator('.copied')).toBeVisible()
    await expect.poll(() => readClipboard(page)).toBe(uuid)
    await expect(row).toHaveText(uuid)
    await page.clock.runFor(1600)
    await expect(row.locator('.copied')).toHaveCount(0)
    await button(page, 'Copy UUID 5').press('Enter')
    await expect.poll(() => readClipboard(page)).toBe(await items(page).nth(4).textContent())
    expect(problems).toEqual([])
  })

  await test.step('a blocked clipboard shows an error', async () => {
    await refuseClipboard(page)
    await button(page, 'Copy UUID 1').click()
    await expect(toast(page, 'Copy failed')).toBeVisible()
    await expect(toast(page, 'Please copy the UUID manually.')).toBeVisible()
  })
})

test('every UUID in a text or a file is inspected, once the inspector has loaded; the bits of the selected row are explained; the page stays responsive with 2 MB', async ({
  page,
}) => {
  const input = field(page, 'UUIDs to inspect')
  const table = page.getByRole('table', { name: 'Inspected UUIDs' })
  const rows = table.locator('tbody').getByRole('row')

  await test.step('if the inspector does not load, the page says so once, and Try again loads it', async () => {
    const bring = await openWithoutPart(page, path)
    await select(page, 'Version').selectOption('v5')
    await button(page, 'Generate').click()
    await expectPartMissing(page)
    await input.fill('017F22E2-79B0-7CC3-98C4-DC0C0C07398F')
    await expectPartMissing(page)
    await expect(page.getByRole('table')).toHaveCount(0)

    await bring()
    await button(page, 'Try again').click()
    await expect(table).toContainText('Version 7')
    await button(page, 'Generate').click()
    await expect(items(page)).toHaveText(['4ebd0208-8328-5d69-8c44-ec50939c0967'])
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  await test.step('every UUID in a text is inspected', async () => {
    await input.fill('nothing here')
    await expect(page.getByText('No UUID found in this text.')).toBeVisible()
    await expect(table).toHaveCount(0)
    await input.fill(' VQ6EAOKbQdSnFkRmVUQAAA ')
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('550e8400-e29b-41d4-a716-446655440000')
    await input.fill(
      'a={017F22E2-79B0-7CC3-98C4-DC0C0C07398F}, b=C232AB00-9414-11EC-B3C8-9F6BDECED846; 919108f7-52d1-4320-9bac-f847db4148a8 550e8400-e29b-41d4-7716-446655440000',
    )
    await expect(rows).toHaveCount(4)
    await expect(rows.nth(0)).toContainText(/Version 7.*2022-02-22 19:22:22/)
    for (const text of ['Version 1', 'RFC 9562', '2022-02-22 19:22:22', '0x33C8', '9f:6b:de:ce:d8:46'])
      await expect(rows.nth(1)).toContainText(text)
    await expect(rows.nth(3)).toContainText('Not valid')
    await expect(table.getByText('Not valid')).toHaveCount(1)
    for (const text of ['4 found', '1 not valid', '2 with a time']) await expect(page.getByText(text)).toBeVisible()
  })

  await test.step('the bits of the selected row are explained, by click and by arrow keys', async () => {
    const value = (label: string) => page.getByRole('definition').and(page.locator(`dt:text-is("${label}") + dd`))
    await expect(rows.nth(0)).toHaveAttribute('aria-current', 'true')
    await expect(value('48 time bits')).toHaveText('1645557742000 ms · 2022-02-22T19:22:22Z')
    await rows.nth(1).getByText('RFC 9562').click()
    await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true')
    await expect(rows.nth(1).getByRole('button')).toBeFocused()
    await expect(value('14 clock sequence bits')).toHaveText('0x33C8')
    await page.keyboard.press('ArrowDown')
    await expect(rows.nth(2).getByRole('button')).toBeFocused()
    await expect(value('122 random bits')).toHaveText('919108f7 52d1 320 1bac f847db4148a8')
    await page.keyboard.press('ArrowDown')
    await expect(rows.nth(3).getByRole('button')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(rows.nth(3).getByRole('button')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(rows.nth(0).getByRole('button')).toBeFocused()
    await expect(page.locator('tr[aria-current]')).toHaveCount(1)
  })

  await test.step('each UUID is marked in its text; the caret chooses the one it is in', async () => {
    const marks = page.locator('.uuid-mark')
    await expect(marks).toHaveText([
      '017F22E2-79B0-7CC3-98C4-DC0C0C07398F',
      'C232AB00-9414-11EC-B3C8-9F6BDECED846',
      '919108f7-52d1-4320-9bac-f847db4148a8',
      '550e8400-e29b-41d4-7716-446655440000',
    ])
    await expect(page.locator('.uuid-mark-now')).toHaveText('017F22E2-79B0-7CC3-98C4-DC0C0C07398F')
    const text = await input.inputValue()
    await input.evaluate((area, at) => {
      const field = area as HTMLTextAreaElement
      field.focus()
      field.setSelectionRange(at, at)
    }, text.indexOf('919108f7') + 9)
    await expect(page.locator('.uuid-mark-now')).toHaveText('919108f7-52d1-4320-9bac-f847db4148a8')
    await expect(rows.nth(2)).toHaveAttribute('aria-current', 'true')
  })

  await test.step('the table can be sent on', async () => {
    await page.locator('.pane').filter({ has: table }).getByRole('button', { name: 'Send to…' }).click()
    await expect(page.getByRole('menuitem', { name: 'Hash Generator' })).toBeVisible()
    await page.keyboard.press('Escape')
    const file = await readDownload(page, () => button(page, 'Download table').click(), 'Downloaded!')
    expect(file.name).toMatch(/^inspected-uuids-\d{13}\.tsv$/)
  })

  await test.step('the table can be copied into a spreadsheet', async () => {
    await button(page, 'Copy table').click()
    await expect(toast(page, 'Table copied to clipboard.')).toBeVisible()
    const lines = (await readClipboard(page)).split('\n').map((line) => line.split('\t'))
    expect(lines.map(({ length }) => length)).toEqual([7, 7, 7, 7, 7])
    expect(lines[2]?.slice(3, 5)).toEqual(['2022-02-22T19:22:22Z', '0x33C8'])
  })

  await test.step('the page stays responsive with 2 MB, and shows 100 rows at a time', async () => {
    const line = 'C232AB00-9414-11EC-B3C8-9F6BDECED846 was here\n'
    const count = Math.ceil((2 * 1024 * 1024) / line.length)
    await page.evaluate(([line, count]) => navigator.clipboard.writeText(line.repeat(count)), [line, count] as const)
    await input.fill('')
    await input.focus()
    await page.keyboard.press('ControlOrMeta+v')
    const watch = await watchMainThread(page)
    await expect(page.getByText(`${count.toLocaleString('en')} found`)).toBeVisible()
    await expect(rows).toHaveCount(100)
    await button(page, 'Show more').click()
    await expect(rows).toHaveCount(200)
    await expectResponsive(watch)
  })

  await test.step('a file is inspected, opened or dropped, and an unreadable one shows an error', async () => {
    const buffer = Buffer.from('%2F550e8400-e29b-41d4-a716-446655440000')
    await page.getByLabel('Open file').setInputFiles({ name: 'log.txt', mimeType: 'text/plain', buffer })
    await expect(rows).toContainText(['550e8400-e29b-41d4-a716-446655440000'])
    const tool = page.getByRole('region', { name: 'UUID Generator tool' })
    await dropFile(tool, 'log.txt', '017F22E2-79B0-7CC3-98C4-DC0C0C07398F')
    await expect(rows).toContainText(['017f22e2-79b0-7cc3-98c4-dc0c0c07398f'])
    await page.evaluate(() => {
      Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'))
    })
    await page.getByLabel('Open file').setInputFiles({ name: 'log.txt', mimeType: 'text/plain', buffer })
    await expect(page.getByRole('alert')).toHaveText('The file could not be read.')
    await expect(rows).toHaveCount(1)
    await input.fill('')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test('at 1440 × 900 all panes and the status bar are visible, and no result or error moves them @looks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, path)
  const places = async () => {
    const parts = [
      page.getByText('Generated UUIDs', { exact: true }).last(),
      page.locator('.uuid-text .text-pane'),
      page.getByText('Inspected UUIDs', { exact: true }).last(),
      button(page, 'Prove it'),
    ]
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 })
    return Promise.all(parts.map((part) => part.boundingBox()))
  }
  const empty = await places()
  await quantity(page).fill('100')
  await button(page, 'Generate').click()
  await expect(items(page)).toHaveCount(100)
  await field(page, 'UUIDs to inspect').fill('nothing here')
  await expect(page.getByText('No UUID found in this text.')).toBeVisible()
  expect(await places()).toEqual(empty)
  const text = '017F22E2-79B0-7CC3-98C4-DC0C0C07398F\n'.repeat(150)
  await page.evaluate((text) => navigator.clipboard.writeText(text), text)
  await field(page, 'UUIDs to inspect').fill('')
  await page.keyboard.press('ControlOrMeta+v')
  await expect(page.getByText('150 found')).toBeVisible()
  await expect(page.getByText('150 with a time')).toBeVisible()
  await expect(page.getByText('48 time bits')).toBeInViewport({ ratio: 1 })
  expect(await places()).toEqual(empty)

  await select(page, 'Version').selectOption('v5')
  await select(page, 'Namespace').selectOption('custom')
  const named = await places()
  await button(page, 'Generate').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByText('Nothing generated')).toBeVisible()
  expect(await places()).toEqual(named)
})

test('pane heads and the rows of the table are one line high, also on a small laptop and after Clear @looks', async ({
  page,
}) => {
  await openPage(page, path)
  await field(page, 'UUIDs to inspect').fill(
    '017F22E2-79B0-7CC3-98C4-DC0C0C07398F C232AB00-9414-11EC-B3C8-9F6BDECED846',
  )
  const rows = page.getByRole('table', { name: 'Inspected UUIDs' }).locator('tbody tr')
  await expect(rows).toHaveCount(2)
  await quantity(page).fill('100')
  await button(page, 'Generate').click()
  await expect(items(page)).toHaveCount(100)
  const heights = (selector: string) =>
    page.locator(selector).evaluateAll((all) => [...new Set(all.map((each) => each.getBoundingClientRect().height))])
  for (const width of [1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 768 })
    const lines = await rows.locator('td').evaluateAll((cells) => {
      const range = document.createRange()
      return cells.map((cell) => {
        range.selectNodeContents(cell)
        return range.getBoundingClientRect().height
      })
    })
    expect(Math.max(...lines), `${width} px`).toBeLessThan(24)
    expect(await heights('.inspected tbody tr')).toEqual([38])
    expect(await heights('.pane-head')).toEqual([40])
    await button(page, 'Clear').click()
    await expect(items(page)).toHaveCount(0)
    expect(await heights('.pane-head')).toEqual([40])
    await page.locator('.empty-line').getByRole('button', { name: 'Undo' }).click()
    await expect(items(page)).toHaveCount(100)
  }
  await page.setViewportSize({ width: 1024, height: 768 })
  expect(await heights('.pane-head')).toEqual([40])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  const tab = (page: Page, name: string) =>
    page.getByRole('tablist', { name: 'Panes' }).getByRole('tab', { name, exact: true })

  test('settings are above the tabs, Generate opens its list, typing does not switch tabs, and the table can be copied', async ({
    page,
  }) => {
    await openPage(page, path)
    await tab(page, 'UUIDs to inspect').click()
    await field(page, 'UUIDs to inspect').fill('017F22E2-79B0-7CC3-98C4-DC0C0C07398F')
    await expect(page.locator('.uuid-mark')).toHaveText('017F22E2-79B0-7CC3-98C4-DC0C0C07398F')
    await expect(tab(page, 'UUIDs to inspect')).toHaveAttribute('aria-selected', 'true')
    await tab(page, 'Inspected UUIDs').click()
    await expect(page.getByRole('table', { name: 'Inspected UUIDs' })).toBeVisible()
    await expect(page.getByLabel('Open file')).toHaveCount(0)
    await button(page, 'Copy table').click()
    await expect.poll(() => readClipboard(page)).toContain('017f22e2-79b0-7cc3-98c4-dc0c0c07398f')
    await button(page, 'Edit').click()
    await expect(tab(page, 'UUIDs to inspect')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByLabel('Open file')).toHaveCount(1)

    for (const control of [select(page, 'Version'), quantity(page), select(page, 'Format')])
      await expect(control).toBeVisible()
    await expect(quantity(page)).toHaveAttribute('inputmode', 'numeric')
    await quantity(page).fill('2')
    await button(page, 'Generate').click()
    await expect(tab(page, 'Generated UUIDs')).toHaveAttribute('aria-selected', 'true')
    await expect(items(page)).toHaveCount(2)
    const list = await items(page).allTextContents()
    const bar = () =>
      page.locator('.action-bar button').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left))
    const before = await bar()
    await select(page, 'Version').selectOption('v7')
    await expect(page.locator('.status-bar').getByText('Out of date')).toBeVisible()
    await expect(button(page, 'Copy All')).toBeDisabled()
    expect(await bar()).toEqual(before)
    await select(page, 'Version').selectOption('v4')
    await button(page, 'Copy All').click()
    await expect.poll(() => readClipboard(page)).toBe(list.join('\n'))
    await button(page, 'More actions').click()
    await page.getByRole('menuitem', { name: 'Clear' }).click()
    await expect(items(page)).toHaveCount(0)
    await expect(button(page, 'More actions')).toBeFocused()
    await expect(page.getByRole('menu')).toHaveCount(0)
  })

  test('settings and actions are at least 44 px high, and the browser does not zoom into a field @looks', async ({
    page,
  }) => {
    await openPage(page, path)
    for (const control of [select(page, 'Version'), quantity(page), select(page, 'Format'), button(page, 'Generate')]) {
      expect((await control.boundingBox())!.height).toBeGreaterThanOrEqual(44)
      await expect(control).toHaveCSS('font-size', '16px')
    }
    await quantity(page).fill('2')
    await button(page, 'Generate').click()
    await expect(items(page)).toHaveCount(2)
    for (const name of ['Generate', 'Copy UUID 1', 'Copy All', 'Download'])
      expect((await button(page, name).boundingBox())!.height).toBeGreaterThanOrEqual(44)
  })
})

import { expect, type Page } from '@playwright/test'
import { box } from './states/support.ts'
import { openPage, paneText, readClipboard, tab, test, toast, waitForFrames } from './support.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const [path, input, output] of [
    ['/tools/json-formatter', 'JSON input', 'JSON output'],
    ['/tools/base64-encode-decode', 'Input', 'Output'],
    ['/tools/url-encoder-decoder', 'URL or text', 'Encoded URL'],
    ['/tools/hash-generator', 'Text to hash', 'Digests'],
  ] as const)
    test(`Ctrl+Enter in ${input} leads to ${output}`, async ({ page }) => {
      await openPage(page, path)
      await box(page, input).fill('12')
      await box(page, input).press('ControlOrMeta+Enter')
      await expect(tab(page, output)).toBeFocused()
      await expect(tab(page, output)).toHaveAttribute('aria-selected', 'true')
    })

  test('More actions shows all of them above its button, goes to the first that can be pressed, and gives the focus back', async ({
    page,
  }) => {
    await openPage(page, '/tools/json-formatter')
    await button(page, 'More actions').press('Enter')
    await expect(item(page, 'Load Sample')).toBeFocused()
    const menu = page.getByRole('menu', { name: 'More actions' })
    expect(await menu.evaluate((menu) => menu.scrollHeight - menu.clientHeight)).toBe(0)
    const [lower, upper] = [(await menu.boundingBox())!, (await button(page, 'More actions').boundingBox())!]
    expect(upper.y - lower.y - lower.height).toBeGreaterThanOrEqual(0)
    expect(upper.y - lower.y - lower.height).toBeLessThan(16)
    for (const name of ['Load Sample', 'Clear', 'Options', 'Prove it']) {
      await expect(item(page, name)).toBeInViewport({ ratio: 1 })
      await expect(item(page, name)).not.toHaveAttribute('aria-expanded')
    }
    await page.keyboard.press('Escape')
    await expect(button(page, 'More actions')).toBeFocused()

    await openPage(page, '/tools/html-encoder-decoder')
    await button(page, 'More actions').press('Enter')
    await expect(item(page, 'Copy Input')).toBeDisabled()
    await expect(item(page, 'Options')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('.tray')).toBeFocused()
    await expect(page.getByLabel('Scope')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Scope')).toBeFocused()
  })

  test('the menu of themes, inside another, gives the focus back to its button', async ({ page }) => {
    await openPage(page, '/')
    await button(page, 'Toggle menu').press('Enter')
    const theme = button(page, 'Theme')
    for (const key of ['Escape', 'Enter']) {
      await theme.press('Enter')
      await expect(page.getByRole('menuitemradio', { name: 'System' })).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeFocused()
      await page.keyboard.press(key)
      await expect(theme).toBeFocused()
      await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeHidden()
    }
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('what has no button in sight is among More actions: Undo, Copy table', async ({ page }) => {
    await openPage(page, '/tools/json-formatter')
    await box(page, 'JSON input').fill('[1]')
    await button(page, 'More actions').click()
    await item(page, 'Clear').click()
    await expect.poll(() => paneText(page, 'JSON input')).toBe('')
    await button(page, 'Dismiss').click()
    await button(page, 'More actions').click()
    await item(page, 'Undo').click()
    await expect.poll(() => paneText(page, 'JSON input')).toBe('[1]')

    await openPage(page, '/tools/uuid-generator')
    await tab(page, 'UUIDs to inspect').click()
    await box(page, 'UUIDs to inspect').fill('6ba7b810-9dad-11d1-80b4-00c04fd430c8')
    await expect(page.getByText('1 found')).toBeAttached()
    await button(page, 'More actions').click()
    await item(page, 'Copy table').click()
    await expect.poll(() => readClipboard(page)).toContain('6ba7b810-9dad-11d1-80b4-00c04fd430c8')
  })

  test('a parameter can be added, and a file that is no text is refused where that is seen', async ({ page }) => {
    await openPage(page, '/tools/url-encoder-decoder')
    await box(page, 'URL or text').fill('https://example.com/?a=1')
    await tab(page, 'Query parameters').click()
    await button(page, 'Add parameter').click()
    await expect(page.getByLabel('Name of parameter 2')).toBeFocused()

    await openPage(page, '/tools/text-case-converter')
    await tab(page, 'Twelve cases').click()
    const buffer = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
    await page.getByLabel('Open file').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
    await expect(page.getByRole('alert')).toHaveText('a.png is a PNG image, not text.')
    await expect(tab(page, 'Your text')).toHaveAttribute('aria-selected', 'true')
  })

  test('a failure is seen from the tab of the output too, and what was replaced is said beside the output', async ({
    page,
  }) => {
    await openPage(page, '/tools/json-formatter')
    await box(page, 'JSON input').fill('[1')
    await tab(page, 'JSON output').click()
    await button(page, 'Format JSON').click()
    await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(1)
    await expect(tab(page, 'JSON input')).toHaveAttribute('aria-selected', 'true')

    await openPage(page, '/tools/base64-encode-decode')
    await box(page, 'Input').evaluate((element: HTMLTextAreaElement) => {
      element.value = 'a\ud800'
      element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
    })
    await button(page, 'Encode to Base64').click()
    await expect(tab(page, 'Output')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText('1 unpaired surrogate replaced by U+FFFD')).toBeVisible()
    await expect(page.getByText('Encoded', { exact: true })).toHaveCSS(
      'color',
      await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'))
        probe.style.color = 'var(--color-warn)'
        return getComputedStyle(probe).color
      }),
    )
  })

  test.describe('by touch', () => {
    test.use({ hasTouch: true })

    test('what is pressed while a field has the focus stays under the finger', async ({ page }) => {
      await openPage(page, '/tools/url-encoder-decoder')
      await box(page, 'URL or text').fill('100%')
      await button(page, 'Decode URL').tap()
      await expect(box(page, 'URL or text')).toBeFocused()
      await button(page, 'Decode what is valid').tap()
      await expect(tab(page, 'Decoded URL')).toHaveAttribute('aria-selected', 'true')
    })
  })

  test('what can be pressed in a message is as high as a finger', async ({ page }) => {
    await openPage(page, '/tools/json-formatter')
    await box(page, 'JSON input').fill('[1]')
    await button(page, 'More actions').click()
    await item(page, 'Clear').click()
    for (const name of ['Undo', 'Dismiss']) {
      const control = page.locator('.toast').getByRole('button', { name, exact: true })
      await expect(control).toBeVisible()
      const { x, y, width, height } = (await control.boundingBox())!
      const reached = await control.evaluate(
        (element, [x, y]) => [-21.5, 21.5].every((by) => document.elementFromPoint(x!, y! + by) === element),
        [x + width / 2, y + height / 2],
      )
      expect(reached, name).toBe(true)
    }
  })
})

test('"Convert to" leaves the focus in its row, which it leaves itself', async ({ page }) => {
  await openPage(page, '/tools/unit-converter')
  await box(page, 'Value').fill('1')
  await button(page, 'Convert to inches').press('Enter')
  await expect(button(page, 'Convert to inches')).toHaveCount(0)
  await expect(button(page, 'Copy inches')).toBeFocused()
})

test('a match that has the focus and is scrolled away leaves it to the table', async ({ page }) => {
  await openPage(page, '/tools/regex-tester')
  await box(page, 'Pattern').fill('x')
  await box(page, 'Test string').fill('x'.repeat(2000))
  await button(page, 'Show match 2000 at 1999–2000').focus()
  await page.getByRole('table', { name: 'Match details' }).evaluate((table) => {
    table.parentElement!.parentElement!.scrollTop = 0
  })
  await expect(button(page, 'Show match 2000 at 1999–2000')).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement?.contains(document.querySelector('.match-table')))).toBe(true)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
})

test('Switch Mode keeps the focus, also while what it made is converted', async ({ page }) => {
  await openPage(page, '/tools/html-encoder-decoder')
  await box(page, 'Input').fill('<b>x</b>')
  await expect(box(page, 'Output')).toHaveValue(/&lt;b/)
  await button(page, 'Switch Mode').press('Enter')
  await expect(box(page, 'Output')).toHaveValue('<b>x</b>')
  await expect(button(page, 'Switch Mode')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(box(page, 'Input')).toHaveValue('<b>x</b>')
  await expect(button(page, 'Switch Mode')).toBeFocused()
})

test('the drawer of entities is left by Close and Escape; its list is one stop, gone through by arrows', async ({
  page,
}) => {
  await openPage(page, '/tools/html-encoder-decoder')
  const opener = button(page, 'All named entities')
  const list = page.getByRole('list', { name: 'Named entities' })
  await opener.press('Enter')
  await button(page, 'Close').press('Enter')
  await expect(opener).toBeFocused()
  await expect(list).toBeHidden()

  await page.keyboard.press('Enter')
  await expect(list.getByRole('listitem').first()).toBeVisible()
  await page.getByRole('searchbox', { name: 'Find an entity' }).press('Tab')
  await expect(list).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(button(page, 'Copy &Tab;')).toBeFocused()
  const focused = list.getByRole('listitem').filter({ has: page.locator(':focus') })
  for (let row = 2; row <= 40; row++) {
    await page.keyboard.press('ArrowDown')
    await expect(focused).toHaveAttribute('aria-posinset', String(row))
  }
  await page.keyboard.press('End')
  // The place a list is scrolled to may end within a pixel.
  await expect(list.locator('[aria-posinset="2125"]')).toBeInViewport({ ratio: 0.95 })
  await page.keyboard.press('ArrowUp')
  await expect(list.locator('[aria-posinset="2125"] button')).toBeFocused()
  await list.evaluate((list) => list.scrollTo({ top: 0 }))
  await expect(list).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(list.locator(':focus')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(list).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(list).toBeHidden()
})

test('a list of UUIDs is one stop, too', async ({ page }) => {
  await openPage(page, '/tools/uuid-generator')
  await page.getByLabel('Quantity').fill('30')
  await button(page, 'Generate').press('Enter')
  const list = page.getByRole('list', { name: 'Generated UUIDs' })
  await list.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(button(page, 'Copy UUID 2')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Copied!')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(list.locator(':focus')).toHaveCount(0)
})

test('Space opens and closes a node of the tree as Enter does, and the page stays', async ({ page }) => {
  await openPage(page, '/tools/json-formatter')
  await box(page, 'JSON input').fill('{"a":{"b":1}}')
  await button(page, 'Format JSON').click()
  await page.getByRole('radio', { name: 'Tree' }).check()
  const tree = page.getByRole('tree')
  await expect(page.getByRole('treeitem')).toHaveCount(2)
  await tree.focus()
  await page.keyboard.press('Home')
  const chosen = page.getByRole('treeitem', { selected: true })
  await expect(chosen).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Space')
  await expect(chosen).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Space')
  await expect(chosen).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Enter')
  await expect(chosen).toHaveAttribute('aria-expanded', 'false')
  await waitForFrames(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('what was made is announced, by Base64 and of names too', async ({ page }) => {
  await openPage(page, '/tools/base64-encode-decode')
  await box(page, 'Input').fill('hi')
  await box(page, 'Input').press('ControlOrMeta+Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Encoded' })).toContainText('4 characters')

  await openPage(page, '/tools/aesthetic-username-generator')
  const names = page.getByRole('list', { name: 'Generated usernames' }).getByRole('button')
  const before = await names.first().textContent()
  await button(page, 'Generate New Usernames').press('Enter')
  await expect(names.first()).not.toHaveText(before!)
  await expect(page.getByRole('status').filter({ hasText: `first ${await names.first().textContent()}` })).toHaveCount(
    1,
  )
})

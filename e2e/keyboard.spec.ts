import { writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { button, field, tab } from './controls.ts'
import { dropPath, openPage, paneText, readClipboard, test, waitForFrames } from './support.ts'

const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })

/** Ctrl+Enter in the input selects the output tab and moves the focus there. */
async function expectLed(page: Page, input: string, output: string, text = '12') {
  await field(page, input).fill(text)
  await field(page, input).press('ControlOrMeta+Enter')
  await expect(tab(page, output)).toBeFocused()
  await expect(tab(page, output)).toHaveAttribute('aria-selected', 'true')
}

async function chooseMore(page: Page, name: string) {
  await button(page, 'More actions').click()
  await item(page, name).click()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('actions that do not fit are in a menu, which returns the focus; Ctrl+Enter opens the output tab, and an error opens the input tab', async ({
    page,
  }) => {
    await test.step('the theme menu, inside another menu, returns the focus to its button', async () => {
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

    await test.step('JSON: More actions opens in full above its button and focuses the first enabled item', async () => {
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
    })

    await test.step('JSON: Clear and Undo work, and the buttons in a toast are tall enough for a finger', async () => {
      await field(page, 'JSON input').fill('[1]')
      await chooseMore(page, 'Clear')
      await expect.poll(() => paneText(page, 'JSON input')).toBe('')
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
      await button(page, 'Dismiss').click()
      await chooseMore(page, 'Undo')
      await expect.poll(() => paneText(page, 'JSON input')).toBe('[1]')
    })

    await test.step('JSON: an error opens the input tab, and Ctrl+Enter opens the output tab', async () => {
      await field(page, 'JSON input').fill('[1')
      await tab(page, 'JSON output').click()
      await expect(tab(page, 'JSON input')).toHaveAttribute('aria-selected', 'false')
      await button(page, 'Format JSON').click()
      await expect(tab(page, 'JSON input')).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(1)
      await expectLed(page, 'JSON input', 'JSON output')
    })

    await test.step('HTML: the options can be reached by keyboard', async () => {
      await openPage(page, '/tools/html-encoder-decoder')
      await button(page, 'More actions').press('Enter')
      await expect(item(page, 'Copy Input')).toBeDisabled()
      await expect(item(page, 'Clear All')).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(item(page, 'Options')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.locator('.tray')).toBeFocused()
      await expect(page.getByLabel('Scope')).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(page.getByLabel('Scope')).toBeFocused()
    })

    await test.step('UUID: the table can be copied', async () => {
      await openPage(page, '/tools/uuid-generator')
      await tab(page, 'UUIDs to inspect').click()
      await field(page, 'UUIDs to inspect').fill('6ba7b810-9dad-11d1-80b4-00c04fd430c8')
      await expect(page.getByText('1 found')).toBeAttached()
      await page.evaluate(() => navigator.clipboard.writeText(''))
      await tab(page, 'Inspected UUIDs').click()
      await button(page, 'Copy table').click()
      await expect.poll(() => readClipboard(page)).toContain('6ba7b810-9dad-11d1-80b4-00c04fd430c8')
    })
  })

  test('the tab with the result opens after Ctrl+Enter, and the tab with the message after an error', async ({
    page,
  }) => {
    await test.step('URL: a parameter can be added', async () => {
      await openPage(page, '/tools/url-encoder-decoder')
      await expectLed(page, 'URL or text', 'Encoded URL', 'https://example.com/?a=1')
      await tab(page, 'Query parameters').click()
      await button(page, 'Add parameter').click()
      await expect(page.getByLabel('Name of parameter 2')).toBeFocused()
    })

    await test.step('text case: a file that is not text is refused, and the tab with the message opens', async () => {
      await openPage(page, '/tools/text-case-converter')
      await tab(page, 'Twelve cases').click()
      const path = test.info().outputPath('a.png')
      writeFileSync(path, Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))
      await dropPath(page.getByRole('main'), path)
      await expect(page.getByRole('alert')).toHaveText('a.png is a PNG image, not text.')
      await expect(tab(page, 'Your text')).toHaveAttribute('aria-selected', 'true')
    })

    await test.step('hash: Ctrl+Enter opens the digests', async () => {
      await openPage(page, '/tools/hash-generator')
      await expectLed(page, 'Text to hash', 'Digests')
    })

    await test.step('Base64: replaced characters are reported next to the output', async () => {
      await openPage(page, '/tools/base64-encode-decode')
      await expectLed(page, 'Input', 'Output')
      await tab(page, 'Input').click()
      await field(page, 'Input').evaluate((element: HTMLTextAreaElement) => {
        element.value = 'a\ud800'
        element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
      })
      await expect(tab(page, 'Output')).toHaveAttribute('aria-selected', 'false')
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
  })
})

test('lists and trees are one tab stop with arrow keys inside, and the focus stays near the pressed control', async ({
  page,
}) => {
  await test.step('"Convert to" disappears when pressed and leaves the focus in its row', async () => {
    await openPage(page, '/tools/unit-converter')
    await field(page, 'Value').fill('1')
    await button(page, 'Convert to inches').press('Enter')
    await expect(button(page, 'Convert to inches')).toHaveCount(0)
    await expect(button(page, 'Copy inches')).toBeFocused()
  })

  await test.step('when a focused match scrolls out of view, the table gets the focus', async () => {
    await openPage(page, '/tools/regex-tester')
    await expect(button(page, 'Clear All')).toHaveAttribute('aria-keyshortcuts', 'Alt+X')
    await field(page, 'Pattern').fill('x')
    await field(page, 'Test string').fill('x'.repeat(2000))
    await button(page, 'Show match 2000 at 1999–2000').focus()
    await page.getByRole('table', { name: 'Match details' }).evaluate((table) => {
      table.parentElement!.parentElement!.scrollTop = 0
    })
    await expect(button(page, 'Show match 2000 at 1999–2000')).toHaveCount(0)
    const focus = await page.evaluate(() => ({
      isAround: document.activeElement?.contains(document.querySelector('.match-table')),
      isLost: document.activeElement === document.body,
    }))
    expect(focus).toEqual({ isAround: true, isLost: false })
  })

  await test.step('Space opens and closes a tree node like Enter, and the page does not scroll', async () => {
    await openPage(page, '/tools/json-formatter')
    await field(page, 'JSON input').fill('{"a":{"b":1}}')
    await button(page, 'Format JSON').click()
    await page.getByRole('radio', { name: 'Tree' }).check()
    await expect(page.getByRole('treeitem')).toHaveCount(2)
    await page.getByRole('tree').focus()
    await page.keyboard.press('Home')
    const chosen = page.getByRole('treeitem', { selected: true })
    await expect(chosen).toHaveAttribute('aria-expanded', 'true')
    for (const [key, isExpanded] of [
      ['Space', false],
      ['Space', true],
      ['Enter', false],
    ] as const) {
      await page.keyboard.press(key)
      await expect(chosen).toHaveAttribute('aria-expanded', String(isExpanded))
    }
    await waitForFrames(page)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  await test.step('a list of UUIDs is one tab stop', async () => {
    await openPage(page, '/tools/uuid-generator')
    await page.getByLabel('Quantity').fill('30')
    await button(page, 'Generate').press('Enter')
    const list = page.getByRole('list', { name: 'Generated UUIDs' })
    await expect(button(page, 'Copy UUID 2')).toBeVisible()
    await list.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(button(page, 'Copy UUID 2')).toBeFocused()
    const second = await list.getByRole('listitem').nth(1).innerText()
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await page.keyboard.press('Enter')
    await expect.poll(() => readClipboard(page)).toBe(second.trim())
    await page.keyboard.press('Tab')
    await expect(list.locator(':focus')).toHaveCount(0)
  })
})

test('Switch Mode keeps the focus, the entity drawer returns it, and results are announced', async ({ page }) => {
  await test.step('Switch Mode keeps the focus, even while the new input is converted', async () => {
    await openPage(page, '/tools/html-encoder-decoder')
    await expect(button(page, 'Switch Mode')).toHaveAttribute('aria-keyshortcuts', 'Alt+W')
    await field(page, 'Input').fill('<b>x</b>')
    await expect(field(page, 'Output')).toHaveValue(/&lt;b/)
    await button(page, 'Switch Mode').press('Enter')
    await expect(field(page, 'Output')).toHaveValue('<b>x</b>')
    await expect(button(page, 'Switch Mode')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field(page, 'Input')).toHaveValue('<b>x</b>')
    await expect(button(page, 'Switch Mode')).toBeFocused()
  })

  await test.step('Close and Escape close the entity drawer; its list is one tab stop with arrow keys inside', async () => {
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
    const drawn = await list.getByRole('listitem').count()
    await page.keyboard.press('ArrowDown')
    await expect(button(page, 'Copy &Tab;')).toBeFocused()
    const focused = list.locator('li:focus-within')
    // Go past the rows that are drawn at first.
    for (let row = 2; row <= drawn + 2; row++) {
      await page.keyboard.press('ArrowDown')
      await expect(focused).toHaveAttribute('aria-posinset', String(row))
    }
    await page.keyboard.press('End')
    // The scroll position may be off by part of a pixel.
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

  await test.step('Base64 and the username generator announce their results', async () => {
    await openPage(page, '/tools/base64-encode-decode')
    const status = page.getByRole('status').filter({ hasText: /coded/ })
    await expect(status).toHaveCount(0)
    await field(page, 'Input').fill('hi')
    await expect(status).toHaveText('Encoded')
    await page.getByRole('radio', { name: 'Decode' }).check()
    await field(page, 'Input').fill('w6k=')
    await expect(page.getByRole('status').filter({ hasText: '1 character' })).toContainText('Valid Base64')

    await openPage(page, '/tools/aesthetic-username-generator')
    const names = page.getByRole('list', { name: 'Generated usernames' }).getByRole('button')
    const before = await names.first().textContent()
    await button(page, 'Generate New Usernames').press('Enter')
    await expect(names.first()).not.toHaveText(before!)
    const announced = `first ${await names.first().textContent()}`
    await expect(page.getByRole('status').filter({ hasText: announced })).toHaveCount(1)
  })
})

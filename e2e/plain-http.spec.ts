import { expect, type Page } from '@playwright/test'
import { chromiumArgs, launchOptions } from '../scripts/chromium.ts'
import { field } from './controls.ts'
import { startServer } from './own-server.ts'
import { openPage, test, watchProblems } from './support.ts'

// Plain http with a host name is not secure: no crypto.subtle, crypto.randomUUID, navigator.clipboard or service worker.
test.use({
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'stayput.test')),
  launchOptions: launchOptions([...chromiumArgs, '--host-resolver-rules=MAP stayput.test 127.0.0.1']),
})

const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Reads the clipboard by pasting it. */
async function paste(page: Page): Promise<string> {
  await page.evaluate(() => {
    const scratch = document.createElement('textarea')
    scratch.id = 'scratch'
    document.body.append(scratch)
    scratch.focus()
  })
  await page.keyboard.press('ControlOrMeta+v')
  return page.evaluate(() => {
    const scratch = document.querySelector<HTMLTextAreaElement>('#scratch')
    scratch?.remove()
    return scratch?.value ?? ''
  })
}

/** Uses each tool, copies a result, and returns what the clipboard must hold. */
const journeys: Record<string, (page: Page) => Promise<string>> = {
  'json-formatter': async (page) => {
    await field(page, 'JSON input').fill('{"a":[1.0]}')
    await press(page, 'Format JSON')
    await press(page, 'Copy')
    return '{\n  "a": [\n    1.0\n  ]\n}'
  },
  'base64-encode-decode': async (page) => {
    await field(page, 'Input').fill('Grüße')
    await press(page, 'Encode to Base64')
    await press(page, 'Copy')
    return 'R3LDvMOfZQ=='
  },
  'text-case-converter': async (page) => {
    await field(page, 'Your text').fill('Hello wide world')
    await press(page, 'Copy snake_case')
    return 'hello_wide_world'
  },
  'regex-tester': async (page) => {
    await field(page, 'Pattern').fill('\\d+')
    await field(page, 'Test string').fill('a1 b22')
    await expect(page.getByText('2 matches', { exact: true })).toBeVisible()
    await press(page, 'Copy Matches')
    return '1\n22'
  },
  'html-encoder-decoder': async (page) => {
    await field(page, 'Input').fill('<b>')
    await press(page, 'Copy')
    return '&lt;b&gt;'
  },
  'url-encoder-decoder': async (page) => {
    await field(page, 'URL or text').fill('a b&é')
    await press(page, 'Encode URL')
    await press(page, 'Copy encoded URL')
    return 'a%20b%26%C3%A9'
  },
  'aesthetic-username-generator': async (page) => {
    const names = page.getByRole('list', { name: 'Generated usernames' })
    const first = names.getByRole('button', { name: /ada/i }).first()
    await field(page, 'Base name').fill('Ada')
    await press(page, 'Generate New Usernames')
    await first.click()
    return first.innerText()
  },
  'uuid-generator': async (page) => {
    const first = page.getByRole('list', { name: 'Generated UUIDs' }).getByRole('listitem')
    await press(page, 'Generate')
    await expect(first).toHaveText(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    await press(page, 'Copy UUID 1')
    return first.innerText()
  },
  'hash-generator': async (page) => {
    // RFC 1321 A.5 and FIPS 180-4: the digests of "abc"
    const digests = {
      MD5: '900150983cd24fb0d6963f7d28e17f72',
      'SHA-1': 'a9993e364706816aba3e25717850c26c9cd0d89d',
      'SHA-256': 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    }
    await field(page, 'Text to hash').fill('abc')
    for (const [name, digest] of Object.entries(digests))
      await expect(page.getByRole('region', { name, exact: true })).toContainText(digest)
    await press(page, 'Copy SHA-256')
    return digests['SHA-256']
  },
  'color-palette-generator': async (page) => {
    await press(page, 'Generate Palette')
    await press(page, 'Copy HEX')
    return '#3B82F6\n#F6AF3B\n#9DC0FA\n#094FC2\n#FAD79D'
  },
  'timestamp-converter': async (page) => {
    await field(page, 'Timestamp').fill('1640995200')
    await press(page, 'Copy date')
    return '2022-01-01 00:00:00 UTC'
  },
  'unit-converter': async (page) => {
    await field(page, 'Value').fill('1')
    await press(page, 'Copy result')
    return '3.28084'
  },
}

test('on plain http every tool works and really copies, a failed copy says so, and a note below the fold says what needs https @looks', async ({
  page,
}) => {
  const problems = watchProblems(page)
  for (const [slug, journey] of Object.entries(journeys)) {
    await test.step(slug, async () => {
      await openPage(page, `/tools/${slug}`)
      const has = () => [isSecureContext, 'subtle' in crypto, 'randomUUID' in crypto, 'clipboard' in navigator]
      expect(await page.evaluate(has)).toEqual([false, false, false, false])
      const copied = await journey(page)
      await expect(notifications(page).getByText(/Copied/)).toBeVisible()
      expect(await paste(page)).toBe(copied)
    })
  }
  expect(problems).toEqual([])

  // The unit converter, the last of them, is still open.
  await page.evaluate(() => {
    document.execCommand = () => false
  })
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notifications(page).getByText(/Copied/)).toHaveCount(0)
  await press(page, 'Copy result')
  await expect(notifications(page).getByText('Copy failed')).toBeVisible()
  await expect(notifications(page).getByText(/Copied/)).toHaveCount(0)
  const note = page.getByText('offline use and installation need https')
  await expect(note).toBeVisible()
  expect((await note.boundingBox())?.y).toBeGreaterThan(page.viewportSize()?.height ?? 0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the server accepts a message from its own form', async ({ page }) => {
    const server = await startServer()
    await page.goto(`${server.url.replace('127.0.0.1', 'stayput.test')}/contact`)
    await field(page, 'Message').fill('By plain http, without a script')
    await press(page, 'Send Message')
    await expect(page).toHaveURL(/\/contact#sent$/)
    await server.kill('SIGTERM')
  })
})

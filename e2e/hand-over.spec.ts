import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { pixel as png } from './states/support.ts'
import { dropPath, openPage, paneText, test, watchProblems } from './support.ts'

test.use({ serviceWorkers: 'allow' })

function writeBytes(name: string, bytes: Buffer): string {
  const path = test.info().outputPath(name)
  writeFileSync(path, bytes)
  return path
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

/** Holds back the registration of the service worker until the returned function is called. */
async function holdServiceWorker(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype
    const released = new Promise((resolve) => addEventListener('release', resolve))
    ServiceWorkerContainer.prototype.register = async function (...script) {
      if (!(await navigator.serviceWorker.getRegistration())) await released
      return register.apply(this, script)
    }
  })
  return () => page.evaluate(() => dispatchEvent(new Event('release')))
}

const readTraces = (page: Page) =>
  page.evaluate(() => [Object.keys(sessionStorage), location.search + location.hash, JSON.stringify(history.state)])
const nothing = [[], '', 'null']

async function sendToHash(page: Page) {
  const send = page.getByRole('button', { name: 'Send to…' })
  await expect(send).toBeEnabled({ timeout: 60_000 })
  await send.click()
  await expect(page.getByRole('menuitem').first()).toHaveAccessibleName('Hash Generator')
  await page.getByRole('menuitem').first().click()
  await page.waitForURL('**/hash-generator')
}

test('on a first visit, a file dropped on home waits for the service worker; files and outputs arrive byte for byte', async ({
  page,
}) => {
  const problems = watchProblems(page)
  const input = page.getByRole('textbox', { name: 'Paste anything' })
  const hashes = page.getByRole('region', { name: 'File hashes' })

  const release = await holdServiceWorker(page)
  await openPage(page, '/')
  await dropPath(input, writeBytes('pixel.png', png))
  // The demo can be hashed too, so the button alone does not show that the file is there.
  await expect(input).toHaveValue('')
  const hash = page.getByRole('button', { name: 'Hash: Hash this file' })
  await hash.click()
  await expect(hash).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByText('On a first visit your browser needs a few seconds')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Open: / })).toHaveCount(0)
  await release()
  await expect(page).toHaveURL('/tools/hash-generator')
  await expect(hashes).toContainText('pixel.png')
  await expect(hashes).toContainText(sha256(png))
  expect(await readTraces(page)).toEqual(nothing)

  // A file that is not UTF-8 is read with the same charset in the tool.
  await openPage(page, '/')
  await dropPath(input, writeBytes('windows-1252.json', Buffer.from('{"caf\xe9":1}', 'latin1')))
  await page.getByRole('button', { name: 'Format: JSON' }).click()
  await expect.poll(() => paneText(page, 'JSON input')).toContain('{"café":1}')
  expect(await readTraces(page)).toEqual(nothing)

  await test.step('6 MB of JSON, more than session storage can hold, goes to another tool', async () => {
    const long = `[${Array(6_000).fill(`{"id":12345678901234567890,"text":"${'x'.repeat(950)}"}`)}]`
    await dropPath(page.getByRole('textbox', { name: 'JSON input' }), writeBytes('long.json', Buffer.from(long)))
    await expect(page.getByText(`${long.length.toLocaleString('en-US')} characters`)).toBeVisible()
    await page.getByRole('button', { name: 'Minify', exact: true }).click()
    await sendToHash(page)
    await expect(page.getByRole('main')).toContainText(sha256(long), { timeout: 60_000 })
    expect(await readTraces(page)).toEqual(nothing)
  })

  await test.step('decoded bytes go to another tool unchanged', async () => {
    await openPage(page, '/tools/base64-encode-decode')
    await page.getByRole('radio', { name: 'Decode' }).check()
    await page.getByRole('textbox', { name: 'Input' }).fill(png.toString('base64'))
    await page.getByRole('button', { name: 'Decode from Base64' }).click()
    await expect(page.getByRole('main')).toContainText('PNG image')
    await sendToHash(page)
    await expect(hashes).toContainText(sha256(png))
    expect(await readTraces(page)).toEqual(nothing)
  })
  expect(problems).toEqual([])
})

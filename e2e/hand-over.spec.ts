import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { pixel as png } from './states/support.ts'
import { dropPath, openPage, paneText, test } from './support.ts'

test.use({ serviceWorkers: 'allow' })

function writeBytes(name: string, bytes: Buffer): string {
  const path = test.info().outputPath(name)
  writeFileSync(path, bytes)
  return path
}

test('a file dropped on home reaches Hash byte by byte, whatever it holds, waits for the service worker that carries it, and is read there as it was; a list of digests is verified', async ({
  page,
}) => {
  const input = page.getByRole('textbox', { name: 'Paste anything' })
  for (const [name, bytes, shown, button] of [
    ['pixel.png', png, /^$/, 'Hash: Hash this file'],
    ['utf-16.txt', Buffer.from('\ufeffGrüße, 日本', 'utf16le'), /Grüße, 日本$/, 'Hash: Hash this text'],
    ['windows-1252.txt', Buffer.from('caf\xe9', 'latin1'), /café$/, 'Hash: Hash this text'],
  ] as const) {
    await openPage(page, '/')
    await dropPath(input, writeBytes(name, bytes))
    // The demonstration can be hashed too: the button alone says nothing of the file.
    await expect(input).toHaveValue(shown)
    await page.getByRole('button', { name: button }).click()
    await expect(page).toHaveURL('/tools/hash-generator')
    const hashes = page.getByRole('region', { name: 'File hashes' })
    await expect(hashes).toContainText(name)
    await expect(hashes).toContainText(createHash('sha256').update(bytes).digest('hex'))
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  }

  // What was read in a charset of its own is read there once more.
  await openPage(page, '/')
  await dropPath(input, writeBytes('utf-16.json', Buffer.from('\ufeff{"é":1}', 'utf16le')))
  await page.getByRole('button', { name: 'Format: JSON' }).click()
  await expect.poll(() => paneText(page, 'JSON input')).toContain('{"é":1}')

  await openPage(page, '/')
  const list = `${createHash('sha256').update('abc').digest('hex')}  abc.txt\n`
  await dropPath(input, writeBytes('SHA256SUMS', Buffer.from(list)))
  await page.getByRole('button', { name: 'Verify: Checksum list' }).click()
  await expect.poll(() => paneText(page, 'Expected digest')).toContain('abc.txt')
})

test('a file that is dropped on the first page of a first visit waits there until it can go, and no empty tool is opened', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype
    const released = new Promise((resolve) => addEventListener('release', resolve))
    ServiceWorkerContainer.prototype.register = async function (...script) {
      await released
      return register.apply(this, script)
    }
  })
  await openPage(page, '/')
  await dropPath(page.getByRole('textbox', { name: 'Paste anything' }), writeBytes('pixel.png', png))
  const hash = page.getByRole('button', { name: 'Hash: Hash this file' })
  await hash.click()
  await expect(hash).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByText('On a first visit your browser needs a few seconds')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Open: / })).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('release')))
  await expect(page).toHaveURL('/tools/hash-generator')
  await expect(page.getByRole('region', { name: 'File hashes' })).toContainText(
    createHash('sha256').update(png).digest('hex'),
  )
})

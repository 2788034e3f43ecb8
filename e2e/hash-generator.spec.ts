import { createHash, createHmac } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import {
  dropPath,
  eachLook,
  expectAccessible,
  expectResponsive,
  holdScript,
  openPage,
  readClipboard,
  readDownload,
  toast,
  watchMainThread,
  watchProblems,
} from './support.ts'

const path = '/tools/hash-generator'
const floor = [
  ['MD5', 'md5', 'Deprecated'],
  ['SHA-1', 'sha1', 'Deprecated'],
  ['SHA-256', 'sha256', 'Secure'],
  ['SHA-384', 'sha384', 'Secure'],
  ['SHA-512', 'sha512', 'Secure'],
] as const
const input = (page: Page) => page.getByRole('textbox', { name: 'Text to hash', exact: true })
const expected = (page: Page) => page.getByRole('textbox', { name: 'Expected digest', exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const files = (page: Page) => page.getByRole('region', { name: 'File hashes', exact: true })
const bench = (page: Page) => page.getByRole('region', { name: 'Hash Generator tool' })
const digest = (key: string, data: string | Buffer) => createHash(key).update(data).digest('hex')
const file = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})
const abc = digest('sha256', 'abc')

/** Opens the page anew on a machine of so many threads. */
async function pretendThreads(page: Page, threads: number) {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'hardwareConcurrency', { value }), threads)
  await openPage(page, path)
}

test.beforeEach(async ({ page }) => openPage(page, path))

test('typing hashes with all five algorithms, each with its badge; Generate shows one alone until the text changes, blanks clear them', async ({
  page,
}) => {
  const problems = watchProblems(page)
  const algorithm = page.getByRole('combobox', { name: 'Algorithm', exact: true })
  await expect(algorithm).toHaveValue('sha256')
  for (const [label] of floor) {
    await expect(button(page, `Copy ${label}`)).toBeDisabled()
    await expect(button(page, `Download ${label}`)).toBeDisabled()
  }
  await button(page, 'Generate').click()
  await input(page).fill('  ')
  await button(page, 'Generate').click()
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(0)

  await input(page).fill('')
  await input(page).pressSequentially('wörld')
  for (const [label, key, badge] of floor) {
    await expect(card(page, label)).toContainText(digest(key, 'wörld'))
    await expect(card(page, label).getByText(badge, { exact: true })).toBeVisible()
    await expect(button(page, `Copy ${label}`)).toBeEnabled()
  }
  await expect(page.getByText('5 characters · 6 bytes')).toBeVisible()
  await expect(page.getByText('5 digests')).toBeVisible()

  await button(page, 'Generate').click()
  await expect(toast(page, 'Generated!')).toBeVisible()
  await expect(toast(page, 'SHA256 hash generated successfully.')).toBeVisible()
  await expect(card(page, 'SHA-256')).toContainText(digest('sha256', 'wörld'))
  for (const [label, key] of floor.filter(([, key]) => key !== 'sha256')) {
    await expect(card(page, label)).not.toContainText(digest(key, 'wörld'))
    await expect(button(page, `Copy ${label}`)).toBeDisabled()
  }
  await algorithm.selectOption('sha512')
  await input(page).press('ControlOrMeta+Enter')
  await expect(toast(page, 'SHA512 hash generated successfully.')).toBeVisible()
  await expect(card(page, 'SHA-512')).toContainText(digest('sha512', 'wörld'))
  await expect(card(page, 'SHA-256')).not.toContainText(digest('sha256', 'wörld'))
  await input(page).press('End')
  await input(page).pressSequentially('d')
  for (const [label, key] of floor) await expect(card(page, label)).toContainText(digest(key, 'wörldd'))

  await input(page).fill(' \n')
  for (const [label, key] of floor) {
    await expect(card(page, label)).not.toContainText(digest(key, 'wörldd'))
    await expect(button(page, `Copy ${label}`)).toBeDisabled()
  }
  expect(problems).toEqual([])
})

test('an expected digest is compared with the text in any spelling, a difference is placed; several files are checked against a list: failures first, then what was not opened', async ({
  page,
}) => {
  await expected(page).fill(abc.toUpperCase())
  await expect(page.getByText('Nothing to compare with yet')).toBeVisible()
  await input(page).fill('abc')
  await expect(page.getByText('Match: this is the SHA-256 of the text.')).toBeVisible()
  await expect(page.getByText('1 verified')).toBeVisible()
  await expected(page).fill('sha3-256: 3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532')
  await expect(page.getByText('Match: this is the SHA3-256 of the text.')).toBeVisible()
  await expected(page).fill(`${abc.slice(0, 10)}f${abc.slice(11)}`)
  await expect(
    page.getByText('Mismatch: this is not the SHA-256 of the text. They differ from hex digit 11 on.'),
  ).toBeVisible()
  await expect(page.getByText('verified')).toHaveCount(0)
  await expected(page).fill('not a digest')
  await expect(page.getByRole('alert')).toHaveText('No digest was recognized.')
  await expect(expected(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(expected(page)).toHaveValue('not a digest')

  await button(page, 'Clear').click()
  await page.getByLabel('Open file').setInputFiles([file('a.iso', 'abc'), file('b.iso', 'xyz'), file('empty', '')])
  await expect(files(page).getByRole('heading')).toHaveText(['a.iso', 'b.iso', 'empty'])
  await expect(files(page).getByRole('region', { name: 'SHA-256 of empty' })).toContainText(digest('sha256', ''))
  await expected(page).fill(
    `# SHA256SUMS\n${abc}  a.iso\n${abc} *dist/b.iso\nSHA1 (c.iso) = ${digest('sha1', 'c')}\nSHA512 (empty) = ${digest('sha512', '')}`,
  )
  const status = page.getByRole('status').getByRole('listitem')
  await expect(status).toHaveCount(4)
  await expect(status.nth(0)).toContainText('Mismatch: this is not the SHA-256 of b.iso, listed as dist/b.iso.')
  await expect(status.nth(1)).toHaveText('Not checked: c.iso has not been opened.')
  await expect(status.nth(2)).toHaveText('Match: this is the SHA-256 of a.iso.')
  await expect(status.nth(3)).toHaveText('Match: this is the SHA-512 of empty.')
  const sum = page.getByRole('status').filter({ has: page.getByRole('listitem') })
  await expect(sum).toHaveText(/^1 does not match2 verified1 listed file was not opened: c\.iso/)
  await expect(bench(page)).toContainText('1 does not match2 verified1 listed file was not opened3 files')

  await page.getByLabel('Open file').setInputFiles([file('a.iso', 'abc'), file('a.iso', 'xyz')])
  const second = files(page).getByRole('group', { name: 'a.iso (2)', exact: true })
  await expect(second.getByRole('region', { name: 'SHA-256 of a.iso (2)' })).toContainText(digest('sha256', 'xyz'))
  await expect(toast(page, 'Files replaced')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(files(page).getByRole('heading')).toHaveText(['a.iso', 'b.iso', 'empty'])
})

test('a slow algorithm neither holds back the others nor leaves the digest of an older text, one that fails says so', async ({
  page,
}) => {
  const problems = watchProblems(page)
  const release = await holdScript(page, /sha3\.umd/)
  await input(page).fill('first')
  await expect(card(page, 'SHA-256')).toContainText(digest('sha256', 'first'))
  await button(page, 'Options').click()
  await page.getByRole('checkbox', { name: 'SHA3-256', exact: true }).check()
  await expect(card(page, 'SHA3-256').getByText('Working')).toBeVisible()
  await expect(card(page, 'MD5')).toContainText(digest('md5', 'first'))

  await page.evaluate(() => {
    crypto.subtle.digest = (name) =>
      name === 'SHA-1' ? Promise.reject(new Error('the platform refuses')) : new Promise(() => {})
  })
  await input(page).fill('second')
  await expect(card(page, 'MD5')).toContainText(digest('md5', 'second'))
  await expect(card(page, 'SHA-1').getByRole('alert')).toHaveText('Error generating hash')
  expect(problems.join()).toContain('the platform refuses')
  for (const [label, key] of floor.filter(([, key]) => key !== 'md5')) {
    await expect(card(page, label)).not.toContainText(digest(key, 'first'))
    await expect(button(page, `Copy ${label}`)).toBeDisabled()
    await expect(button(page, `Download ${label}`)).toBeDisabled()
  }
  await expected(page).fill(digest('md5', 'second'))
  await expect(page.getByText('Match: this is the MD5 of the text.')).toBeVisible()
  const saved = await readDownload(page, () => button(page, 'Download MD5').click())
  expect(saved.text).toBe(`Algorithm: MD5\nHash: ${digest('md5', 'second')}\n\nInput:\nsecond`)
  release()
  await expect(card(page, 'SHA3-256')).toContainText(digest('sha3-256', 'second'))
})

test('work on large files and on a long text is done in the background while the page answers; after Cancel the page goes on, and Generate starts the work anew', async ({
  page,
}) => {
  await pretendThreads(page, 3)
  // The same 16 MB over and over, 16 GB in all: work that ends by Cancel alone, however fast the machine is.
  await page.evaluate(() => {
    const part = new Blob([new Uint8Array(16 * 1024 * 1024)])
    const transfer = new DataTransfer()
    transfer.items.add(
      new File(
        Array.from({ length: 1024 }, () => part),
        'large.bin',
      ),
    )
    const field = document.querySelector<HTMLInputElement>('input[type=file]')!
    field.files = transfer.files
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect(page.getByRole('progressbar', { name: 'Hashing' })).toBeVisible()
  await expect(page.getByText(/large\.bin: [\d.]+ [KMG]B\/s, .+ left/)).toBeVisible()
  await expect(page.getByText(/^Working \d+%$/)).toBeVisible()
  await expect.poll(() => page.workers().length).toBe(3)
  await button(page, 'Cancel').click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect.poll(() => page.workers().length).toBe(0)
  await expect(files(page)).toHaveCount(0)
  await expect(input(page)).toBeFocused()
  await page.getByLabel('Open file').setInputFiles(file('a.iso', 'abc'))
  await expect(files(page).getByRole('region', { name: 'SHA-256' })).toContainText(abc)

  await button(page, 'Clear').click()
  const text = 'Grüße aus dem Labor 12345\n'.repeat(25_000)
  const release = await holdScript(page, /hash\.worker/)
  await page.evaluate((long) => navigator.clipboard.writeText(long), text)
  await input(page).focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(page.getByText('Working 0%')).toBeVisible()
  await button(page, 'Cancel').click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(input(page)).toBeFocused()
  await expect(card(page, 'SHA-256')).toContainText('Cancelled')
  release()
  await button(page, 'Generate').click()
  await expect(card(page, 'SHA-256')).toContainText(digest('sha256', text))
  await expect(toast(page, 'SHA256 hash generated successfully.')).toBeVisible()

  const watch = await watchMainThread(page)
  await input(page).press('ControlOrMeta+End')
  await page.keyboard.press('ControlOrMeta+v')
  for (const [label, key] of floor) await expect(card(page, label)).toContainText(digest(key, text + text))
  await expect(page.getByText('1.3 MB')).toBeVisible()
  await expectResponsive(watch)
})

for (const [threads, workers] of [
  [2, 1],
  [3, 3],
  [8, 5],
] as const) {
  test(`a file of 32 MB has its five digests where there are processors: ${threads}, and so workers: ${workers}`, async ({
    page,
  }) => {
    const content = Buffer.alloc(32 * 1024 * 1024 + 1)
    for (let i = 0; i < content.length; i++) content[i] = (i * 31 + (i >> 8)) & 0xff
    await pretendThreads(page, threads)
    const large = test.info().outputPath('large.bin')
    writeFileSync(large, content)
    await page.getByLabel('Open file').setInputFiles(large)
    for (const [label, key] of floor) {
      const own = files(page).getByRole('region', { name: label, exact: true })
      await expect(own).toContainText(digest(key, content), { timeout: 40_000 })
    }
    expect(page.workers()).toHaveLength(workers)
  })
}

test('what works comes with the first contact; where it does not come, text, files, an expected digest and Options say so', async ({
  page,
}) => {
  const fetched: string[] = []
  await page.route(/\/assets\/live-.{8}\.js$/, (route) => {
    fetched.push(route.request().url())
    return route.abort()
  })
  await page.mouse.move(0, 0)
  await openPage(page, path)
  expect(fetched).toEqual([])
  await bench(page).hover()
  await expect.poll(() => fetched.length).toBeGreaterThan(0)
  await button(page, 'Options').click()
  await expect(bench(page)).toContainText('A part of this tool could not be loaded.')
  await input(page).fill('abc')
  await expect(card(page, 'SHA-256').getByRole('alert')).toHaveText('Error generating hash')
  await expected(page).fill(abc)
  await expect(page.getByText('This could not be done.')).toBeVisible()
  await page.getByLabel('Open file').setInputFiles(file('a.iso', 'abc'))
  await expect(bench(page).getByText('A part of this tool could not be loaded.')).toHaveCount(2)
})

test('a digest is copied and saved with its text; options: HMAC, more algorithms, other forms of output, line endings', async ({
  page,
}) => {
  await input(page).fill('a\nb')
  await expect(card(page, 'MD5')).toContainText('8cdeb44417f3c26826595d5820cf5700')
  await button(page, 'Copy SHA-1').click()
  await expect(toast(page, 'Copied!')).toBeVisible()
  await expect.poll(() => readClipboard(page)).toBe(digest('sha1', 'a\nb'))
  const plain = await readDownload(page, () => button(page, 'Download SHA-256').click(), 'Downloaded!')
  expect(plain).toEqual({
    name: 'sha256-hash.txt',
    text: `Algorithm: SHA-256\nHash: ${digest('sha256', 'a\nb')}\n\nInput:\na\nb`,
  })

  const hmacKey = page.getByRole('textbox', { name: 'HMAC key', exact: true })
  const lineEndings = page.getByRole('combobox', { name: 'Line endings', exact: true })
  await expect(hmacKey).toBeHidden()
  await button(page, 'Options').click()
  for (const name of ['SHA3-256', 'BLAKE3', 'CRC32']) await page.getByRole('checkbox', { name, exact: true }).check()
  await input(page).fill('abc')
  await expect(card(page, 'SHA3-256')).toContainText('3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532')
  await expect(card(page, 'BLAKE3')).toContainText('6437b3ac38465133ffb63b75273a8db548c558465d79db03fd359c6cd5bd9d85')
  await expect(card(page, 'CRC32')).toContainText('352441c2')

  const form = page.getByRole('combobox', { name: 'Output form', exact: true })
  await form.selectOption('sri')
  await expect(card(page, 'SHA-256')).toContainText('sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=')
  await form.selectOption('hex-upper')
  await button(page, 'Copy SHA-256').click()
  await expect.poll(() => readClipboard(page)).toBe(abc.toUpperCase())
  await form.selectOption('hex')

  await hmacKey.fill('key')
  await input(page).fill('The quick brown fox jumps over the lazy dog')
  await expect(card(page, 'SHA-256')).toContainText('f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8')
  await expect(card(page, 'CRC32')).toContainText('There is no HMAC with this checksum')
  const saved = await readDownload(page, () => button(page, 'Download MD5').click())
  expect(saved.text).toContain('Algorithm: HMAC-MD5\nHash: 80070713463e7749b90c2dc24911e275')
  await hmacKey.press('ControlOrMeta+Enter')
  await expect(toast(page, 'SHA256 hash generated successfully.')).toBeVisible()
  await hmacKey.fill('')

  await page.evaluate(() => navigator.clipboard.writeText('a\r\nb'))
  await input(page).fill('')
  await input(page).press('ControlOrMeta+v')
  await expect(card(page, 'MD5')).toContainText('65d5f03c46e62e3f2babbe712d2ce464')
  await lineEndings.selectOption('lf')
  await expect(card(page, 'MD5')).toContainText('8cdeb44417f3c26826595d5820cf5700')
  await lineEndings.selectOption('crlf')
  await expect(page.getByText('4 characters · 4 bytes')).toBeVisible()
  const windows = await readDownload(page, () => button(page, 'Download MD5').click())
  expect(windows.text).toMatch(/\n\nInput:\na\r\nb$/)
})

test('the files of a dropped folder are hashed, each by its path; a file is hashed with every chosen algorithm, copied and saved by name; Clear takes everything, Undo brings it back', async ({
  page,
}) => {
  const problems = watchProblems(page)
  const folder = test.info().outputPath('release')
  mkdirSync(`${folder}/old`, { recursive: true })
  mkdirSync(`${folder}/empty`)
  writeFileSync(`${folder}/a.txt`, 'abc')
  writeFileSync(`${folder}/old/a.txt`, 'xyz')
  await expected(page).fill(`${abc}  ./a.txt\n${digest('sha256', 'xyz')}  old/a.txt`)
  await dropPath(page.getByRole('heading', { level: 1 }), folder)
  await expect(files(page).getByRole('heading')).toHaveText(['release/a.txt', 'release/old/a.txt'])
  await expect(page.getByText('Match: this is the SHA-256 of release/a.txt, listed as ./a.txt.')).toBeVisible()
  await expect(page.getByText('Match: this is the SHA-256 of release/old/a.txt, listed as old/a.txt.')).toBeVisible()

  await dropPath(bench(page), `${folder}/empty`)
  await expect(page.getByRole('alert')).toHaveText('There is no file in what was dropped.')
  await expect(files(page).getByRole('heading')).toHaveCount(2)
  await button(page, 'Clear').click()
  await expect(page.getByRole('alert')).toHaveCount(0)

  const content = Buffer.alloc(300_001, 'Stayput ')
  await input(page).fill('a text beside it')
  await page.getByLabel('Open file').setInputFiles(file('a.iso', content))
  await expect(files(page).getByRole('heading', { name: 'a.iso' })).toBeVisible()
  await expect(files(page)).toContainText('293 KB')
  for (const [label, key, badge] of floor) {
    const own = files(page).getByRole('region', { name: label, exact: true })
    await expect(own).toContainText(digest(key, content))
    await expect(own).toContainText(badge)
  }
  await files(page).getByRole('button', { name: 'Copy SHA-512', exact: true }).click()
  await expect.poll(() => readClipboard(page)).toBe(digest('sha512', content))
  const saved = await readDownload(page, () =>
    files(page).getByRole('button', { name: 'Download MD5', exact: true }).click(),
  )
  expect(saved).toEqual({
    name: 'md5-hash.txt',
    text: `Algorithm: MD5\nHash: ${digest('md5', content)}\n\nFile: a.iso\nSize: 300001 bytes (293 KB)\n`,
  })
  await button(page, 'Options').click()
  await page.getByRole('checkbox', { name: 'SHA-224', exact: true }).check()
  await expect(files(page).getByRole('region', { name: 'SHA-224' })).toContainText(digest('sha224', content))
  await page.getByRole('textbox', { name: 'HMAC key' }).fill('k')
  await expect(files(page).getByRole('region', { name: 'MD5' })).toContainText(
    createHmac('md5', 'k').update(content).digest('hex'),
  )
  await expected(page).fill(abc)
  await button(page, 'Clear').click()
  await expect(files(page)).toHaveCount(0)
  await expect(input(page)).toHaveValue('')
  await expect(expected(page)).toHaveValue('')
  await expect(button(page, 'Copy MD5')).toBeDisabled()
  await page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(files(page).getByRole('region', { name: 'MD5' })).toContainText(
    createHmac('md5', 'k').update(content).digest('hex'),
  )
  await expect(input(page)).toHaveValue('a text beside it')
  await expect(input(page)).toBeFocused()
  await expect(expected(page)).toHaveValue(abc)
  await expect(page.getByRole('textbox', { name: 'HMAC key' })).toHaveValue('k')
  expect(problems).toEqual([])
})

test('with text, files and comparisons the tool is accessible and fits, light at 1280 px and dark at 390 px', async ({
  page,
}) => {
  const expectBenchFits = () =>
    eachLook(page, async () => {
      await expectAccessible(page)
      const overflow = await bench(page).evaluate((element) => element.scrollWidth - element.clientWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    })
  await button(page, 'Options').click()
  await page.getByRole('checkbox', { name: 'CRC32', exact: true }).check()
  await input(page).fill('abc')
  await page.getByLabel('Open file').setInputFiles([file('a.iso', 'abc'), file(`${'long-'.repeat(30)}.iso`, 'x')])
  await expected(page).fill(`${abc}  a.iso\n${digest('sha1', 'q')}  ${'long-'.repeat(30)}.iso\nnothing`)
  await expect(page.getByText('Match: this is the SHA-256 of a.iso.')).toBeVisible()
  await expect(page.getByText(/^Mismatch/)).toBeVisible()
  await expectBenchFits()
  await button(page, 'Clear').click()
  await expected(page).fill('oops')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectBenchFits()
})

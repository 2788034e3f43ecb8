import { createHash, createHmac } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { button, tab } from './controls.ts'
import { expectPartMissing, openWithoutPart } from './late-part.ts'
import { findMoved } from './layout-checks.ts'
import {
  dropPath,
  expectAccessible,
  expectResponsive,
  holdScript,
  openPage,
  pressMore,
  readClipboard,
  readDownload,
  test,
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
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const files = (page: Page) => page.getByRole('region', { name: 'File hashes', exact: true })
const table = (page: Page) => files(page).getByRole('table', { name: 'Files', exact: true })
/** The names of the listed files, in order. */
const names = (page: Page) => table(page).getByRole('row').locator('td:nth-child(2)')
const row = (page: Page, name: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name, exact: true }) })
const openFiles = (page: Page, ...list: ReturnType<typeof file>[]) => page.getByLabel('Open file').setInputFiles(list)
const bench = (page: Page) => page.getByRole('region', { name: 'Hash Generator tool' })
const digest = (key: string, data: string | Buffer) => createHash(key).update(data).digest('hex')
const file = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})
const disabled = (page: Page) => page.getByRole('button', { name: /^(Copy|Download) /, disabled: true })
const abc = digest('sha256', 'abc')

/** Opens a 16 GB file that repeats the same 16 MB: only Cancel ends it, however fast the machine is. */
const openEndless = (page: Page) =>
  page.evaluate(() => {
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

/** Opens two real files and deletes one, then enters an HMAC key, which makes the tool read both again. */
async function openOneGone(page: Page) {
  const [gone, kept] = [test.info().outputPath('gone.iso'), test.info().outputPath('kept.iso')]
  writeFileSync(gone, 'here for now')
  writeFileSync(kept, 'abc')
  await page.getByLabel('Open file').setInputFiles([kept, gone])
  await expect(row(page, 'gone.iso')).toContainText(digest('sha256', 'here for now'))
  rmSync(gone)
  await page.getByRole('textbox', { name: 'HMAC key' }).fill('k')
  await expect(names(page)).toHaveText(['gone.iso', 'kept.iso'])
  await expect(row(page, 'gone.iso').getByRole('cell', { name: 'failed', exact: true })).toBeVisible()
  await expect(row(page, 'gone.iso').getByRole('alert')).toContainText('The file could not be read.')
}

/** Makes the page believe the machine has this many threads. */
const pretendThreads = (page: Page, threads: number) =>
  page.evaluate(
    (value) => Object.defineProperty(navigator, 'hardwareConcurrency', { value, configurable: true }),
    threads,
  )

test('text is hashed as you type, compared with an expected digest, copied and saved, and follows the Options', async ({
  page,
}) => {
  await openPage(page, path)
  const problems = watchProblems(page)
  await test.step('typing shows five digests with badges; Generate leaves the row of the chosen algorithm until the text changes or all are wanted; whitespace clears them all', async () => {
    const algorithm = page.getByRole('combobox', { name: 'Algorithm', exact: true })
    await expect(algorithm).toHaveValue('sha256')
    await expect(disabled(page)).toHaveCount(2 * floor.length)
    await button(page, 'Try a sample').click()
    const sample = 'The quick brown fox jumps over the lazy dog'
    for (const [label, key] of floor) await expect(card(page, label)).toContainText(digest(key, sample))
    await expect(input(page)).toHaveValue(sample)
    await button(page, 'Clear').click()
    await expect(disabled(page)).toHaveCount(2 * floor.length)
    await button(page, 'Generate').click()
    await input(page).fill('  ')
    await button(page, 'Generate').click()
    await input(page).fill('')
    await input(page).pressSequentially('wö')
    for (const [label, key, badge] of floor) {
      await expect(card(page, label)).toContainText(digest(key, 'wö'))
      await expect(card(page, label).getByText(badge, { exact: true })).toBeVisible()
    }
    await expect(disabled(page)).toHaveCount(0)
    await expect(page.getByText('2 characters · 3 bytes')).toBeVisible()
    await expect(page.getByText('5 digests')).toBeVisible()

    await button(page, 'Generate').click()
    // The only toast: before this there was nothing to generate.
    await expect(toast(page, 'Generated!')).toHaveCount(1)
    await expect(toast(page, 'SHA256 hash generated successfully.')).toBeVisible()
    await expect(card(page, 'SHA-256')).toContainText(digest('sha256', 'wö'))
    for (const [label, key] of floor) if (key !== 'sha256') await expect(card(page, label)).toHaveCount(0)
    await expect(button(page, 'Copy SHA-256')).toBeEnabled()
    await button(page, 'Show all algorithms').click()
    for (const [label, key] of floor) await expect(card(page, label)).toContainText(digest(key, 'wö'))
    await expect(button(page, 'Show all algorithms')).toHaveCount(0)
    expect(await card(page, 'MD5').evaluate((row) => row.parentElement === document.activeElement)).toBe(true)
    await algorithm.selectOption('sha512')
    await input(page).press('ControlOrMeta+Enter')
    await expect(toast(page, 'SHA512 hash generated successfully.')).toBeVisible()
    await expect(card(page, 'SHA-512')).toContainText(digest('sha512', 'wö'))
    await expect(card(page, 'SHA-256')).toHaveCount(0)
    await input(page).press('End')
    await input(page).pressSequentially('d')
    for (const [label, key] of floor) await expect(card(page, label)).toContainText(digest(key, 'wöd'))

    await input(page).fill(' \n')
    await expect(disabled(page)).toHaveCount(2 * floor.length)
    for (const [label, key] of floor) await expect(card(page, label)).not.toContainText(digest(key, 'wöd'))
  })
  await test.step('an expected digest can have any format, and a difference is marked in both digests', async () => {
    await expected(page).fill(abc.toUpperCase())
    await expect(page.getByText('Nothing to compare yet')).toBeVisible()
    await input(page).fill('abc')
    await expect(page.getByText('Match: this is the SHA-256 of the text.')).toBeVisible()
    await expect(page.getByText('1 of 1 matches')).toHaveCount(0)
    await expected(page).fill('sha3-256: 3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532')
    await expect(page.getByText('Match: this is the SHA3-256 of the text.')).toBeVisible()
    await expected(page).fill(`${abc.slice(0, 10)}ff${abc.slice(12)}`)
    await expect(
      page.getByText('Mismatch: this is not the SHA-256 of the text. The first difference is at hex digit 11.'),
    ).toBeVisible()
    await expect(card(page, 'SHA-256').locator('mark').filter({ visible: true })).toHaveText([abc.slice(10, 12), 'ff'])
    await expected(page).fill(`${digest('md5', 'abc')}\n${abc}\n${digest('sha1', 'x')}`)
    await expect(bench(page).getByText('3 digests')).toBeVisible()
    await expect(page.getByText('2 of 3 match, 1 differs')).toHaveCount(1)
    await expected(page).fill(`${abc}\nnothing here`)
    await expect(page.getByText('No digest on line 2')).toBeVisible()
    await expected(page).fill('not a digest')
    await expect(page.getByRole('alert')).toHaveText('No digest was recognized.')
    await expect(expected(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(expected(page)).toHaveValue('not a digest')
  })
  await test.step('a digest is copied, and saved with its text; Options offers HMAC, algorithms, output formats and line endings', async () => {
    await expected(page).fill('')
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
    await expect(card(page, 'SHA3-256')).toContainText(
      '3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532',
    )
    await expect(card(page, 'BLAKE3')).toContainText('6437b3ac38465133ffb63b75273a8db548c558465d79db03fd359c6cd5bd9d85')
    await expect(card(page, 'CRC32')).toContainText('352441c2')

    const form = (name: string) => page.getByRole('radio', { name, exact: true }).check()
    await form('SRI')
    await expect(card(page, 'SHA-256')).toContainText('sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=')
    await form('HEX')
    await button(page, 'Copy SHA-256').click()
    await expect.poll(() => readClipboard(page)).toBe(abc.toUpperCase())
    await form('hex')

    await hmacKey.fill('key')
    await input(page).fill('The quick brown fox jumps over the lazy dog')
    await expect(card(page, 'SHA-256')).toContainText(
      'f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8',
    )
    await expect(card(page, 'CRC32')).toContainText('HMAC does not work with CRC32')
    const saved = await readDownload(page, () => button(page, 'Download MD5').click())
    expect(saved.text).toContain('Algorithm: HMAC-MD5\nHash: 80070713463e7749b90c2dc24911e275')
    await page.getByRole('combobox', { name: 'Algorithm', exact: true }).selectOption('md5')
    await hmacKey.press('ControlOrMeta+Enter')
    await expect(toast(page, 'MD5 hash generated successfully.')).toBeVisible()
    await hmacKey.fill('')

    await page.evaluate(() => navigator.clipboard.writeText('a\r\nb'))
    await input(page).fill('')
    await input(page).press('ControlOrMeta+v')
    await expect(card(page, 'MD5')).toContainText('65d5f03c46e62e3f2babbe712d2ce464')
    await lineEndings.selectOption('lf')
    await expect(card(page, 'MD5')).toContainText('8cdeb44417f3c26826595d5820cf5700')
    await lineEndings.selectOption('crlf')
    await expect(page.getByText('3 characters · 4 bytes')).toBeVisible()
    const windows = await readDownload(page, () => button(page, 'Download MD5').click())
    expect(windows.text).toMatch(/\n\nInput:\na\r\nb$/)
  })
  expect(problems).toEqual([])
})

test('files are checked against a list, added, dropped as a folder, copied, saved, cleared and restored; an unreadable file says why', async ({
  page,
}) => {
  await openPage(page, path)
  const problems = watchProblems(page)
  await test.step('mismatches come first with the expected digest, listed files that were not opened are named, and each file expands to all its digests', async () => {
    await openFiles(page, file('a.iso', 'abc'), file('b.iso', 'xyz'), file('empty', ''))
    await expect(names(page)).toHaveText(['a.iso', 'b.iso', 'empty'])
    await expect(row(page, 'empty')).toContainText(digest('sha256', ''))
    await expect(row(page, 'empty').getByRole('cell', { name: 'done · empty file' })).toBeVisible()
    await expect(files(page).getByRole('radio')).toHaveCount(0)
    await expected(page).fill(
      `# SHA256SUMS\n${abc}  a.iso\n${abc} *dist/b.iso\nSHA1 (c.iso) = ${digest('sha1', 'c')}\nSHA512 (empty) = ${digest('sha512', '')}`,
    )
    await expect(names(page)).toHaveText(['b.iso', 'a.iso', 'empty'])
    await expect(row(page, 'b.iso').getByRole('cell', { name: 'differs', exact: true })).toBeVisible()
    await expect(row(page, 'b.iso')).toContainText('3 B')
    await expect(row(page, 'b.iso')).toContainText(`computed ${digest('sha256', 'xyz')}`)
    await expect(row(page, 'b.iso')).toContainText(`expected ${abc}`)
    for (const name of ['a.iso', 'empty'])
      await expect(row(page, name).getByRole('cell', { name: 'match', exact: true })).toBeVisible()
    await expect(files(page)).toContainText('1 listed file was not opened: c.iso')
    await expect(page.getByRole('status').getByText('2 of 3 match, 1 differs')).toBeVisible()

    await page.getByRole('radio', { name: 'Differs 1' }).check()
    await expect(names(page)).toHaveText(['b.iso'])
    await page.getByRole('radio', { name: 'Match 2' }).check()
    await expect(names(page)).toHaveText(['a.iso', 'empty'])
    await page.getByRole('radio', { name: 'All', exact: true }).check()

    const toggle = button(page, 'All digests of b.iso')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    for (const [label, key, badge] of floor) {
      const own = row(page, 'b.iso').getByRole('region', { name: `${label} of b.iso`, exact: true })
      await expect(own).toContainText(digest(key, 'xyz'))
      await expect(own).toContainText(badge)
    }
    await expect(row(page, 'b.iso')).toContainText('Mismatch: this is not the SHA-256 of b.iso, listed as dist/b.iso.')
    await button(page, 'Copy SHA-512 of b.iso').click()
    await expect.poll(() => readClipboard(page)).toBe(digest('sha512', 'xyz'))
    await toggle.click()
    await expect(row(page, 'b.iso').getByRole('region')).toHaveCount(0)

    await page.getByRole('combobox', { name: 'Algorithm' }).selectOption('sha1')
    await expect(table(page).getByRole('columnheader', { name: 'SHA-1', exact: true })).toBeVisible()
    await expect(row(page, 'a.iso')).toContainText(digest('sha1', 'abc'))
    await expect(row(page, 'b.iso')).toContainText(`SHA-256 ${digest('sha256', 'xyz')}`)

    await openFiles(page, file('a.iso', 'abc'), file('a.iso', 'xyz'))
    await expect(names(page)).toHaveText(['a.iso (1)', 'a.iso (2)'])
    await expect(toast(page, 'Files replaced')).toBeVisible()
    await input(page).press('ControlOrMeta+z')
    await expect(names(page)).toHaveText(['b.iso', 'a.iso', 'empty'])
  })
  await test.step('added files join the list, which is copied and saved in sha256sum format and can be pasted as expected digests', async () => {
    await button(page, 'Clear').click()
    await expect(files(page)).toHaveCount(0)
    await page.getByRole('combobox', { name: 'Algorithm' }).selectOption('sha256')
    await openFiles(page, file('a.iso', 'abc'))
    await expect(files(page).getByRole('region', { name: 'SHA-256', exact: true })).toContainText(abc)
    await page.getByLabel('Add files').setInputFiles([file('b c.iso', 'xyz')])
    await expect(names(page)).toHaveText(['a.iso', 'b c.iso'])
    const list = `${abc}  a.iso\n${digest('sha256', 'xyz')}  b c.iso\n`
    await expect(row(page, 'b c.iso')).toContainText(digest('sha256', 'xyz'))
    await button(page, 'Copy all').click()
    await expect(toast(page, 'SHA256 list copied to clipboard.')).toBeVisible()
    await expect.poll(() => readClipboard(page)).toBe(list)
    const saved = await readDownload(
      page,
      () => button(page, 'Download').click(),
      'SHA256 list downloaded successfully.',
    )
    expect(saved).toEqual({ name: 'SHA256SUMS.txt', text: list })
    await expected(page).focus()
    await page.keyboard.press('ControlOrMeta+v')
    await expect(page.getByText('2 of 2 match')).toBeVisible()
    await expect(files(page).getByRole('cell', { name: 'match', exact: true })).toHaveCount(2)
  })
  await test.step('the files of a dropped folder are hashed and listed by path', async () => {
    await button(page, 'Clear').click()
    await expect(files(page)).toHaveCount(0)
    const folder = test.info().outputPath('release')
    mkdirSync(`${folder}/old`, { recursive: true })
    mkdirSync(`${folder}/empty`)
    writeFileSync(`${folder}/a.txt`, 'abc')
    writeFileSync(`${folder}/old/a.txt`, 'xyz')
    await expected(page).fill(`${abc}  ./a.txt\n${digest('sha256', 'xyz')}  old/a.txt`)
    await dropPath(page.getByRole('heading', { level: 1 }), folder)
    await expect(names(page)).toHaveText(['release/a.txt', 'release/old/a.txt'])
    for (const [name, listed] of [
      ['release/a.txt', './a.txt'],
      ['release/old/a.txt', 'old/a.txt'],
    ] as const) {
      await expect(row(page, name).getByRole('cell', { name: 'match', exact: true })).toBeVisible()
      await button(page, `All digests of ${name}`).click()
      await expect(row(page, name)).toContainText(`Match: this is the SHA-256 of ${name}, listed as ${listed}.`)
    }

    await dropPath(bench(page), `${folder}/empty`)
    await expect(page.getByRole('alert')).toHaveText('No file found in what you dropped.')
    await expect(names(page)).toHaveCount(2)
    await button(page, 'Clear').click()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
  await test.step('a file is hashed with every chosen algorithm and its digests copied and saved; Clear removes everything, and Undo brings it back', async () => {
    const content = Buffer.alloc(300_001, 'Stayput ')
    await input(page).fill('a text beside it')
    await page.getByLabel('Open file').setInputFiles(file('a.iso', content))
    await expect(names(page)).toHaveText(['a.iso'])
    await expect(files(page)).toContainText('293 KB')
    for (const [label, key, badge] of floor) {
      const own = files(page).getByRole('region', { name: `${label} of a.iso`, exact: true })
      await expect(own).toContainText(digest(key, content))
      await expect(own).toContainText(badge)
    }
    await button(page, 'Copy SHA-512 of a.iso').click()
    await expect.poll(() => readClipboard(page)).toBe(digest('sha512', content))
    const saved = await readDownload(page, () => button(page, 'Download MD5 of a.iso').click())
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
  })
  expect(problems).toEqual([])
  await test.step('a file that cannot be read says why and is listed first', async () => {
    await button(page, 'Clear').click()
    await expect(files(page)).toHaveCount(0)
    await openOneGone(page)
  })
})

test('on a phone Expected digest stays above the tabs, Generate and files open their tabs, each tab has its main action, and a mismatch has the error color', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, path)
  await expect(tab(page, 'Text to hash')).toHaveAttribute('aria-selected', 'true')
  await input(page).fill('abc')
  await expected(page).fill(abc)
  await button(page, 'Generate').click()
  await expect(tab(page, 'Digests')).toHaveAttribute('aria-selected', 'true')
  await expect(card(page, 'SHA-256')).toContainText(abc)
  await expect(input(page)).toBeHidden()
  await expect(expected(page)).toBeVisible()
  await button(page, 'Copy chosen digest').click()
  await expect.poll(() => readClipboard(page)).toBe(abc)
  await tab(page, 'File hashes').click()
  await expect(button(page, 'Generate')).toHaveCount(0)
  expect((await page.getByText('Open file', { exact: true }).boundingBox())!.width).toBeGreaterThan(50)
  expect((await page.getByLabel('Open file').boundingBox())!.width).toBeGreaterThan(200)
  await pressMore(page, 'Generate')
  await expect(tab(page, 'Digests')).toHaveAttribute('aria-selected', 'true')
  await tab(page, 'Text to hash').click()
  expect((await page.getByLabel('Open file').boundingBox())!.width).toBeLessThan(50)

  await expected(page).fill(`${abc}  a.iso\n${abc}  b.iso`)
  await openFiles(page, file('a.iso', 'abc'), file('b.iso', 'xyz'))
  await expect(tab(page, 'File hashes')).toHaveAttribute('aria-selected', 'true')
  const note = tab(page, 'File hashes').getByText('1 differs')
  await expect(note.locator('svg')).toBeVisible()
  const failure = await row(page, 'b.iso')
    .getByText('differs', { exact: true })
    .evaluate((word) => getComputedStyle(word).color)
  await expect(note).toHaveCSS('color', failure)
  await button(page, 'Copy all').click()
  await expect.poll(() => readClipboard(page)).toBe(`${abc}  a.iso\n${digest('sha256', 'xyz')}  b.iso\n`)
  const saved = await readDownload(page, () => button(page, 'Download').click())
  expect(saved.name).toBe('SHA256SUMS.txt')
  await button(page, 'More actions').click()
  await expect(page.getByRole('menuitem', { name: 'Generate', exact: true })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(names(page)).toHaveText(['b.iso', 'a.iso'])
  await expect(row(page, 'a.iso')).toContainText('ba7816bf…f20015ad')
  const box = (await row(page, 'a.iso').boundingBox())!
  await page.mouse.click(box.x + box.width / 2, box.y + 20)
  await expect(row(page, 'a.iso').getByRole('region', { name: 'MD5 of a.iso' })).toContainText(digest('md5', 'abc'))
})

test('an unusable expected digest moves nothing, on a phone too; there its verdict is in the status bar until the digests are shown, which start right below the tabs', async ({
  page,
}) => {
  for (const [width, height] of [
    [1366, 657],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openPage(page, path)
    await expected(page).focus()
    for (const [value, words] of [
      ['oops', 'No digest was recognized.'],
      ['a'.repeat(63), 'No algorithm gives 63 hex digits, only 8, 32, 40, 56, 64, 96 or 128.'],
    ] as const) {
      const moved = await findMoved(page, async () => {
        await expected(page).fill(value)
        await expect(page.getByRole('alert')).toHaveText(words)
      })
      expect(moved, `${width} px`).toEqual([])
      const box = (await page.getByRole('alert').boundingBox())!
      expect(box.x + box.width, `${width} px`).toBeLessThanOrEqual(width)
    }
  }
  await input(page).fill('abc')
  await expected(page).fill(abc.replace('b', 'c'))
  await expected(page).blur()
  await expect(page.locator('.statements')).toContainText('0 of 1 match, 1 differs')
  await tab(page, 'Digests').click()
  await expect(page.getByText('Mismatch: this is not the SHA-256 of the text.')).toBeVisible()
  await expect(page.locator('.statements')).not.toContainText('match')
  await expected(page).fill('')
  await expect(page.getByText('Mismatch')).toHaveCount(0)
  // The verdict is below the digests, and the field stays one line high.
  for (const digests of [abc.replace('b', 'c'), abc, `${abc}\n${abc}  a.iso`]) {
    const moved = await findMoved(page, async () => {
      await expected(page).fill(digests)
      await expect(page.locator('.verdict')).not.toBeEmpty()
    })
    expect(moved).toEqual([])
    await expect(expected(page)).toBeFocused()
    const [field, verdict] = [await page.locator('.expected-field').boundingBox(), page.locator('.verdict')]
    expect(field!.height).toBe(44)
    await expect(verdict).toBeInViewport({ ratio: 1 })
    await expected(page).fill('')
    await expect(verdict).toBeEmpty()
  }
  const [tabs, first] = [(await page.getByRole('tablist').boundingBox())!, (await card(page, 'MD5').boundingBox())!]
  expect(first.y - tabs.y - tabs.height).toBeLessThanOrEqual(1)
})

test('a slow algorithm does not delay the others, a failing one says so, and if a part does not load, the page says so once', async ({
  page,
}) => {
  await openPage(page, path)
  const problems = watchProblems(page)
  await test.step('a slow algorithm does not delay the others or leave the digest of an older text', async () => {
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
    await expect.poll(() => problems.join()).toContain('the platform refuses')
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
  await test.step('if a part does not load, the page says so once for text, expected digest, files and Options, and catches up when it has loaded', async () => {
    const bring = await openWithoutPart(page, path)
    await button(page, 'Options').click()
    await expectPartMissing(page)
    await input(page).fill('abc')
    await expected(page).fill(abc)
    await openFiles(page, file('a.iso', 'abc'))
    await expectPartMissing(page)
    await bring()
    await button(page, 'Try again').click()
    await expect(card(page, 'SHA-256')).toContainText(abc)
    await expect(page.getByText('Match: this is the SHA-256 of the text.')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'SHA3-256', exact: true })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test('a large file is hashed by as many workers as the machine has threads for; files and long texts keep the page responsive and can be canceled', async ({
  page,
}) => {
  await openPage(page, path)
  const content = Buffer.alloc(16 * 1024 * 1024 + 1)
  for (let i = 0; i < content.length; i++) content[i] = (i * 31 + (i >> 8)) & 0xff
  const large = test.info().outputPath('large.bin')
  writeFileSync(large, content)
  const digests = floor.map(([label, key]) => [label, digest(key, content)] as const)
  const expectShared = async (threads: number, workers: number) => {
    await pretendThreads(page, threads)
    await page.getByLabel('Open file').setInputFiles(large)
    for (const [label, digest] of digests) {
      const own = files(page).getByRole('region', { name: label, exact: true })
      await expect(own).toContainText(digest, { timeout: 40_000 })
    }
    expect(page.workers()).toHaveLength(workers)
    await button(page, 'Clear').click()
    await expect(files(page)).toHaveCount(0)
  }
  await expectShared(2, 1)

  await page.getByLabel('Open file').setInputFiles(file('before.iso', 'xyz'))
  await expect(files(page).getByRole('region', { name: 'SHA-256' })).toContainText(digest('sha256', 'xyz'))
  await pretendThreads(page, 3)
  await openEndless(page)
  await expect(page.getByRole('progressbar', { name: 'Hashing', exact: true })).toBeVisible()
  await expect(files(page).getByText(/^\d+% · [\d.]+ [KMG]B\/s · .+ left$/)).toBeVisible()
  await expect(row(page, 'large.bin').getByRole('cell', { name: 'hashing', exact: true })).toBeVisible()
  await expect(bench(page).getByText('Hashing 1 of 1')).toBeVisible()
  // The bar is not higher than the words that follow it.
  const cells = row(page, 'large.bin').locator('> td')
  expect((await cells.nth(3).boundingBox())!.height).toBe((await cells.nth(1).boundingBox())!.height)
  await expect(page.getByRole('status').filter({ hasText: 'Hashing 1 file' })).toHaveCount(1)
  await expect.poll(() => page.workers().length).toBe(3)
  await button(page, 'Cancel').click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect.poll(() => page.workers().length).toBe(0)
  await expect(files(page)).toHaveCount(0)
  await expect(input(page)).toBeFocused()
  // Cancel left nothing of the list that replaced this one.
  await input(page).press('ControlOrMeta+z')
  await expect(names(page)).toHaveText(['before.iso'])
  await expect(files(page).getByRole('region', { name: 'SHA-256' })).toContainText(digest('sha256', 'xyz'))
  await button(page, 'Clear').click()
  await expect(files(page)).toHaveCount(0)
  await page.getByLabel('Open file').setInputFiles(file('a.iso', 'abc'))
  await expect(files(page).getByRole('region', { name: 'SHA-256' })).toContainText(abc)
  await button(page, 'Clear').click()
  await expect(files(page)).toHaveCount(0)

  await expectShared(8, 5)

  const text = 'Grüße aus dem Labor 12345\n'.repeat(6_000)
  const release = await holdScript(page, /hash\.worker/)
  await page.evaluate((long) => navigator.clipboard.writeText(long), text)
  await input(page).focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(page.getByText('Hashing the text 0%')).toBeVisible()
  await button(page, 'Cancel').click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(input(page)).toBeFocused()
  await expect(card(page, 'SHA-256')).toContainText('Canceled')
  release()
  await button(page, 'Generate').click()
  await expect(card(page, 'SHA-256')).toContainText(digest('sha256', text))
  await expect(toast(page, 'SHA256 hash generated successfully.')).toBeVisible()

  const watch = await watchMainThread(page)
  await input(page).press('ControlOrMeta+End')
  await page.keyboard.press('ControlOrMeta+v')
  for (const [label, key] of floor) await expect(card(page, label)).toContainText(digest(key, text + text))
  await expect(page.getByText('328.1 KB')).toBeVisible()
  await expectResponsive(watch)
})

test('rows are as high as their lines, and results move nothing; of 200 files only the visible ones are rendered; a digest wraps after 64 characters; an unreadable file is accessible @looks', async ({
  page,
}) => {
  const boxes = () => Promise.all(floor.map(([label]) => card(page, label).boundingBox()))
  for (const [width, height] of [
    [1440, 900],
    [1920, 1080],
    [1366, 657],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openPage(page, path)
    const heights = (await boxes()).map((box) => box!.height)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(34)
    // One line each, but two for SHA-384 and SHA-512.
    expect(Math.max(...heights.slice(0, 3))).toBeLessThanOrEqual(44)
    expect(Math.max(...heights)).toBeLessThanOrEqual(2 * 34)
  }
  const before = await boxes()
  await input(page).fill('abc')
  await expect(card(page, 'SHA-512')).toContainText(digest('sha512', 'abc'))
  expect(await boxes()).toEqual(before)
  await expected(page).fill(abc)
  await expect(page.getByText('Match: this is the SHA-256 of the text.')).toBeVisible()
  expect(await boxes()).toEqual(before)
  await expected(page).fill('oops')
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await boxes()).toEqual(before)
  await button(page, 'Clear').click()

  await page.setViewportSize({ width: 1440, height: 900 })
  const many = Array.from({ length: 200 }, (_, index) => file(`${index}.txt`, `${index}`))
  await openFiles(page, ...many)
  // Each file is read, hashed and rendered in turn, which adds up on a busy machine.
  await expect(row(page, '199.txt')).toContainText(digest('sha256', '199'), { timeout: 60_000 })
  await expect(page.getByText(/^200 files · /)).toBeVisible()
  expect((await row(page, '199.txt').boundingBox())!.height).toBe(35)
  const drawn = await table(page)
    .getByRole('cell')
    .evaluateAll((all) => all.filter((each) => each.checkVisibility({ contentVisibilityAuto: true })).length)
  expect(drawn).toBeGreaterThan(5 * 6)
  expect(drawn).toBeLessThan(100 * 6)
  await input(page).fill('abc')
  await expect(card(page, 'SHA-512')).toContainText(digest('sha512', 'abc'))
  /** The number of characters in each line. */
  const lines = await card(page, 'SHA-512')
    .getByText(digest('sha512', 'abc'))
    .evaluate((element) => {
      const range = document.createRange()
      const tops = [...element.firstChild!.textContent!].map((_, index) => {
        range.setStart(element.firstChild!, index)
        range.setEnd(element.firstChild!, index + 1)
        return range.getBoundingClientRect().top
      })
      return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length)
    })
  expect(lines).toEqual([64, 64])

  await button(page, 'Options').click()
  await openOneGone(page)
  await expectAccessible(page)
})

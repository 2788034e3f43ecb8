import { field } from '../controls.ts'
import { choose, fails, holdWorker, open, pixel, press, type State, show, wide, works } from './support.ts'

const changelog = `Released 2024-02-29, patched 2024-03-10, retired 2026.
Backport 2025-01-02 by ada@example.com

## Changelog
- 2024-03-10  fix: overflow in parser (#412)
- 2024-05-21  feat: named groups, 3x faster
- 24-3-1  too short, no match`

/** Tools that work on text as you type. */
export const testers: Record<string, Record<string, State>> = {
  '/tools/regex-tester': {
    async filled(page) {
      await field(page, 'Pattern').fill('(?<year>\\d{4})-(?<month>\\d{2})-(?<day>\\d{2})')
      await field(page, 'Test string').fill(changelog)
      await page.getByText('5 matches').first().waitFor({ state: 'attached' })
    },
    async risky(page) {
      await field(page, 'Pattern').fill('(?<a>[ab])(x)?|()(b+)+$|[A-FHJ-MOPQRSTUVW0-35-79_.,;:!@#%&=~+-]')
      await field(page, 'Test string').fill(`ab\n<b> ${wide}`)
      await show(page, 'Replacement')
      await field(page, 'Replacement').fill('$& $<a> $9')
      // On a phone these are in their own tabs.
      for (const part of ['[aria-label="Risky parts"]', '.unknown-group'])
        await page.locator(part).first().waitFor({ state: 'attached' })
    },
    async held(page) {
      await page.evaluate((text) => {
        location.hash = `#pattern=${encodeURIComponent('(a+)+$')}&text=${encodeURIComponent(text)}`
      }, changelog)
      await page.getByText('This text came from a link').waitFor()
    },
    async error(page) {
      await field(page, 'Pattern').fill(`(${'a'.repeat(100)}`)
      await field(page, 'Pattern').press('ControlOrMeta+Enter')
      await fails(page)
    },
    options: (page) => press(page, 'Options'),
    async working(page) {
      await holdWorker(page, /regex\.worker/)
      await field(page, 'Test string').fill('aaa')
      await field(page, 'Pattern').fill('a')
      await page.getByRole('button', { name: 'Keep running' }).waitFor()
    },
  },
  '/tools/text-case-converter': {
    async filled(page) {
      await field(page, 'Your text').fill(
        'Order total in EUR\ncustomerEmailAddress\nstraße & Café №5 (draft)\nHTTP response code',
      )
      await page.keyboard.press('ArrowUp')
      await page.locator('mark', { hasText: 'CAFÉ' }).first().waitFor({ state: 'attached' })
    },
    async options(page) {
      await choose(page, 'Options')
      await field(page, 'Your text').fill(`${wide} text\n`.repeat(2))
    },
    async error(page) {
      await open(page, { name: 'image.png', content: pixel })
      await fails(page)
    },
    async working(page) {
      await holdWorker(page, /case\.worker/)
      await field(page, 'Your text').fill('Two words, été '.repeat(2_000))
      await works(page)
    },
  },
  '/tools/hash-generator': {
    async filled(page) {
      await field(page, 'Text to hash').fill('The quick brown fox jumps over the lazy dog')
      await press(page, 'Generate')
      await page
        .getByText(/d7a8fbb307d78094/)
        .first()
        .waitFor()
    },
    async differs(page) {
      const long = `${'long-'.repeat(30)}.iso`
      await field(page, 'Text to hash').fill('abc')
      await field(page, 'Expected digest').fill(`${'0'.repeat(64)}  a.txt\n${'1'.repeat(64)}  ${long}\nnothing`)
      await field(page, 'Expected digest').blur()
      await open(page, ...['a.txt', 'b.txt', long].map((name) => ({ name, content: name })))
      await page.getByText('differs').first().waitFor({ state: 'attached' })
    },
    async file(page) {
      await field(page, 'Text to hash').fill('abc')
      await open(page, { name: 'a.txt', content: 'abc' })
      await page.getByText('a.txt').first().waitFor()
    },
    async options(page) {
      await choose(page, 'Options')
      await page.getByRole('checkbox', { name: 'CRC32', exact: true }).check()
    },
    async error(page) {
      await field(page, 'Expected digest').fill('oops')
      await fails(page)
    },
    async working(page) {
      await holdWorker(page, /hash\.worker/)
      await open(page, { name: 'long.iso', content: Buffer.alloc(3 << 20) }, { name: 'next.iso', content: 'next' })
      await works(page)
    },
  },
}

import { field } from '../controls.ts'
import { press, type State } from './support.ts'

/** Pages that are not tools. */
export const pages: Record<string, Record<string, State>> = {
  '/': {
    async filled(page) {
      await field(page, 'Paste anything').fill('1709194530')
      await page.getByRole('button', { name: 'Convert: Timestamp in seconds' }).waitFor()
    },
    async named(page) {
      await field(page, 'Paste anything').fill('2001:db8::8a2e:370:7334')
      await page.getByText('IPv6 address').first().waitFor()
    },
    async tried(page) {
      await press(page, 'Try to leak a word')
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  '/tools': {
    filled: (page) => page.getByRole('searchbox', { name: 'Filter tools' }).fill('encode'),
    async favorites(page) {
      await page.evaluate(() => {
        localStorage.setItem('stayput:favorites', 'hash-generator json-formatter')
        localStorage.setItem('stayput:recents', 'url-encoder-decoder unit-converter')
      })
      await page.reload()
      await page.getByRole('heading', { name: 'Favorites' }).waitFor()
    },
    nothing: (page) => page.getByRole('searchbox', { name: 'Filter tools' }).fill('z'.repeat(120)),
  },
  '/privacy': {
    async stored(page) {
      await page.evaluate(() => {
        localStorage.setItem('stayput:favorites', 'hash-generator json-formatter')
        localStorage.setItem('stayput:options:json-formatter', '{"indent":"tab"}')
      })
      await page.reload()
      await page.getByText('Options, JSON Formatter').waitFor()
    },
  },
  '/contact': { error: (page) => press(page, 'Send Message') },
}

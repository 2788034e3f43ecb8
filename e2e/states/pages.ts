import { box, press, type State } from './support.ts'

/** Pages around the tools. */
export const pages: Record<string, Record<string, State>> = {
  '/': {
    async filled(page) {
      await box(page, 'Paste anything').fill('1709194530')
      await page.getByRole('button', { name: 'Convert: Timestamp in seconds' }).waitFor()
    },
    async tried(page) {
      await press(page, 'Try to leak a word')
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  '/tools': {
    filled: (page) => page.getByRole('searchbox', { name: 'Filter tools' }).fill('encode'),
    nothing: (page) => page.getByRole('searchbox', { name: 'Filter tools' }).fill('z'.repeat(120)),
  },
  '/contact': { error: (page) => press(page, 'Send Message') },
}

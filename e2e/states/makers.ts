import { field } from '../controls.ts'
import { fails, holdWorker, press, type State, show, shows, works } from './support.ts'

const found = `22:01:07 INFO request 01a1dc14-19f6-7c41-a9e2-5b1f30d7c86a accepted
  tenant={b3c7e772-d6da-11ee-b3f2-0242ac130003} ns=cfbff0d1-9375-5685-968c-48ce8b15ae17
  urn:uuid:f47ac10b-58cc-4372-a567-0e02b2c3d479`

/** Tools that generate something new. */
export const makers: Record<string, Record<string, State>> = {
  '/tools/uuid-generator': {
    async filled(page) {
      await page.getByLabel('Quantity').fill('20')
      await page.getByLabel('Version').selectOption('v7')
      await press(page, 'Generate')
      await show(page, 'UUIDs to inspect')
      await field(page, 'UUIDs to inspect').fill(found)
      await page.locator('table').first().waitFor({ state: 'attached' })
    },
    async outdated(page) {
      await page.getByLabel('Quantity').fill('3')
      await press(page, 'Generate')
      await page.getByLabel('Version').selectOption('v7')
      await page.getByLabel('Quantity').fill('1000')
      await shows(page, 'Out of date')
    },
    async error(page) {
      await page.getByLabel('Version').selectOption('v5')
      await page.getByLabel('Namespace', { exact: true }).selectOption('custom')
      await field(page, 'Custom namespace').fill('no uuid')
      await press(page, 'Generate')
      await fails(page)
    },
    async working(page) {
      await holdWorker(page, /uuid\.worker/)
      await show(page, 'UUIDs to inspect')
      await field(page, 'UUIDs to inspect').fill(found.repeat(100))
      await works(page)
    },
  },
  '/tools/color-palette-generator': {
    async locked(page) {
      await field(page, 'Hex color').fill('#808080')
      await press(page, 'Generate Palette')
      await page.getByRole('button', { name: 'Lock' }).nth(1).click()
      await shows(page, '1 locked')
    },
    async error(page) {
      await field(page, 'Hex color').fill('no color '.repeat(40))
      await press(page, 'Generate Palette')
      await fails(page)
    },
  },
  '/tools/aesthetic-username-generator': {
    async filled(page) {
      await field(page, 'Base name').fill('moon')
      await press(page, 'Discord')
      await press(page, 'Generate New Usernames')
    },
    async error(page) {
      await field(page, 'Base name').fill('ω'.repeat(60))
      await press(page, 'Generate New Usernames')
      await fails(page)
    },
  },
}

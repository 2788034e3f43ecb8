import { field } from '../controls.ts'
import { choose, fails, type State, show, shownInField, shows } from './support.ts'

/** Tools that convert a single value. */
export const measures: Record<string, Record<string, State>> = {
  '/tools/timestamp-converter': {
    async first(page) {
      await page.getByRole('button', { name: 'Download' }).and(page.locator(':enabled')).first().waitFor()
      await show(page, 'Zones')
      await page.getByRole('row', { name: /^Tokyo/ }).waitFor()
    },
    async forms(page) {
      await field(page, 'Timestamp').fill('1709194530')
      await shows(page, 'Valid timestamp')
      await show(page, 'Forms')
    },
    async cleared(page) {
      await page.getByRole('button', { name: 'Download' }).and(page.locator(':enabled')).first().waitFor()
      await choose(page, 'Clear All')
    },
    async grouped(page) {
      await field(page, 'Timestamp').fill('1,700')
      await fails(page)
    },
    async filled(page) {
      await field(page, 'Timestamp').fill('1709194530')
      await shows(page, 'Valid timestamp')
    },
    async offer(page) {
      await field(page, 'Timestamp').fill('1784694237438743460')
      await shows(page, 'Read as nanoseconds')
    },
    async error(page) {
      await field(page, 'Human-readable date').fill('2024-02-30')
      await fails(page)
    },
    async doubt(page) {
      await page.getByLabel('Timezone').selectOption('America/New_York')
      await field(page, 'Human-readable date').fill('2024-11-03 01:30')
      await shows(page, 'Shown: the earlier time')
    },
  },
  '/tools/unit-converter': {
    async first(page) {
      await shownInField(page, '3.28084')
      await show(page, 'All units')
    },
    async cleared(page) {
      await shownInField(page, '3.28084')
      await choose(page, 'Clear All')
    },
    async filled(page) {
      await field(page, 'Value').fill('26.2')
      await shownInField(page, '85.958')
    },
    async reading(page) {
      await field(page, 'Value').fill('1,000')
      await page.getByRole('button', { name: 'Read as 1000' }).waitFor()
    },
    async warning(page) {
      await page.getByLabel('Category').selectOption('temperature')
      await field(page, 'Value').fill('-300')
      await page
        .getByText(/^Below absolute zero/)
        .first()
        .waitFor()
    },
    async error(page) {
      await field(page, 'Value').fill('twelve')
      await fails(page)
    },
  },
}

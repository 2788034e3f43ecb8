import { field } from '../controls.ts'
import { fails, type State, shownInField, shows } from './support.ts'

/** Tools that convert a single value. */
export const measures: Record<string, Record<string, State>> = {
  '/tools/timestamp-converter': {
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
      await shows(page, 'Time occurs twice')
    },
  },
  '/tools/unit-converter': {
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

import { field } from '../controls.ts'
import {
  choose,
  fails,
  holdWorker,
  open,
  options,
  pixel,
  press,
  type State,
  show,
  shownInField,
  shows,
  wide,
  works,
} from './support.ts'

const order =
  '{"id":12345678901234567890,"orders":[{"sku":"SKU-1000","qty":1,"price":1.10,"tags":["new","sale"],"address":{"city":"Zürich","zip":"8001"},"note":null,"shipped":true},{"sku":"SKU-1001","qty":2,"price":4.60,"tags":[],"address":{"city":"Bern","zip":"3000"},"note":"twice","note":"said","shipped":false}]}'
const address =
  'https://shop.example.com:8443/search/%C3%A9t%C3%A9?q=caf%C3%A9+%26+bar&city=Z%C3%BCrich&tag=new&tag=sale&debug#results'

/** Tools that turn one text into another. */
export const coders: Record<string, Record<string, State>> = {
  '/tools/json-formatter': {
    async filled(page) {
      await field(page, 'JSON input').fill(order)
      await press(page, 'Format JSON')
      await field(page, 'JSON output').getByText('Zürich').click()
      await shows(page, 'city')
    },
    async sending(page) {
      await field(page, 'JSON input').fill(order)
      await press(page, 'Format JSON')
      await choose(page, 'Send to…')
      await page.getByRole('menuitem', { name: 'Hash Generator' }).waitFor()
    },
    async sharing(page) {
      await field(page, 'JSON input').fill(order)
      await press(page, 'Share')
      await page.getByRole('checkbox', { name: 'Include the text' }).check()
      await page.getByRole('dialog', { name: 'Share' }).getByText('SKU-1000').waitFor()
    },
    async finding(page) {
      await press(page, 'Find a tool')
      await page.getByRole('option', { name: 'Hash Generator' }).waitFor()
    },
    async tree(page) {
      await field(page, 'JSON input').fill(order)
      await press(page, 'Format JSON')
      await page.getByRole('radio', { name: 'Tree' }).check()
      await page.getByRole('treeitem').nth(2).click()
      await shows(page, 'orders')
    },
    async error(page) {
      await field(page, 'JSON input').fill('{"user": {"name": "Ada",\n"roles": ["admin",]')
      await press(page, 'Format JSON')
      await fails(page)
    },
    async working(page) {
      await holdWorker(page, /json\.worker/)
      await field(page, 'JSON input').fill(`["${'a'.repeat(20_000)}"]`)
      await press(page, 'Format JSON')
      await works(page)
    },
  },
  '/tools/base64-encode-decode': {
    async filled(page) {
      await field(page, 'Input').fill('Every byte stays put: äöü € 🙂\n'.repeat(12))
      await press(page, 'Encode to Base64')
      await shownInField(page, 'RXZlcnk')
    },
    async layers(page) {
      await page.getByRole('radio', { name: 'Decode' }).check()
      await field(page, 'Input').fill('U0dWc2JHOHNJSGR2Y214a0lRPT0=')
      await press(page, 'Decode from Base64')
      await shows(page, 'This is Base64 of text.')
    },
    async image(page) {
      await page.getByRole('radio', { name: 'Decode' }).check()
      await open(page, { name: `${'a-long-name-'.repeat(12)}.txt`, content: pixel.toString('base64') })
      await page
        .getByText(/a-long-name/)
        .first()
        .waitFor()
      await press(page, 'Decode from Base64')
      await page.getByRole('img', { name: 'Preview of the PNG image' }).waitFor()
    },
    async error(page) {
      await page.getByRole('radio', { name: 'Decode' }).check()
      await field(page, 'Input').fill(`SGVsbG8*${wide}`)
      await press(page, 'Decode from Base64')
      await fails(page)
    },
    options,
    async working(page) {
      await holdWorker(page, /base64\.worker/)
      await open(page, { name: 'long.txt', content: 'a'.repeat(1 << 20) })
      await press(page, 'Encode to Base64')
      await works(page)
    },
  },
  '/tools/url-encoder-decoder': {
    async filled(page) {
      await field(page, 'URL or text').fill(address)
      await choose(page, 'Decode URL')
      await shownInField(page, '/été?q=')
      await page.getByLabel('Value of parameter 1').waitFor({ state: 'attached' })
    },
    async error(page) {
      await field(page, 'URL or text').fill(`https://user@example.com/${wide}?a=1&b=100%#top`)
      await choose(page, 'Decode URL')
      await fails(page)
    },
    async partly(page) {
      await field(page, 'URL or text').fill('100% of %E9t%')
      await choose(page, 'Decode URL')
      await press(page, 'Decode what is valid')
      await page.locator('[aria-label="Sequences left as they are"]').waitFor({ state: 'attached' })
    },
    async working(page) {
      await holdWorker(page, /url\.worker/)
      await field(page, 'URL or text').fill('a'.repeat(17_000))
      await choose(page, 'Encode URL')
      await works(page)
    },
  },
  '/tools/html-encoder-decoder': {
    async filled(page) {
      await field(page, 'Input').fill('<p class="note">Tom & Jerry’s “café” © 2026</p>\n'.repeat(8))
      await shownInField(page, '&lt;p')
    },
    async layers(page) {
      await page.getByRole('radio', { name: 'Decode' }).check()
      await field(page, 'Input').fill(`&amp;lt;${wide}`)
      if (await page.getByRole('tab').first().isVisible()) await show(page, 'Entities')
      else await press(page, 'All named entities')
      await page.getByText('2,125 entities').first().waitFor()
    },
    options,
    async working(page) {
      await holdWorker(page, /html\.worker/)
      await field(page, 'Input').fill('<'.repeat(17_000))
      await works(page)
    },
    async error(page) {
      await page.route(/html\.worker/, (route) => route.abort())
      await field(page, 'Input').fill('<'.repeat(17_000))
      await fails(page)
    },
  },
}

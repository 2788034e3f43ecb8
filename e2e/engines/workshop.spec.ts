import { gzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { expectText, fill, openPage, paste, press, read, test } from './fixtures.ts'

const json = '{"stays":"put"}'

test('an output is peeled and sent to another tool, and leaves nothing in the tab; after going back it is still there, or the page says why not', async ({
  tab,
}) => {
  await openPage(tab, '/tools/base64-encode-decode')
  await press(tab, 'radio', 'Decode')
  await paste(tab, 'Input', Buffer.from(gzipSync(json).toString('base64')).toString('base64'))
  await press(tab, 'button', 'Decode from Base64')
  await press(tab, 'button', 'Peel')
  await expectText(tab, 'textbox', 'Output').toBe(json)
  await press(tab, 'button', 'Send to…')
  await press(tab, 'menuitem', 'JSON Formatter')
  await expectText(tab, 'textbox', 'JSON output').toBe('{\n  "stays": "put"\n}')
  expect(await tab.run(() => Object.keys(sessionStorage))).toEqual([])
  await tab.run(() => history.back())
  const look = async () =>
    (await read(tab, 'textbox', 'Output').catch(() => '')) === json ||
    (await read(tab, 'alert').catch(() => '')).includes('Your text is gone')
  await expect.poll(look).toBe(true)
})

test('an option and a favorite are remembered; a link with its text is made, opened and removed from the address; a damaged link shows an error', async ({
  tab,
}) => {
  await openPage(tab, '/tools/json-formatter')
  await press(tab, 'radio', 'Tab')
  await press(tab, 'button', 'Favorite JSON Formatter')
  await fill(tab, 'JSON input', json)
  await press(tab, 'button', 'Share')
  await press(tab, 'checkbox', 'Include the text')
  await expectText(tab, 'dialog', 'Share').toContain(json)
  const link = await read(tab, 'textbox', 'Link')
  expect(link).toContain('#v1.')

  const tabbed = '{\n\t"stays": "put"\n}'
  await openPage(tab, '/tools')
  expect(await tab.run(() => document.querySelector('main li h3')?.textContent)).toBe('JSON Formatter')
  await openPage(tab, '/tools/json-formatter')
  expect(await tab.run(() => document.querySelector('[data-favorite]')?.getAttribute('aria-pressed'))).toBe('true')
  await paste(tab, 'JSON input', json)
  await press(tab, 'button', 'Format JSON')
  await expectText(tab, 'textbox', 'JSON output').toBe(tabbed)
  await press(tab, 'radio', '4')
  await expectText(tab, 'textbox', 'JSON output').toBe('{\n    "stays": "put"\n}')

  await openPage(tab, '/tools/unit-converter#category=temperature&text=100')
  await expectText(tab, 'textbox', 'Result').toBe('212')
  await openPage(tab, link)
  await expectText(tab, 'textbox', 'JSON output').toBe(tabbed)
  expect(await tab.run(() => location.hash)).toBe('')
  // Open another document first: a new fragment alone would not reload the page.
  await tab.open('about:blank')
  await openPage(tab, link.slice(0, -8))
  await expectText(tab, 'alert').toContain('This link is damaged or cut off.')
})

import { gzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { expectText, fill, openPage, press, read, test } from './words.ts'

const json = '{"stays":"put"}'

test('a layer is taken off an output, which goes on to another tool; back again it is there, or the page says why not', async ({
  ownTab: tab,
}) => {
  await openPage(tab, '/tools/base64-encode-decode')
  await press(tab, 'radio', 'Decode')
  await fill(tab, 'Input', Buffer.from(gzipSync(json).toString('base64')).toString('base64'))
  await press(tab, 'button', 'Decode from Base64')
  await press(tab, 'button', 'Peel')
  await expectText(tab, 'textbox', 'Output').toBe(json)
  await press(tab, 'button', 'Send to…')
  await press(tab, 'menuitem', 'JSON Formatter')
  await expectText(tab, 'textbox', 'JSON output').toBe('{\n  "stays": "put"\n}')
  await tab.run(() => history.back())
  const look = async () =>
    (await read(tab, 'textbox', 'Output').catch(() => '')) === json ||
    (await read(tab, 'alert').catch(() => '')).includes('Your text is gone')
  await expect.poll(look).toBe(true)
})

test('an option and a favorite are there when the tool is opened again', async ({ ownTab: tab }) => {
  await openPage(tab, '/tools/json-formatter')
  await press(tab, 'radio', 'Tab')
  await press(tab, 'button', 'Favorite JSON Formatter')
  await openPage(tab, '/tools/json-formatter')
  await fill(tab, 'JSON input', json)
  await press(tab, 'button', 'Format JSON')
  await expectText(tab, 'textbox', 'JSON output').toBe('{\n\t"stays": "put"\n}')
  expect(await tab.run(() => document.querySelector('[data-favorite]')?.getAttribute('aria-pressed'))).toBe('true')
  await openPage(tab, '/tools')
  expect(await tab.run(() => document.querySelector('main li h3')?.textContent)).toBe('JSON Formatter')
  await press(tab, 'button', 'Favorite JSON Formatter')
})

test('a link with its text is made, opened and taken out of the address; one that is damaged says so', async ({
  ownTab: tab,
}) => {
  await openPage(tab, '/tools/json-formatter')
  await press(tab, 'radio', 'Tab')
  await fill(tab, 'JSON input', json)
  await press(tab, 'button', 'Share')
  await press(tab, 'checkbox', 'Include the text')
  const look = () => read(tab, 'textbox', 'Link')
  await expectText(tab, 'dialog', 'Share').toContain(json)
  const link = await look()
  expect(link).toContain('#v1.')
  // Another document first: a fragment alone would not load the page anew.
  await openPage(tab, '/contact')
  await openPage(tab, link)
  await expectText(tab, 'textbox', 'JSON output').toBe('{\n\t"stays": "put"\n}')
  expect(await tab.run(() => location.hash)).toBe('')
  await openPage(tab, '/contact')
  await openPage(tab, `${link.slice(0, -8)}`)
  await expectText(tab, 'alert').toContain('This link is damaged or cut off.')
  await openPage(tab, '/contact')
  await openPage(tab, '/tools/unit-converter#category=temperature&text=100')
  await expectText(tab, 'textbox', 'Result').toBe('212')
})

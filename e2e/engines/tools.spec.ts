import { expect } from '@playwright/test'
import { expectText, fill, openPage, paste, press, read, test } from './fixtures.ts'

// The tools that read files are in texts-and-files.spec.ts.

test('HTML and a URL are encoded and decoded, and usernames contain the base name', async ({ tab }) => {
  await openPage(tab, '/tools/html-encoder-decoder')
  await fill(tab, 'Input', '<a href="/é">©')
  await expectText(tab, 'textbox', 'Output').toBe('&lt;a href&#x3D;&quot;&#x2F;é&quot;&gt;&copy;')
  await press(tab, 'radio', 'Decode')
  await paste(tab, 'Input', '&notit; &amp;lt; &#128;')
  await expectText(tab, 'textbox', 'Output').toBe('¬it; &lt; €')

  await openPage(tab, '/tools/url-encoder-decoder')
  await fill(tab, 'URL or text', 'a b&c=d/é?')
  await press(tab, 'button', 'Encode URL')
  await expectText(tab, 'textbox', 'Encoded URL').toBe('a%20b%26c%3Dd%2F%C3%A9%3F')
  await paste(tab, 'URL or text', 'a%20b%26%C3%A9')
  await press(tab, 'button', 'Decode URL')
  await expectText(tab, 'textbox', 'Decoded URL').toBe('a b&é')

  await openPage(tab, '/tools/aesthetic-username-generator')
  await fill(tab, 'Base name', 'Ada L')
  await press(tab, 'button', 'Generate New Usernames')
  await expectText(tab, 'list', 'Generated usernames').toMatch(/^(.*adal.*(\n|$))+$/i)
})

test('the requested number of random UUIDs is made, and the inspector reads a UUID; a color gives a palette', async ({
  tab,
}) => {
  await openPage(tab, '/tools/uuid-generator')
  await fill(tab, 'Quantity', '3', 'spinbutton')
  await press(tab, 'button', 'Generate')
  const v4 = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g
  const uuids = async () => new Set((await read(tab, 'list', 'Generated UUIDs')).match(v4)).size
  await expect.poll(uuids).toBe(3)
  await paste(tab, 'UUIDs to inspect', '017F22E2-79B0-7CC3-98C4-DC0C0C07398F')
  await expectText(tab, 'table', 'Inspected UUIDs').toContain('2022-02-22')

  await openPage(tab, '/tools/color-palette-generator')
  await fill(tab, 'Hex color', '#ff0000')
  await press(tab, 'button', 'Generate Palette')
  await expectText(tab, 'list', 'Palette').toContain('#00FFFF')
})

test('a timestamp becomes a date and a date a timestamp; meters become feet', async ({ tab }) => {
  await openPage(tab, '/tools/timestamp-converter')
  await fill(tab, 'Timestamp', '1640995200')
  await expectText(tab, 'textbox', 'Human-readable date').toBe('2022-01-01 00:00:00 UTC')
  await paste(tab, 'Human-readable date', '1969-12-31 23:59:59')
  await expectText(tab, 'textbox', 'Timestamp').toBe('-1')

  await openPage(tab, '/tools/unit-converter')
  await fill(tab, 'Value', '1')
  await expectText(tab, 'textbox', 'Result').toBe('3.28084')
})

import { createHash } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { encodingsOf, findLeaks, readCaches, readPageText, readPlaces, recordTraffic } from './find-leaks.ts'
import { openPage, routes, test, toolRoutes, untilHydrated, untilOffline } from './support.ts'

const word = 'qzxvkwjpbh'
const text = `${word} <é&ü> "2"`
const number = '7316482950123'
/** The text in the link differs from the text typed later. */
const linked = `${number} ${text}`
const secrets = [word, text, number, linked]

/** The controls of a tool, by name. */
function handsOn(page: Page) {
  const tool = page.getByRole('main')
  const field = (name: string) => tool.getByRole('textbox', { name, exact: true })
  return {
    field,
    fill: (name: string, value: string) => field(name).fill(value),
    press: (name: string) => tool.getByRole('button', { name, exact: true }).first().click(),
    choose: (name: string, value: string) => tool.getByRole('combobox', { name, exact: true }).selectOption(value),
    check: (name: string) => tool.getByRole('radio', { name, exact: true }).check(),
    shows: (expected: string) =>
      expect.poll(async () => (await readPageText(page)).includes(expected), `the page shows ${expected}`).toBe(true),
  }
}
type Hands = ReturnType<typeof handsOn>

const base64 = (encoding: BufferEncoding) => Buffer.from(text, encoding).toString('base64')

/** What to do with the secrets in each tool. Without an entry, the text is typed into every field. */
const journeys: Record<string, (hands: Hands) => Promise<void>> = {
  'json-formatter': async ({ fill, press, check, shows }) => {
    await fill('JSON input', `{'${word}': ${number},}`)
    await press('Format JSON')
    await press('Show repair')
    await fill('JSON input', JSON.stringify({ [text]: [number] }))
    await press('Format JSON')
    await press('Copy')
    await check('Tree')
    await shows(word)
    await press('Minify')
    await press('Download')
  },
  'base64-encode-decode': async ({ fill, press, choose, shows }) => {
    await fill('Input', text)
    await press('Encode to Base64')
    await shows(base64('utf8'))
    await press('Options')
    await choose('Charset', 'utf-16le')
    await press('Encode to Base64')
    await shows(base64('utf16le'))
    await press('Switch & Use Output')
    await press('Decode from Base64')
    await press('Copy')
    await press('Download')
  },
  'text-case-converter': async ({ fill, press, choose, shows }) => {
    await fill('Your text', text)
    await press('Options')
    await choose('Language', 'tr')
    await shows(`${word}_é_ü_2`)
    await press('Copy UPPERCASE')
    await press('Download snake_case')
  },
  'regex-tester': async ({ fill, press, shows }) => {
    await fill('Pattern', `(?<${word}>${word})|${number}`)
    await fill('Test string', `${text} ${number}`)
    await fill('Replacement', `[$&${number}]`)
    await shows(`[${word}${number}]`)
    await press('Copy Matches')
    await press('Download Results')
  },
  'html-encoder-decoder': async ({ fill, press, choose, check, shows }) => {
    await fill('Input', text)
    await press('Options')
    await choose('Scope', 'non-ascii')
    await choose('Form', 'decimal')
    await shows('&#60;&#233;&#38;&#252;&#62;')
    await press('Copy')
    await check('Decode')
    await fill('Input', '&amp;eacute;'.concat(word))
    await press('Peel')
    await press('Download')
  },
  'url-encoder-decoder': async ({ fill, press, choose, shows }) => {
    await fill('URL or text', `https://example.com/${word}?q=${encodeURIComponent(text)}#${number}`)
    await press('Encode URL')
    await press('Decode URL')
    await press('Copy encoded URL')
    await press('Download decoded URL')
    await fill('Value of parameter 1', `${text} ${number}`)
    await choose('Mode', 'form')
    await press('Encode URL')
    await shows(encodeURIComponent(encodeURIComponent('é')))
  },
  'aesthetic-username-generator': async ({ fill, press, shows }) => {
    await fill('Base name', word)
    await press('Generate New Usernames')
    await shows(word.slice(1))
  },
  'uuid-generator': async ({ fill, press, choose, shows }) => {
    await choose('Version', 'v5')
    await fill('Name', text)
    await press('Generate')
    await press('Copy All')
    await press('Download')
    await fill('UUIDs to inspect', `${text} 6ba7b810-9dad-11d1-80b4-00c04fd430c8`)
    await shows('11d1')
  },
  'hash-generator': async ({ fill, press, check, shows }) => {
    await fill('Text to hash', text)
    await fill('Expected digest', createHash('sha512').update(text).digest('hex'))
    await shows(createHash('sha256').update(text).digest('hex'))
    await press('Copy MD5')
    await press('Download SHA-1')
    await press('Options')
    await check('Base64')
    await shows(createHash('sha384').update(text).digest('base64'))
    await fill('HMAC key', `${word}${number}`)
    await press('Generate')
  },
  'color-palette-generator': async ({ fill, press, shows }) => {
    await fill('Hex color', text)
    await press('Generate Palette')
    await shows('Not a color.')
  },
  'timestamp-converter': async ({ fill, press, choose, shows }) => {
    await fill('Human-readable date', text)
    await choose('Format', 'milliseconds')
    await fill('Timestamp', number)
    await shows(new Date(Number(number)).toISOString().slice(0, 10))
    await press('Copy timestamp')
    await press('Download')
  },
  'unit-converter': async ({ fill, press, choose, shows }) => {
    await fill('Value', text)
    await fill('Value', number)
    await choose('To unit', 'meters')
    await choose('From unit', 'meters')
    await shows(number)
    await press('Copy result')
    await press('Download')
  },
}

async function typeEverywhere(page: Page) {
  const fields = page.getByRole('main').locator('input[type=text], textarea').and(page.locator(':not([readonly])'))
  for (const field of await fields.all()) await field.fill(text)
  await page.keyboard.press('ControlOrMeta+Enter')
}

/** The browser restores no field, and no field allows a spell checker, which might ask a server. */
async function expectPrivateFields(page: Page) {
  const fields = page.getByRole('main').locator('input:not([type=file]), textarea, select, [contenteditable=true]')
  const open = await fields.evaluateAll((all) =>
    all
      .filter(
        (field) =>
          ('autocomplete' in field && field.autocomplete !== 'off') ||
          (field.matches('[type=text], [type=search], textarea, [contenteditable]') &&
            (field as HTMLElement).spellcheck),
      )
      .map((field) => field.outerHTML),
  )
  expect(open).toEqual([])
}

const expectNothingIn = (places: Record<string, string>) => expect(findLeaks(places, secrets)).toEqual([])

/** A reloaded page shows no secret and has stored none. */
async function expectNothingShown(page: Page) {
  await untilHydrated(page)
  expectNothingIn({ ...(await readPlaces(page)), page: await readPageText(page) })
}

/** No secret is stored while the page is used, or after a reload. */
async function expectNothingKept(page: Page) {
  expectNothingIn(await readPlaces(page))
  await page.reload()
  await expectNothingShown(page)
}

/** Waits until the offline copy is complete. No secret was sent, and none is in the copy. */
async function expectNothingSent(page: Page, { requests, addresses }: ReturnType<typeof recordTraffic>) {
  await untilOffline(page)
  await expect.poll(() => requests.join()).toContain('/insights/view')
  for (const request of requests.filter((request) => !request.startsWith('GET '))) {
    const { route, path, ...rest } = JSON.parse(request.slice(request.lastIndexOf(' {') + 1))
    expect([request, Object.keys(rest), routes.includes(route) && path === route]).toEqual([request, [], true])
  }
  const cached = await readCaches(page)
  expect(cached).toContain('/tools/json-formatter')
  expectNothingIn({ caches: cached, requests: requests.join('\n'), addresses: addresses.join('\n') })
}

/** Copies a link that includes the current text. */
async function shareLink(page: Page, slug: string) {
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const share = page.getByRole('dialog', { name: 'Share' })
  await share.getByRole('checkbox', { name: 'Include the text' }).check()
  // Text that is not a color is not shared: the visible palette belongs to another color.
  await expect(share.getByText(word).first()).toBeVisible({ visible: slug !== 'color-palette-generator' })
  await share.getByRole('button', { name: 'Copy link' }).click()
  await expect(share.getByRole('status')).toHaveText('Copied.')
  await page.keyboard.press('Escape')
  await expect(share).toHaveCount(0)
}

/** Sends text from the home page to a tool, which leaves nothing behind. */
async function handOverFromHome(page: Page) {
  await openPage(page, '/')
  await page.getByRole('textbox', { name: 'Paste anything' }).fill(JSON.stringify({ [text]: number }))
  await expectPrivateFields(page)
  await page.getByRole('button', { name: 'Format: JSON' }).click()
  await page.waitForURL('/tools/json-formatter')
  await handsOn(page).shows(word)
  await expectNothingKept(page)
}

/** Sends an output to another tool and peels off a layer there. Neither page keeps any of it. */
async function sendOn(page: Page) {
  await openPage(page, '/tools/url-encoder-decoder')
  const { fill, press, shows } = handsOn(page)
  await fill('URL or text', encodeURIComponent(JSON.stringify(JSON.stringify({ [text]: number }))))
  await press('Decode URL')
  await page.getByRole('button', { name: 'Send to…' }).last().click()
  await page.getByRole('menuitem', { name: 'JSON Formatter' }).click()
  await page.waitForURL('/tools/json-formatter')
  await press('Peel')
  await shows(`{"${word} <é&ü> \\"2\\"":"${number}"}`)
  await press('Copy')
  await expectNothingKept(page)
  await page.goBack()
  await expectNothingShown(page)
}

/** A tool with an editor, one with a field, and one that starts with its own text. All tools use the same Share dialog. */
const sharers = ['json-formatter', 'unit-converter', 'color-palette-generator']

test.describe('with the offline copy', () => {
  test.use({ serviceWorkers: 'allow' })

  /** Enters the secrets into these tools, by link and by hand. One tab for all: each new browser copies the whole site. */
  async function expectNothingLeft(page: Page, slugs: string[], more = async () => {}): Promise<void> {
    const traffic = recordTraffic(page)
    const links: string[] = []
    for (const slug of slugs)
      await test.step(slug, async () => {
        const link = `/tools/${slug}#text=${encodeURIComponent(linked)}`
        links.push(link)
        await openPage(page, link)
        await handsOn(page).shows(word)
        if (sharers.includes(slug)) await shareLink(page, slug)
        await (journeys[slug]?.(handsOn(page)) ?? typeEverywhere(page))
        expect(findLeaks({ page: await readPageText(page) }, secrets)).not.toEqual([])
        await expectPrivateFields(page)
        await expectNothingKept(page)
      })
    await more()
    // The visitor opened the links. The page made every other address itself.
    const addresses = traffic.addresses.filter((address) => !links.some((link) => address.endsWith(link)))
    expect(traffic.addresses.length - addresses.length).toBe(links.length)
    await expectNothingSent(page, { ...traffic, addresses })
  }

  test('no input is sent or stored in any form: typed into a tool or the home page, opened from a link, shared, or passed to another tool', async ({
    page,
  }) => {
    await expectNothingLeft(page, sharers, async () => {
      await test.step('the paste box on the home page', () => handOverFromHome(page))
      await test.step('from one tool to another', () => sendOn(page))
    })
  })

  test('no input of any other tool is sent or stored in any form @looks', async ({ page }) => {
    await expectNothingLeft(
      page,
      toolRoutes.map((path) => path.replace('/tools/', '')).filter((slug) => !sharers.includes(slug)),
    )
  })
})

test('clearing a text ends the worker that holds it', async ({ page }) => {
  const workers = () => page.workers().length
  await openPage(page, '/tools/text-case-converter')
  const { fill, press, shows } = handsOn(page)
  await fill('Your text', `${text} `.repeat(1000))
  await shows(word.toUpperCase())
  expect(workers()).toBe(1)
  await press('Clear')
  await expect.poll(workers).toBe(0)

  await openPage(page, '/tools/regex-tester')
  await fill('Pattern', word)
  await fill('Test string', text)
  await shows('1 match')
  const before = workers()
  await press('Clear All')
  // Workers that hold no text stay for a while before they end.
  await expect.poll(workers).toBeLessThan(before)
})

const digest = (algorithm: string) => createHash(algorithm).update(text)

test('the search finds every encoding of a text', () => {
  for (const [name, planted] of Object.entries({
    'the text as it is': text,
    'reversed case': text.toUpperCase().replace('QZX', 'qzx'),
    'JSON with escapes': JSON.stringify({ a: text }).replace(/[é-ü]/g, (c) => `\\u00${c.charCodeAt(0).toString(16)}`),
    'a query': new URL(`https://example.com/?q=${text}`).href,
    'a form': String(new URLSearchParams({ q: text })),
    hex: Buffer.from(`x${text}`).toString('hex'),
    'Base64 from byte 0': Buffer.from(text).toString('base64'),
    'Base64 from byte 1': Buffer.from(`a${text}b`).toString('base64'),
    'Base64 from byte 2': Buffer.from(`ab${text}cd`).toString('base64url'),
    'UTF-16': Buffer.from(text, 'utf16le').toString('utf8'),
    'UTF-16 in Base64': Buffer.from(`${text}!`, 'utf16le').toString('base64'),
    'entities by name': 'x&lt;&eacute;&amp;&uuml;&gt;',
    'entities by number': [...word].map((c) => `&#${c.charCodeAt(0)};`).join(''),
    'entities by hexadecimal number': [...word]
      .map((c) => `&#X${c.charCodeAt(0).toString(16).toUpperCase()};`)
      .join(''),
    'an MD5 digest': digest('md5').digest('hex'),
    'a SHA-256 digest': digest('sha256').digest('base64'),
    'a SHA-512 digest': digest('sha512').digest('base64url'),
  })) {
    expect(findLeaks({ place: `before ${planted} after` }, [...secrets, '<é&ü>']), name).not.toEqual([])
  }
  expect(findLeaks({ place: 'before after' }, secrets)).toEqual([])
})

test('the search finds a text planted in any place', async ({ page }) => {
  const traffic = recordTraffic(page)
  await openPage(page, '/contact')
  const { hex = '', plain = '' } = encodingsOf(word)
  await page.context().addCookies([{ name: 'planted', value: hex, url: page.url() }])
  await page.evaluate(
    async ([hex, plain]) => {
      localStorage.planted = hex
      sessionStorage.planted = hex
      document.title = plain
      window.name = plain
      history.replaceState({ planted: hex }, '', `#${plain}`)
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('planted')
        request.onupgradeneeded = () => request.result.createObjectStore('rows')
        request.onsuccess = () => resolve(request.result)
      })
      await new Promise((resolve) => {
        const writing = database.transaction('rows', 'readwrite')
        writing.objectStore('rows').put({ nested: [hex] }, 1)
        writing.oncomplete = resolve
      })
      database.close()
      await (await caches.open('planted')).put('/any', new Response(hex))
      await fetch('/insights/view', { method: 'POST', body: hex })
    },
    [hex, plain] as const,
  )
  const places = {
    ...(await readPlaces(page)),
    caches: await readCaches(page),
    requests: traffic.requests.join(),
    addresses: traffic.addresses.join(),
  }
  const found = new Set(findLeaks(places, [word]).map((trace) => trace.split(': ')[0]))
  expect([...found].sort()).toEqual(Object.keys(places).sort())
})

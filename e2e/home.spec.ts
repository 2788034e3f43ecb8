import { expect, type Page } from '@playwright/test'
import {
  collectRequests,
  dropFile,
  expectFits,
  expectInside,
  expectResponsive,
  holdScript,
  openPage,
  paneText,
  test,
  toast,
  toolRoutes,
  untilHydrated,
  watchMainThread,
  watchProblems,
  watchShifts,
} from './support.ts'

const box = 'Paste anything'
const encoded = 'eyJ1c2VyIjoiYWRhIiwiaWF0IjoxNjQwOTk1MjAwfQ=='

const inputOf = (page: Page) => page.getByRole('textbox', { name: box })
const offersOf = (page: Page) => page.getByRole('list', { name: 'What to do with it' }).getByRole('listitem')
const attemptsOf = (page: Page) => page.getByRole('list', { name: 'Attempts to leave this page' }).getByRole('listitem')
const demonstrated = [
  /JWT payload{"name":"Ada","iat":1640995200}Format/,
  /JWT header{"alg":"HS256"}Format/,
  /Hash this text/,
]

/** Opens home and holds back its scripts. The returned function releases them and waits until the page responds. */
async function openEarly(page: Page): Promise<() => Promise<void>> {
  await page.unrouteAll()
  const release = await holdScript(page)
  await page.goto('/', { waitUntil: 'commit' })
  return async () => {
    release()
    await untilHydrated(page)
  }
}

const approaches: Record<string, (page: Page) => Promise<void>> = {
  pointer: (page) => inputOf(page).click(),
  async keyboard(page) {
    await page.getByLabel('Open file').focus()
    await page.keyboard.press('Tab')
  },
}

async function expectPasted(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Format: JSON' })).toBeVisible()
  await expect(inputOf(page)).toHaveValue('[1]')
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
}

test('home links to all tools, six featured ones, the contact page and five articles, and forgets a text whose tool was never opened', async ({
  page,
}) => {
  const leave = () => page.evaluate(() => sessionStorage.setItem('stayput:hand-over', 'json-formatter \n[1]'))
  const kept = () => page.evaluate(() => Object.keys(sessionStorage))
  await page.goto('/robots.txt')
  await leave()
  await openPage(page, '/')
  expect(await kept()).toEqual([])
  await expect(page.getByRole('link', { name: 'Explore Tools' })).toHaveAttribute('href', '/tools')
  await expect(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')

  const cards = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Featured tools' }) })
    .getByRole('listitem')
  await expect(cards.getByRole('heading')).toHaveText([
    'JSON Formatter',
    'Base64 Encode / Decode',
    'UUID Generator',
    'Hash Generator',
    'HTML Encoder / Decoder',
    'Aesthetic Username Generator',
  ])
  await expect(cards.getByRole('link', { name: 'Use Tool: JSON Formatter' })).toHaveAttribute(
    'href',
    '/tools/json-formatter',
  )

  for (const names of [
    ['Fast', 'Privacy-first', 'Works offline', 'Developer-focused'],
    ['Open a tool', 'Use it', 'Keep the result'],
  ])
    for (const name of names) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()

  const teasers = page.getByRole('link', { name: /^Read Article: / })
  const addresses = await teasers.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual([
    '/blog/json-formatting-tips',
    '/blog/base64-encoding-guide',
    '/blog/text-case-conversion-guide',
    '/blog/uuid-guide-for-developers',
    '/blog/understanding-timestamps',
  ])
  await expect(page.getByText('Aug 4, 2025')).toBeVisible()
  await expect(page.getByRole('link', { name: 'View All Posts' })).toHaveAttribute('href', '/blog')

  const links = page.getByRole('navigation', { name: 'All tools' }).getByRole('link')
  const tools = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(tools.toSorted()).toEqual(toolRoutes.toSorted())
  await expect(page.getByText('Works offline once your browser has saved the site')).toBeVisible()
  await expect(page.getByText('Saved in your browser')).toBeHidden()

  await leave()
  await inputOf(page).fill('x')
  expect(await kept()).toEqual([])
})

test('the HTML holds a demo with its result, which does not move; what a visitor does before the scripts load is kept', async ({
  page,
}) => {
  const readShift = await watchShifts(page)
  const asked = collectRequests(page, /\/offers-/)
  const input = inputOf(page)

  await test.step('the scripts find the same result as the HTML', async () => {
    const release = await openEarly(page)
    await expect(input).toHaveValue(/^eyJ/)
    await expect(offersOf(page)).toHaveText(demonstrated)
    await release()
    await expect(page.getByText(/^0 bytes sent, measured in this tab since \d\d:\d\d:\d\d$/)).toBeVisible()
    await expect(offersOf(page)).toHaveText(demonstrated)
    expect(await readShift()).toBe(0)
    expect(asked).toEqual([])
    await input.fill(`${await input.inputValue()}\n`)
    await expect(page.getByRole('status')).toHaveText('Best guess: JWT payload')
    await expect(offersOf(page)).toHaveText(demonstrated)
  })

  await page.evaluate(() => navigator.clipboard.writeText('[1]'))
  for (const [name, approach] of Object.entries(approaches))
    await test.step(`a paste replaces the demo, with the focus set by ${name}`, async () => {
      const release = await openEarly(page)
      await approach(page)
      await page.keyboard.press('Control+v')
      await expect(input).toHaveValue('[1]')
      await release()
      await expectPasted(page)
    })

  await test.step('the demo stays selected if React starts after the visitor clicks', async () => {
    const release = await openEarly(page)
    await input.click()
    await release()
    await page.keyboard.type('1')
    await expect(input).toHaveValue('1')
  })

  await test.step('a deleted demo does not come back', async () => {
    const release = await openEarly(page)
    await input.fill('')
    await release()
    await expect(page.getByRole('list', { name: 'Examples to try' })).toBeVisible()
    await expect(input).toHaveValue('')
  })
})

test('a paste or a key replaces the demo, and only the buttons of the demo send it to a tool', async ({ page }) => {
  const input = inputOf(page)
  for (const [name, approach] of Object.entries(approaches))
    await test.step(`a paste, with the focus set by ${name}, leaves nothing to undo`, async () => {
      await openPage(page, '/')
      await page.evaluate(() => navigator.clipboard.writeText('[1]'))
      await approach(page)
      await page.keyboard.press('Control+v')
      await expectPasted(page)
    })
  // The text is the visitor's now, so the field works like any other.
  await input.press('End')
  await page.getByRole('link', { name: 'Contact us' }).focus()
  await input.focus()
  await page.keyboard.type('x')
  await expect(input).toHaveValue(/^(x\[1\]|\[1\]x)$/)

  await test.step('a key, even if the press is no click because the page renders in between', async () => {
    await openPage(page, '/')
    const { x, y } = (await input.boundingBox())!
    await page.mouse.move(x + 20, y + 20)
    await page.mouse.down()
    // React does this on every update of a field.
    await input.evaluate((field: HTMLTextAreaElement) => {
      field.defaultValue = `${field.defaultValue}`
    })
    await page.mouse.up()
    await page.keyboard.type('2')
    await expect(input).toHaveValue('2')
  })

  await test.step('Ctrl+Enter does not send the demo to a tool, but its button does', async () => {
    await openPage(page, '/')
    await input.press('Control+Enter')
    await input.press('Tab')
    await expect(page.getByRole('button', { name: 'Format: JWT payload' })).toBeFocused()
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/tools/json-formatter')
    await expect.poll(() => paneText(page, 'JSON input')).toBe('{"name":"Ada","iat":1640995200}')
  })

  await test.step('a button pressed before the offers are updated uses the current text', async () => {
    await openPage(page, '/')
    await input.evaluate((input: HTMLTextAreaElement) => {
      // In the same task as the key, before anything can render.
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(input, '[1]')
      input.dispatchEvent(new Event('input', { bubbles: true }))
      document.querySelector<HTMLElement>('[aria-label="Format: JWT payload"]')!.click()
    })
    await expect(page).toHaveURL('/tools/json-formatter')
    await expect.poll(() => paneText(page, 'JSON input')).toBe('[1]')
  })
})

test('nothing is tried before a click; then the browser blocks three leaks and 0 bytes are sent; if the attempts cannot load, the page says so and claims nothing', async ({
  page,
}) => {
  const problems = watchProblems(page)
  const asked = collectRequests(page, /attempts|verdict|\.invalid/)
  const untried = [/^fetch.*not tried yet$/, /^sendBeacon.*not tried yet$/, /^WebSocket.*not tried yet$/]
  await page.route(/\/attempts-/, (route) => route.abort())
  await openPage(page, '/')
  await expect(attemptsOf(page)).toHaveText(untried)
  expect(problems).toEqual([])
  expect(asked).toEqual([])

  await page.getByRole('button', { name: 'Try to leak a word' }).click()
  await expect(toast(page, 'The test could not be loaded')).toBeVisible()
  await expect(attemptsOf(page)).toHaveText(untried)
  await page.unrouteAll()
  problems.length = 0

  await page.getByRole('button', { name: 'Try to leak a word' }).click()
  for (let time = 0; time < 2; time++) {
    await expect(page.getByText('We just tried to leak the word “canary”.')).toBeVisible()
    await expect(attemptsOf(page)).toHaveText([/^fetch.*Blocked$/, /^sendBeacon.*Blocked$/, /^WebSocket.*Blocked$/])
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused()
    for (const refused of ['https://fetch-page.', 'https://sendbeacon-page.', 'wss://websocket-page.'])
      expect(
        problems.filter((problem) => problem.includes(refused) && problem.includes("connect-src 'none'")),
      ).not.toEqual([])
    problems.length = 0
    await page.getByRole('button', { name: 'Try again' }).click()
  }
  await expect(page.getByText(/^0 bytes sent, measured/)).toBeVisible()
})

test('the box recognizes its text, offers matching tools, counts characters, takes an example, and keeps a text it cannot pass to a tool', async ({
  page,
}) => {
  const input = inputOf(page)
  const problems = watchProblems(page)

  await test.step('the code that recognizes text loads on first use; if it cannot, the box says so and can try again', async () => {
    const asked = collectRequests(page, /\/offers-/)
    await page.route(/\/offers-/, (route) => route.abort())
    await openPage(page, '/')
    expect(asked).toEqual([])
    expect(problems).toEqual([])
    await input.fill('[1]')
    await expect(page.getByRole('alert')).toContainText('could not be loaded')
    expect(asked).toHaveLength(1)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Format: JSON' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    problems.length = 0
  })

  for (const [text, kind, action] of [
    [encoded, 'Base64 of JSON', 'Decode'],
    ['018f4e6a-7c3b-7def-8123-456789abcdef', 'UUID, version 7', 'Inspect'],
    ['/a+/g', 'Regular expression', 'Test'],
  ] as const) {
    await input.fill(text)
    await expect(offersOf(page).first()).toContainText(kind)
    await expect(
      offersOf(page)
        .first()
        .getByRole('button', { name: `${action}: ${kind}` }),
    ).toBeVisible()
    await expect(page.getByRole('status')).toHaveText(`Best guess: ${kind}`)
  }
  await input.fill('a😀')
  await expect(page.getByRole('status')).toHaveText('Plain text')
  await expect(page.getByText('2 characters', { exact: true })).toBeVisible()
  await input.fill('')
  await expect(page.getByText('0 characters', { exact: true })).toBeVisible()
  await expect(page.getByRole('list', { name: 'What to do with it' })).toBeHidden()
  await page.getByRole('button', { name: 'Base64', exact: true }).click()
  await expect(input).toHaveValue(encoded)
  await expect(page.getByRole('button', { name: 'Decode: Base64 of JSON' })).toBeVisible()
  expect(problems).toEqual([])

  const way = page.getByRole('link', { name: 'Open: JSON Formatter' })
  await test.step('a message says when a text is too long, the tools stay one click away, and the page never freezes', async () => {
    await input.fill('')
    const watch = await watchMainThread(page)
    await page.evaluate(() => navigator.clipboard.writeText(`[${'{"a":1},'.repeat(650_000)}1]`))
    await input.press('Control+v')
    await expect(page.getByRole('status')).toHaveText('Best guess: JSON, based on its first 65,536 characters')
    await expect(page.getByText('about 5,200,003 characters')).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('cannot be passed to another page')
    await expect(way).toHaveAttribute('href', '/tools/json-formatter')
    await expectResponsive(watch)
  })

  await test.step('if the browser refuses to store the text, the box says so and keeps it', async () => {
    await openPage(page, '/')
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await input.fill('[1]')
    await page.getByRole('button', { name: 'Format: JSON' }).click()
    await expect(page.getByRole('alert')).toContainText('cannot be passed to another page')
    await expect(input).toHaveValue('[1]')
    await way.click()
    await expect(page).toHaveURL('/tools/json-formatter')
  })
})

test('a text that no tool recognizes is named and can be encoded, hashed and counted, and words changed; a quantity, the time in an ID and a certificate go to the tool that helps', async ({
  page,
}) => {
  const input = inputOf(page)
  await openPage(page, '/')
  const box = page.getByRole('region', { name: 'Find a tool by its text' })
  for (const [text, name] of [
    ['fe80::1', 'IPv6 address'],
    ['SELECT * FROM users', 'SQL'],
    ['Meet me at noon.', 'Plain text'],
  ] as const) {
    await input.fill(text)
    await expect(page.getByRole('status')).toHaveText(name)
    await expect(box.getByText(name, { exact: true }).filter({ visible: true }).first()).toBeVisible()
    const buttons = [
      'Encode: Encode as Base64',
      // An address or a query has no case to change.
      ...(name === 'Plain text' ? ['Convert: Change its case'] : []),
      'Hash: Hash this text',
      'Count: Count characters and words',
    ]
    for (const button of buttons)
      await expect(offersOf(page).getByRole('button', { name: button, exact: true })).toBeVisible()
    await expect(offersOf(page)).toHaveCount(buttons.length)
  }
  await page.getByRole('button', { name: 'Count: Count characters and words' }).click()
  await expect(page).toHaveURL('/tools/text-case-converter')
  await expect.poll(() => paneText(page, 'Your text')).toBe('Meet me at noon.')

  const go = async (text: string, name: string, path: string) => {
    await openPage(page, '/')
    await input.fill(text)
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
  }
  await test.step('a value and its unit', async () => {
    await go('5 km', 'Convert: Length in kilometers', '/tools/unit-converter')
    await expect(page.getByRole('textbox', { name: 'Value' })).toHaveValue('5')
    await expect(page.getByLabel('Category')).toHaveValue('length')
    await expect(page.getByLabel('From unit')).toHaveValue('kilometers')
    await expect(page.getByLabel('To unit')).toHaveValue('miles')
    await expect(page.getByRole('textbox', { name: 'Result' })).toHaveValue(/^3\.10/)
  })
  await test.step('the time in a ULID', async () => {
    await go('01ARZ3NDEKTSV4RRFFQ69G5FAV', 'Convert: ULID (its time)', '/tools/timestamp-converter')
    await expect(page.getByRole('textbox', { name: 'Timestamp' })).toHaveValue('1469922850259')
    await expect(page.getByLabel('Format')).toHaveValue('milliseconds')
  })
  await test.step('the Base64 of a public key', async () => {
    await go('ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGKx ada', 'Decode: SSH public key', '/tools/base64-encode-decode')
    await expect.poll(() => paneText(page, 'Input')).toBe('AAAAC3NzaC1lZDI1NTE5AAAAIGKx')
    await expect(page.getByRole('radio', { name: 'Decode' })).toBeChecked()
    await expect.poll(() => paneText(page, 'Output')).toContain('ssh-ed25519')
  })
})

test('a paste with nothing focused goes into the box, also before the page responds, but not out of a field or a dialog', async ({
  page,
}) => {
  const input = inputOf(page)
  const copy = (text: string) => page.evaluate((text) => navigator.clipboard.writeText(text), text)
  const pasteOnPage = async () => {
    await page.getByRole('heading', { name: 'From the blog' }).click()
    await expect(input).not.toBeFocused()
    await page.keyboard.press('Control+v')
  }
  await openPage(page, '/')
  await copy('[1]')
  await pasteOnPage()
  await expectPasted(page)
  await expect(input).toBeFocused()
  await expect(input).toBeInViewport()

  await test.step('a text of the visitor can be had back', async () => {
    await copy('fe80::1')
    await pasteOnPage()
    await expect(input).toHaveValue('fe80::1')
    await page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(input).toHaveValue('[1]')
  })

  await test.step('the palette keeps what is pasted into it', async () => {
    await page.keyboard.press('Control+k')
    const finder = page.getByRole('combobox', { name: 'Find a tool' })
    await expect(finder).toBeFocused()
    await page.keyboard.press('Control+v')
    await expect(finder).toHaveValue('fe80::1')
    await page.keyboard.press('Escape')
    await expect(input).toHaveValue('[1]')
  })

  await test.step('before the scripts run', async () => {
    const release = await openEarly(page)
    await pasteOnPage()
    await release()
    await expect(input).toHaveValue('fe80::1')
    await expect(page.getByRole('status')).toHaveText('IPv6 address')
  })
})

test('the text goes to the tool and nowhere else, also by keyboard, and the tool runs the chosen action', async ({
  page,
}) => {
  const text = '{"secret":"stays put"}'
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`))
  const input = inputOf(page)

  await test.step('Tab moves to the button, and the tool leaves nothing of the text in storage', async () => {
    await openPage(page, '/')
    await input.fill(text)
    await expect(page.getByRole('button', { name: 'Format: JSON' })).toBeVisible()
    await input.press('Tab')
    await expect(page.getByRole('button', { name: 'Format: JSON' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/tools/json-formatter')
    await expect.poll(() => paneText(page, 'JSON input')).toBe(text)
    await expect.poll(() => paneText(page, 'JSON output')).toBe('{\n  "secret": "stays put"\n}')
    const kept = await page.evaluate(() => ({
      title: document.title,
      address: location.href,
      state: history.state,
      local: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
    }))
    expect(kept).toMatchObject({ state: null, local: [['stayput:recents', 'json-formatter']], session: [] })
    expect(kept.title + kept.address).not.toMatch(/secret|[?#]/)
    expect(requests.filter((request) => /secret|stays(%20|\+| )put/.test(request))).toEqual([])
  })

  await test.step('after going back, the page says that the text is gone, and Ctrl+Enter takes the best guess', async () => {
    await page.goBack()
    await untilHydrated(page)
    // The demo is not the text the visitor left here.
    await expect(page.getByRole('alert')).toHaveText(
      'Your text is gone: the browser reloaded this page, and we never store input.',
    )
    await input.fill('W10=')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await input.press('Control+Enter')
    await expect(page).toHaveURL('/tools/base64-encode-decode')
    await expect.poll(() => paneText(page, 'Input')).toBe('W10=')
    await expect.poll(() => paneText(page, 'Output')).toBe('[]')
  })

  await test.step('a color becomes a palette', async () => {
    await openPage(page, '/')
    await input.fill('#c2370f')
    await page.getByRole('button', { name: 'Make palette: Color' }).click()
    await expect(page.getByRole('list', { name: 'Palette' }).getByRole('listitem').first()).toContainText('#C2370F')
    await expect(page.getByRole('textbox', { name: 'Hex color' })).toHaveValue('#c2370f')
    await expect(page.getByLabel('Pick a color')).toHaveValue('#c2370f')
  })
})

test('a text file dropped on the box is read there; any other file is named by its type and, without a service worker, refused with the reason', async ({
  page,
}) => {
  await openPage(page, '/')
  const input = inputOf(page)
  await dropFile(input, 'a.json', '{"from":"a file"}')
  await expect(input).toHaveValue('{"from":"a file"}')
  await expect(page.getByRole('button', { name: 'Format: JSON' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)

  await input.fill('typed before')
  await page.getByLabel('Open file').setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
  })
  await expect(page.getByText('photo.png is a PNG image, not text.')).toBeVisible()
  await expect(offersOf(page)).toHaveText([/Encode this file/, /Hash this file/])
  await expect(page.getByText('Plain text')).toHaveCount(0)
  await expect(page.getByRole('alert')).toContainText('This file cannot be passed to another page')
  await expect(page.getByRole('link', { name: 'Open: Hash Generator' })).toHaveAttribute(
    'href',
    '/tools/hash-generator',
  )
  await page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(input).toHaveValue('typed before')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Convert: Change its case' })).toBeVisible()
})

test('every tool is one click away on the first screen; on a phone the box starts above the fold and nothing scrolls sideways @looks', async ({
  page,
}) => {
  const links = page.getByRole('navigation', { name: 'All tools' }).getByRole('link')
  for (const [width, height] of [
    [1440, 900],
    [1366, 657],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openPage(page, '/')
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Try to leak a word' })).toBeInViewport({ ratio: 1 })
  }

  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/')
  await expect(page.getByRole('textbox', { name: box })).toBeInViewport()
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expectFits(page)
    const bench = page.getByRole('region', { name: 'Find a tool by its text' })
    // A file input covers its button only up to the inside of the border.
    for (const control of await bench.getByRole('button').all())
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(42)
    await expectInside(bench)
    await page.getByRole('textbox', { name: box }).fill(`https://example.com/${'a%20'.repeat(100)}`)
    await expect(page.getByRole('textbox', { name: box })).toHaveCSS('font-size', '16px')
    await expectFits(page)
    await page.reload()
  }
})

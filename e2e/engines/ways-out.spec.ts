import { expect } from '@playwright/test'
import { expectSaid, openPage, paste, press, test } from './fixtures.ts'

/** Runs in the page: preloads one address of each kind, each on its own host. Returns whether a service worker was there. */
async function loadAhead() {
  const kinds = ['fetch', 'image', 'script', 'style', 'font']
  const loads = kinds.map((as) => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'preload',
      as,
      href: `https://${as}-ahead.stayput-proof.invalid/`,
    })
    document.head.append(link)
    return new Promise((resolve) => {
      for (const event of ['load', 'error']) link.addEventListener(event, resolve)
    })
  })
  await Promise.all(loads)
  return Boolean(navigator.serviceWorker.controller)
}

test('with the offline copy, preloads do not leave the site either; a tool cannot hold the window of the contact page, which may connect, nor the other way around; no page has peer connections', async ({
  ownTab: tab,
  outside,
}) => {
  // Wait for the offline copy, so that all windows open under the same conditions.
  await openPage(tab, '/contact')
  await expectSaid(tab, 'offline')
  const closedTo = {
    '/tools/json-formatter': ['/contact', '/tools/hash-generator'],
    '/contact': ['/tools/json-formatter'],
  }
  for (const [from, others] of Object.entries(closedTo)) {
    await openPage(tab, from)
    await tab.run(() => {
      const open = (event: Event) => {
        event.preventDefault()
        Object.assign(window, { opened: window.open(document.documentElement.dataset.other) })
      }
      addEventListener('click', open, { capture: true })
    })
    // A window that is still linked ends up showing its page; otherwise it looks closed. In between it may be cross-origin.
    const look = () =>
      tab
        .run(() => {
          const { opened } = window as unknown as { opened: Window | null }
          if (!opened) return 'not opened'
          return opened.closed ? 'closed' : (opened.document.getElementById('root')?.dataset.page ?? 'empty')
        })
        .catch(String)
    for (const to of others) {
      await tab.run((path) => {
        Object.assign(window, { opened: null })
        document.documentElement.dataset.other = path
      }, to)
      const expected = [from, to].includes('/contact') ? 'closed' : to
      // WebKit sometimes leaves a window empty for 40 s. That proves nothing, so open another one.
      await expect(async () => {
        await tab.click(300, 30)
        await expect.poll(look, { message: `${from} opens ${to}`, timeout: 20_000 }).toBe(expected)
      }).toPass()
    }
    expect(await tab.run(() => typeof RTCPeerConnection)).toBe('undefined')
  }
  await openPage(tab, '/tools/hash-generator')
  expect(await tab.run(loadAhead)).toBe(true)
  expect([...outside.heard].filter((host) => host.includes('-ahead'))).toEqual([])
})

test('an SVG preview opened in its own tab has no access to the site', async ({ tab }) => {
  const script =
    "document.documentElement.dataset.ranAs = self.origin; if (self.origin !== 'null') localStorage.setItem('stolen', 'yes')"
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><script>${script}</script></svg>`
  await openPage(tab, '/tools/base64-encode-decode')
  await press(tab, 'radio', 'Decode')
  await paste(tab, 'Input', Buffer.from(svg).toString('base64'))
  await press(tab, 'button', 'Decode from Base64')
  const findPreview = () =>
    tab.run(() => document.querySelector<HTMLImageElement>('img[alt="Preview of the SVG image"]')?.src ?? '')
  await expect.poll(findPreview).not.toBe('')
  const address = await findPreview()

  await tab.run((preview) => {
    const open = (event: Event) => {
      event.preventDefault()
      Object.assign(window, { opened: window.open(preview) })
    }
    addEventListener('click', open, { once: true, capture: true })
  }, address)
  await tab.click(300, 30)
  await expect.poll(() => tab.run(() => 'opened' in window)).toBe(true)

  await tab.open(address)
  const opened = await tab.run(() => ({
    protocol: location.protocol,
    ranAs: document.documentElement.getAttribute('data-ran-as') ?? 'nothing ran',
  }))
  expect(opened).toEqual({ protocol: 'data:', ranAs: expect.stringMatching(/^(null|nothing ran)$/) })
  await openPage(tab, '/tools/base64-encode-decode')
  expect(await tab.run(() => localStorage.getItem('stolen'))).toBeNull()
})

/** Runs in the page: tries every way a script can navigate, each to its own host. Returns which were refused. */
async function goElsewhere() {
  const addressOf = (way: string) => `https://${way}.going.invalid/?text`
  const make = <K extends keyof HTMLElementTagNameMap>(name: K, properties: object, inside = document) => {
    const element: HTMLElementTagNameMap[K] = Object.assign(inside.createElement(name), properties)
    inside.body.append(element)
    return element
  }
  const frame = () => make('iframe', {}).contentWindow!
  const ways: Record<string, (address: string) => unknown> = {
    href(address) {
      location.href = address
    },
    assign: (address) => location.assign(address),
    replace: (address) => location.replace(address),
    link: (href) => make('a', { href }).click(),
    download: (href) => make('a', { href, download: 'a.txt' }).click(),
    open: (address) => window.open(address, '_self'),
    navigate: (address) => navigation.navigate(address).finished?.catch(() => null),
    top(address) {
      frame().top!.location.href = address
    },
    target: (href) => make('a', { href, target: '_top' }, frame().document).click(),
    refresh: (address) => make('meta', { httpEquiv: 'refresh', content: `0;url=${address}` }),
  }
  const refused: string[] = []
  const isOver = new Promise<void>((resolve) =>
    navigation.addEventListener('navigate', ({ destination, defaultPrevented }) => {
      const way = /(\w+)\.going/.exec(destination.url)?.[1] ?? ''
      if (defaultPrevented) refused.push(way)
      if (way === 'refresh') resolve()
    }),
  )
  for (const [way, go] of Object.entries(ways)) go(addressOf(way))
  await isOver

  document.open()
  document.close()
  location.href = addressOf('emptied')
  const held = [...refused]
  Event.prototype.preventDefault = () => {}
  String.prototype.startsWith = () => true
  Reflect.apply = () => {}
  Object.defineProperty(NavigateEvent.prototype, 'userInitiated', { get: () => true })
  Object.defineProperty(NavigationDestination.prototype, 'url', { get: () => `${location.origin}/` })
  navigation.addEventListener('navigate', (event) => event.stopImmediatePropagation(), { capture: true })
  location.href = addressOf('disarmed')
  return { tried: [...Object.keys(ways), 'emptied'].sort(), refused: held.sort() }
}

test('no script can take the page to another site if the browser has the Navigation API; without it, a script can', async ({
  tab,
  outside,
}) => {
  outside.heard.clear()
  await openPage(tab, '/tools/json-formatter')
  const asksFirst = await tab.run(() => {
    const link = Object.assign(document.createElement('a'), { href: '#here', ping: 'https://ping.going.invalid/' })
    document.body.append(link)
    link.click()
    return 'navigation' in window
  })
  if (asksFirst) {
    const { tried, refused } = await tab.run(goElsewhere)
    expect(refused).toEqual(tried)
    await tab.open('http://last.going.invalid/').catch(() => null)
  } else
    await tab.run(() => {
      location.href = 'https://last.going.invalid/?text'
    })
  const heard = () => [...outside.heard].filter((host) => host.endsWith('.going.invalid'))
  await expect.poll(heard).toContain('last.going.invalid')
  expect(heard()).toEqual(['last.going.invalid'])
})

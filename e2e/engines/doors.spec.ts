import { expect } from '@playwright/test'
import { expectSaid, openPage, test } from './words.ts'

test('with the offline copy in place an address that is loaded ahead goes nowhere else either', async ({
  ownTab: tab,
  outside,
}) => {
  await openPage(tab, '/tools/text-case-converter')
  await expectSaid(tab, 'offline')
  await openPage(tab, '/tools/hash-generator')
  const ended = await tab.run(async () => {
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
  })
  expect(ended).toBe(true)
  expect([...outside.heard].filter((host) => host.includes('-ahead'))).toEqual([])
})

test('no page gets hold of the window of one that may connect, nor that one of a tool, and none has peer connections', async ({
  ownTab: tab,
}) => {
  for (const [from, to, isHeld] of [
    ['/tools/json-formatter', '/contact', false],
    ['/contact', '/tools/json-formatter', false],
    ['/tools/json-formatter', '/tools/hash-generator', true],
  ] as const) {
    await openPage(tab, from)
    await tab.run((path) => {
      const open = (event: Event) => {
        event.preventDefault()
        Object.assign(window, { opened: window.open(path) })
      }
      addEventListener('click', open, { once: true, capture: true })
    }, to)
    await tab.click(300, 30)
    // A window that is held shows its page in the end, one that is not looks closed; on the way there it may be a stranger's.
    const look = () =>
      tab
        .run(() => {
          const { opened } = window as unknown as { opened: Window | null }
          if (!opened) return 'not opened'
          return opened.closed ? 'closed' : (opened.document.getElementById('root')?.dataset.page ?? 'empty')
        })
        .catch(String)
    await expect.poll(look, { message: `${from} opens ${to}` }).toBe(isHeld ? to : 'closed')
    expect(await tab.run(() => typeof RTCPeerConnection)).toBe('undefined')
  }
})

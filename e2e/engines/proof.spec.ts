import { expect } from '@playwright/test'
import { startBareHost } from '../bare-host.ts'
import { expectText, openPage, press, test } from './fixtures.ts'
import type { Tab } from './tab.ts'

/** Reads the panel: its summary, and for each attempt the method and the verdicts for page and worker. */
const readProof = (tab: Tab) =>
  tab.run(() => {
    const dialog = document.querySelector('dialog')
    return {
      summary: dialog?.querySelector('[role=status]')?.textContent ?? '',
      tables: [...(dialog?.querySelectorAll('table') ?? [])].map((table) =>
        [...table.querySelectorAll('tbody tr')].map((row) =>
          [...row.children].map((cell) => cell.firstChild?.textContent ?? ''),
        ),
      ),
    }
  })
const waitForSummary = (tab: Tab) => expect.poll(async () => (await readProof(tab)).summary)

/** The attempts that reached the listener, except forms: Chromium connects before it blocks a form, but sends nothing. */
const attemptsIn = (heard: ReadonlySet<string>) =>
  [...heard]
    .map((host) => /^(.*)\.stayput-proof\.invalid$/.exec(host)?.[1])
    .filter((name) => name !== undefined && name !== 'form-page')

const attempts = 'Attempts to leave this page'

test('the proof finds every way out blocked and the byte count stays at 0; the home page tries three of them on a click; nothing gets out', async ({
  tab,
  outside,
}) => {
  await openPage(tab, '/tools/json-formatter')
  await press(tab, 'button', 'Prove it')
  await waitForSummary(tab).toMatch(/^All (19|2\d) attempts to reach another origin were blocked\.$/)
  const [other = [], own = []] = (await readProof(tab)).tables
  for (const [method, fromPage] of other)
    expect(fromPage, method).toMatch(
      method === 'RTCPeerConnection' ? /^(Removed|Not available)$/ : /^(Blocked|Not available)$/,
    )
  for (const [method, , fromWorker] of other) expect(fromWorker, method).toMatch(/^(Blocked|Refused|Not available)$/)
  for (const [method, ...verdicts] of own)
    for (const verdict of verdicts) expect(verdict, method).toMatch(/^(Blocked|Refused|Permitted|Not available)$/)
  const verdictsOf = (wanted: string) => other.find(([method]) => method === wanted)?.slice(1)
  expect(verdictsOf('XMLHttpRequest')?.[0]).toBe('Blocked')
  expect(verdictsOf('fetch')?.[1]).toMatch(/^(Blocked|Refused)$/)
  expect(own.find(([method]) => method === 'image')?.[1]).toBe('Permitted')
  expect(attemptsIn(outside.heard)).toEqual([])

  await press(tab, 'button', 'Close')
  const figure = () => tab.run(() => /[\d.,]+ \w+ sent/.exec(document.querySelector('main')?.innerText ?? '')?.[0])
  await expect.poll(figure).toBe('0 bytes sent')

  await openPage(tab, '/')
  await expectText(tab, 'list', attempts).toMatch(/^(.*not tried yet\n?){3}$/)
  await press(tab, 'button', 'Try to leak a word')
  await expectText(tab, 'list', attempts).toMatch(/^fetch.*Blocked\nsendBeacon.*Blocked\nWebSocket.*Blocked$/)
  expect(attemptsIn(outside.heard)).toEqual([])
  await expect
    .poll(() => tab.run(() => document.querySelector('main')?.innerText))
    .toMatch(/\n0\s+bytes sent, measured/)
})

test('the proof can fail: without a policy it says what is not blocked, and the requests get out', async ({
  tab,
  outside,
}) => {
  const host = await startBareHost('dist', { isOpen: true })
  await openPage(tab, `${host.origin}/tools/json-formatter/`)
  await press(tab, 'button', 'Prove it')
  await waitForSummary(tab).toMatch(/^Not blocked: \d+ of \d+ attempts to reach another origin\.$/)
  const [other = []] = (await readProof(tab)).tables
  for (const [method, ...verdicts] of other)
    for (const verdict of verdicts)
      expect(verdict, method).toMatch(
        method === 'RTCPeerConnection' ? /^(Removed|Not available)$/ : /^Not (blocked|available)$/,
      )
  const places = ['page', 'worker'].flatMap((place) =>
    ['fetch', 'xmlhttprequest', 'websocket', 'eventsource', 'script'].map((method) => `${method}-${place}`),
  )
  const loaded = ['image', 'style', 'font', 'frame'].map((method) => `${method}-page`)
  await expect.poll(() => attemptsIn(outside.heard)).toEqual(expect.arrayContaining([...places, ...loaded]))
  outside.heard.clear()
  await openPage(tab, `${host.origin}/`)
  await press(tab, 'button', 'Try to leak a word')
  await expectText(tab, 'list', attempts).toMatch(/^(.*Not blocked\n?){3}$/)
  await expect.poll(() => attemptsIn(outside.heard)).toEqual(expect.arrayContaining(['fetch-page', 'websocket-page']))
  await tab.open('about:blank')
  outside.heard.clear()
  host.close()
})

import { expect } from '@playwright/test'
import { startServer } from '../own-server.ts'
import { expectSaid, expectText, fill, openPage, press, test } from './fixtures.ts'

// Own tab: in WebKit all ports of a host share one service worker process, and a worker without its server breaks others.
test('after one visit the site works without its server, and the home page passes a text to its tool and leaves nothing in the tab', async ({
  ownTab: tab,
}) => {
  const server = await startServer()
  await openPage(tab, `${server.url}/tools/text-case-converter`)
  await expectSaid(tab, 'offline')
  await server.kill('SIGKILL')
  await tab.run(() => {
    document.documentElement.dataset.offline = 'before'
    setTimeout(() => location.reload())
  })
  await expectSaid(tab, 'offline')
  await fill(tab, 'Your text', 'still here')
  await expectText(tab, 'region', 'camelCase').toContain('stillHere')
  await openPage(tab, `${server.url}/`)
  await fill(tab, 'Paste anything', '{"stays":"put"}')
  await press(tab, 'button', 'Format: JSON')
  await expectText(tab, 'textbox', 'JSON input').toBe('{"stays":"put"}')
  await expectText(tab, 'textbox', 'JSON output').toBe('{\n  "stays": "put"\n}')
  expect(await tab.run(() => Object.keys(sessionStorage))).toEqual([])
})

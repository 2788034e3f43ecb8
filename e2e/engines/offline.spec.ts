import { createHash } from 'node:crypto'
import { startServer } from '../own-server.ts'
import { expectSaid, expectText, fill, openPage, test } from './words.ts'

// In WebKit the service workers of all ports of a host share a process, and one whose server has gone takes others with it.
test('after one visit the site is there without its server', async ({ ownTab: tab }) => {
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
  await openPage(tab, `${server.url}/tools/hash-generator`)
  await fill(tab, 'Text to hash', 'abc')
  await expectText(tab, 'region', 'SHA-256').toContain(createHash('sha256').update('abc').digest('hex'))
})

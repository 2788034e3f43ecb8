import { expect } from '@playwright/test'
import { openDatabase } from '../../server/database.ts'
import { startAddress, startServer } from '../own-server.ts'
import { expectText, fill, openPage, press, test } from './fixtures.ts'

test('a message is sent, stored and confirmed', async ({ tab }) => {
  const url = `file:${test.info().outputPath('messages.db')}`
  const server = await startServer({ DATABASE_URL: url })
  const address = await startAddress(server.url, { hasServiceWorker: false })
  await openPage(tab, `${address.url}/contact`)
  await fill(tab, 'Email (optional)', 'ada@example.com')
  await fill(tab, 'Message', 'Hello from a test')
  await press(tab, 'button', 'Send Message')
  await expectText(tab, 'status').toContain('within 24 hours')
  address.close()
  await server.kill('SIGTERM')
  const database = await openDatabase(url)
  expect(await database.listMessages()).toMatchObject([{ email: 'ada@example.com', message: 'Hello from a test' }])
  database.close()
})

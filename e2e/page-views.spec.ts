import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { type BrowserContext, expect } from '@playwright/test'
import { makeFolder, startServer } from './own-server.ts'
import { openPage, settleServiceWorker, test } from './support.ts'

test.use({ serviceWorkers: 'allow' })

/** Everything the browser posts, from pages and workers. */
function watchPosts(context: BrowserContext): string[] {
  const posts: string[] = []
  context.on('request', (request) => {
    if (request.method() !== 'GET') posts.push(`${new URL(request.url()).pathname} ${request.postData()}`)
  })
  return posts
}

test('a visit is counted by its route only, sent by the service worker, and not counted if Do Not Track or Global Privacy Control is on', async ({
  page,
  context,
}) => {
  const DATABASE_URL = `file:${join(makeFolder(), 'test.db')}`
  const server = await startServer({ DATABASE_URL })
  const posts = watchPosts(context)
  await openPage(page, `${server.url}/tools/unit-converter/?text=secret#secret`)
  await expect
    .poll(() => posts, { timeout: 20_000 })
    .toEqual(['/insights/view {"route":"/tools/unit-converter","path":"/tools/unit-converter/"}'])
  await openPage(page, `${server.url}/no-such-page`)
  await openPage(page, `${server.url}/blog`)
  await expect.poll(() => posts.slice(1)).toEqual(['/insights/view {"route":"/blog","path":"/blog"}'])

  for (const [name, value] of [
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ] as const) {
    const asking = await context.newPage()
    await asking.addInitScript(
      ([name, value]) => Object.defineProperty(Navigator.prototype, name, { get: () => value }),
      [name, value] as const,
    )
    await openPage(asking, `${server.url}/terms`)
    await settleServiceWorker(asking)
    expect(posts.slice(2), name).toEqual([])
    await asking.close()
  }
  // The server writes its counts before it ends.
  await server.kill('SIGTERM')
  const { rows } = await createClient({ url: DATABASE_URL }).execute('select route, views from views')
  expect(rows.map(({ route, views }) => `${route} ${views}`).sort()).toEqual(['/blog 1', '/tools/unit-converter 1'])
})

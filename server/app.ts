import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { createContact } from './contact.ts'
import type { Database } from './database.ts'
import { createInsights } from './insights.ts'
import { createRateLimit } from './rate-limit.ts'
import { createSite, type Site, sharedHeaders } from './site.ts'

const formId = 'contact'
const project = 'stayput'
const messagesPerAddress = 5
const window = 10 * 60_000

type Parts = { site: Site; folder: string; database: Database; now: () => Date; addressOf: (c: Context) => string }

/** Everything the server answers: messages, page counts, health, and the site. */
export function createApp({ site, folder, database, now, addressOf }: Parts): Hono {
  const limit = createRateLimit(messagesPerAddress, window, () => now().getTime())
  const contact = createContact({
    database,
    formId,
    project,
    thanksPath: `${site.basePath}/contact#sent`,
    now,
    addressOf,
    takeTurn: limit.take,
  })
  const isPage = (path: string) => path !== site.notFoundPath && !site.documents[path]?.isFrame
  const routes = new Set(Object.keys(site.documents).filter(isPage))
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(sharedHeaders(site, c.req.raw))) c.header(name, value)
  })
  app.route(site.basePath || '/', contact)
  app.route(site.basePath || '/', createInsights({ database, routes, now }))
  app.get(`${site.basePath}/healthz`, async (c) => {
    const isAlive = await database.isAlive()
    return c.json({ status: isAlive ? 'ok' : 'database unreachable' }, isAlive ? 200 : 503)
  })
  app.route('/', createSite(site, folder))
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse()
    console.error(error)
    return c.json({ error: 'The server could not handle this. Please try again later.' }, 500)
  })
  return app
}

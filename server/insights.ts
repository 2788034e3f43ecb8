import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { viewOf } from '#app/lib/page-view.ts'
import type { Database } from './database.ts'

type Options = { database: Pick<Database, 'countView'>; routes: ReadonlySet<string>; now: () => Date }

/** Counts page views per day and route: no cookie, no identifier, no address, and nothing for who asks not to be counted. */
export function createInsights({ database, routes, now }: Options): Hono {
  return new Hono().post('/insights/view', bodyLimit({ maxSize: 1024 }), async (c) => {
    if (c.req.header('dnt') === '1' || c.req.header('sec-gpc') === '1') return c.body(null, 204)
    const body: unknown = await c.req.json().catch(() => null)
    const { route, path } = (body ?? {}) as { route?: unknown; path?: unknown }
    const view = viewOf(path, routes)
    if (!view || view.route !== route) return c.json({ error: 'unknown route' }, 400)
    await database.countView(now().toISOString().slice(0, 10), view.route)
    return c.body(null, 204)
  })
}

import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { viewOf } from '#app/lib/page-view.ts'
import type { RateLimit } from './rate-limit.ts'
import { isFromElsewhere } from './same-origin.ts'

export type InsightsOptions = {
  countView: (day: string, route: string) => void
  routes: ReadonlySet<string>
  now: () => Date
  addressOf: (c: Context) => string
  isProxyTrusted: boolean
  limit: RateLimit
}

/** Counts page views per day and route: no cookie, no identifier, no address, and nothing for who asks not to be counted. */
export function createInsights({ countView, routes, now, addressOf, isProxyTrusted, limit }: InsightsOptions): Hono {
  // Before the body is touched: a flood must cost next to nothing.
  const admit: MiddlewareHandler = async (c, next) => {
    if (c.req.method !== 'POST') return c.json({ error: 'views are posted' }, 405, { Allow: 'POST' })
    if (isFromElsewhere((name) => c.req.header(name), isProxyTrusted))
      return c.json({ error: 'views are taken from this site alone' }, 403)
    if (c.req.header('dnt') === '1' || c.req.header('sec-gpc') === '1') return c.body(null, 204)
    const { wait } = limit.take(addressOf(c))
    if (wait > 0) return c.json({ error: 'too many views' }, 429, { 'Retry-After': String(Math.ceil(wait / 1000)) })
    return next()
  }
  return new Hono().all('/insights/view', admit, bodyLimit({ maxSize: 1024 }), async (c) => {
    const body: unknown = await c.req.json().catch(() => null)
    const { route, path } = (body ?? {}) as { route?: unknown; path?: unknown }
    const view = viewOf(path, routes)
    if (!view || view.route !== route) return c.json({ error: 'unknown route' }, 400)
    countView(now().toISOString().slice(0, 10), view.route)
    return c.body(null, 204)
  })
}

import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { resolvePath, type StaticSite } from './static-site.ts'

/** Answers files from memory before anything else sees the request, hands on what the app knows, and misses the rest. */
export function createListener(site: StaticSite, app: Hono): RequestListener {
  const handOn = getRequestListener(app.fetch)
  return (request, response) => {
    if (site.answer(request, response)) return
    const [handlers] = app.router.match(request.method ?? 'GET', resolvePath(request.url ?? ''))
    if (handlers.length === 0) return site.answerMissing(request, response)
    for (const [name, value] of Object.entries(site.headersFor(request))) response.setHeader(name, value)
    handOn(request, response)
  }
}

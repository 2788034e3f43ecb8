import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { createPageViews } from './page-views.ts'
import { resolvePath, type StaticSite } from './static-site.ts'

/** Answers files and page views first, passes known routes to the app, and answers 404 to everything else. */
export function createListener(
  site: StaticSite,
  answerView: ReturnType<typeof createPageViews>,
  app: Hono,
): RequestListener {
  const handOn = getRequestListener(app.fetch)
  const viewsPath = `${site.basePath}/insights/view`
  return (request, response) => {
    if (site.answer(request, response)) return
    if (request.url === viewsPath) return void answerView(request, response, site.headersFor(request))
    const [handlers] = app.router.match(request.method ?? 'GET', resolvePath(request.url ?? ''))
    if (handlers.length === 0) return site.answerMissing(request, response)
    for (const [name, value] of Object.entries(site.headersFor(request))) response.setHeader(name, value)
    handOn(request, response)
  }
}

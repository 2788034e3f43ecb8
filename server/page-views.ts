import type { IncomingMessage, ServerResponse } from 'node:http'
import { readPageView } from '#app/lib/page-view.ts'
import type { ViewCount } from './database.ts'
import type { RateLimit } from './rate-limit.ts'
import { isFromElsewhere } from './same-origin.ts'

/** Counts views in memory and writes them together. If a write fails, the counts stay: at most one per route and day. */
export function createViewCounts(write: (counts: ViewCount[]) => Promise<void>, delay: number) {
  let counts = new Map<string, ViewCount>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  function add({ day, route, views }: ViewCount) {
    const key = `${day} ${route}`
    counts.set(key, { day, route, views: (counts.get(key)?.views ?? 0) + views })
    timer ??= setTimeout(flush, delay).unref()
  }

  async function writeAll() {
    clearTimeout(timer)
    timer = undefined
    if (counts.size === 0) return
    const taken = [...counts.values()]
    counts = new Map()
    await write(taken).catch(() => taken.forEach(add))
  }

  /** Writes all counts so far, after the write that is running. */
  function flush(): Promise<void> {
    writing = writing.then(writeAll)
    return writing
  }

  return { count: (day: string, route: string) => add({ day, route, views: 1 }), flush }
}

const largestBody = 1024

/** The body of a request as JSON. `null` if it is not JSON, `undefined` if it is too large. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = ''
  try {
    for await (const chunk of request.setEncoding('utf8')) {
      text += chunk
      if (text.length > largestBody) return undefined
    }
    return JSON.parse(text)
  } catch {
    return null
  }
}

type Options = {
  countView: (day: string, route: string) => void
  routes: ReadonlySet<string>
  now: () => Date
  addressOf: (request: IncomingMessage) => string
  isProxyTrusted: boolean
  limit: RateLimit
}

/**
 * Counts page views per day and route: no cookie, no identifier, no address, and nobody who opted out. Written on Node's own
 * response, and refuses before reading the body, so a flood costs next to nothing.
 */
export function createPageViews({ countView, routes, now, addressOf, isProxyTrusted, limit }: Options) {
  return async (request: IncomingMessage, response: ServerResponse, shared: Record<string, string>): Promise<void> => {
    const answer = (status: number, error: string, more: Record<string, string> = {}) =>
      void response
        .writeHead(status, { ...shared, 'Content-Type': 'application/json', ...more })
        .end(JSON.stringify({ error }))
    const { method, headers } = request
    if (method !== 'POST') return answer(405, 'use POST', { Allow: 'POST' })
    if (isFromElsewhere((name) => headers[name]?.toString(), isProxyTrusted))
      return answer(403, 'views are accepted only from this site')
    if (headers.dnt === '1' || headers['sec-gpc'] === '1') return void response.writeHead(204, shared).end()
    const { wait } = limit.take(addressOf(request))
    if (wait > 0) return answer(429, 'too many views', { 'Retry-After': String(Math.ceil(wait / 1000)) })

    const body = await readJson(request)
    if (body === undefined) return answer(413, 'the body is too large', { Connection: 'close' })
    const { route, path } = (body ?? {}) as { route?: unknown; path?: unknown }
    const view = readPageView(path, routes)
    if (!view || view.route !== route) return answer(400, 'unknown route')
    countView(now().toISOString().slice(0, 10), view.route)
    response.writeHead(204, shared).end()
  }
}

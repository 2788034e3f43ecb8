import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { visitorOf } from './address.ts'
import { createApp } from './app.ts'
import { defaultDatabaseUrl } from './database.ts'
import { createDatabaseThread } from './database-thread.ts'
import { createListener } from './listener.ts'
import { createPageViews, createViewCounts } from './page-views.ts'
import { createRateLimit } from './rate-limit.ts'
import { createStaticSite } from './static-site.ts'

const env = process.env
const folder = resolve(env.SITE_DIR || join(import.meta.dirname, '../dist'))
const hostname = env.HOST || '127.0.0.1'
const port = Number(env.PORT || 4173)
const isProxyTrusted = env.TRUST_PROXY === '1'
const viewsDelay = 2000

// An office of a hundred people behind one address, and twenty such offices in total.
const viewLimits = { perAddress: 300, inAll: 6000, window: 60_000 }

// Behind our own proxy, the last forwarded address is the visitor's. Without one, anyone can set that header.
const addressOf = ({ headers, socket }: IncomingMessage) =>
  visitorOf(isProxyTrusted ? headers['x-forwarded-for']?.toString() : undefined, socket.remoteAddress)
const now = () => new Date()

const workerData = { url: env.DATABASE_URL || defaultDatabaseUrl, authToken: env.DATABASE_AUTH_TOKEN }
const workerFile = join(import.meta.dirname, 'database.worker.js')
const database = createDatabaseThread(() => new Worker(workerFile, { workerData }))
// Logs a problem right away, not only with the first message.
database.findProblem()
const views = createViewCounts(database.addViews, viewsDelay)
const site = createStaticSite(JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')), folder)
const answerView = createPageViews({
  countView: views.count,
  routes: site.routes,
  now,
  addressOf,
  isProxyTrusted,
  limit: createRateLimit(viewLimits, () => performance.now()),
})
const app = createApp({
  basePath: site.basePath,
  database,
  now,
  addressOf: (c) => addressOf(c.env.incoming),
  isProxyTrusted,
})

const server = createServer(createListener(site, answerView, app))
server.listen(port, hostname, () => {
  const { address, port } = server.address() as AddressInfo
  const host = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(address) ? 'localhost' : address
  console.log(`Stayput is at http://${host}:${port}${site.basePath}/`)
})
server.on('error', (error) => {
  console.error(`Cannot listen on ${hostname}:${port}: ${error.message}`)
  process.exit(1)
})

// Running requests are answered and stored before the process ends. Nothing else keeps it alive: not a connection between two requests,
// not one opened ahead of need (browsers do that, and Node does not count it as idle), not a visitor who stalls.
// A container gets ten seconds.
const patience = 7_000
let underWay = 0
let isEnding = false
const closeConnections = (isLast: boolean) => server[isLast ? 'closeAllConnections' : 'closeIdleConnections']()
server.on('request', (_request, response) => {
  underWay++
  response.once('close', () => {
    underWay--
    if (isEnding) closeConnections(underWay === 0)
  })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    isEnding = true
    server.close(async () => {
      await views.flush()
      await database.close()
      process.exit(0)
    })
    closeConnections(underWay === 0)
    setTimeout(() => closeConnections(true), patience).unref()
    // A database that never answers must not keep it alive either.
    setTimeout(() => process.exit(0), patience + 2000).unref()
  })
}

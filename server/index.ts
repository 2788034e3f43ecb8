import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { serve } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { createApp } from './app.ts'
import { defaultDatabaseUrl, openDatabase } from './database.ts'

const env = process.env
const folder = resolve(env.SITE_DIR || join(import.meta.dirname, '../dist'))
const site = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'))
const hostname = env.HOST || '127.0.0.1'
const port = Number(env.PORT || 4173)

// Behind a proxy of ours the last forwarded address is the visitor's; without one that header is anybody's word.
function addressOf(c: Context): string {
  const forwarded = env.TRUST_PROXY === '1' && c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
  return forwarded || getConnInfo(c).remote.address || 'unknown'
}

const database = await openDatabase(env.DATABASE_URL || defaultDatabaseUrl, env.DATABASE_AUTH_TOKEN)
const app = createApp({ site, folder, database, now: () => new Date(), addressOf })

const server = serve({ fetch: app.fetch, hostname, port }, ({ address, port }) => {
  const host = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(address) ? 'localhost' : address
  console.log(`Stayput is at http://${host}:${port}${site.basePath}/`)
})
server.on('error', (error) => {
  console.error(`Cannot listen on ${hostname}:${port}: ${error.message}`)
  process.exit(1)
})

// Requests under way are answered and stored before the process ends. Nothing else keeps it: not a connection between
// two requests, not one opened ahead of need (browsers do, and Node does not count it as idle), not a visitor who stalls.
const patience = 10_000
let underWay = 0
let isEnding = false
const closeConnections = (isLast: boolean) => {
  if ('closeAllConnections' in server) server[isLast ? 'closeAllConnections' : 'closeIdleConnections']()
}
server.on('request', (_request: IncomingMessage, response: ServerResponse) => {
  underWay++
  response.once('close', () => {
    underWay--
    if (isEnding) closeConnections(underWay === 0)
  })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    isEnding = true
    server.close(() => database.close())
    closeConnections(underWay === 0)
    setTimeout(() => closeConnections(true), patience).unref()
  })
}

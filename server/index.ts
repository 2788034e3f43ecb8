import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { serve } from '@hono/node-server'
import { createApp } from './app.ts'

const folder = resolve(process.env.SITE_DIR || join(import.meta.dirname, '../dist'))
const site = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'))
const hostname = process.env.HOST || '127.0.0.1'
const port = Number(process.env.PORT || 4173)

const server = serve({ fetch: createApp(site, folder).fetch, hostname, port }, ({ address, port }) => {
  const host = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(address) ? 'localhost' : address
  console.log(`Stayput is at http://${host}:${port}${site.basePath || ''}/`)
})
server.on('error', (error) => {
  console.error(`Cannot listen on ${hostname}:${port}: ${error.message}`)
  process.exitCode = 1
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close())

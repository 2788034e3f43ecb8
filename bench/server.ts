// How fast the server answers pages: requests per second, compared with a plain Node server that answers the same bytes from memory,
// and milliseconds while others flood the page counts, post large messages or hold the database's write lock.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createClient } from '@libsql/client'
import { makeFolder, startServer } from '../e2e/own-server.ts'
import { ensureBuilt } from '../scripts/ensure-built.ts'

const page = '/tools/json-formatter'
const seconds = 3
const rounds = 5

type Load = { port: number; connections: number; seconds: number; request: string }
type Result = { perSecond: number; p50: number; p99: number; worst: number; statuses: Record<string, number> }

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`
const post = (path: string, body: object) => {
  const text = JSON.stringify(body)
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nAccept: application/json`
  return `${head}\r\nContent-Length: ${text.length}\r\n\r\n${text}`
}

// 60 KB that are cheap to send and expensive to parse. The # becomes a new visitor address in every request.
const large = {
  JSON: ['application/json', JSON.stringify({ message: 'x'.repeat(60_000) })],
  'JSON, nested': ['application/json', '['.repeat(30_000) + ']'.repeat(30_000)],
  'a form of 30,000 fields': ['application/x-www-form-urlencoded', 'a&'.repeat(30_000)],
  'a part with 12,000 headers': [
    'multipart/form-data; boundary=edge',
    `--edge\r\nContent-Disposition: form-data; name="message"\r\n${'a:b\r\n'.repeat(12_000)}\r\nx\r\n--edge--\r\n`,
  ],
} as const

const postLarge = ([type, body]: readonly [string, string]) => {
  const head = 'POST /f/contact HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: #\r\nAccept: application/json'
  return `${head}\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`
}

const newAddress = () => Array.from({ length: 4 }, () => Math.floor(Math.random() * 256)).join('.')

/** Sends one request after another over each connection and times every answer. */
async function load({ port, connections, seconds, request }: Load): Promise<Result> {
  const times: number[] = []
  const statuses: Record<string, number> = {}
  const end = performance.now() + seconds * 1000
  const sockets = Array.from({ length: connections }, () => connect(port, '127.0.0.1'))
  const run = async (socket: (typeof sockets)[number]) => {
    await once(socket, 'connect')
    let missing = 0
    let start = 0
    let head = ''
    const send = () => {
      start = performance.now()
      head = ''
      socket.write(request.replace('#', newAddress))
    }
    socket.on('data', (data) => {
      if (missing > 0) missing -= data.length
      else {
        head += data.toString('latin1')
        const headEnd = head.indexOf('\r\n\r\n')
        if (headEnd < 0) return
        const size = Number(/\r\ncontent-length: (\d+)/i.exec(head.slice(0, headEnd))?.[1] ?? 0)
        missing = size - (head.length - headEnd - 4)
      }
      if (missing > 0) return
      times.push(performance.now() - start)
      const status = head.slice(9, 12)
      statuses[status] = (statuses[status] ?? 0) + 1
      if (performance.now() < end) send()
      else socket.destroy()
    })
    send()
    await once(socket, 'close')
  }
  await Promise.all(sockets.map(run))
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(Math.floor(times.length * share), times.length - 1)] ?? 0
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), worst: at(1), statuses }
}

/** The plain server: the same answer from memory for every request. */
async function servePlain(url: string) {
  const answer = await fetch(url, { headers: { 'Accept-Encoding': 'br' } })
  const { connection, date, 'keep-alive': keepAlive, ...headers } = Object.fromEntries(answer.headers)
  const content = Buffer.alloc(Number(headers['content-length']), 1)
  const server = createServer((_request, response) => response.writeHead(200, headers).end(content))
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
}

async function holdLock(url: string) {
  const transaction = await createClient({ url, timeout: 5000 }).transaction('write')
  process.send?.('held')
  await setTimeout(1_000_000)
  transaction.close()
}

const jobs = {
  load: (given: Load) => load(given).then((result) => process.send?.(result)),
  plain: servePlain,
  lock: holdLock,
}

/** Runs a job in its own process: `[its first message, the process]` */
async function begin<T>(job: keyof typeof jobs, given: unknown): Promise<[T, ChildProcess]> {
  const args = ['--import', 'tsx', 'bench/server.ts', job, JSON.stringify(given)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const [said] = await once(child, 'message')
  return [said as T, child]
}
const measure = async (given: Load) => (await begin<Result>('load', given))[0]

const milliseconds = (value: number) => `${value.toFixed(1)} ms`.padStart(10)
const print = (name: string, { p50, p99, worst, perSecond, statuses }: Result) =>
  console.log(
    `  ${name.padEnd(44)}${milliseconds(p50)}${milliseconds(p99)}${milliseconds(worst)}${perSecond.toFixed(0).padStart(8)}/s ${JSON.stringify(statuses)}`,
  )

async function main() {
  ensureBuilt()
  const DATABASE_URL = `file:${join(makeFolder(), 'bench.db')}`
  const server = await startServer({ DATABASE_URL })
  const port = Number(new URL(server.url).port)
  const [plainPort, plain] = await begin<number>('plain', server.url + page)

  console.log(`${page} by 32 connections, requests per second (${rounds} rounds, taken in turns)`)
  const ratios: number[] = []
  for (let round = 0; round < rounds; round++) {
    const request = get(page)
    const alone = await measure({ port: plainPort, connections: 32, seconds, request })
    const ours = await measure({ port, connections: 32, seconds, request })
    ratios.push(ours.perSecond / alone.perSecond)
    console.log(`  plain ${alone.perSecond.toFixed(0).padStart(6)}  ours ${ours.perSecond.toFixed(0).padStart(6)}`)
  }
  console.log(`  ratio, median: ${ratios.sort((a, b) => a - b)[rounds >> 1]?.toFixed(2)}`)

  console.log('The page by 4 connections: median, 99 of 100, worst')
  const probe = { port, connections: 4, seconds: 6, request: get(page) }
  const views = { ...probe, connections: 100, request: post('/insights/view', { route: '/', path: '/' }) }
  const messages = { ...probe, connections: 10, request: post('/f/contact', { message: 'Hello' }) }
  const during = async (name: string, others: [string, Load][]) => {
    const page = { ...probe, port: others[0]?.[1].port ?? port }
    const [ours, ...rest] = await Promise.all([measure(page), ...others.map(([, given]) => measure(given))])
    print(name, ours)
    others.forEach(([what], index) => {
      const result = rest[index]
      if (result) print(`  ${what}`, result)
    })
  }
  await during('alone', [])
  await during('100 connections hammer the page counts', [['the counts', views]])
  for (const [kind, body] of Object.entries(large)) {
    const fresh = await startServer({ TRUST_PROXY: '1' })
    for (const [whose, target] of [
      ['plain', plainPort],
      ['ours', Number(new URL(fresh.url).port)],
    ] as const)
      await during(`${whose}, 100 connections post 60 KB`, [
        [kind, { ...views, port: target, request: postLarge(body) }],
      ])
    await fresh.kill('SIGTERM')
  }
  const [, lock] = await begin<string>('lock', DATABASE_URL)
  await during('another process holds the write lock', [
    ['the counts', { ...views, connections: 10 }],
    ['messages', messages],
  ])
  lock.kill()
  plain.kill()
  await server.kill('SIGTERM')
}

const [job, given = ''] = process.argv.slice(2)
if (job) await jobs[job as keyof typeof jobs](JSON.parse(given))
else await main()

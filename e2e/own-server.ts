import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type OwnServer = { url: string; kill: (signal: NodeJS.Signals) => Promise<void> }

const children = new Set<ChildProcess>()
const folders: string[] = []
process.once('exit', () => {
  for (const child of children) child.kill()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
})

/** Makes a folder that is deleted when the process ends. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stayput-'))
  folders.push(folder)
  return folder
}

/** Starts a server with its own database on a free port, through another command if given: `{ url: "http://127.0.0.1:41234", … }` */
export async function startServer(env: Record<string, string> = {}, through: string[] = []): Promise<OwnServer> {
  const [command = '', ...args] = [...through, process.execPath, 'dist-server/index.js']
  const child = spawn(command, args, {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      SITE_DIR: 'dist',
      DATABASE_URL: `file:${join(makeFolder(), 'test.db')}`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.add(child)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (data) => {
      const port = /http:\/\/localhost:(\d+)/.exec(String(data))?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
    ended.then((code) => reject(new Error(`the server ended with ${code}`)))
  })
  return {
    url,
    kill: async (signal) => {
      child.kill(signal)
      await ended
      children.delete(child)
    },
  }
}

type AddressOptions = {
  mayPass?: (path: string) => Promise<void> | undefined
  /** `false` saves time: a service worker fetches the whole site and checks it on every page. */
  hasServiceWorker?: boolean
}

/**
 * One address for servers that come and go. It is new, so a browser has nothing stored there. Each request goes to the
 * current `target`, once `mayPass` lets it.
 */
export async function startAddress(
  target: string,
  { mayPass = () => undefined, hasServiceWorker = true }: AddressOptions = {},
) {
  const address = { url: '', target, close: () => {} }
  const front = createServer(async (incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming
    if (!hasServiceWorker && url === '/sw.js') return outgoing.writeHead(404).end()
    await mayPass(url)
    incoming.pipe(
      request(new URL(url, address.target), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      }).on('error', () => outgoing.destroy()),
    )
  })
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  address.url = `http://127.0.0.1:${(front.address() as AddressInfo).port}`
  address.close = () => front.close()
  return address
}

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy that stands in for every other machine: it lets nothing through and records the requested hosts. */
export async function listenOutside() {
  const heard = new Set<string>()
  const server = createServer((request, response) => {
    heard.add(new URL(request.url ?? '', 'http://nobody').hostname)
    response.destroy()
  })
  server.on('connect', ({ url = '' }, socket) => {
    heard.add(url.replace(/:\d+$/, ''))
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { heard, proxy: `127.0.0.1:${port}`, close: () => server.close() }
}

import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

type Options = { target?: string | undefined; mayPass?: (path: string) => Promise<void> | undefined }

/**
 * An address of its own for a site, that of all tests if no other is named, where a browser has nothing stored. It has no service
 * worker, which would fetch the whole site and check it on every page. A request passes once it may.
 */
export async function startPlainAddress({ target = process.env.ROOT_URL, mayPass = () => undefined }: Options = {}) {
  const front = createServer(async (incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming
    if (url === '/sw.js') return outgoing.writeHead(404).end()
    await mayPass(url)
    const passedOn = request(new URL(url, target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(passedOn.on('error', () => outgoing.destroy()))
  })
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`, close: () => front.close() }
}

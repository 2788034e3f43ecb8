import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.xml': 'text/xml',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
}

/**
 * A static host without our headers: files with a content type, index.html for a folder after a redirect, otherwise 404.html.
 * `isOpen` also removes the policy from the documents (or only the text in `without`) and serves no service worker.
 */
export async function startBareHost(
  folder: string,
  { basePath = '', isOpen = false, without = '' } = {},
): Promise<{ origin: string; close: () => unknown }> {
  const host = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const found = join(folder, decodeURIComponent(pathname.slice(basePath.length)))
    const isFolder = existsSync(found) && statSync(found).isDirectory()
    if (isFolder && !pathname.endsWith('/')) return response.writeHead(301, { Location: `${pathname}/` }).end()
    const file = isFolder ? join(found, 'index.html') : found
    const isFound = existsSync(file) && !(isOpen && pathname.endsWith('/sw.js'))
    const sent = isFound ? file : join(folder, '404.html')
    response.writeHead(isFound ? 200 : 404, { 'Content-Type': types[extname(sent)] ?? 'application/octet-stream' })
    const policy = without || /<meta http-equiv="Content-Security-Policy"[^>]*>/g
    if (isOpen && sent.endsWith('.html')) response.end(readFileSync(sent, 'utf8').replaceAll(policy, ''))
    else createReadStream(sent).pipe(response)
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${(host.address() as AddressInfo).port}`, close: () => host.close() }
}

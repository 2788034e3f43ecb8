import { config, href, resetPath } from '#app/config.ts'
import { asksForPrivacy, readPageView } from '#app/lib/page-view.ts'
import type { Sent } from '#app/lib/traffic.ts'
import {
  cacheOf,
  findFile,
  headersOf,
  keepFiles,
  obtainFile,
  ownCaches,
  readVersion,
  setKeeping,
  type Version,
} from './kept-files.ts'
import { refusal } from './refusal.ts'
import {
  type Parcel,
  sharedKey,
  sharePath,
  type ToServiceWorker,
  type VersionQuestion,
} from './service-worker-messages.ts'

declare const self: ServiceWorkerGlobalScope
/** The build fills this in once it knows every file of the site. */
declare const __PRECACHE__: { routes: string[]; notFound: string; version: Version }

const { routes, notFound, version: own } = __PRECACHE__
const { list } = own

self.addEventListener('install', (event) => event.waitUntil(keepFiles(own).catch(dropFailed)))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

const patience = 2000

/** Asks a page or another worker for its version. `null` if it doesn't know one, `undefined` if it does not answer. */
function askVersion(asked: Client | ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
    setTimeout(resolve, patience)
    asked.postMessage({ type: 'version' } satisfies VersionQuestion, [port2])
  })
}

/** Removes these caches, except versions that a page or one of the workers uses. If anyone does not answer, removes none. */
async function dropCaches(names: readonly string[], workers: readonly (ServiceWorker | null)[], leaving = '') {
  if (names.length === 0) return
  const windows = (await self.clients.matchAll({ includeUncontrolled: true })).filter(
    ({ id, url }) => id !== leaving && url.startsWith(self.registration.scope),
  )
  const asked = [...windows, ...workers].filter((one) => one !== null)
  const versions = await Promise.all(asked.map(askVersion))
  if (versions.includes(undefined)) return
  const wanted = new Set(versions.map(cacheOf))
  await Promise.all(names.filter((name) => !wanted.has(name)).map((name) => caches.delete(name)))
}

/** Removes every version that no page uses and no worker is installing. */
async function dropOldVersions(leaving?: string): Promise<void> {
  const others = (await ownCaches()).filter((name) => name !== cacheOf(own.name))
  await dropCaches(others, [self.registration.installing, self.registration.waiting], leaving)
}

/** A failed install leaves nothing behind, unless its version is in use. */
async function dropFailed(reason: unknown): Promise<never> {
  await dropCaches([cacheOf(own.name)], [self.registration.active, self.registration.waiting])
  throw reason
}

/** Answers exactly as the build made the file, or fails. Neither bytes nor headers are trusted from a cache. */
async function answerFile(path: string, version: Version, request: Request): Promise<Response> {
  const bytes = await obtainFile(path, version).catch(() => null)
  if (bytes)
    return new Response(bytes, { status: path === notFound ? 404 : 200, headers: headersOf(path, version.list) })
  // The network may have a newer version, and we never mix versions.
  self.registration.update().catch(() => null)
  return request.mode === 'navigate' ? refusal(list.common) : Response.error()
}

/**
 * A file that only another version has, for a page of that version. The page itself says which one. A page's workers cannot,
 * so all pages are asked and must agree. A page that is not in the list came from the network, and so do its files.
 */
async function answerOtherFile(path: string, { clientId, request }: FetchEvent): Promise<Response> {
  const client = await self.clients.get(clientId)
  const isWindow = client?.type === 'window'
  if (isWindow && !findFile(new URL(client.url).pathname, list)) return fetch(request)
  const names = await Promise.all((isWindow ? [client] : await self.clients.matchAll()).map(askVersion))
  const versions = await Promise.all([...new Set(names)].map(readVersion))
  const [version, ...others] = versions.filter((version) => version !== null && path in version.list.files)
  if (!version) return fetch(request)
  const isAgreed = others.every((other) => other?.list.files[path]?.[0] === version.list.files[path]?.[0])
  return isAgreed ? answerFile(path, version, request) : Response.error()
}

/** Every page is stored, so offline, an unknown address is a page that does not exist. */
const answerUnknownPage = (request: Request): Promise<Response> =>
  fetch(request).catch(() => answerFile(notFound, own, request))

// Texts and files on their way to another page, or from another app to home. In memory only: never stored, never sent.
const held = new Map<string, { parcel: Parcel; letGo: () => void }>()
const longestHeld = 60_000

/** Holds a parcel until it is taken, for at most a minute. The event waits on this promise, so the browser keeps the worker alive. */
function hold(key: string, parcel: Parcel): Promise<void> {
  drop(key)
  return new Promise((resolve) => {
    const timer = setTimeout(() => drop(key), longestHeld)
    const letGo = () => {
      clearTimeout(timer)
      resolve()
    }
    held.set(key, { parcel, letGo })
  })
}

function drop(key: string): void {
  held.get(key)?.letGo()
  held.delete(key)
}

/** Gives a parcel only to the page it is for. */
function take(key: string, page: Client): Parcel | null {
  const parcel = held.get(key)?.parcel
  drop(key)
  const path = parcel?.slug ? href(`/tools/${parcel.slug}`) : href('/')
  return parcel && new URL(page.url).pathname.replace(/(.)\/$/, '$1') === path.replace(/(.)\/$/, '$1') ? parcel : null
}

async function receiveShare(event: FetchEvent): Promise<Response> {
  const form = await event.request.formData()
  const file = form.getAll('files').find((part) => part instanceof File)
  const texts = ['title', 'text', 'url'].map((name) => form.get(name)).filter((part) => typeof part === 'string')
  const content = file ?? texts.filter(Boolean).join('\n')
  event.waitUntil(
    hold(sharedKey, { slug: '', task: '', kind: file ? 'file' : 'text', name: file?.name ?? '', content }),
  )
  return Response.redirect(href('/#shared'), 303)
}

/** Answers what belongs to the site. Everything else goes to the network. */
function answer(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  // WebKit skips a page's policy for some requests that pass through here (a preload as fetch), so we block what no policy allows.
  if (origin !== location.origin) return origin === config.form.endpoint ? undefined : Promise.resolve(Response.error())
  if (request.method === 'POST' && pathname === href(sharePath)) return receiveShare(event)
  if (request.method !== 'GET') return
  const path = findFile(pathname, list)
  if (path) return answerFile(path, own, request)
  if (pathname.startsWith(href('/assets/'))) return answerOtherFile(pathname, event)
  if (request.mode === 'navigate' && pathname !== href(resetPath)) return answerUnknownPage(request)
}

const tell = (client: { postMessage(message: Sent): void } | null | undefined, sent: Omit<Sent, 'type'>) =>
  client?.postMessage({ type: 'sent', ...sent })

/** Tells a page about each request it sends beyond the site's files, which are answered above. */
async function reportRequest(clientId: string, request: Request): Promise<void> {
  const body = await request.arrayBuffer()
  const bytes = request.url.length + body.byteLength
  tell(await self.clients.get(clientId), { what: 'request', address: request.url, bytes })
}

let unfinished = 0

async function count<T>(work: Promise<T>): Promise<T> {
  unfinished++
  return work.finally(() => unfinished--)
}

/** Lets the new version take over once this one is idle. If told earlier, Chromium would make it wait half a minute. */
async function switchVersion(): Promise<void> {
  for (let rests = 0; rests < 3; rests = unfinished > 0 ? 0 : rests + 1)
    await new Promise((resolve) => setTimeout(resolve, 50))
  self.registration.waiting?.postMessage({ type: 'take-over' } satisfies ToServiceWorker)
}

self.addEventListener('fetch', (event) => {
  const answered = answer(event)
  if (answered) event.respondWith(count(answered))
  else if (event.clientId) event.waitUntil(count(reportRequest(event.clientId, event.request.clone())))
})

const knownRoutes = new Set(routes)
async function countView(path: string, client: Client): Promise<void> {
  const view = readPageView(path, knownRoutes)
  if (!config.analytics || !view || asksForPrivacy(self.navigator as object)) return
  const body = JSON.stringify(view)
  const address = href('/insights/view')
  const headers = { 'Content-Type': 'application/json' }
  const request = fetch(address, { method: 'POST', body, headers, credentials: 'omit', keepalive: true })
  if (await request.catch(() => null)) tell(client, { what: 'page view', address, bytes: body.length })
}

self.addEventListener('message', (event) => {
  const message = event.data as ToServiceWorker
  const page = event.source instanceof Client ? event.source : null
  // Not awaited, because waiting would itself be work.
  if (message.type === 'switch-version') void switchVersion()
  if (message.type === 'take-over') event.waitUntil(self.skipWaiting())
  if (message.type === 'forget') {
    setKeeping(false)
    event.ports[0]?.postMessage(true)
  }
  if (message.type === 'keep') {
    setKeeping(true)
    // Another script on this origin may have altered the stored files. Also, a worker that was unregistered while a tab still used it
    // comes back unchanged, but without its stored files.
    const filled = keepFiles(own, { isPatient: true })
    event.waitUntil(count(Promise.all([filled, dropOldVersions()])).then(() => event.ports[0]?.postMessage(null)))
  }
  if (message.type === 'leave') event.waitUntil(count(dropOldVersions(page?.id)))
  if (message.type === 'version') event.ports[0]?.postMessage(own.name)
  if (message.type === 'view' && page) event.waitUntil(count(countView(message.path, page)))
  if (message.type === 'hold') {
    event.waitUntil(hold(message.key, message.parcel))
    event.ports[0]?.postMessage(true)
  }
  if (message.type === 'take' && page) event.ports[0]?.postMessage(take(message.key, page))
  if (message.type === 'drop') drop(message.key)
})

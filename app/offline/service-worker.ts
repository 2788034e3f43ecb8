import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { PrecacheRoute } from 'workbox-precaching/PrecacheRoute.js'
import { Route } from 'workbox-routing/Route.js'
import { Router } from 'workbox-routing/Router.js'
import { config, href } from '#app/config.ts'
import { asksForPrivacy, viewOf } from '#app/lib/page-view.ts'
import type { Sent } from '#app/lib/traffic.ts'
import { cachePrefix, type Parcel, sharedKey, sharePath, type ToServiceWorker } from './messages.ts'

declare const self: ServiceWorkerGlobalScope
/** What the build writes here once every file of the site is known. */
declare const __PRECACHE__: {
  version: string
  routes: string[]
  notFound: string
  entries: { url: string; revision: string | null }[]
}

const { version, routes, notFound, entries } = __PRECACHE__
const ownPrefix = cachePrefix(href('/'))
const cacheName = ownPrefix + version
// A host may answer the 404 page as what it is; everything else has to be there.
const cacheWillUpdate = async ({ request, response }: { request: Request; response: Response }) =>
  response.ok || new URL(request.url).pathname === href(notFound) ? response : null
const precache = new PrecacheController({ cacheName, plugins: [{ cacheWillUpdate }] })
precache.addToCacheList(entries)

const ownCaches = async () => (await caches.keys()).filter((name) => name.startsWith(ownPrefix))

self.addEventListener('install', (event) => void precache.install(event))

/** A worker that was unregistered while a tab still used it is revived as it was, but what it had kept is gone. */
async function refill(event: ExtendableEvent) {
  const kept = await (await caches.open(cacheName)).keys()
  if (kept.length >= precache.getCachedURLs().length) return
  await precache.install({ type: 'install', waitUntil: (work: Promise<unknown>) => event.waitUntil(work) } as never)
}

// Older versions are kept as long as there is another tab: it may still show one of them and need its files.
async function dropOldVersions() {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const old = tabs.length > 1 ? [] : (await ownCaches()).filter((name) => name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
}
self.addEventListener('activate', (event) => event.waitUntil(dropOldVersions().then(() => self.clients.claim())))

const router = new Router()
/** The spellings of a page's address: `/tools/x/index.html` → `/tools/x`, `/tools/x/` */
function spellings({ url }: { url: URL }): URL[] {
  const bare = url.pathname.replace(/\/(index\.html)?$/, '')
  return [bare, `${bare}/`].map((pathname) => Object.assign(new URL(url), { pathname }))
}
router.registerRoute(
  new PrecacheRoute(precache, {
    directoryIndex: '',
    cleanURLs: false,
    ignoreURLParametersMatching: [/^/],
    urlManipulation: spellings,
  }),
)

/** A file of an older version, for a tab that still shows it. */
async function answerOldFile(request: Request): Promise<Response> {
  for (const name of await ownCaches()) {
    const kept = await (await caches.open(name)).match(request)
    if (kept) return kept
  }
  return fetch(request)
}
router.registerRoute(
  new Route(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(href('/assets/')),
    ({ request }) => answerOldFile(request),
  ),
)

/** Every page is kept, so without a network an unknown address is one that does not exist. */
async function answerUnknownPage(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    const page = await precache.matchPrecache(href(notFound))
    return page ? new Response(page.body, { status: 404, headers: page.headers }) : Response.error()
  }
}
router.registerRoute(
  new Route(
    ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && url.pathname !== href('/sw-reset'),
    ({ request }) => answerUnknownPage(request),
  ),
)

// What is on its way from page to page, or from another app to home, waits in memory: never stored, never sent.
const held = new Map<string, Parcel>()
const longestHeld = 60_000

/** Holds a parcel for a minute at most; being awaited keeps the browser from ending this worker meanwhile. */
function hold(key: string, parcel: Parcel): Promise<void> {
  held.set(key, parcel)
  return new Promise((resolve) =>
    setTimeout(() => {
      if (held.get(key) === parcel) held.delete(key)
      resolve()
    }, longestHeld),
  )
}

/** Gives a parcel to the page it is for and to no other: no page with ads on it can fetch one. */
function take(key: string, page: Client): Parcel | null {
  const parcel = held.get(key)
  held.delete(key)
  const path = parcel?.slug ? href(`/tools/${parcel.slug}`) : href('/')
  return parcel && new URL(page.url).pathname.replace(/(.)\/$/, '$1') === path.replace(/(.)\/$/, '$1') ? parcel : null
}

async function receiveShare({ request, event }: { request: Request; event: ExtendableEvent }): Promise<Response> {
  const form = await request.formData()
  const file = form.getAll('files').find((part) => part instanceof File)
  const texts = ['title', 'text', 'url'].map((name) => form.get(name)).filter((part) => typeof part === 'string')
  const content = file ?? texts.filter(Boolean).join('\n')
  event.waitUntil(
    hold(sharedKey, { slug: '', task: '', kind: file ? 'file' : 'text', name: file?.name ?? '', content }),
  )
  return Response.redirect(href('/#shared'), 303)
}
router.registerRoute(
  new Route(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === href(sharePath),
    ({ request, event }) => receiveShare({ request, event }),
    'POST',
  ),
)

const tell = (client: { postMessage(message: Sent): void } | null | undefined, sent: Omit<Sent, 'type'>) =>
  client?.postMessage({ type: 'sent', ...sent })

/** Tells a page what it sends beyond the files of the site, which the routes above answer. */
async function reportRequest(clientId: string, request: Request): Promise<void> {
  const body = await request.arrayBuffer()
  const bytes = request.url.length + body.byteLength
  tell(await self.clients.get(clientId), { what: 'request', address: request.url, bytes })
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const answer = router.handleRequest({ request, event })
  if (answer) event.respondWith(answer)
  else if (event.clientId) event.waitUntil(reportRequest(event.clientId, request.clone()))
})

const knownRoutes = new Set(routes)
async function countView(path: string, client: Client): Promise<void> {
  const view = viewOf(path, knownRoutes)
  if (!config.analytics || !view || asksForPrivacy(self.navigator as object)) return
  const body = JSON.stringify(view)
  const address = href('/insights/view')
  const headers = { 'Content-Type': 'application/json' }
  const request = fetch(address, { method: 'POST', body, headers, credentials: 'omit', keepalive: true })
  const isSent = await request.then(
    () => true,
    () => false,
  )
  if (isSent) tell(client, { what: 'page view', address, bytes: body.length })
}

self.addEventListener('message', (event) => {
  const message = event.data as ToServiceWorker
  const page = event.source instanceof Client ? event.source : null
  if (message.type === 'take-over') event.waitUntil(self.skipWaiting())
  if (message.type === 'keep') event.waitUntil(refill(event).then(() => event.ports[0]?.postMessage(null)))
  if (message.type === 'view' && page) event.waitUntil(countView(message.path, page))
  if (message.type === 'hold') {
    event.waitUntil(hold(message.key, message.parcel))
    event.ports[0]?.postMessage(true)
  }
  if (message.type === 'take' && page) event.ports[0]?.postMessage(take(message.key, page))
  if (message.type === 'drop') held.delete(message.key)
})

import { type Attempt, judge, type Method, methodsTo, type Outcome, type Place, targets } from './verdict.ts'

/** Full addresses for the attempts: a site file for each method whose answer shows success, `file` for all others. */
export type Route = { file: string; script: string; font: string }

// RFC 6761 §6.4: a name under .invalid never resolves, so even without a policy nobody would receive anything.
const otherHost = 'stayput-proof.invalid'
const payload = 'canary'
const patience = 5000
/** How long after a failure the browser may still report that the policy was the reason. */
const grace = 1000

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Waits in many steps, so that on a busy machine the browser's reports still arrive first. */
async function linger(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await wait(grace / 20)
}

/** Resolves when the attempt gets an answer, rejects when it fails. */
const settle = (target: EventTarget, answer: string) =>
  new Promise<void>((resolve, reject) => {
    target.addEventListener(answer, () => resolve())
    target.addEventListener('error', () => reject())
  })

// Not `hidden`: WebKit does not load a hidden object.
const unseen = { className: 'sr-only', inert: true, ariaHidden: 'true' }

/** Adds an element to the page for as long as the attempt lasts. */
function load<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  answer = 'load',
): Promise<unknown> {
  const element = Object.assign(document.createElement(name), properties, unseen)
  document.body.append(element)
  void wait(patience).then(() => element.remove())
  return settle(element, answer).finally(() => element.remove())
}

/** For methods that never report how they ended, or not reliably. Only a violation counts. */
const silent = async (ended: unknown): Promise<never> => {
  await ended
  return Promise.reject()
}

/** If our header gives a page no quota for deferred requests, that fails before the policy is checked. */
function tryLater(address: string): void {
  try {
    means.fetchLater(address, { method: 'POST', mode: 'no-cors', body: payload, activateAfter: 0 })
  } catch (error) {
    const isByHeader = error instanceof Error && error.name === 'QuotaExceededError'
    throw isByHeader ? ({ kind: 'blocked', directive: 'permissions-policy' } satisfies Outcome) : error
  }
}

type Try = (address: string) => Promise<unknown>
type Means = {
  fetchLater(address: string, options: object): unknown
  WebTransport: new (address: string) => { ready: Promise<void>; close(): void }
}
const means = globalThis as unknown as Means
const isWindow = typeof document !== 'undefined'
const inWindow = (run: Try) => isWindow && run

/** Each resolves if a response was seen, and rejects otherwise. `false` if this place has no such feature. */
const tries: Record<Method, Try | false> = {
  fetch: (address) => fetch(address, { method: 'POST', mode: 'no-cors', body: payload }),
  fetchLater: 'fetchLater' in globalThis && (async (address) => silent(tryLater(address))),
  XMLHttpRequest(address) {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.send(payload)
    return settle(request, 'load')
  },
  // It returns `true` even for a beacon that the policy blocks.
  sendBeacon: 'sendBeacon' in navigator && ((address) => silent(navigator.sendBeacon(address, payload))),
  WebSocket(address) {
    const socket = new WebSocket(address)
    return settle(socket, 'open').finally(() => socket.close())
  },
  EventSource(address) {
    const source = new EventSource(address)
    return settle(source, 'open').finally(() => source.close())
  },
  WebTransport:
    'WebTransport' in globalThis &&
    (async (address) => {
      const transport = new means.WebTransport(address)
      await transport.ready
      transport.close()
    }),
  // No policy covers peer connections. If one can be created, it can carry anything.
  RTCPeerConnection: inWindow(async () => new RTCPeerConnection().close()),
  image: inWindow((address) => load('img', { src: address })),
  script: (address) => import(/* @vite-ignore */ address),
  style: inWindow((address) => load('link', { rel: 'stylesheet', href: address })),
  font: 'FontFace' in globalThis && ((address) => new FontFace('stayput-proof', `url("${address}")`).load()),
  media: inWindow((address) => load('audio', { preload: 'auto', src: address }, 'loadeddata')),
  object: inWindow((address) => load('object', { data: address })),
  // A frame reports a load even if it only shows the browser's error page.
  frame: inWindow((address) => silent(load('iframe', { src: address }))),
  prefetch:
    isWindow &&
    document.createElement('link').relList.supports('prefetch') &&
    ((address) => load('link', { rel: 'prefetch', href: address })),
  // Sent into a hidden sandboxed frame, so the visitor stays here even without a policy.
  form: inWindow(async (address) => {
    const frame = document.createElement('iframe')
    Object.assign(frame, { name: address, hidden: true })
    frame.setAttribute('sandbox', '')
    const form = document.createElement('form')
    Object.assign(form, { action: address, method: 'post', target: frame.name, hidden: true })
    document.body.append(frame, form)
    form.submit()
    await wait(grace)
    frame.remove()
    form.remove()
    return Promise.reject()
  }),
}

/**
 * Whether a violation is about this attempt. For another origin, some browsers report no path. For a socket, they report only the
 * scheme. For an address that Trusted Types block from an object, they report none.
 */
function isAbout(blocked: string, address: string, method: Method): boolean {
  const { origin, protocol } = new URL(address)
  const isSocket = protocol.startsWith('ws')
  return (
    blocked === address ||
    (blocked === origin && origin !== location.origin) ||
    (isSocket && blocked === protocol.slice(0, -1)) ||
    (method === 'object' && blocked === 'trusted-types-sink')
  )
}

// Both also involve a frame. Its violation says nothing about the attempt itself.
const reasons: Partial<Record<Method, RegExp>> = {
  form: /^form-action/,
  object: /^(object-src|require-trusted-types-for)/,
}

async function attempt(method: Method, address: string): Promise<Outcome> {
  const run = tries[method]
  if (!run) return { kind: 'absent' }
  if (method === 'RTCPeerConnection' && !globalThis.RTCPeerConnection)
    return { kind: method in globalThis ? 'removed' : 'absent' }
  const listening = new AbortController()
  const blocked = new Promise<Outcome>((resolve) => {
    const listen = ({ blockedURI, disposition, effectiveDirective }: SecurityPolicyViolationEvent) => {
      const isOurs = isAbout(blockedURI, address, method) && (reasons[method]?.test(effectiveDirective) ?? true)
      if (disposition === 'enforce' && isOurs) resolve({ kind: 'blocked', directive: effectiveDirective })
    }
    addEventListener('securitypolicyviolation', listen, { signal: listening.signal })
  })
  const failed = (waited: Promise<void>) => waited.then((): Outcome => ({ kind: 'failed' }))
  const answered = (async () => run(address))().then(
    (): Outcome => ({ kind: 'reached' }),
    (reason): Outcome | Promise<Outcome> => (reason?.kind === 'blocked' ? reason : failed(linger())),
  )
  const outcome = await Promise.race([blocked, answered, failed(wait(patience).then(linger))])
  listening.abort()
  return outcome
}

/** The attempt's address: at this site if a route is given, otherwise at another origin. */
function addressOf(method: Method, place: Place, route?: Route): string {
  const name = `${method.toLowerCase()}-${place}`
  const own = route && (method in route ? route[method as keyof Route] : route.file)
  const address = own ? `${own}?proof=${name}` : `https://${name}.${otherHost}/`
  if (method === 'WebTransport') return address.replace(/^http:/, 'https:')
  return method === 'WebSocket' ? address.replace(/^http/, 'ws') : address
}

/** Every address on this site that the attempts from a place request. */
export const ownAddresses = (place: Place, route: Route): string[] =>
  methodsTo('own').map((method) => addressOf(method, place, route))

/** Tries the ways out of verdict.ts from a page or worker, to another origin and to our own, with a fixed word as payload. */
export const attemptAll = ({ place, route }: { place: Place; route: Route }): Promise<Attempt[]> =>
  Promise.all(
    targets.flatMap((target) =>
      methodsTo(target).map(async (method) => {
        const outcome = await attempt(method, addressOf(method, place, target === 'own' ? route : undefined))
        return { method, place, target, outcome }
      }),
    ),
  )

/** Tries these ways out of this page, to another origin. Returns the word it tried to send and what happened to each attempt. */
export async function tryToLeak(ways: readonly Method[]) {
  const outcomes = await Promise.all(ways.map((method) => attempt(method, addressOf(method, 'page'))))
  const verdicts = ways.map((method, at) => judge({ method, place: 'page', target: 'other', outcome: outcomes[at]! }))
  return { word: payload, verdicts }
}

/** Whether this place blocks requests that need no network and would always succeed: fetching a data URL and importing one. */
export async function isClosed(): Promise<boolean> {
  const data = 'data:text/javascript,'
  const answers = await Promise.allSettled([fetch(data), import(/* @vite-ignore */ data)])
  return answers.every(({ status }) => status === 'rejected')
}

import { type Attempt, type Method, methods, type Outcome, type Place, type Target, targets } from './verdict.ts'

/** Where the attempts of one place go; `own` is the site's root and `script` a script of it, both whole addresses. */
export type Route = { place: Place; own: string; script: string }

// RFC 6761 §6.4: a name under .invalid never resolves, so that even without a policy nobody would receive anything.
const otherHost = 'stayput-proof.invalid'
const payload = 'stayput-proof'
const patience = 5000
/** How long after a failure the browser may still say that the policy was its reason. */
const grace = 1000

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
const isWindow = typeof document !== 'undefined'

/** Settles with the events of what an attempt made: resolves with an answer, rejects without one. */
const settle = (target: EventTarget, answer: string) =>
  new Promise<void>((resolve, reject) => {
    target.addEventListener(answer, () => resolve())
    target.addEventListener('error', () => reject())
  })

/** Each resolves when an answer came, and rejects when none did or none can be seen. */
const tries: Record<Method, ((address: string) => Promise<unknown>) | false> = {
  fetch: (address) => fetch(address, { method: 'POST', mode: 'no-cors', body: payload }),
  XMLHttpRequest(address) {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.send(payload)
    return settle(request, 'load')
  },
  // It says `true` for a beacon that the policy refuses.
  sendBeacon:
    'sendBeacon' in navigator &&
    ((address) => {
      navigator.sendBeacon(address, payload)
      return Promise.reject()
    }),
  WebSocket(address) {
    const socket = new WebSocket(address)
    return settle(socket, 'open').finally(() => socket.close())
  },
  EventSource(address) {
    const source = new EventSource(address)
    return settle(source, 'open').finally(() => source.close())
  },
  image:
    isWindow &&
    ((address) => {
      const image = new Image()
      image.src = address
      return settle(image, 'load')
    }),
  script: (address) => import(/* @vite-ignore */ address),
  // Aimed at a hidden sandboxed frame: even without a policy the visitor stays where they are.
  form:
    isWindow &&
    (async (address) => {
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

/** Whether a violation speaks of this address; of another origin some browsers name no path, and of a socket only its scheme. */
function isAbout(blocked: string, address: string): boolean {
  const { origin, protocol } = new URL(address)
  const isSocket = protocol.startsWith('ws')
  return (
    blocked === address ||
    (blocked === origin && origin !== location.origin) ||
    (isSocket && blocked === protocol.slice(0, -1))
  )
}

async function attempt(method: Method, address: string): Promise<Outcome> {
  const run = tries[method]
  if (!run) return { kind: 'absent' }
  const listening = new AbortController()
  const blocked = new Promise<Outcome>((resolve) => {
    const listen = ({ blockedURI, disposition, effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (disposition === 'enforce' && isAbout(blockedURI, address))
        resolve({ kind: 'blocked', directive: effectiveDirective })
    }
    addEventListener('securitypolicyviolation', listen, { signal: listening.signal })
  })
  const failed = (after: number) => wait(after).then((): Outcome => ({ kind: 'failed' }))
  const answered = (async () => run(address))().then(
    (): Outcome => ({ kind: 'reached' }),
    () => failed(grace),
  )
  const outcome = await Promise.race([blocked, answered, failed(patience)])
  listening.abort()
  return outcome
}

function addressOf(method: Method, target: Target, { place, own, script }: Route): string {
  const name = `${method.toLowerCase()}-${place}`
  const file = method === 'script' ? script : `${own}icon.svg`
  const address = target === 'own' ? `${file}?proof=${name}` : `https://${name}.${otherHost}/`
  return method === 'WebSocket' ? address.replace(/^http/, 'ws') : address
}

/** Tries every way out of a page or a worker, to another origin and to our own, with a fixed word as payload. */
export const attemptAll = (route: Route): Promise<Attempt[]> =>
  Promise.all(
    targets.flatMap((target) =>
      methods.map(async (method) => {
        const outcome = await attempt(method, addressOf(method, target, route))
        return { method, place: route.place, target, outcome }
      }),
    ),
  )

import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import type { DatabaseThread } from './database-thread.ts'
import type { RateLimit, Wait } from './rate-limit.ts'
import { isFromElsewhere } from './same-origin.ts'

type Problem = { code: string; message: string; field?: 'email' | 'message' }
type Refusal = { status: 400 | 403 | 404 | 405 | 413 | 422 | 429 | 503; problems: Problem[] }

export type ContactOptions = {
  database: Pick<DatabaseThread, 'saveMessage'>
  /** Where a browser without scripts goes after its message was stored. */
  thanksPath: string
  now: () => Date
  addressOf: (c: Context) => string
  isProxyTrusted: boolean
  /** Counts stored messages. */
  limit: RateLimit
  /** Counts every post before it is read, because refusing one costs work too. */
  attempts: RateLimit
}

const formId = 'contact'
const project = 'stayput'
const largestBody = 64 * 1024
const sendsJson = (c: Context) => isJsonType(c.req.header('content-type'))
const wantsJson = (c: Context) => sendsJson(c) || /application\/json/i.test(c.req.header('accept') ?? '')
// RFC 5321 §4.5.3.1: no address is longer. On a much longer text, this pattern would take seconds.
const isMailAddress = (text: string) => text.length <= 320 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

const refuse = (status: Refusal['status'], code: string, message: string, field?: Problem['field']): Refusal => ({
  status,
  problems: [{ code, message, ...(field && { field }) }],
})

/** Whether a Content-Type is JSON: `"application/vnd.x+JSON; charset=utf-8"` → `true` */
export const isJsonType = (type: string | undefined): boolean =>
  /^\s*((application|text)\/json|[\w.-]+\/[\w.+-]+\+json)\s*(;|$)/i.test(type ?? '')

const mostFields = 50

/** The fields of a JSON or form body. Any other body has no fields. Undefined if there are too many. */
async function readForm(c: Context): Promise<Record<string, unknown> | undefined> {
  try {
    // Counting the fields is faster than parsing them.
    const isUrlEncoded = /^\s*application\/x-www-form-urlencoded/i.test(c.req.header('content-type') ?? '')
    if (isUrlEncoded && (await c.req.text()).split('&').filter(Boolean).length > mostFields) return undefined
    const body: unknown = sendsJson(c) ? await c.req.json() : await c.req.parseBody({ all: true })
    const isForm = typeof body === 'object' && body !== null && !Array.isArray(body)
    const fields = isForm ? (body as Record<string, unknown>) : {}
    return Object.values(fields).flat().length > mostFields ? undefined : fields
  } catch {
    return {}
  }
}

/** Finds what the form provider would object to, in the provider's codes. Undefined if the message may be stored. */
export function checkMessage(fields: Record<string, unknown>): Refusal | undefined {
  const { email, message, _gotcha } = fields
  // The honeypot: people do not see this field, and programs fill it in.
  if ((_gotcha ?? '') !== '') return refuse(403, 'BLOCKED', 'This submission looks automated.')
  const values = Object.values(fields).flat()
  if (values.some((value) => value instanceof File && value.size > 0))
    return refuse(400, 'NO_FILE_UPLOADS', 'This form does not accept files.')
  const given = [email, message].filter((value) => typeof value === 'string' && value.trim() !== '')
  if (given.length === 0 && message === undefined) return refuse(400, 'EMPTY', 'The form was submitted empty.')
  const problems: Problem[] = []
  if (message === undefined) problems.push({ code: 'REQUIRED_FIELD_MISSING', field: 'message', message: 'is required' })
  else if (typeof message !== 'string')
    problems.push({ code: 'TYPE_TEXT', field: 'message', message: 'should be text' })
  else if (message.trim() === '')
    problems.push({ code: 'REQUIRED_FIELD_EMPTY', field: 'message', message: 'is required' })
  if (email !== undefined && email !== '' && !(typeof email === 'string' && isMailAddress(email.trim())))
    problems.push({ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email address' })
  return problems.length > 0 ? { status: 422, problems } : undefined
}

/** Runs one piece of work per turn of the event loop, in order, so pages are answered in between. */
export function createTurns(): <T>(work: () => T | Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = last.then(() => new Promise((resolve) => setImmediate(resolve))).then(work)
    last = done.catch(() => {})
    return done
  }
}

/** Receives messages from the contact form. Answers the way the form provider does. */
export function createContact(options: ContactOptions): Hono {
  const { database, thanksPath, now, addressOf, isProxyTrusted, limit, attempts } = options

  function answer(c: Context, { status, problems }: Refusal) {
    if (wantsJson(c)) return c.json({ errors: problems }, status)
    const sentences = problems.map(({ field, message }) => (field ? `${field}: ${message}` : message))
    return c.html(
      html`<!doctype html><html lang="en"><title>Message not sent</title><h1>Your message was not sent</h1><ul>${sentences.map((sentence) => html`<li>${sentence}</li>`)}</ul><p>Go back in your browser: your text is still there.</p></html>`,
      status,
    )
  }

  const answerTooLarge = (c: Context) => answer(c, refuse(413, 'UNSPECIFIED', 'The message is larger than 64 KB.'))

  function answerLater(c: Context, { wait, isForAll }: Wait) {
    c.header('Retry-After', String(Math.ceil(wait / 1000)))
    const which = isForAll ? 'have arrived' : 'from this address'
    const minutes = Math.ceil(wait / 60_000)
    return answer(c, refuse(429, 'UNSPECIFIED', `Too many messages ${which}. Please try again in ${minutes} min.`))
  }

  // Checked before reading the body, so a flood costs next to nothing.
  const admit: MiddlewareHandler = async (c, next) => {
    if (c.req.param('form') !== formId) return answer(c, refuse(404, 'FORM_NOT_FOUND', 'There is no such form.'))
    if (c.req.param('project') !== undefined && c.req.param('project') !== project)
      return answer(c, refuse(404, 'PROJECT_NOT_FOUND', 'There is no such project.'))
    if (c.req.method !== 'POST') {
      c.header('Allow', 'POST')
      return answer(c, refuse(405, 'UNSPECIFIED', 'Use POST to send a message.'))
    }
    if (isFromElsewhere((name) => c.req.header(name), isProxyTrusted))
      return answer(c, refuse(403, 'UNSPECIFIED', 'Messages are accepted only from the contact page of this site.'))
    // An unread body can still be drained while the answer is sent. A body of unknown size counts as the largest.
    const size = Number(c.req.header('content-length') ?? largestBody)
    if (size > largestBody) return answerTooLarge(c)
    const address = addressOf(c)
    const found = [limit.find(address, size), attempts.take(address, size)].find(({ wait }) => wait > 0)
    return found ? answerLater(c, found) : next()
  }

  // Node reads no more than the declared length, so only a body without one must be counted.
  const countBytes = bodyLimit({ maxSize: largestBody, onError: answerTooLarge })
  const withinSize: MiddlewareHandler = (c, next) =>
    c.req.header('content-length') === undefined ? countBytes(c, next) : next()
  const inTurn = createTurns()

  async function receive(c: Context) {
    await c.req.arrayBuffer().catch(() => {})
    const fields = await inTurn(() => readForm(c))
    if (!fields) return answer(c, refuse(400, 'UNSPECIFIED', `The form has more than ${mostFields} fields.`))
    const refusal = checkMessage(fields)
    if (refusal) return answer(c, refusal)
    // SQLite's text functions and readers stop at U+0000.
    const text = (value: unknown) => (typeof value === 'string' ? value.trim().replaceAll('\0', '\ufffd') : '')
    const [email, message] = [text(fields.email), text(fields.message)]
    const slot = limit.take(addressOf(c), Buffer.byteLength(email + message))
    if (slot.wait > 0) return answerLater(c, slot)
    try {
      await database.saveMessage({ receivedAt: now().toISOString(), email, message })
    } catch {
      slot.giveBack()
      return answer(c, refuse(503, 'UNSPECIFIED', 'The message could not be stored. Please try again later.'))
    }
    if (wantsJson(c)) return c.json({ ok: true, next: thanksPath })
    return c.redirect(thanksPath, 303)
  }

  return new Hono().all('/f/:form', admit, withinSize, receive).all('/p/:project/f/:form', admit, withinSize, receive)
}

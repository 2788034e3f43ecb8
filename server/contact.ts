import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import type { Database } from './database.ts'

type Problem = { code: string; message: string; field?: 'email' | 'message' }
type Refusal = { status: 400 | 403 | 404 | 413 | 422 | 429; problems: Problem[] }

export type ContactOptions = {
  database: Pick<Database, 'saveMessage'>
  formId: string
  project: string
  /** Where a browser without scripts goes after a message was stored. */
  thanksPath: string
  now: () => Date
  addressOf: (c: Context) => string
  takeTurn: (address: string) => number
}

const largestBody = 64 * 1024
const sendsJson = (c: Context) => c.req.header('content-type')?.includes('json') ?? false
const wantsJson = (c: Context) => sendsJson(c) || c.req.header('accept')?.includes('application/json')
const mailAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const refuse = (status: Refusal['status'], code: string, message: string, field?: Problem['field']): Refusal => ({
  status,
  problems: [{ code, message, ...(field && { field }) }],
})

/** The fields of a JSON or form body; anything else counts as no field at all. */
async function readFields(c: Context): Promise<Record<string, unknown>> {
  try {
    const body: unknown = sendsJson(c) ? await c.req.json() : await c.req.parseBody()
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** What the provider would object to in a submission, in its own codes; nothing where it may be stored. */
export function findRefusal(fields: Record<string, unknown>): Refusal | undefined {
  const { email, message, _gotcha } = fields
  if (typeof _gotcha === 'string' && _gotcha !== '') return refuse(403, 'BLOCKED', 'This submission looks automated.')
  if (Object.values(fields).some((value) => value instanceof File && value.size > 0))
    return refuse(400, 'NO_FILE_UPLOADS', 'This form takes no files.')
  const given = [email, message].filter((value) => typeof value === 'string' && value.trim() !== '')
  if (given.length === 0 && message === undefined) return refuse(400, 'EMPTY', 'The form was submitted empty.')
  const problems: Problem[] = []
  if (message === undefined) problems.push({ code: 'REQUIRED_FIELD_MISSING', field: 'message', message: 'is required' })
  else if (typeof message !== 'string')
    problems.push({ code: 'TYPE_TEXT', field: 'message', message: 'should be text' })
  else if (message.trim() === '')
    problems.push({ code: 'REQUIRED_FIELD_EMPTY', field: 'message', message: 'is required' })
  if (email !== undefined && email !== '' && !(typeof email === 'string' && mailAddress.test(email.trim())))
    problems.push({ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' })
  return problems.length > 0 ? { status: 422, problems } : undefined
}

/** The message form's other end; it answers as the provider described in the contact page's client does. */
export function createContact(options: ContactOptions): Hono {
  const { database, formId, project, thanksPath, now, addressOf, takeTurn } = options

  function answer(c: Context, { status, problems }: Refusal) {
    if (wantsJson(c)) return c.json({ errors: problems }, status)
    const sentences = problems.map(({ field, message }) => (field ? `${field}: ${message}` : message))
    return c.html(
      html`<!doctype html><html lang="en"><title>Message not sent</title><h1>Your message was not sent</h1><ul>${sentences.map((sentence) => html`<li>${sentence}</li>`)}</ul><p>Go back with your browser: what you wrote is still there.</p></html>`,
      status,
    )
  }

  async function receive(c: Context) {
    if (c.req.param('form') !== formId) return answer(c, refuse(404, 'FORM_NOT_FOUND', 'There is no such form.'))
    if (c.req.param('project') !== undefined && c.req.param('project') !== project)
      return answer(c, refuse(404, 'PROJECT_NOT_FOUND', 'There is no such project.'))
    const fields = await readFields(c)
    const refusal = findRefusal(fields)
    if (refusal) return answer(c, refusal)
    const wait = takeTurn(addressOf(c))
    if (wait > 0) {
      c.header('Retry-After', String(Math.ceil(wait / 1000)))
      const minutes = Math.ceil(wait / 60_000)
      return answer(
        c,
        refuse(429, 'UNSPECIFIED', `Too many messages from this address. Please try again in ${minutes} min.`),
      )
    }
    // SQLite's text functions and readers end a text at U+0000.
    const text = (value: unknown) => (typeof value === 'string' ? value.trim().replaceAll('\0', '\ufffd') : '')
    await database.saveMessage({
      receivedAt: now().toISOString(),
      email: text(fields.email),
      message: text(fields.message),
    })
    if (wantsJson(c)) return c.json({ ok: true, next: thanksPath })
    return c.redirect(thanksPath, 303)
  }

  const limit = bodyLimit({
    maxSize: largestBody,
    onError: (c) => answer(c, refuse(413, 'UNSPECIFIED', 'The message is larger than 64 KB.')),
  })
  return new Hono().post('/f/:form', limit, receive).post('/p/:project/f/:form', limit, receive)
}

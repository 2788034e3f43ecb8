import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkMessage, createContact, createTurns, isJsonType } from './contact.ts'
import type { NewMessage } from './database.ts'
import { createRateLimit } from './rate-limit.ts'

const now = () => new Date('2026-11-15T12:00:00Z')
const generous = { perAddress: 1000, inAll: 1000, window: 60_000 }

function setUp(limits: Partial<Parameters<typeof createRateLimit>[0]> = {}, attempts = 1000) {
  const messages: NewMessage[] = []
  const disk = { isFull: false }
  const app = createContact({
    database: {
      async saveMessage(message) {
        if (disk.isFull) throw new Error('the disk is full')
        messages.push(message)
      },
    },
    thanksPath: '/contact#sent',
    now,
    addressOf: (c) => c.req.header('x-test-address') ?? 'one',
    isProxyTrusted: false,
    limit: createRateLimit({ ...generous, ...limits }, () => now().getTime()),
    attempts: createRateLimit({ ...generous, perAddress: attempts }, () => now().getTime()),
  })
  const post = (given: unknown, path = '/f/contact', headers: Record<string, string> = {}) => {
    const isSent = typeof given === 'string' || given instanceof FormData || given instanceof ReadableStream
    const body = isSent ? given : JSON.stringify(given)
    return app.request(path, {
      method: 'POST',
      body,
      ...(body instanceof ReadableStream && { duplex: 'half' }),
      headers: {
        Accept: 'application/json',
        ...(body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
        ...(typeof body === 'string' && { 'Content-Length': String(Buffer.byteLength(body)) }),
        ...headers,
      },
    })
  }
  return { messages, disk, post }
}

test('a message is trimmed and stored before the answer confirms it, with or without an email', async () => {
  const { messages, post } = setUp()
  const answer = await post({ email: ' ada@example.com ', message: ' Hello ' })
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true, next: '/contact#sent' }])
  expect((await post({ message: 'No address' }, '/p/stayput/f/contact')).status).toBe(200)
  expect(messages).toEqual([
    { receivedAt: '2026-11-15T12:00:00.000Z', email: 'ada@example.com', message: 'Hello' },
    { receivedAt: '2026-11-15T12:00:00.000Z', email: '', message: 'No address' },
  ])
})

test.each([
  [{}, 400, [{ code: 'EMPTY', message: 'The form was submitted empty.' }]],
  [{ message: ' ' }, 422, [{ code: 'REQUIRED_FIELD_EMPTY', field: 'message', message: 'is required' }]],
  [{ email: 'a@b.de' }, 422, [{ code: 'REQUIRED_FIELD_MISSING', field: 'message', message: 'is required' }]],
  [{ message: 5 }, 422, [{ code: 'TYPE_TEXT', field: 'message', message: 'should be text' }]],
  [
    { email: 'ada', message: 'x' },
    422,
    [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email address' }],
  ],
  [{ message: 'x', _gotcha: 'bot' }, 403, [{ code: 'BLOCKED', message: 'This submission looks automated.' }]],
])('%j answers %i with the codes of the provider and stores nothing', async (body, status, errors) => {
  const { messages, post } = setUp()
  const answer = await post(body)
  expect([answer.status, await answer.json()]).toEqual([status, { errors }])
  expect(messages).toEqual([])
})

test('U+0000 is replaced, so a message is not cut off there', async () => {
  const { messages, post } = setUp()
  await post({ email: '', message: 'before\0after' })
  expect(messages).toMatchObject([{ message: 'before\ufffdafter' }])
})

test('JSON is answered with JSON, whatever the Accept header says', async () => {
  const { post } = setUp()
  const answer = await post({ message: 'x' }, '/f/contact', { Accept: '*/*' })
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true, next: '/contact#sent' }])
  const refused = await post({}, '/f/contact', { Accept: '*/*' })
  expect([refused.status, (await refused.json()).errors[0].code]).toEqual([400, 'EMPTY'])
})

test('other forms and projects are not found', async () => {
  const { post } = setUp()
  for (const [path, code] of [
    ['/f/other', 'FORM_NOT_FOUND'],
    ['/p/other/f/contact', 'PROJECT_NOT_FOUND'],
  ] as const) {
    const answer = await post({ message: 'x' }, path)
    expect([answer.status, (await answer.json()).errors[0].code]).toEqual([404, code])
  }
})

test('form bodies work; files and bodies above 64 KB are refused', async () => {
  const { messages, post } = setUp()
  const form = new FormData()
  form.set('message', 'by form')
  expect((await post(form)).status).toBe(200)
  form.set('file', new File(['x'], 'x.txt'))
  expect((await (await post(form)).json()).errors[0].code).toBe('NO_FILE_UPLOADS')
  const large = await post({ message: 'x'.repeat(65 * 1024) })
  expect([large.status, (await large.json()).errors[0].message]).toEqual([413, 'The message is larger than 64 KB.'])
  expect(messages).toHaveLength(1)
})

test('a browser without scripts goes back to the page, or reads what is wrong', async () => {
  const { post } = setUp()
  const native = { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' }
  const sent = await post('message=hello&email=', '/f/contact', native)
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/contact#sent'])
  const refused = await post('message=', '/f/contact', native)
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('message: is required')
})

test('an address that posts too often is told when to come back; others are not affected', async () => {
  const { messages, post } = setUp({ perAddress: 2 })
  for (let count = 0; count < 2; count++) expect((await post({ message: 'x' })).status).toBe(200)
  const refused = await post({ message: 'x' })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await refused.json()).errors[0].message).toContain('try again in 1 min')
  expect((await post({ message: 'x' }, '/f/contact', { 'x-test-address': 'two' })).status).toBe(200)
  expect(messages).toHaveLength(3)
})

test('a filled honeypot field refuses the message, whatever its value; an empty one does not', async () => {
  const { messages, post } = setUp()
  for (const _gotcha of ['bot', ['bot'], [], {}, 0, false])
    expect((await post({ message: 'x', _gotcha })).status).toBe(403)
  for (const traps of [['bot', ''], [new File([], 'x')]]) {
    const form = new FormData()
    form.set('message', 'x')
    for (const trap of traps) form.append('_gotcha', trap)
    expect((await post(form)).status).toBe(403)
  }
  expect((await post({ message: 'x', _gotcha: '' })).status).toBe(200)
  expect(messages).toHaveLength(1)
})

test('the limits for all addresses together, by number and by bytes, say when to come back', async () => {
  for (const limits of [{ inAll: 2 }, { bytes: 28 }]) {
    const { messages, post } = setUp(limits)
    const from = (address: string) => post({ message: 'hello' }, '/f/contact', { 'x-test-address': address })
    expect([(await from('a')).status, (await from('b')).status]).toEqual([200, 200])
    const refused = await from('c')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect((await refused.json()).errors[0].message).toBe('Too many messages have arrived. Please try again in 1 min.')
    expect(messages).toHaveLength(2)
  }
})

test('a message that could not be stored says so and does not count toward the limit', async () => {
  const { messages, disk, post } = setUp({ perAddress: 1, inAll: 1, bytes: 19 })
  disk.isFull = true
  for (let count = 0; count < 3; count++) {
    const failed = await post({ message: 'hello' })
    expect([failed.status, (await failed.json()).errors]).toEqual([
      503,
      [{ code: 'UNSPECIFIED', message: 'The message could not be stored. Please try again later.' }],
    ])
  }
  disk.isFull = false
  expect((await post({ message: 'hello' })).status).toBe(200)
  expect((await post({ message: 'hello' })).status).toBe(429)
  expect(messages).toHaveLength(1)
})

test('a post from a page of another origin is refused and not stored', async () => {
  const { messages, post } = setUp()
  for (const headers of [{ Origin: 'https://evil.test' }, { Origin: 'null' }, { 'Sec-Fetch-Site': 'cross-site' }])
    expect((await post({ message: 'x' }, '/f/contact', headers)).status).toBe(403)
  const own = { Host: 'stayput.test', Origin: 'https://stayput.test', 'Sec-Fetch-Site': 'same-origin' }
  expect((await post({ message: 'x' }, '/f/contact', own)).status).toBe(200)
  expect(messages).toHaveLength(1)
})

test.each([
  ['application/json', true],
  ['application/JSON; charset=utf-8', true],
  ['application/vnd.x+json', true],
  ['text/json', true],
  [' application/json ;x', true],
  ['text/plain; note=json', false],
  ['text/plain', false],
  ['application/jsonp', false],
  ['application/x-www-form-urlencoded', false],
  [undefined, false],
])('the type "%s" is JSON: %s', async (type, expected) => {
  expect(isJsonType(type)).toBe(expected)
})

test('no body makes it throw', async () => {
  const { post } = setUp()
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (body) => {
      expect((await post(body)).status).toBeLessThan(500)
    }),
    { numRuns: 50 },
  )
  fc.assert(fc.property(fc.dictionary(fc.string(), fc.anything()), (fields) => void checkMessage(fields)))
})

test('an overlong email is rejected by its length, because matching it would take seconds', async () => {
  const { post } = setUp()
  const answer = await post({ email: `a@${'.'.repeat(60_000)}@`, message: 'x' })
  expect(await answer.json()).toMatchObject({ errors: [{ code: 'TYPE_EMAIL' }] })
})

test('refused posts count too, so trying body after body is stopped', async () => {
  const { messages, post } = setUp({}, 3)
  for (let count = 0; count < 3; count++) expect((await post({ message: ' ' })).status).toBe(422)
  const answer = await post({ message: 'Hello' })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await post({ message: 'Hello' }, '/f/contact', { 'x-test-address': 'two' })).status).toBe(200)
  expect(messages).toHaveLength(1)
})

const asForm = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test.each([
  ['51 ampersands', '&'.repeat(51)],
  ['escaped markup', '&lt;b&gt;'.repeat(26)],
  ['a long address', `https://a.example/?${Array.from({ length: 80 }, (_, at) => `key${at}=${at}`).join('&')}`],
  ['a program', 'select 1;\r\n-- a comment\r\n--\r\n'.repeat(60).trim()],
])('a message with %s is stored as written, however it is sent', async (_name, message) => {
  const { messages, post } = setUp()
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const written = new URLSearchParams({ email: '', message }).toString()
  for (const answer of [
    await post(asForm({ email: '', message })),
    await post(written, '/f/contact', type),
    await post({ email: '', message }),
  ])
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true, next: '/contact#sent' }])
  expect(messages.map((each) => each.message)).toEqual([message, message, message])
})

test('a form with too many fields is refused; ampersands without a field do not count', async () => {
  const { messages, post } = setUp()
  const form = asForm({ message: 'Hello' })
  for (let count = 0; count < 50; count++) form.append('more', '')
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const many = `message=Hello${'&a'.repeat(50)}`
  for (const answer of [await post(form), await post(many, '/f/contact', type)])
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { errors: [{ code: 'UNSPECIFIED', message: 'The form has more than 50 fields.' }] },
    ])
  expect((await post(`message=Hello&a&b${'&'.repeat(60)}`, '/f/contact', type)).status).toBe(200)
  expect(messages).toHaveLength(1)
})

/** A body of 1 MB that counts how many of its bytes were read. */
function largeBody() {
  const asked = { bytes: 0 }
  const chunk = new Uint8Array(1024).fill(32)
  const pull = (controller: ReadableStreamDefaultController) => {
    asked.bytes += chunk.length
    if (asked.bytes > 1024 * 1024) controller.close()
    else controller.enqueue(chunk)
  }
  return { asked, body: new ReadableStream({ pull }, { highWaterMark: 0 }) }
}

test('a body too large for the remaining bytes is refused by its length, unread', async () => {
  const { post } = setUp({ bytes: 1000 })
  for (const [length, status] of [
    ['1001', 429],
    ['65537', 413],
  ] as const) {
    const { asked, body } = largeBody()
    expect((await post(body, '/f/contact', { 'Content-Length': length })).status).toBe(status)
    expect(asked.bytes).toBe(0)
  }
})

test('a body of unknown length counts as the largest, and is read only up to that size', async () => {
  const { asked, body } = largeBody()
  expect((await setUp().post(body)).status).toBe(413)
  expect(asked.bytes).toBe(65 * 1024)
  const refused = largeBody()
  expect((await setUp({ bytes: 60_000 }).post(refused.body)).status).toBe(429)
  expect(refused.asked.bytes).toBe(0)
})

test('bodies that arrive together are parsed one by one, and others are answered in between', async () => {
  const { messages, post } = setUp()
  const seen = new Set<number>()
  const sent = Promise.all(Array.from({ length: 30 }, () => post({ message: 'Hello' })))
  while (messages.length < 30) {
    seen.add(messages.length)
    await new Promise((resolve) => setImmediate(resolve))
  }
  await sent
  expect(seen.size).toBeGreaterThan(25)
})

test('each piece of work gets its own turn of the event loop, in order, and a failing one stops none', async () => {
  let turn = 0
  let isOver = false
  const count = () => {
    turn++
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const inTurn = createTurns()
  const turns = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      inTurn(async () => {
        if (index === 3) throw new Error('no')
        return turn
      }).catch(() => turn),
    ),
  )
  isOver = true
  expect(turns).toEqual([...new Set(turns)].sort((a, b) => a - b))
})

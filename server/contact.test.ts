import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createContact, findRefusal } from './contact.ts'
import { openDatabase } from './database.ts'
import { createInsights } from './insights.ts'
import { createRateLimit } from './rate-limit.ts'

const freshDatabase = () => openDatabase(`file:${join(mkdtempSync(join(tmpdir(), 'db-')), 'sub/test.db')}`)
const now = () => new Date('2026-11-15T12:00:00Z')

async function setUp(perAddress = 1000) {
  const database = await freshDatabase()
  const limit = createRateLimit(perAddress, 60_000, () => now().getTime())
  const app = createContact({
    database,
    formId: 'contact',
    project: 'stayput',
    thanksPath: '/contact#sent',
    now,
    addressOf: (c) => c.req.header('x-test-address') ?? 'one',
    takeTurn: limit.take,
  })
  const post = (body: unknown, path = '/f/contact', headers: Record<string, string> = {}) =>
    app.request(path, {
      method: 'POST',
      body: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body),
      headers: {
        Accept: 'application/json',
        ...(body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
    })
  return { database, post }
}

test('a message is stored before the answer says so, trimmed, with or without an address', async () => {
  const { database, post } = await setUp()
  const answer = await post({ email: ' ada@example.com ', message: ' Hello ' })
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true, next: '/contact#sent' }])
  expect((await post({ message: 'No address' }, '/p/stayput/f/contact')).status).toBe(200)
  expect(await database.listMessages()).toEqual([
    { id: 1, receivedAt: '2026-11-15T12:00:00.000Z', email: 'ada@example.com', message: 'Hello' },
    { id: 2, receivedAt: '2026-11-15T12:00:00.000Z', email: '', message: 'No address' },
  ])
})

test.each([
  [{}, 400, [{ code: 'EMPTY', message: 'The form was submitted empty.' }]],
  [{ message: ' ' }, 422, [{ code: 'REQUIRED_FIELD_EMPTY', field: 'message', message: 'is required' }]],
  [{ email: 'a@b.de' }, 422, [{ code: 'REQUIRED_FIELD_MISSING', field: 'message', message: 'is required' }]],
  [{ message: 5 }, 422, [{ code: 'TYPE_TEXT', field: 'message', message: 'should be text' }]],
  [{ email: 'ada', message: 'x' }, 422, [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }]],
  [{ message: 'x', _gotcha: 'bot' }, 403, [{ code: 'BLOCKED', message: 'This submission looks automated.' }]],
])('%j answers %i in the codes of the provider and stores nothing', async (body, status, errors) => {
  const { database, post } = await setUp()
  const answer = await post(body)
  expect([answer.status, await answer.json()]).toEqual([status, { errors }])
  expect(await database.listMessages()).toEqual([])
})

test('a message is kept to its end: the character that would cut it is replaced', async () => {
  const { database, post } = await setUp()
  await post({ email: '', message: 'before\0after' })
  expect(await database.listMessages()).toMatchObject([{ message: 'before\ufffdafter' }])
})

test('who sends JSON is answered in JSON, whatever it says it accepts', async () => {
  const { post } = await setUp()
  const answer = await post({ message: 'x' }, '/f/contact', { Accept: '*/*' })
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true, next: '/contact#sent' }])
  const refused = await post({}, '/f/contact', { Accept: '*/*' })
  expect([refused.status, (await refused.json()).errors[0].code]).toEqual([400, 'EMPTY'])
})

test('other forms and projects are not found', async () => {
  const { post } = await setUp()
  for (const [path, code] of [
    ['/f/other', 'FORM_NOT_FOUND'],
    ['/p/other/f/contact', 'PROJECT_NOT_FOUND'],
  ] as const) {
    const answer = await post({ message: 'x' }, path)
    expect([answer.status, (await answer.json()).errors[0].code]).toEqual([404, code])
  }
})

test('form bodies work, files are refused, and what is larger than 64 KB too', async () => {
  const { database, post } = await setUp()
  const form = new FormData()
  form.set('message', 'by form')
  expect((await post(form)).status).toBe(200)
  form.set('file', new File(['x'], 'x.txt'))
  expect((await (await post(form)).json()).errors[0].code).toBe('NO_FILE_UPLOADS')
  const large = await post({ message: 'x'.repeat(65 * 1024) })
  expect([large.status, (await large.json()).errors[0].message]).toEqual([413, 'The message is larger than 64 KB.'])
  expect(await database.listMessages()).toHaveLength(1)
})

test('a browser without scripts is sent back to the page, or told in words what is wrong', async () => {
  const { post } = await setUp()
  const native = { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' }
  const sent = await post('message=hello&email=', '/f/contact', native)
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/contact#sent'])
  const refused = await post('message=', '/f/contact', native)
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('message: is required')
})

test('an address that posts too often is told when to come back, others are not disturbed', async () => {
  const { database, post } = await setUp(2)
  for (let count = 0; count < 2; count++) expect((await post({ message: 'x' })).status).toBe(200)
  const refused = await post({ message: 'x' })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await refused.json()).errors[0].message).toContain('try again in 1 min')
  expect((await post({ message: 'x' }, '/f/contact', { 'x-test-address': 'two' })).status).toBe(200)
  expect(await database.listMessages()).toHaveLength(3)
})

test('a turn comes back when its time is over', () => {
  let time = 0
  const limit = createRateLimit(1, 100, () => time)
  expect([limit.take('a'), limit.take('a'), limit.take('b')]).toEqual([0, 100, 0])
  time = 99
  expect(limit.take('a')).toBe(1)
  time = 100
  expect(limit.take('a')).toBe(0)
})

test('an address is forgotten when its time is over, whether or not anybody comes again', () => {
  vi.useFakeTimers()
  const limit = createRateLimit(2, 100, Date.now)
  limit.take('a')
  vi.advanceTimersByTime(60)
  limit.take('a')
  limit.take('b')
  vi.advanceTimersByTime(99)
  expect(limit.size()).toBe(2)
  vi.advanceTimersByTime(1)
  expect(limit.size()).toBe(0)
  vi.useRealTimers()
})

test('a thousand posts at once are all stored', async () => {
  const { database, post } = await setUp(1000)
  const answers = await Promise.all(Array.from({ length: 1000 }, (_, index) => post({ message: `message ${index}` })))
  expect(answers.every((answer) => answer.status === 200)).toBe(true)
  const stored = await database.listMessages()
  expect(new Set(stored.map(({ message }) => message)).size).toBe(1000)
})

test('no body makes it throw', async () => {
  const { post } = await setUp()
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (body) => {
      expect((await post(body)).status).toBeLessThan(500)
    }),
    { numRuns: 50 },
  )
  fc.assert(fc.property(fc.dictionary(fc.string(), fc.anything()), (fields) => void findRefusal(fields)))
})

test('a database opened again has its rows, and its steps are not run twice', async () => {
  const url = `file:${join(mkdtempSync(join(tmpdir(), 'db-')), 'again.db')}`
  const first = await openDatabase(url)
  await first.saveMessage({ receivedAt: 't', email: '', message: 'kept' })
  first.close()
  const second = await openDatabase(url)
  expect((await second.listMessages()).map(({ message }) => message)).toEqual(['kept'])
  expect(await second.isAlive()).toBe(true)
  second.close()
})

test('views are counted per day and known route, and not for who asks not to be', async () => {
  const database = await freshDatabase()
  const app = createInsights({ database, routes: new Set(['/', '/tools/x']), now })
  const view = (body: unknown, headers: Record<string, string> = {}) =>
    app.request('/insights/view', { method: 'POST', body: JSON.stringify(body), headers })
  expect((await view({ route: '/tools/x', path: '/tools/x' })).status).toBe(204)
  expect((await view({ route: '/tools/x', path: '/tools/x/' })).status).toBe(204)
  expect((await view({ route: '/', path: '/' }, { DNT: '1' })).status).toBe(204)
  expect((await view({ route: '/', path: '/' }, { 'Sec-GPC': '1' })).status).toBe(204)
  for (const body of [
    { route: '/secret', path: '/secret' },
    { route: '/', path: '/?q=typed' },
    { route: '/' },
    null,
    'text',
  ]) {
    expect((await view(body)).status).toBe(400)
  }
  expect(await database.listViews()).toEqual([{ day: '2026-11-15', route: '/tools/x', views: 2 }])
})

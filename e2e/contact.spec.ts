import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { createServer, request as httpRequest, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { Hono } from 'hono'
import { openDatabase } from '../server/database.ts'
import { createListener } from '../server/listener.ts'
import { createStaticSite } from '../server/static-site.ts'
import { startServer } from './own-server.ts'
import { expectAccessible, openPage, site, test, toast, watchProblems } from './support.ts'

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const email = (page: Page) => page.getByRole('textbox', { name: 'Email (optional)' })
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })
const databaseUrl = () => `file:${test.info().outputPath('messages.db')}`

async function storedMessages(url: string) {
  const database = await openDatabase(url)
  const messages = await database.listMessages()
  database.close()
  return messages
}

test('a message that cannot be stored stays in the form; stored messages, sent with or without scripts, survive a killed server; other origins cannot post', async ({
  page,
  browser,
  request,
}) => {
  const folder = test.info().outputPath('data')
  const database = `file:${folder}/messages.db`
  writeFileSync(folder, 'in the way')
  const server = await startServer({ DATABASE_URL: database })

  await test.step('the page says why and keeps the text, and sending works once the cause is gone', async () => {
    const problems = watchProblems(page)
    await openPage(page, `${server.url}/contact`)
    await email(page).fill('ada@example.com')
    await message(page).fill('Hello from a test')
    await send(page).click()
    const reason = 'The message could not be stored. Please try again later.'
    await expect(page.getByRole('alert').filter({ hasText: reason })).toBeFocused()
    await expect(message(page)).toHaveValue('Hello from a test')
    expect(problems).toEqual([expect.stringContaining('503')])
    rmSync(folder)
    await send(page).click()
    await expect(page.getByRole('status').filter({ hasText: 'within 24 hours' })).toBeFocused()
    await expect(toast(page, 'Message sent successfully! ✨')).toBeVisible()
    const thanks = "Thank you for reaching out. We'll get back to you within 24 hours."
    await expect(toast(page, thanks)).toBeVisible()
    await expect(email(page)).toHaveValue('')
    await expect(message(page)).toHaveValue('')
    expect(problems).toHaveLength(1)
  })

  await test.step('without scripts the form still posts, and the page says thank you', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(`${server.url}/contact`)
    // The browser itself asks for the missing message.
    await send(plain).click()
    await expect(message(plain)).toBeFocused()
    await expect(plain).toHaveURL(`${server.url}/contact`)
    await message(plain).fill('no scripts here')
    await send(plain).click()
    await expect(plain).toHaveURL(`${server.url}/contact#sent`)
    await expect(plain.getByText('Thank you for reaching out.')).toBeVisible()
    await context.close()
  })

  await test.step('a post from a page of another origin is refused', async () => {
    const form = `<form method="post" action="${server.url}/f/contact"><input name="message" value="forged"><button>Go</button></form>`
    const foreign = createServer((_request, response) => response.setHeader('Content-Type', 'text/html').end(form))
    await once(foreign.listen(0, '127.0.0.1'), 'listening')
    await page.goto(`http://localhost:${(foreign.address() as AddressInfo).port}`)
    await page.getByRole('button', { name: 'Go' }).click()
    await expect(page.getByText('Messages are accepted only from the contact page of this site.')).toBeVisible()
    await page.goto('about:blank')
    foreign.close()
  })

  await test.step('a server killed right after its answer still has all messages when it starts again', async () => {
    const answer = await request.post(`${server.url}/f/contact`, { data: { message: 'survive' } })
    expect(answer.status()).toBe(200)
    await server.kill('SIGKILL')
    const again = await startServer({ DATABASE_URL: database })
    expect((await request.get(`${again.url}/healthz`)).status()).toBe(200)
    await again.kill('SIGTERM')
    const stored = (await storedMessages(database)).map(({ email, message }) => `${email}: ${message}`)
    expect(stored.sort()).toEqual([': no scripts here', ': survive', 'ada@example.com: Hello from a test'])
  })
})

test('the confirmation and the field errors are accessible @looks', async ({ page }) => {
  const { answer, url, close } = await startProvider(page)
  await message(page).fill('Hello')
  await send(page).click()
  await answer({ next: `${url}/contact` })
  await expect(toast(page, 'Message sent successfully! ✨')).toBeVisible()
  await expectAccessible(page)
  await email(page).fill('ada at home')
  await send(page).click()
  await expect(email(page)).toHaveAccessibleDescription('Email should be an email address')
  await expectAccessible(page)
  close()
})

const outcomes: { name: string; body: unknown; reason: string; field?: string }[] = [
  {
    name: 'a field error',
    body: { errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'x' }] },
    reason: 'There was an error',
    field: 'Email should be an email address',
  },
  {
    name: 'a form error',
    body: { errors: [{ code: 'INACTIVE', message: 'x' }] },
    reason: 'The form is turned off right now.',
  },
  { name: 'a single error text', body: { error: 'Something of the provider' }, reason: 'Something of the provider' },
  {
    name: 'a pending payment',
    body: { stripe: { paymentIntentClientSecret: 's' }, resubmitKey: 'k' },
    reason: 'Unexpected response format',
  },
  { name: 'an answer with an unknown shape', body: { surprise: true }, reason: 'Unexpected response format' },
  { name: 'an answer that is not JSON', body: '<h1>Bad gateway</h1>', reason: 'Unexpected response format' },
]

test('every point of a closed question opens it', async ({ page }) => {
  await openPage(page, '/contact')
  const question = page.locator('main section details').first()
  await question.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await question.boundingBox())!
  expect(height).toBeGreaterThanOrEqual(44)
  for (const [atX, atY] of [
    [x + 3, y + 3],
    [x + width - 3, y + height - 3],
    [x + width / 2, y + height / 2],
  ] as const) {
    await page.mouse.click(atX, atY)
    await expect(question).toHaveAttribute('open')
    await question.locator('summary').click()
    await expect(question).not.toHaveAttribute('open')
  }
})

test('the form says what is missing, sends a message only once, and says what went wrong while keeping the text', async ({
  page,
  context,
}) => {
  await page.clock.install()
  const { answer, bodies, url, close } = await startProvider(page)
  const alerts = page.getByRole('alert')
  const banner = alerts.filter({ hasText: 'There was an error' })
  const sent = page.getByRole('status').filter({ hasText: 'Message sent' })

  await test.step('a missing message or an invalid address gets our own message beside its field, and nothing is sent', async () => {
    const places = () => Promise.all([email(page), message(page), send(page)].map((each) => each.boundingBox()))
    await email(page).fill('ada at home')
    const before = await places()
    await send(page).click()
    await expect(email(page)).toBeFocused()
    await expect(banner).toBeVisible()
    expect(await places()).toEqual(before)
    await expect(email(page)).toHaveAccessibleDescription('Email should be an email address')
    await expect(message(page)).toHaveAccessibleDescription('Message is required')
    await email(page).fill('')
    await send(page).click()
    await expect(message(page)).toBeFocused()
    await expect(email(page)).not.toHaveAttribute('aria-invalid')
    expect(bodies).toHaveLength(0)
  })

  await test.step('while sending, the form is disabled; a double click sends once; without an address, no reply is promised', async () => {
    const promised = page.getByText('within 24 hours').filter({ visible: true })
    await expect(promised).toHaveCount(1)
    await message(page).fill('once')
    await send(page).dblclick()
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    await expect(message(page)).toBeDisabled()
    await expect(email(page)).toBeDisabled()
    await answer({ next: `${url}/contact` })
    await expect(sent).toHaveText(/Thank you for reaching out\.$/)
    await expect(toast(page, 'Thank you for reaching out.')).toBeVisible()
    await expect(promised).toHaveCount(1)
    expect(bodies).toHaveLength(1)
  })

  for (const { name, body, reason, field } of outcomes)
    await test.step(name, async () => {
      await message(page).fill(`keep me: ${name}`)
      await send(page).click()
      await expect(alerts).toHaveCount(0)
      await answer(body)
      await expect(banner).toContainText(reason)
      await expect(banner).toBeFocused()
      await expect(alerts).toHaveCount(field ? 2 : 1)
      if (field) await expect(alerts.filter({ hasText: field })).toBeVisible()
      await expect(message(page)).toHaveValue(`keep me: ${name}`)
      await expect(send(page)).toBeEnabled()
    })

  await test.step('without a connection the message stays and the form says why', async () => {
    await message(page).fill('no connection')
    await context.setOffline(true)
    await send(page).click()
    await expect(banner).toContainText('There is no connection to the server.')
    await expect(message(page)).toHaveValue('no connection')
    await context.setOffline(false)
  })

  await test.step('if the server never answers, the form gives up after 30 seconds, and the message can be sent again', async () => {
    const before = bodies.length
    await email(page).fill('ada@example.com')
    await message(page).fill('keep me')
    await send(page).click()
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    await expect.poll(() => bodies.length).toBe(before + 1)
    await page.clock.fastForward(30_000)
    await expect(banner).toContainText('The server did not answer')
    await expect(banner).toBeFocused()
    await expect(message(page)).toHaveValue('keep me')
    await expect(email(page)).toHaveValue('ada@example.com')
    await send(page).click()
    await expect.poll(() => bodies.length).toBe(before + 2)
    await answer({ next: `${url}/contact` })
    await expect(sent).toBeVisible()
    await expect(message(page)).toHaveValue('')
    expect(bodies).toHaveLength(before + 2)
  })
  close()
})

test('a server asked to stop finishes open requests and does not wait for silent connections', async () => {
  const url = databaseUrl()
  const server = await startServer({ DATABASE_URL: url })
  const port = Number(new URL(server.url).port)
  const silent = connect(port, '127.0.0.1')
  await once(silent, 'connect')
  const body = JSON.stringify({ message: 'under way' })
  const request = httpRequest(`${server.url}/f/contact`, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      Expect: '100-continue',
    },
  })
  request.flushHeaders()
  await once(request, 'continue')
  const ended = server.kill('SIGTERM')
  await expect(() => expect(fetch(server.url)).rejects.toThrow()).toPass()
  const answered = once(request, 'response')
  request.end(body)
  const [answer] = await answered
  expect(answer.statusCode).toBe(200)
  await ended
  expect(await storedMessages(url)).toMatchObject([{ message: 'under way' }])
})

/** Posts messages all at once, each from its own IP address; `stored` lists those the server said it stored. */
async function postAll(url: string, messages: string[]) {
  const statuses = await Promise.all(
    messages.map(async (message, index) => {
      const answer = await fetch(`${url}/f/contact`, {
        method: 'POST',
        body: JSON.stringify({ message }),
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.0.${index >> 8}.${index & 255}` },
      })
      await answer.arrayBuffer()
      return answer.status
    }),
  )
  return { statuses, stored: messages.filter((_, index) => statuses[index] === 200).sort() }
}
const texts = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${index} ${name}`)
const textsIn = async (url: string) => (await storedMessages(url)).map(({ message }) => message).sort()

test('every message a server says it stored is stored, even under load; a silent database does not keep a server from stopping', async () => {
  // This takes the nine seconds a server has to stop, so it runs beside the other steps.
  const silentEnd = test.step(
    'a message that is far too large is refused, and a silent database does not keep a server from stopping',
    endOnSilentDatabase,
  )

  await test.step('of too many messages at once, each is either stored or refused, from one address and from many', async () => {
    for (const [TRUST_PROXY, count, expected] of [
      ['', 50, 5],
      ['1', 300, 200],
    ] as const) {
      const url = `file:${test.info().outputPath(`messages-${expected}.db`)}`
      const server = await startServer({ DATABASE_URL: url, TRUST_PROXY })
      const { statuses, stored } = await postAll(server.url, texts('message', count))
      expect(stored).toHaveLength(expected)
      expect(statuses.filter((status) => status === 429)).toHaveLength(count - expected)
      await server.kill('SIGTERM')
      expect(await textsIn(url)).toEqual(stored)
    }
  })

  await test.step('two servers on one file store every message they say they stored', async () => {
    const url = databaseUrl()
    const servers = await Promise.all([1, 2].map(() => startServer({ DATABASE_URL: url, TRUST_PROXY: '1' })))
    const results = await Promise.all(servers.map((server, index) => postAll(server.url, texts(`server ${index}`, 50))))
    for (const server of servers) await server.kill('SIGKILL')
    expect(results.flatMap(({ statuses }) => statuses)).toEqual(Array(100).fill(200))
    expect(await textsIn(url)).toEqual(results.flatMap(({ stored }) => stored).sort())
  })

  await test.step('when the disk is full, new messages are refused and stored ones stay; with room again, messages are stored again', async () => {
    const url = `file:${test.info().outputPath('full.db')}`
    const limited = ['sh', '-c', 'ulimit -f 512; exec "$@"', 'sh']
    const server = await startServer({ DATABASE_URL: url, TRUST_PROXY: '1' }, limited)
    const { statuses, stored } = await postAll(server.url, texts('x'.repeat(50_000), 20))
    expect([...new Set(statuses)]).toContain(503)
    expect((await fetch(server.url)).status).toBe(200)
    const { stored: small } = await postAll(server.url, ['after'])
    await server.kill('SIGKILL')
    const again = await startServer({ DATABASE_URL: url, TRUST_PROXY: '1' })
    expect((await postAll(again.url, ['room'])).stored).toEqual(['room'])
    await again.kill('SIGTERM')
    expect(await textsIn(url)).toEqual([...stored, ...small, 'room'].sort())
  })

  await silentEnd
})

/** Expects a refusal for messages that are far too large, then asks the server to stop while its database is silent. */
async function endOnSilentDatabase(): Promise<void> {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const server = await startServer({ DATABASE_URL: `http://127.0.0.1:${port}` })
  const post = (path: string, body: string) =>
    fetch(server.url + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  for (let count = 0; count < 10; count++) expect((await post('/f/contact', 'a'.repeat(1_000_000))).status).toBe(413)
  expect((await post('/insights/view', '{"route":"/","path":"/"}')).status).toBe(204)
  await server.kill('SIGTERM')
  silent.closeAllConnections()
  silent.close()
}

/** Serves our pages with a form provider whose answers the test controls: a real server, a real connection. */
async function startProvider(page: Page) {
  const bodies: string[] = []
  const waiting: ((body: unknown) => void)[] = []
  /** Waits for at least one request, then answers all that are waiting. */
  async function answer(body: unknown) {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    for (const resolve of waiting.splice(0)) resolve(body)
  }
  const app = new Hono()
  app.post('/f/contact', async (c) => {
    bodies.push(await c.req.text())
    const body = await new Promise((resolve) => waiting.push(resolve))
    return typeof body === 'string' ? c.html(body) : c.json(body as object)
  })
  const views = async (_: unknown, response: ServerResponse) => void response.writeHead(204).end()
  const server = createServer(createListener(createStaticSite(site, `${process.cwd()}/dist`), views, app))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await openPage(page, `${url}/contact`)
  return { answer, bodies, url, close: () => server.close() }
}

import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { type ContactOptions, createContact } from './contact.ts'
import type { DatabaseThread } from './database-thread.ts'
import { createRateLimit } from './rate-limit.ts'

// Five messages from one address: a person who corrects a message. Two hundred in total: more than anyone reads in ten minutes.
// With 2 MB per window, a flood that lasts a whole day fills less than 300 MB.
const messageLimits = { perAddress: 5, bytesPerAddress: 200_000, inAll: 200, bytes: 2_000_000, window: 10 * 60_000 }

// A person who corrects a message may be refused a few times. A program that tries many bodies is soon stopped.
const attemptLimits = { perAddress: 30, bytesPerAddress: 800_000, inAll: 3000, bytes: 8_000_000, window: 10 * 60_000 }

type Parts = Pick<ContactOptions, 'now' | 'addressOf' | 'isProxyTrusted'> & {
  basePath: string
  database: Pick<DatabaseThread, 'saveMessage' | 'findProblem'>
}

/** Answers everything that is neither a file nor a page view: messages and health. */
export function createApp({ basePath, database, ...parts }: Parts): Hono {
  // performance.now, so setting the clock back makes nobody wait.
  const time = () => performance.now()
  const contact = createContact({
    ...parts,
    database,
    thanksPath: `${basePath}/contact#sent`,
    limit: createRateLimit(messageLimits, time),
    attempts: createRateLimit(attemptLimits, time),
  })
  const app = new Hono()
  app.route(basePath || '/', contact)
  app.all(`${basePath}/healthz`, async (c) => {
    if (!['GET', 'HEAD'].includes(c.req.method))
      return c.json({ status: 'only GET and HEAD are allowed' }, 405, { Allow: 'GET, HEAD' })
    const problem = await database.findProblem()
    return c.json({ status: problem || 'ok' }, problem ? 503 : 200)
  })
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse()
    console.error(error)
    return c.json({ error: 'The server could not handle this. Please try again later.' }, 500)
  })
  return app
}

import type { Worker } from 'node:worker_threads'
import { batch } from './batch.ts'
import type { NewMessage, ViewCount } from './database.ts'

/** What the thread of the database is asked for: to save, to add, or neither, and only to say whether it could. */
export type Request = { saveMessages?: NewMessage[]; addViews?: ViewCount[] }
export type Answer = { problem: string; cause?: string }

export type DatabaseThread = {
  /** Settles when the message is on the disk. */
  saveMessage(message: NewMessage): Promise<void>
  addViews(counts: ViewCount[]): Promise<void>
  /** A plain sentence, or nothing where all is well. */
  findProblem(): Promise<string>
  close(): Promise<void>
}

export const theFileIsGone = 'the database file is gone'
const patience = 2000
const freshness = 1000

/** The database behind a thread that is started on need; a failure is an error whose message is a plain sentence. */
export function createDatabaseThread(start: () => Worker): DatabaseThread {
  let worker: Worker | undefined
  let settle = (_answer: Answer) => {}
  let known = ''

  function startWorker(): Worker {
    const started = start()
    started.on('message', (answer: Answer) => settle(answer))
    started.on('error', (error) => settle({ problem: 'the database cannot be reached', cause: String(error) }))
    return started
  }

  // A client that is closed keeps its files open until the memory of its thread is freed: the thread ends with it.
  async function close() {
    await worker?.terminate()
    worker = undefined
  }

  async function askOnce(request: Request): Promise<string> {
    worker ??= startWorker()
    const answered = new Promise<Answer>((resolve) => {
      settle = resolve
    })
    worker.postMessage(request)
    const { problem, cause } = await answered
    if (problem) await close()
    if (problem && problem !== known) console.error(cause ? `${problem} (${cause})` : problem)
    known = problem
    return problem
  }

  let last: Promise<unknown> = Promise.resolve()
  /** One question at a time; what went into a file that is gone is done again in the next. */
  function ask(request: Request): Promise<string> {
    const answered = last.then(async () => {
      let problem = theFileIsGone
      for (let attempt = 0; attempt < 3 && problem === theFileIsGone; attempt++) problem = await askOnce(request)
      return problem
    })
    last = answered
    return answered
  }

  async function demand(request: Request): Promise<void> {
    const problem = await ask(request)
    if (problem) throw new Error(problem)
  }

  let checked: Promise<string> | undefined
  function check(): Promise<string> {
    checked ??= ask({}).finally(() => {
      setTimeout(() => {
        checked = undefined
      }, freshness).unref()
    })
    return checked
  }

  return {
    saveMessage: batch((saveMessages) => demand({ saveMessages })),
    addViews: (addViews) => demand({ addViews }),
    findProblem() {
      const late = 'the database does not answer'
      return Promise.race([check(), new Promise<string>((resolve) => setTimeout(resolve, patience, late).unref())])
    },
    async close() {
      let seen: unknown
      do {
        seen = last
        await last
        // A write that waited for that one begins now.
        await new Promise((resolve) => setImmediate(resolve))
      } while (seen !== last)
      await close()
    },
  }
}

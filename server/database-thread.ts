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
const late: Answer = { problem: 'the database does not answer' }
const patience = 2000
const freshness = 1000
const moment = 1000
// A lock is waited for five seconds, and a question may meet a few.
const longest = 20_000

const unreachable = (error: unknown): Answer => ({ problem: 'the database cannot be reached', cause: String(error) })
const wait = <T>(time: number, result: T) => new Promise<T>((resolve) => setTimeout(resolve, time, result).unref())

/** The database behind a thread that is started on need; a failure is an error whose message is a plain sentence. */
export function createDatabaseThread(start: () => Worker, deadline = longest): DatabaseThread {
  let worker: Worker | undefined
  let ending: Promise<unknown> = Promise.resolve()
  let settle = (_answer: Answer) => {}
  let known = ''

  function startWorker(): Worker {
    const started = start()
    started.on('message', (answer: Answer) => worker === started && settle(answer))
    // Asked or not, a thread that failed is no more, and the next need starts another.
    const lose = (error: unknown) => {
      if (worker !== started) return
      settle(unreachable(error))
      void end()
    }
    started.on('error', lose)
    started.on('exit', (code) => lose(`the thread ended with ${code}`))
    return started
  }

  /**
   * Ends the thread, for a client that is closed keeps its files open until the memory of its thread is freed, and says whether it is
   * gone: one that hangs in a call of the system ends when that returns, and until then no other is started.
   */
  async function end(): Promise<boolean> {
    if (worker) ending = Promise.resolve(worker.terminate())
    worker = undefined
    return Promise.race([ending.then(() => true), wait(moment, false)])
  }

  function putQuestion(request: Request): Promise<Answer> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, deadline, late).unref()
      settle = (answer) => {
        clearTimeout(timer)
        resolve(answer)
      }
      try {
        worker ??= startWorker()
        worker.postMessage(request)
      } catch (error) {
        settle(unreachable(error))
      }
    })
  }

  async function askOnce(request: Request): Promise<string> {
    const { problem, cause } = worker || (await end()) ? await putQuestion(request) : late
    if (problem) await end()
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
      return Promise.race([check(), wait(patience, late.problem)])
    },
    async close() {
      let seen: unknown
      do {
        seen = last
        await last
        // A write that waited for that one begins now.
        await new Promise((resolve) => setImmediate(resolve))
      } while (seen !== last)
      await end()
    },
  }
}

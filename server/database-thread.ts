import type { Worker } from 'node:worker_threads'
import type { NewMessage, ViewCount } from './database.ts'

/** A request to the database thread: save messages, add views, or with neither, check that writing works. */
export type Request = { saveMessages?: NewMessage[]; addViews?: ViewCount[] }
export type Answer = { problem: string; cause?: string }

export type DatabaseThread = ReturnType<typeof createDatabaseThread>

export const theFileIsGone = 'the database file is gone'
const late: Answer = { problem: 'the database does not answer' }
const patience = 2000
const freshness = 1000
const moment = 1000
// Waiting for a lock takes up to five seconds, and one request may meet several.
const longest = 20_000

const unreachable = (error: unknown): Answer => ({ problem: 'the database cannot be reached', cause: String(error) })
const wait = <T>(time: number, result: T) => new Promise<T>((resolve) => setTimeout(resolve, time, result).unref())

/** Writes each item right away, unless a write is running. Items that come during a write are written together after it. */
function batch<T>(write: (items: T[]) => Promise<void>): (item: T) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  let next: { items: T[]; written: Promise<void> } | undefined
  return (item) => {
    if (!next) {
      const items: T[] = []
      const written = last.then(() => {
        next = undefined
        return write(items)
      })
      last = written.catch(() => {})
      next = { items, written }
    }
    next.items.push(item)
    return next.written
  }
}

/** The database in a thread that starts when needed. A failure is an error whose message is a plain sentence. */
export function createDatabaseThread(start: () => Worker, deadline = longest) {
  let worker: Worker | undefined
  let ending: Promise<unknown> = Promise.resolve()
  let settle = (_answer: Answer) => {}
  let known = ''

  function startWorker(): Worker {
    const started = start()
    started.on('message', (answer: Answer) => worker === started && settle(answer))
    // A failed thread is dropped, even if nobody asked it anything. The next request starts another.
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
   * Ends the thread, because a closed client keeps its files open until its thread's memory is freed. Resolves to whether the thread
   * is gone: one that hangs in a system call ends only when that returns, and until then no other is started.
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
  /** One request at a time. If the file was deleted meanwhile, the request runs again on a new one. */
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
    /** Resolves once the message is on disk. */
    saveMessage: batch((saveMessages: NewMessage[]) => demand({ saveMessages })),
    addViews: (addViews: ViewCount[]) => demand({ addViews }),
    /** A plain sentence, or '' if all is well. */
    findProblem: () => Promise.race([check(), wait(patience, late.problem)]),
    async close() {
      let seen: unknown
      do {
        seen = last
        await last
        // A write that waited for this one starts now.
        await new Promise((resolve) => setImmediate(resolve))
      } while (seen !== last)
      await end()
    },
  }
}

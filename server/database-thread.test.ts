import { execFileSync } from 'node:child_process'
import { EventEmitter } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { createClient } from '@libsql/client'
import { build } from 'vite'
import { expect, test, vi } from 'vitest'
import { openDatabase } from './database.ts'
import { createDatabaseThread, type DatabaseThread, type Request } from './database-thread.ts'

// Node 20 runs no TypeScript in a thread.
const outDir = resolve('.cache/database-thread')
const workerFile = join(outDir, 'database.worker.js')
await build({ configFile: false, logLevel: 'silent', build: { ssr: 'server/database.worker.ts', outDir } })

const newFile = () => join(mkdtempSync(join(tmpdir(), 'db-')), 'sub', 'test.db')
const letter = (message: string) => ({ receivedAt: 't', email: '', message })
const sides = ['', '-wal', '-shm']

function startThread(file: string): DatabaseThread {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  return createDatabaseThread(() => new Worker(workerFile, { workerData: { url: `file:${file}` } }))
}

async function storedIn(file: string): Promise<string[]> {
  const database = await openDatabase(`file:${file}`)
  const messages = await database.listMessages()
  database.close()
  return messages.map(({ message }) => message)
}

/** The result of saving a message: a sentence, or '' if it was stored. */
const save = (thread: DatabaseThread, message: string) =>
  thread.saveMessage(letter(message)).then(
    () => '',
    (error: Error) => error.message,
  )

test('a thousand messages at once are all stored, in order', async () => {
  const file = newFile()
  const thread = startThread(file)
  const messages = Array.from({ length: 1000 }, (_, index) => `message ${index}`)
  await Promise.all(messages.map((message) => thread.saveMessage(letter(message))))
  await thread.close()
  expect(await storedIn(file)).toEqual(messages)
})

test('closing waits for writes that are still queued, and then no thread is left', async () => {
  const file = newFile()
  const threads: Worker[] = []
  const thread = createDatabaseThread(() => {
    const worker = new Worker(workerFile, { workerData: { url: `file:${file}` } })
    threads.push(worker)
    return worker
  })
  void thread.saveMessage(letter('one'))
  await Promise.resolve().then(() => {})
  void thread.saveMessage(letter('two'))
  await thread.close()
  expect(await storedIn(file)).toEqual(['one', 'two'])
  expect(threads.map(({ threadId }) => threadId)).toEqual([-1])
})

/** Takes the write lock in this process, until it is told to release it. */
async function holdLock(file: string) {
  const transaction = await createClient({ url: `file:${file}` }).transaction('write')
  return () => transaction.rollback()
}

test("every connection waits for another process's lock, without blocking this thread", async () => {
  const file = newFile()
  const thread = startThread(file)
  expect(await save(thread, 'first')).toBe('')
  const release = await holdLock(file)
  const waiting = save(thread, 'second')
  expect(await thread.findProblem()).toBe('the database does not answer')
  await release()
  expect(await waiting).toBe('')
  const releaseLater = await holdLock(file)
  expect(await save(thread, 'refused')).toBe('another process has locked the database')
  const third = save(thread, 'third')
  expect(await Promise.race([third, thread.findProblem()])).toBe('the database does not answer')
  await releaseLater()
  expect(await third).toBe('')
  await thread.close()
  expect(await storedIn(file)).toEqual(['first', 'second', 'third'])
})

test('a deleted file is created again, and nothing is stored in the old one', async () => {
  const file = newFile()
  const thread = startThread(file)
  expect(await save(thread, 'lost with its file')).toBe('')
  for (const side of sides) rmSync(file + side)
  expect(await save(thread, 'kept')).toBe('')
  expect(await storedIn(file)).toEqual(['kept'])
  rmSync(join(file, '..'), { recursive: true })
  expect(await save(thread, 'kept too')).toBe('')
  expect(await storedIn(file)).toEqual(['kept too'])
  await thread.close()
})

test('messages written while the file was deleted are written again', async () => {
  const file = newFile()
  const thread = startThread(file)
  expect(await save(thread, 'lost with its file')).toBe('')
  // The thread has checked its file and waits for the lock. Then the file is deleted.
  const release = await holdLock(file)
  const waiting = save(thread, 'kept')
  expect(await thread.findProblem()).toBe('the database does not answer')
  for (const side of sides) rmSync(file + side)
  await release()
  expect(await waiting).toBe('')
  await thread.close()
  expect(await storedIn(file)).toEqual(['kept'])
})

test('a deleted write-ahead log is noticed, and its messages are written again', async () => {
  const file = newFile()
  const thread = startThread(file)
  expect(await save(thread, 'first')).toBe('')
  rmSync(`${file}-wal`)
  expect(await save(thread, 'second')).toBe('')
  expect(await storedIn(file)).toContain('second')
  await thread.close()
})

test('while others read, write and check the file, it stays the same and nothing is written twice', async () => {
  const file = newFile()
  const thread = startThread(file)
  for (const message of ['a', 'b', 'c']) {
    expect(await save(thread, message)).toBe('')
    await storedIn(file)
    await createClient({ url: `file:${file}` }).execute('pragma wal_checkpoint(truncate)')
  }
  await thread.close()
  expect(await storedIn(file)).toEqual(['a', 'b', 'c'])
})

/** SQLite treats a file as read-only if it can read its format but not write it (its file format, §1.3.3). */
function setWriteVersion(file: string, version: number) {
  const bytes = readFileSync(file)
  bytes[18] = version
  writeFileSync(file, bytes)
}

type Damage = [sentence: string, spoil: (file: string) => unknown, repair: (file: string) => void]
const damages: Damage[] = [
  [
    'the database file is not a database',
    (file) => writeFileSync(file, 'not a database'.repeat(400)),
    (file) => rmSync(file),
  ],
  [
    'the database is read-only',
    async (file) => {
      await createClient({ url: `file:${file}` }).execute('create table other (x)')
      setWriteVersion(file, 3)
    },
    (file) => setWriteVersion(file, 1),
  ],
  [
    'the database folder cannot be created',
    (file) => {
      rmdirSync(join(file, '..'))
      writeFileSync(join(file, '..'), 'in the way')
    },
    (file) => rmSync(join(file, '..')),
  ],
  ['the database cannot be reached', (file) => mkdirSync(file), (file) => rmdirSync(file)],
]

test.each(damages)('reports that %s, and works again once that is fixed', async (sentence, spoil, repair) => {
  const file = newFile()
  mkdirSync(join(file, '..'))
  await spoil(file)
  const thread = startThread(file)
  expect(await save(thread, 'x')).toBe(sentence)
  await expect.poll(() => thread.findProblem(), { timeout: 5000 }).toBe(sentence)
  repair(file)
  await expect.poll(() => thread.findProblem(), { timeout: 5000 }).toBe('')
  expect(await save(thread, 'kept')).toBe('')
  await thread.close()
  expect(await storedIn(file)).toEqual(['kept'])
})

/** The thread's answer in a process that may write files of up to 40 KB (80 KB if the shell counts in kilobytes). */
function askWithoutRoom(file: string, request: Request): string {
  const script = `const thread = new (require('node:worker_threads').Worker)(${JSON.stringify(workerFile)}, {
    workerData: { url: ${JSON.stringify(`file:${file}`)} } })
    thread.postMessage(${JSON.stringify(request)})
    thread.once('message', ({ problem }) => { console.log(problem); process.exit() })`
  const limited = ['-c', 'ulimit -f 80 && exec "$@"', 'sh', process.execPath, '-e', script]
  return execFileSync('sh', limited, { encoding: 'utf8' }).trim()
}

test('a check needs as much room as a message, and fails if there is none', () => {
  const full = 'the disk cannot be read or written'
  expect(askWithoutRoom(newFile(), { saveMessages: [letter('Hello')] })).toBe('')
  expect(askWithoutRoom(newFile(), { saveMessages: [letter('x'.repeat(64_000))] })).toBe(full)
  expect(askWithoutRoom(newFile(), {})).toBe(full)
})

test('a file system that refuses new folders blocks nobody', async () => {
  const thread = startThread('/proc/none/sub/test.db')
  expect(await save(thread, 'x')).toMatch(/^the (database folder cannot be created|file system is read-only)$/)
  await thread.close()
})

test('failures leave no file open', async () => {
  const file = newFile()
  mkdirSync(join(file, '..'))
  writeFileSync(file, 'not a database'.repeat(400))
  const thread = startThread(file)
  const folder = '/proc/self/fd'
  const targetOf = (name: string) => {
    try {
      return readlinkSync(join(folder, name))
    } catch {
      return 'closed'
    }
  }
  const listOpen = () => (existsSync(folder) ? readdirSync(folder) : []).filter((name) => targetOf(name) === file)
  for (let count = 0; count < 5; count++) await save(thread, 'x')
  expect(listOpen()).toEqual([])
  await thread.close()
})

const answering = `require('node:worker_threads').parentPort.on('message', (request) => {
  if (request === 'fail') throw new Error('while nobody asks')
  if (request.saveMessages?.[0].message === 'hang') for (;;);
  require('node:worker_threads').parentPort.postMessage({ problem: '' })
})`

function startSmallThread(deadline?: number) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const threads: Worker[] = []
  // Listens from the start: on a busy machine, a thread's last answer and its exit come in one turn.
  const ends: Promise<unknown>[] = []
  const thread = createDatabaseThread(() => {
    const worker = new Worker(answering, { eval: true })
    threads.push(worker)
    ends.push(new Promise((resolve) => worker.once('exit', resolve)))
    return worker
  }, deadline)
  return { threads, ends, thread }
}

test('a thread that fails while idle is started again by the next request', async () => {
  const { threads, ends, thread } = startSmallThread()
  await thread.addViews([])
  // Only now: an error can overtake an answer on its way from the thread.
  threads[0]?.postMessage('fail')
  await ends[0]
  expect(await save(thread, 'x')).toBe('')
  expect(threads).toHaveLength(2)
  await thread.close()
})

test('a thread that never answers is ended after its deadline and reported, and another one takes the next request', async () => {
  const { threads, thread } = startSmallThread(2000)
  expect(await save(thread, 'hang')).toBe('the database does not answer')
  expect(console.error).toHaveBeenCalledWith('the database does not answer')
  expect(threads[0]?.threadId).toBe(-1)
  expect(await save(thread, 'x')).toBe('')
  await thread.close()
})

test('while a thread cannot be ended, no other starts, and every request still gets an answer', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let letGo = () => {}
  const hanging = Object.assign(new EventEmitter(), {
    postMessage: () => {},
    terminate: () => new Promise<void>((resolve) => (letGo = resolve)),
  })
  const working = Object.assign(new EventEmitter(), {
    postMessage: () => void working.emit('message', { problem: '' }),
    terminate: async () => {},
  })
  const threads = [hanging, working]
  const thread = createDatabaseThread(() => threads.shift() as unknown as Worker, 10)
  const late = 'the database does not answer'
  expect([await save(thread, 'a'), await save(thread, 'b'), await thread.findProblem()]).toEqual([late, late, late])
  expect(threads).toEqual([working])
  letGo()
  expect(await save(thread, 'c')).toBe('')
  await thread.close()
})

test('if a thread could not be created, the next request tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let attempts = 0
  const thread = createDatabaseThread(() => {
    if (attempts++ === 0) throw new Error('no memory')
    return new Worker(answering, { eval: true })
  })
  expect(await save(thread, 'a')).toBe('the database cannot be reached')
  expect(await save(thread, 'b')).toBe('')
  await thread.close()
})

test('a thread that cannot start is reported like any other problem', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const thread = createDatabaseThread(() => new Worker('throw new Error("no such module")', { eval: true }))
  expect(await thread.findProblem()).toBe('the database cannot be reached')
  expect(await save(thread, 'x')).toBe('the database cannot be reached')
  await thread.close()
})
